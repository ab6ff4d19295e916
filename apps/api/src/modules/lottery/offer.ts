import { type LotteryGame, Refusal } from '@lantern/contracts';
import { mostRebateOf, type PrizeMode } from '@lantern/rules/lottery';
import type { Data } from '../../contexts.ts';
import type { Database } from '../../db/database.ts';
import type { Brand } from '../brand/index.ts';
import { gameName } from './labels.ts';
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

/** How long an offer is kept for slips, in milliseconds. */
const keptMs = 2000;

interface Kept {
  until: number;
  offer: Promise<Offer>;
}
const kept = new WeakMap<Database, Map<string, Kept>>();

/** The offer as it was a moment ago. */
function keptOffer(context: Data, brand: Brand): Promise<Offer> {
  const offers = kept.get(context.db) ?? new Map<string, Kept>();
  kept.set(context.db, offers);
  const known = offers.get(brand.id);
  if (known && known.until > performance.now()) return known.offer;
  const offer = offerOf(context, brand);
  offers.set(brand.id, { until: performance.now() + keptMs, offer });
  offer.catch(() => offers.delete(brand.id));
  return offer;
}

interface Asked {
  gameCode: string;
  prizeMode: PrizeMode;
  cardVersion: number;
}

/**
 * A game and its prices for a slip. Prices may be kept, because the database refuses a slip whose
 * card has a later version; they are read again if the slip knows others.
 * @throws Refusal game_not_found
 */
export async function offeredFor(
  context: Data,
  brand: Brand,
  { gameCode, prizeMode, cardVersion }: Asked,
): Promise<{ row: GameRow; card: CardRow }> {
  const fits = ({ games, cards }: Offer) =>
    games.some(({ row, modes }) => row.code === gameCode && modes.includes(prizeMode)) &&
    cards.some(({ mode, version }) => mode === prizeMode && version === cardVersion);
  const before = await keptOffer(context, brand);
  const offer = fits(before) ? before : await offerOf(context, brand);
  const { row, card } = findOffered(offer, gameCode, prizeMode);
  if (!card) throw new Refusal('game_not_found');
  return { row, card };
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
  gameName(names, language) ?? code;

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

/**
 * The highest rebate that a member of the brand can choose on a slip, in hundredths of a percent;
 * null where no game has a series.
 */
export async function mostRebate(context: Data, brand: Brand): Promise<number | null> {
  const { games, cards } = await offerOf(context, brand);
  const ranges = cards
    .filter(({ mode }) => games.some(({ modes }) => modes.includes(mode)))
    .flatMap(({ card }) => (card.series ? [card.series] : []));
  return ranges.length === 0 ? null : Math.max(...ranges.map(mostRebateOf));
}

/** @throws Refusal rebate_too_high for one that no game of the brand gives */
export async function refuseHighRebate(
  context: Data,
  brand: Brand,
  rebate: number | undefined,
): Promise<void> {
  if (rebate === undefined) return;
  const most = await mostRebate(context, brand);
  if (most === null || rebate > most) throw new Refusal('rebate_too_high');
}

/** The codes of the games that a brand sells. */
export const soldGames = async (context: Data, brand: Brand): Promise<string[]> =>
  (await offerOf(context, brand)).games.map(({ row }) => row.code);
