import { type Queryable, transaction } from '@lantern/outside';
import { v7 as uuidV7 } from 'uuid';
import type { Context } from '../context.ts';
import { findTable } from '../games/index.ts';
import { type AnyTable, cashedAt, settle } from '../games/table-game.ts';
import { markDecided, oweAll, takeBets } from './bet.store.ts';
import { cancelBets } from './cancel-bets.ts';
import { ensureChain, takeNumber } from './chain.store.ts';
import { awayMs, clockOf, crashedMs, type TablePaces, voidAfterMs } from './clock.ts';
import { seedsIn, seedsOfRound } from './seeds.ts';
import {
  type CurrentRound,
  findCurrent,
  insertRound,
  lockTable,
  setDecided,
  setFlying,
  setState,
} from './table.store.ts';
import { type TableProof, tableWinCall } from './table-calls.ts';

export interface TableSettings extends TablePaces {
  /** The number of rounds of a chain. */
  readonly chainLength: number;
}

/**
 * Moves the round of a table to its next state when its time has come. Any process may call this at
 * any time: each state is changed once, in one transaction, and the next process goes on where one
 * has died. Without a player who watches, no new round is opened.
 */
export async function advance(
  context: Context,
  settings: TableSettings,
  game: string,
  isWatched: boolean,
): Promise<void> {
  await transaction(context.database, async (tx) => {
    await lockTable(tx, game);
    const round = await findCurrent(tx, game);
    if (round && !round.due) return;
    if (round) await moveOn(context, settings, tx, round);
    const isFree = !round || round.state === 'decided';
    if (isFree && isWatched) await openRound(settings, tx, game);
  });
}

async function openRound(settings: TableSettings, tx: Queryable, game: string): Promise<void> {
  const chain = await ensureChain(tx, game, settings.chainLength);
  if (chain.randomness === null) return;
  const number = await takeNumber(tx, chain.id);
  const seedHash = seedsIn(chain).at(number - 1);
  const { bettingMs } = clockOf(game, settings);
  await insertRound(tx, { id: uuidV7(), game, chainId: chain.id, number, seedHash }, bettingMs);
}

async function moveOn(
  context: Context,
  settings: TableSettings,
  tx: Queryable,
  round: CurrentRound,
): Promise<void> {
  const { id, game, state, lateMs } = round;
  const table = findTable(game);
  const { closedMs, liveMs } = clockOf(game, settings);
  const isBefore = state === 'betting' || state === 'closed' || state === 'live';
  if (state === 'decided') await setState(tx, id, 'over', 0);
  else if (!table || (isBefore && lateMs > voidAfterMs)) await makeVoid(context, tx, round);
  else if (state === 'betting') await setState(tx, id, 'closed', closedMs);
  else if (state === 'flying') await land(context, tx, table, round);
  else if (state === 'crashed') await payFlight(context, settings, tx, table, round);
  else if (table.flight) await takeOff(tx, table, round);
  else if (state === 'closed' && liveMs > 0) await kickOff(tx, id, liveMs);
  else await decide(context, settings, tx, table, round);
}

/** The show begins, and the result is known bit by bit. */
async function kickOff(tx: Queryable, id: string, liveMs: number): Promise<void> {
  await cancelUnsure(tx, id);
  await setState(tx, id, 'live', liveMs);
}

/** A bet whose stake is not known to be taken is rolled back before the outcome is known. */
async function cancelUnsure(tx: Queryable, id: string): Promise<void> {
  const unsure = await takeBets(tx, id, ['betting']);
  await cancelBets(
    tx,
    unsure.map((bet) => bet.id),
  );
}

/** The round cannot be finished in time, or not at all: all stakes that are not decided go back. */
async function makeVoid({ log }: Context, tx: Queryable, { id, game }: CurrentRound) {
  const bets = await takeBets(tx, id, ['betting', 'open']);
  const cancelled = await cancelBets(
    tx,
    bets.map((bet) => bet.id),
  );
  await setState(tx, id, 'void', 0);
  log.error({ roundId: id, game, cancelled }, 'the shared round is void');
}

interface Drawn {
  seed: string;
  outcome: unknown;
  proof: TableProof;
}

/** The result of a round, from the seed of the chain. */
async function drawFor(tx: Queryable, table: AnyTable, round: CurrentRound): Promise<Drawn> {
  const { number, seedHash } = round;
  const seeds = await seedsOfRound(tx, round);
  const outcome = table.draw(seeds);
  const proof = { seedHash, randomness: seeds.clientSeed, number, outcome };
  return { seed: seeds.serverSeed, outcome, proof };
}

/** Draws the outcome, publishes the seed and settles all bets, in one transaction. */
async function decide(
  context: Context,
  settings: TableSettings,
  tx: Queryable,
  table: AnyTable,
  round: CurrentRound,
): Promise<void> {
  const { id, game, number } = round;
  const { seed, outcome, proof } = await drawFor(tx, table, round);
  await cancelUnsure(tx, id);
  const settled = await settleBets(context, tx, table, id, proof);
  const { decidedMs } = clockOf(game, settings);
  await setDecided(tx, id, { state: 'decided', seed, outcome }, decidedMs);
  context.log.info({ roundId: id, game, number, settled }, 'the shared round is decided');
}

/** Starts the flight; only its end in the database says how long it lasts. */
async function takeOff(tx: Queryable, table: AnyTable, round: CurrentRound): Promise<void> {
  await cancelUnsure(tx, round.id);
  const { outcome } = await drawFor(tx, table, round);
  await setFlying(tx, round.id, table.flight?.endOf(outcome) ?? 0);
}

/**
 * The flight is over: publishes the outcome. Bets still in the air go back when no process was
 * there to take a cash-out.
 */
async function land(
  { log }: Context,
  tx: Queryable,
  table: AnyTable,
  round: CurrentRound,
): Promise<void> {
  const { id, game, number, lateMs } = round;
  const { seed, outcome } = await drawFor(tx, table, round);
  if (lateMs > awayMs) {
    const reached = table.flight?.reached(outcome) ?? 0n;
    const lost = (await takeBets(tx, id, ['open'])).filter((bet) => !cashedAt(bet, reached));
    const cancelled = await cancelBets(
      tx,
      lost.map((bet) => bet.id),
    );
    log.error({ roundId: id, game, cancelled }, 'the end of the flight was noticed late');
  }
  await setDecided(tx, id, { state: 'crashed', seed, outcome }, crashedMs);
  log.info({ roundId: id, game, number }, 'the flight is over');
}

/** Settles a flight after the last cash-outs that arrived in time are stored. */
async function payFlight(
  context: Context,
  settings: TableSettings,
  tx: Queryable,
  table: AnyTable,
  round: CurrentRound,
): Promise<void> {
  const { id, game } = round;
  const { proof } = await drawFor(tx, table, round);
  const settled = await settleBets(context, tx, table, id, proof);
  await setState(tx, id, 'decided', clockOf(game, settings).decidedMs);
  context.log.info({ roundId: id, game, settled }, 'the flight is paid');
}

async function settleBets(
  { publicUrl }: Context,
  tx: Queryable,
  table: AnyTable,
  id: string,
  proof: TableProof,
): Promise<number> {
  const { outcome } = proof;
  const all = await takeBets(tx, id, ['open']);
  const payouts = settle(table, all, outcome);
  const got = all.map((bet, at) => ({ id: bet.id, bet, payout: payouts[at] ?? 'back' }));
  const back = got.filter(({ payout }) => payout === 'back');
  await cancelBets(
    tx,
    back.map((bet) => bet.id),
  );
  const bets = got.flatMap(({ payout, ...one }) => (payout === 'back' ? [] : [{ ...one, payout }]));
  if (bets.length === 0) return back.length;
  await markDecided(tx, bets, outcome);
  await oweAll(
    tx,
    bets.map(({ bet, payout }) => ({
      betId: bet.id,
      owed: { call: 'win', body: tableWinCall(bet, payout, proof, publicUrl) },
    })),
  );
  return all.length;
}
