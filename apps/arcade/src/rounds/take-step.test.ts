import { describe, expect } from 'vitest';
import type { Mishap } from '../../testing/fake-operator.ts';
import { fixSeeds } from '../../testing/fixed-seed.ts';
import { accepted, newKey, openPage, post, refusedWith } from '../../testing/page.ts';
import { spawnArcade } from '../../testing/spawn-arcade.ts';
import { test } from '../../testing/test.ts';
import { statesOf, type World } from '../../testing/world.ts';
import { minesOf } from '../games/mines/rules.ts';
import type { RoundView } from '../wire/replies.ts';

const choice = { mines: 3 };
const cashOut = { cashOut: true };
const mine = { pick: 7 };
const pearls = [{ pick: 0 }, { pick: 1 }];
const [pearl = { pick: 0 }, other = { pick: 1 }] = pearls;

/** Mines with a mine under cell 7 and pearls under 0 and 1. */
const fix = ({ database }: World, playerId: string) =>
  fixSeeds(database.pool, playerId, (seeds) => {
    const hidden = minesOf(seeds, 3);
    return hidden.includes(7) && !hidden.includes(0) && !hidden.includes(1);
  });

/** A player who has opened Mines, with a step function for a round. */
async function playerOf(world: World, url: string) {
  const { token, player } = world.operator.ledger.launch();
  const page = openPage(url);
  // A patient arcade opens the session, so that a slow machine does not fail it.
  const patient = await world.start({ callTimeoutMs: 20_000 });
  const { session } = accepted(await openPage(patient.url).open(token, 'mines'));
  await patient.stop();
  await fix(world, player.id);
  const start = async (key = newKey()) =>
    accepted(await page.bet(session, 'mines', '10000', choice, key));
  const step = (roundId: string, number: number, action: object) =>
    page.step({ session, game: 'mines', roundId, step: number, action });
  return { player, page, session, start, step };
}

describe('GAM-21 GAM-26 a round with steps', () => {
  test('takes the stake, goes on step by step, and pays when it is cashed out', async ({
    world,
  }) => {
    const { url } = await world.start();
    const { player, start, step } = await playerOf(world, url);
    const opened = await start();
    expect(opened).toMatchObject({
      ...{ state: 'open', outcome: null, payout: null, steps: 0, balance: '990000' },
      shown: { picks: [], next: '11250' },
    });
    const { roundId } = opened;
    expect(JSON.stringify(opened)).not.toContain('mines":[');
    expect(accepted(await step(roundId, 1, pearl))).toMatchObject({
      ...{ state: 'open', steps: 1, shown: { picks: [0], factor: '11250' } },
    });
    const ended = accepted(await step(roundId, 2, cashOut));
    expect(ended).toMatchObject({ state: 'settled', payout: '11250', balance: '1001250' });
    expect(player.balance).toBe(1_001_250n);
    expect(world.operator.calls('bet')).toMatchObject([
      { gameCode: 'mines', amount: '10000', details: { selection: 'Số mìn: 3' } },
    ]);
    expect(world.operator.calls('win')).toMatchObject([{ amount: '11250', roundClosed: true }]);
    expect(world.operator.faults).toEqual([]);
  });

  test('closes a lost round with a win of zero, and shows every mine', async ({ world }) => {
    const { url } = await world.start();
    const { start, step, page } = await playerOf(world, url);
    const { roundId } = await start();
    const lost = accepted(await step(roundId, 1, mine));
    expect(lost).toMatchObject({ state: 'settled', payout: '0', balance: '990000' });
    const facts = accepted(await page.facts(roundId));
    expect(facts).toMatchObject({ game: 'mines', parameters: choice, serverSeed: null });
    expect(facts.outcome.split(',').map(Number)).toContain(7);
  });

  test('gives the same answer to the same step, and refuses another one of that number', async ({
    world,
  }) => {
    const { url } = await world.start();
    const { start, step } = await playerOf(world, url);
    const { roundId } = await start();
    const first = accepted(await step(roundId, 1, pearl));
    expect(accepted(await step(roundId, 1, pearl))).toEqual(first);
    const changed = await step(roundId, 1, other);
    expect([changed.status, refusedWith(changed)]).toEqual([422, 'step_reused']);
    const ahead = await step(roundId, 3, other);
    expect([ahead.status, refusedWith(ahead)]).toEqual([409, 'step_not_allowed']);
    const twice = await step(roundId, 2, pearl);
    expect([twice.status, refusedWith(twice)]).toEqual([409, 'step_not_allowed']);
    accepted(await step(roundId, 2, cashOut));
    const over = await step(roundId, 3, other);
    expect([over.status, refusedWith(over)]).toEqual([409, 'round_over']);
    expect(world.operator.calls('win')).toHaveLength(1);
  });

  test('F12 of one number sent at once to two arcades is one step', async ({ world }) => {
    const [one, two] = [await world.start(), await world.start()];
    const { start, session } = await playerOf(world, one.url);
    const { roundId } = await start();
    accepted(
      await openPage(one.url).step({ session, game: 'mines', roundId, step: 1, action: pearl }),
    );
    const ends = await Promise.all(
      [one, two, one, two].map(({ url }) =>
        openPage(url).step({ session, game: 'mines', roundId, step: 2, action: cashOut }),
      ),
    );
    expect(new Set(ends.map((end) => accepted(end).payout))).toEqual(new Set(['11250']));
    expect(world.operator.calls('win')).toHaveLength(1);
  });

  test('goes on in a new session of its player, not in one of another player', async ({
    world,
  }) => {
    const { url } = await world.start();
    const { player, start, step, page } = await playerOf(world, url);
    const { roundId } = await start();
    accepted(await step(roundId, 1, pearl));
    const again = accepted(await page.open(world.operator.ledger.launchAgain(player.id), 'mines'));
    expect(again.openRound).toMatchObject({ roundId, state: 'open', steps: 1 });
    const stranger = await playerOf(world, url);
    const refused = await stranger.step(roundId, 2, other);
    expect([refused.status, refusedWith(refused)]).toEqual([404, 'not_found']);
    const next = { session: again.session, game: 'mines', roundId, step: 2, action: cashOut };
    expect(accepted(await page.step(next)).payout).toBe('11250');
  });

  test('blocks another round of its game, the change of the seed, and its own facts', async ({
    world,
  }) => {
    const { url } = await world.start();
    const { player, start, page, session } = await playerOf(world, url);
    const { roundId } = await start();
    const other = accepted(await page.open(world.operator.ledger.launchAgain(player.id), 'mines'));
    for (const one of [session, other.session]) {
      const second = await page.bet(one, 'mines', '10000', choice);
      expect([second.status, refusedWith(second)]).toEqual([409, 'round_under_way']);
      expect(refusedWith(await page.rotate(one, 'mine'))).toBe('round_under_way');
    }
    expect((await page.facts(roundId)).status).toBe(404);
    expect(world.operator.calls('bet')).toHaveLength(1);
  });

  test('is not played in the session of another game', async ({ world }) => {
    const { url } = await world.start();
    const { page, start } = await playerOf(world, url);
    const { token } = world.operator.ledger.launch();
    const { session } = accepted(await page.open(token, 'dice'));
    const refused = await page.bet(session, 'mines', '10000', choice);
    expect([refused.status, refusedWith(refused)]).toEqual([409, 'wrong_game']);
    const { roundId } = await start();
    const step = { session, game: 'mines', roundId, step: 1, action: pearl };
    expect(refusedWith(await page.step(step))).toBe('not_found');
  });
});

describe('GAM-23 a round that its player has left', () => {
  const leave = ({ database }: World) =>
    database.pool.query(`UPDATE round SET open_until = now() - interval '1 second'`);

  test('is cashed out at its present factor', async ({ world }) => {
    const { url } = await world.start();
    const { player, start, step } = await playerOf(world, url);
    const { roundId } = await start();
    accepted(await step(roundId, 1, pearl));
    await leave(world);
    await expect.poll(() => statesOf(world.database)).toEqual(['settled']);
    expect(player.balance).toBe(1_001_250n);
    expect(refusedWith(await step(roundId, 2, other))).toBe('step_reused');
  });

  test('before its first step is cancelled, and the stake comes back', async ({ world }) => {
    const { url } = await world.start();
    const { player, start } = await playerOf(world, url);
    await start();
    await leave(world);
    await expect.poll(() => statesOf(world.database)).toEqual(['cancelled']);
    expect(player.balance).toBe(1_000_000n);
    expect(world.operator.calls('win')).toEqual([]);
  });
});

describe('GAM-21 a process killed during a round with steps', () => {
  const ended = async (world: World, states: string[]) =>
    expect.poll(() => statesOf(world.database)).toEqual(states);

  test.for<[string, Mishap, 'cancelled' | 'settled']>([
    ['during its bet', 'hang_after', 'cancelled'],
    ['during its win', 'hang_after', 'settled'],
  ])('%s leaves it decided once', async ([when, mishap, ends], { world }) => {
    const first = await spawnArcade(world);
    const { player, start, step } = await playerOf(world, first.url);
    const call = when === 'during its bet' ? 'bet' : 'win';
    if (call === 'bet') world.operator.next('bet', mishap);
    const starting = start().catch(() => undefined);
    if (call === 'win') {
      const roundId = (await starting)?.roundId ?? '';
      accepted(await step(roundId, 1, pearl));
      world.operator.next('win', mishap);
      void step(roundId, 2, cashOut).catch(() => undefined);
    }
    await expect.poll(() => world.operator.calls(call)).toHaveLength(1);
    await first.kill();
    await starting;
    await spawnArcade(world);
    await ended(world, [ends]);
    expect(player.balance).toBe(ends === 'settled' ? 1_001_250n : 1_000_000n);
    expect(world.operator.calls('bet')).toHaveLength(1);
  });

  test('between its steps leaves it open for the next process', async ({ world }) => {
    const first = await spawnArcade(world);
    const { player, start, step, session } = await playerOf(world, first.url);
    const { roundId } = await start();
    accepted(await step(roundId, 1, pearl));
    await first.kill();
    const second = await spawnArcade(world);
    const next = { session, game: 'mines', roundId };
    const page = openPage(second.url);
    expect(accepted(await page.step({ ...next, step: 2, action: other })).steps).toBe(2);
    expect(accepted(await page.step({ ...next, step: 3, action: cashOut })).payout).toBe('12857');
    expect(player.balance).toBe(1_002_857n);
  });
});

describe('K-rows: a bad step', () => {
  const good = {
    ...{ session: 'A'.repeat(43), game: 'mines', step: 1, action: pearl },
    roundId: '00000000-0000-0000-0000-000000000000',
  };

  test.for<[string, object]>([
    ['a cell outside', { action: { pick: 25 } }],
    ['a negative cell', { action: { pick: -1 } }],
    ['half a cell', { action: { pick: 1.5 } }],
    ['a cell as text', { action: { pick: '1' } }],
    ['two actions', { action: { pick: 1, cashOut: true } }],
    ['no action', { action: {} }],
    ['step zero', { step: 0 }],
    ['a negative step', { step: -1 }],
    ['a step as text', { step: '1' }],
    ['an endless step', { step: 1e9 }],
    ['a game without steps', { game: 'dice' }],
    ['an unknown game', { game: 'toString' }],
    ['a round of another shape', { roundId: "' OR 1=1" }],
    ['an unknown field', { factor: '99' }],
  ])('%s is refused', async ([_, change], { world }) => {
    const { url } = await world.start();
    const refused = await post<RoundView>(url, '/api/steps', { ...good, ...change });
    expect([refused.status, refusedWith(refused)]).toEqual([400, 'invalid_input']);
  });
});
