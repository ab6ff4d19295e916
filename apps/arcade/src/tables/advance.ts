import { type Queryable, transaction } from '@lantern/outside';
import { v7 as uuidV7 } from 'uuid';
import type { Context } from '../context.ts';
import { ChainSeeds } from '../fair/chain.ts';
import { findTable, tableOf } from '../games/index.ts';
import { payoutOf } from '../games/table-game.ts';
import { markDecided, oweAll, takeBets } from './bet.store.ts';
import { cancelBets } from './cancel-bets.ts';
import { ensureChain, getChain, type SeedChain, takeNumber } from './chain.store.ts';
import { clockOf, voidAfterMs } from './clock.ts';
import {
  type CurrentRound,
  findCurrent,
  insertRound,
  lockTable,
  setDecided,
  setState,
} from './table.store.ts';
import { type TableProof, tableWinCall } from './table-calls.ts';

export interface TableSettings {
  /** The clock in per cent of the usual time. */
  readonly pace: number;
  /** The number of rounds of a chain. */
  readonly chainLength: number;
}

/** The seeds of the chains in use; each takes a hash for every round it has. */
const known = new Map<string, ChainSeeds>();

function seedsOf(chain: SeedChain): ChainSeeds {
  const seeds = known.get(chain.id) ?? new ChainSeeds(chain);
  known.set(chain.id, seeds);
  return seeds;
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
  const seedHash = seedsOf(chain).at(number - 1);
  const { bettingMs } = clockOf(game, settings.pace);
  await insertRound(tx, { id: uuidV7(), game, chainId: chain.id, number, seedHash }, bettingMs);
}

async function moveOn(
  context: Context,
  settings: TableSettings,
  tx: Queryable,
  round: CurrentRound,
): Promise<void> {
  const { id, game, state, lateMs } = round;
  if (state === 'decided') await setState(tx, id, 'over', 0);
  else if (!findTable(game) || lateMs > voidAfterMs) await makeVoid(context, tx, round);
  else if (state === 'betting')
    await setState(tx, id, 'closed', clockOf(game, settings.pace).closedMs);
  else await decide(context, settings, tx, round);
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

/**
 * Draws the outcome, publishes the seed and settles all bets, in one transaction. A bet whose stake
 * is not known to be taken is rolled back, so that no bet is open after the outcome is known.
 */
async function decide(
  context: Context,
  settings: TableSettings,
  tx: Queryable,
  round: CurrentRound,
): Promise<void> {
  const { id, game, number, seedHash } = round;
  const table = tableOf(game);
  const chain = await getChain(tx, round.chainId);
  const seed = seedsOf(chain).at(number);
  const randomness = chain.randomness ?? '';
  const outcome = table.draw({ serverSeed: seed, clientSeed: randomness, nonce: number });
  const unsure = await takeBets(tx, id, ['betting']);
  await cancelBets(
    tx,
    unsure.map((bet) => bet.id),
  );
  const proof = { seedHash, randomness, number, outcome };
  const settled = await settle(context, tx, id, proof);
  await setDecided(tx, id, { seed, outcome }, clockOf(game, settings.pace).decidedMs);
  context.log.info({ roundId: id, game, number, settled }, 'the shared round is decided');
}

async function settle(
  { publicUrl }: Context,
  tx: Queryable,
  id: string,
  proof: TableProof,
): Promise<number> {
  const { outcome } = proof;
  const bets = (await takeBets(tx, id, ['open'])).map((bet) => ({
    ...{ id: bet.id, bet, payout: payoutOf(tableOf(bet.game), bet.choice, outcome) },
  }));
  if (bets.length === 0) return 0;
  await markDecided(tx, bets, outcome);
  await oweAll(
    tx,
    bets.map(({ bet, payout }) => ({
      betId: bet.id,
      owed: { call: 'win', body: tableWinCall(bet, payout, proof, publicUrl) },
    })),
  );
  return bets.length;
}
