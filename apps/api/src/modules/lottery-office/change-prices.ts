import type {
  BodyOf,
  listOfficeGames,
  officeRateCards,
  pauseLotteryGame,
  saveLotteryRateCard,
  ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import { refusalFor } from '../../db/verdict.ts';
import { inLanguage } from '../content/index.ts';
import { isOffice } from './calendar.store.ts';
import type { LotteryOfficeContext } from './context.ts';
import { listCards, listGames, pauseGame, saveCard } from './prices.store.ts';

/** All games, with the prize modes in which the brand sells them. */
export async function describeGames(
  { db }: LotteryOfficeContext,
  { brand, language }: StaffCaller,
): Promise<ValueOf<typeof listOfficeGames>> {
  const [office, games] = await Promise.all([
    isOffice(db, brand.id),
    listGames(db, brand.id, brand.currency),
  ]);
  return {
    office,
    games: games.map(({ names, ...game }) => ({
      ...game,
      gameName: inLanguage(names, language) ?? game.gameCode,
    })),
  };
}

/** @throws Refusal not_lottery_office, game_not_found */
export async function pauseOrResume(
  context: LotteryOfficeContext,
  caller: StaffCaller,
  body: BodyOf<typeof pauseLotteryGame>,
): Promise<ValueOf<typeof pauseLotteryGame>> {
  const by = { brandId: caller.brand.id, staffId: caller.staff.id };
  const verdict = await pauseGame(context.db, { ...by, ...body });
  if (verdict !== 'saved') throw refusalFor(verdict);
  return describeGames(context, caller);
}

/** The prices of the brand. */
export async function describeCards(
  { db }: LotteryOfficeContext,
  { brand }: StaffCaller,
): Promise<ValueOf<typeof officeRateCards>> {
  const cards = await listCards(db, brand.id, brand.currency);
  return { cards: cards.map((card) => ({ ...card, savedAt: card.savedAt.toISOString() })) };
}

/** @throws Refusal rule_changed */
export async function changeCard(
  context: LotteryOfficeContext,
  caller: StaffCaller,
  { card, reason }: BodyOf<typeof saveLotteryRateCard>,
): Promise<ValueOf<typeof saveLotteryRateCard>> {
  const by = { brandId: caller.brand.id, staffId: caller.staff.id };
  const verdict = await saveCard(context.db, { ...by, card, reason });
  if (verdict !== 'saved') throw refusalFor(verdict);
  return describeCards(context, caller);
}
