import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Mishap } from '../../testing/fake-operator.ts';
import { accepted, newKey, openPage } from '../../testing/page.ts';
import { seededRandom } from '../../testing/random.ts';
import { type ArcadeProcess, spawnArcade } from '../../testing/spawn-arcade.ts';
import { test } from '../../testing/test.ts';
import type { World } from '../../testing/world.ts';
import type { RoundView } from '../wire/replies.ts';

const kills = 6;
const players = 6;
/** Short, so that bets left behind by a kill are cancelled soon. */
const betTimeoutMs = 300;
const mishaps: readonly Mishap[] = ['hang', 'hang_after', 'fail', 'fail_after', 'drop_after'];

interface Row {
  id: string;
  state: string;
  total: string;
  payout: string | null;
}

/** The site's moves for a finished round; a rollback that came before its bet moved nothing. */
function expectedMoves(
  { id, state, total, payout }: Row,
  betArrived: boolean,
): Record<string, bigint> {
  if (state === 'refused') return {};
  const bet = { [`bet:${id}`]: -BigInt(total) };
  if (state === 'settled') return { ...bet, [`win:${id}`]: BigInt(payout ?? -1) };
  return betArrived ? { ...bet, [`rollback:${id}`]: BigInt(total) } : { [`rollback:${id}`]: 0n };
}

/** Plays round after round, and repeats each with the same key until it has an answer. */
async function playOn(
  arcade: () => ArcadeProcess,
  session: string,
  going: () => boolean,
): Promise<RoundView[]> {
  const seen: RoundView[] = [];
  while (going()) {
    const key = newKey();
    for (let answered = false; !answered && going(); ) {
      try {
        const { reply } = await openPage(arcade().url).play(
          session,
          { fish: '1000', crab: '2000' },
          key,
        );
        answered = reply.success && reply.value.state !== 'betting';
        if (reply.success && answered) seen.push(reply.value);
      } catch {
        // The process was killed during the request.
      }
      await pause(5);
    }
  }
  return seen;
}

/** A session for each player, opened at an arcade with a longer timeout. */
async function openSessions(world: World): Promise<string[]> {
  const patient = await spawnArcade(world, 5_000);
  const page = openPage(patient.url);
  const sessions: string[] = [];
  for (let i = 0; i < players; i += 1) {
    const { token } = world.operator.ledger.launch({ balance: 1_000_000_000n });
    sessions.push(accepted(await page.open(token)).session);
  }
  await patient.kill();
  return sessions;
}

async function roundsOf({ database }: World): Promise<Row[]> {
  return (await database.pool.query<Row>('SELECT id, state, total, payout FROM round')).rows;
}

/** Kills the process repeatedly, each time after some moves, while the site fails sometimes. */
async function trouble(world: World, running: { arcade: ArcadeProcess }): Promise<void> {
  const random = seededRandom(1);
  for (let kill = 0; kill < kills; kill += 1) {
    for (const call of ['bet', 'win', 'rollback'] as const) {
      world.operator.next(call, ...mishaps.filter(() => random() < 0.25));
    }
    const before = world.operator.ledger.moves.length;
    await expect.poll(() => world.operator.ledger.moves.length).toBeGreaterThan(before + players);
    await pause(random() * 200);
    await running.arcade.kill();
    running.arcade = await spawnArcade(world, betTimeoutMs);
  }
}

test(`GAM-21 F4 F5 ${kills} kills leave every round settled or rolled back once`, async ({
  world,
}) => {
  const { operator, database } = world;
  const sessions = await openSessions(world);
  const running = { arcade: await spawnArcade(world, betTimeoutMs) };
  let going = true;
  const playing = sessions.map((session) =>
    playOn(
      () => running.arcade,
      session,
      () => going,
    ),
  );
  await trouble(world, running);
  going = false;
  const seen = (await Promise.all(playing)).flat();
  await expect
    .poll(async () => (await roundsOf(world)).map(({ state }) => state))
    .not.toContain('betting');
  await expect
    .poll(async () => (await database.pool.query('SELECT 1 FROM outbox')).rowCount)
    .toBe(0);

  const rounds = await roundsOf(world);
  const moved = operator.ledger.moves.map(({ transactionId, amount }): [string, bigint] => [
    transactionId,
    amount,
  ]);
  const done = new Set(moved.map(([id]) => id));
  expect(done.size).toBe(moved.length);
  const expected = rounds.flatMap((row) =>
    Object.entries(expectedMoves(row, done.has(`bet:${row.id}`))),
  );
  expect(Object.fromEntries(moved)).toEqual(Object.fromEntries(expected));
  const final = new Map(rounds.map((row) => [row.id, row]));
  for (const { roundId, state, payout } of seen) {
    const row = final.get(roundId);
    expect([row?.payout ?? null, row?.state === 'cancelled']).toEqual([
      payout,
      state.startsWith('cancell'),
    ]);
  }
  expect(new Set(rounds.map(({ state }) => state))).toEqual(new Set(['settled', 'cancelled']));
  expect(operator.faults).toEqual([]);
});
