import { type LotteryGame, Refusal } from '@lantern/contracts';
import type { PrizeMode } from '@lantern/rules/lottery';
import type { Data } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { inLanguage } from '../content/index.ts';
import { type CardRow, findCards, findGames, type GameRow } from './lottery.store.ts';

/** A game with the prize modes in which a brand sells it. */
export interface Offered {
  row: GameRow;
  modes: readonly PrizeMode[];
}

export interface Offer {
  games: readonly Offered[];
  cards: readonly CardRow[];
}

/** A brand sells a game in the modes whose rate card prices a play of its family. */
export async function offerOf({ db }: Data, brand: Brand): Promise<Offer> {
  const [games, cards] = await Promise.all([
    findGames(db),
    findCards(db, brand.id, brand.currency),
  ]);
  const offered = games.map((row) => ({
    row,
    modes: cards
      .filter(({ card }) => Object.keys(card.rates[row.family] ?? {}).length > 0)
      .map(({ mode }) => mode),
  }));
  return { games: offered.filter(({ modes }) => modes.length > 0), cards };
}

/** @throws Refusal game_not_found */
export function findOffered(
  { games, cards }: Offer,
  gameCode: string,
  mode?: PrizeMode,
): Offered & { card: CardRow | undefined } {
  const game = games.find(({ row }) => row.code === gameCode);
  if (!game || (mode && !game.modes.includes(mode))) throw new Refusal('game_not_found');
  return { ...game, card: cards.find((card) => card.mode === mode) };
}

export const nameOf = ({ names, code }: Pick<GameRow, 'names' | 'code'>, language: string) =>
  inLanguage(names, language) ?? code;

export const describeGame = ({ row, modes }: Offered, language: string): LotteryGame => ({
  gameCode: row.code,
  gameName: nameOf(row, language),
  gameType: row.own ? 'ELOTT' : 'LOTT',
  family: row.family,
  region: row.region,
  every: row.schedule?.every ?? null,
  closing: row.schedule?.closing ?? 0,
  prizeModes: [...modes],
  defaultPlayType: row.defaultPlay,
});

/** Whether the brand has a game whose draws its members can bet on. */
export const offersDraws = async (context: Data, brand: Brand): Promise<boolean> =>
  (await offerOf(context, brand)).games.length > 0;
