import {
  type drawDetails,
  type drawExposure,
  type drawFeed,
  type lotteryResults,
  type PublishedLotteryDraw,
  type QueryOf,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import { timeOf } from '@lantern/draws/beacon';
import type { VisitorCaller } from '../../caller.ts';
import type { Data, Randomness } from '../../contexts.ts';
import {
  countResults,
  type DrawRow,
  findDraw,
  findDrawsOfDay,
  findExposure,
  findResults,
  findTotal,
  mostSpots,
} from './draw.store.ts';
import { describeGame, findOffered, offerOf } from './offer.ts';

const at = (moment: Date | null) => moment?.toISOString() ?? null;

/** The beacon of a draw; null if it was another one, whose key we no longer have. */
function beaconOf({ beacon }: Randomness, row: DrawRow): PublishedLotteryDraw['beacon'] {
  const { hash, publicKey, genesis, period } = beacon.chain;
  if (row.beaconRound === null || row.beaconChain !== hash) return null;
  const round = Number(row.beaconRound);
  return {
    ...{ chain: hash, publicKey, genesis, period, round },
    madeAt: new Date(timeOf(beacon.chain, round)).toISOString(),
    signature: row.beaconSignature,
  };
}

export function publish(context: Randomness, row: DrawRow): PublishedLotteryDraw {
  const { anchor, length, place } = row;
  return {
    drawId: row.id,
    gameCode: row.gameCode,
    family: row.family,
    numero: row.numero,
    state: row.state,
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    drawsAt: row.drawsAt.toISOString(),
    closedAt: at(row.closedAt),
    margin: row.margin,
    seedChain:
      anchor !== null && length !== null && place !== null ? { anchor, length, place } : null,
    commitment: row.commitment,
    committedAt: at(row.committedAt),
    bookRoot: row.bookRoot,
    tickets: row.tickets,
    beacon: beaconOf(context, row),
    seed: row.seed,
    result: row.result,
    drawnAt: at(row.drawnAt),
    settledAt: at(row.settledAt),
    voidedAt: at(row.voidedAt),
    voidReason: row.voidReason,
    corrections: row.corrections.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
  };
}

/** @throws Refusal draw_not_found */
export async function showDraw(
  context: Data & Randomness,
  { brand, language }: VisitorCaller,
  { drawId }: QueryOf<typeof drawDetails>,
): Promise<ValueOf<typeof drawDetails>> {
  const [row, offer, total] = await Promise.all([
    findDraw(context.db, drawId),
    offerOf(context, brand),
    findTotal(context.db, drawId, brand.id),
  ]);
  const game = offer.games.find((one) => one.row.code === row?.gameCode);
  if (!row || !game) throw new Refusal('draw_not_found');
  const { tickets = 0, staked = '0', paid = '0' } = total ?? {};
  return {
    game: describeGame(game, language),
    draw: publish(context, row),
    totals: { currency: brand.currency, tickets, staked, paid },
    voidAt: at(row.voidAt),
  };
}

/** @throws Refusal draw_not_found */
export async function showExposure(
  context: Data,
  { brand }: VisitorCaller,
  { drawId, play }: QueryOf<typeof drawExposure>,
): Promise<ValueOf<typeof drawExposure>> {
  const limit = brand.settings.lottery.exposureLimit;
  const [row, spots] = await Promise.all([
    findDraw(context.db, drawId),
    findExposure(context.db, { drawId, brandId: brand.id, play, limit }),
  ]);
  if (!row) throw new Refusal('draw_not_found');
  // Of a longer list the last number has less left than any that is not on it.
  const cut = spots.length < mostSpots ? undefined : spots.at(-1);
  return { limit: cut?.left ?? limit, spots };
}

/** @throws Refusal game_not_found */
export async function listResults(
  context: Data,
  { brand }: VisitorCaller,
  { gameCode, day, pageNo, pageSize }: QueryOf<typeof lotteryResults>,
): Promise<ValueOf<typeof lotteryResults>> {
  findOffered(await offerOf(context, brand), gameCode);
  const wish = { gameCode, day: day || null };
  const [rows, total] = await Promise.all([
    findResults(context.db, { ...wish, limit: pageSize, offset: (pageNo - 1) * pageSize }),
    countResults(context.db, gameCode, wish.day),
  ]);
  const list = rows.map(({ id, numero, state, closesAt, drawsAt, result }) => ({
    ...{ drawId: id, numero, state, result },
    closesAt: closesAt.toISOString(),
    drawsAt: drawsAt.toISOString(),
  }));
  return { list, total, totalPages: Math.ceil(total / pageSize) };
}

/** @throws Refusal game_not_found */
export async function showFeed(
  context: Data & Randomness,
  { brand }: VisitorCaller,
  { gameCode, day }: QueryOf<typeof drawFeed>,
): Promise<ValueOf<typeof drawFeed>> {
  findOffered(await offerOf(context, brand), gameCode);
  const rows = await findDrawsOfDay(context.db, gameCode, day);
  return { gameCode, day, draws: rows.map((row) => publish(context, row)) };
}
