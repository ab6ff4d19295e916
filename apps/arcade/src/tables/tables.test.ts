import { describe, expect } from 'vitest';
import { accepted, get, newKey, openPage, post, refusedWith } from '../../testing/page.ts';
import {
  betStates,
  endState,
  openTable,
  ownBets,
  placeBet,
  untilDelivered,
  watch,
} from '../../testing/table.ts';
import { test } from '../../testing/test.ts';
import { hashOf } from '../fair/words.ts';
import { tableOf, tables } from '../games/index.ts';
import { payoutOf } from '../games/table-game.ts';
import type { RoundFacts } from '../wire/replies.ts';
import { masked } from './table-view.ts';

const codes = tables.map(({ code }) => code);

const inParts = <Item>(all: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_part, index) =>
    all.slice(index * size, (index + 1) * size),
  );

describe('GAM-26 a round at a table', () => {
  test('is committed to, takes bets, is decided, paid once and revealed', async ({ world }) => {
    const { url, session, player, page, roundId } = await openTable(world, 'baccarat');
    const stakes = { player: '20000', banker: '10000', tie: '1000' };
    const bet = accepted(await placeBet(url, session, roundId, stakes));
    expect(bet).toMatchObject({ state: 'open', total: '31000', balance: '969000', payout: null });
    const before = await page.until('betting');
    expect([before.round?.seed, before.round?.outcome]).toEqual([null, null]);
    await endState(world.database.pool);
    await page.until('closed');
    const late = await placeBet(url, session, roundId, { tie: '1000' });
    expect([late.status, refusedWith(late)]).toEqual([409, 'betting_closed']);
    await endState(world.database.pool);
    const { round, results, chain } = await page.until('decided');
    await untilDelivered(world);
    const table = tableOf('baccarat');
    const payout = payoutOf(table, stakes, round?.outcome);
    expect(player.balance).toBe(969_000n + payout);
    expect(hashOf(round?.seed ?? '')).toBe(before.round?.seedHash);
    expect(results[0]).toEqual({ roundId, number: 1, outcome: round?.outcome });
    const seeds = { serverSeed: round?.seed ?? '', clientSeed: chain.randomness ?? '', nonce: 1 };
    expect(table.draw(seeds)).toEqual(round?.outcome);
    expect([before.round?.seedHash, chain.randomness]).toEqual([
      ...[chain.firstHash, 'f00dfacecafebeef'],
    ]);
    await endState(world.database.pool);
    const next = await page.until('betting', roundId);
    expect([next.round?.number, next.round?.seedHash]).toEqual([2, round?.seed]);
    expect(accepted(await ownBets(url, session)).bets).toEqual([]);
    expect(world.operator.faults).toEqual([]);
  });

  test('is checked by the verifier with its public facts, and names it in the win', async ({
    world,
  }) => {
    const { url, session, page, roundId } = await openTable(world, 'dragon-tiger');
    accepted(await placeBet(url, session, roundId, { dragon: '1000' }));
    const hidden = await get<RoundFacts>(url, `/api/rounds/${roundId}`);
    expect(refusedWith(hidden)).toBe('not_found');
    await endState(world.database.pool);
    await page.until('closed');
    await endState(world.database.pool);
    await page.until('decided');
    await untilDelivered(world);
    const facts = accepted(await get<RoundFacts>(url, `/api/rounds/${roundId}`));
    const { serverSeed, clientSeed, nonce, outcome, serverSeedHash } = facts;
    const seeds = { serverSeed: serverSeed ?? '', clientSeed, nonce };
    expect(tableOf('dragon-tiger').proof.calculate(seeds, {})).toBe(outcome);
    expect(world.operator.calls('win')).toMatchObject([
      {
        gameCode: 'dragon-tiger',
        details: {
          fairness: {
            ...{ serverSeedHash, clientSeed, nonce, outcome },
            verifyUrl: `https://arcade.example/verify?round=${roundId}`,
          },
        },
      },
    ]);
  });

  test('shows all pages masked names and sums by spot, with play money apart', async ({
    world,
  }) => {
    const { url, session, page, roundId } = await openTable(world, 'baccarat');
    const { token } = world.operator.ledger.launch({ trial: true });
    const trial = accepted(await openPage(url).open(token, 'baccarat')).session;
    accepted(await placeBet(url, session, roundId, { player: '1000', tie: '2000' }));
    accepted(await placeBet(url, session, roundId, { player: '4000' }));
    accepted(await placeBet(url, trial, roundId, { banker: '9000' }));
    const groups = [
      {
        ...{ currency: 'VND', trial: true, players: 1, sums: { banker: '9000' } },
        bets: [{ name: 'M***h', stakes: { banker: '9000' }, total: '9000' }],
      },
      {
        ...{ currency: 'VND', trial: false, players: 1, sums: { player: '5000', tie: '2000' } },
        bets: [
          { name: 'M***h', stakes: { player: '4000' }, total: '4000' },
          { name: 'M***h', stakes: { player: '1000', tie: '2000' }, total: '3000' },
        ],
      },
    ];
    const late = await watch(url, trial, 'baccarat');
    expect((await late.until('betting')).crowd.groups).toEqual(groups);
    await expect
      .poll(() => page.frames.at(-1))
      .toEqual({
        ...{ type: 'crowd', roundId },
        crowd: { watching: 2, groups },
      });
  });

  test('is void when it is found ten minutes late: every stake goes back', async ({ world }) => {
    const { url, session, player, page, roundId } = await openTable(world, 'baccarat');
    accepted(await placeBet(url, session, roundId, { player: '20000' }));
    await world.database.pool.query(
      `UPDATE table_round SET until_at = now() - interval '11 minutes'`,
    );
    await page.until('betting', roundId);
    await untilDelivered(world);
    expect([player.balance, await betStates(world)]).toEqual([1_000_000n, ['cancelled']]);
  });

  test('cancels a bet whose answer is still missing when the outcome is drawn', async ({
    world,
  }) => {
    const { url } = await world.start({ callTimeoutMs: 20_000 });
    const { session, player, page, roundId } = await openTable(world, 'baccarat', url);
    world.operator.next('bet', 'hold_after');
    const placing = placeBet(url, session, roundId, { player: '20000' });
    await expect.poll(() => world.operator.calls('bet')).toHaveLength(1);
    await endState(world.database.pool);
    await page.until('closed');
    await endState(world.database.pool);
    await page.until('decided');
    world.operator.release();
    expect(accepted(await placing).state).toMatch(/^cancell/);
    await untilDelivered(world);
    expect([player.balance, await betStates(world)]).toEqual([1_000_000n, ['cancelled']]);
  });

  test('of every table takes a bet on each of its spots', async ({ world }) => {
    const { url } = await world.start();
    for (const code of codes) {
      const { session, roundId } = await openTable(world, code, url);
      const { spots, single, tickets } = tableOf(code);
      const all = (tickets ? [{ code: '0h' }] : spots).map((spot) => [spot.code, '1000']);
      // A bet names at most 60 spots.
      for (const stakes of inParts(all, single ? 1 : 60).map(Object.fromEntries))
        expect(accepted(await placeBet(url, session, roundId, stakes)).state).toBe('open');
    }
    expect(world.operator.faults).toEqual([]);
  });

  test.for([
    ['Minh', 'M***h'],
    ['Ý', 'Ý***'],
    ['', '***'],
  ])('shows %s as %s', ([name, shown]) => {
    expect(masked(name ?? '')).toBe(shown);
  });
});

describe('GAM-26 a bet at a table', () => {
  test('is placed once however often it is sent, and refused with other stakes', async ({
    world,
  }) => {
    const { url, session, player, roundId } = await openTable(world, 'baccarat');
    const key = newKey();
    const send = (stakes: Record<string, string>) => placeBet(url, session, roundId, stakes, key);
    const sent = await Promise.all([1, 2, 3].map(() => send({ tie: '1000' })));
    expect(new Set(sent.map((one) => accepted(one).betId)).size).toBe(1);
    const other = await send({ tie: '2000' });
    expect([other.status, refusedWith(other)]).toEqual([422, 'round_key_reused']);
    expect([player.balance, world.operator.calls('bet').length]).toEqual([999_000n, 1]);
  });

  test.for<[string, Record<string, unknown>, number, string]>([
    ['below the minimum', { tie: '999' }, 400, 'stakes_not_allowed'],
    ['above the maximum', { tie: '5000001' }, 400, 'stakes_not_allowed'],
    ['a negative amount', { tie: '-1000' }, 400, 'invalid_input'],
    ['a fraction', { tie: '1000.5' }, 400, 'invalid_input'],
    ['a number', { tie: 1000 }, 400, 'invalid_input'],
    ['zero', { tie: '0' }, 400, 'invalid_input'],
    ['an unknown spot', { dragon: '1000' }, 400, 'invalid_input'],
    ['a spot of every object', { constructor: '1000' }, 400, 'invalid_input'],
    ['no spot', {}, 400, 'invalid_input'],
  ])('E5 with %s is refused and writes nothing', async ([_, stakes, status, code], { world }) => {
    const { url, session, roundId } = await openTable(world, 'baccarat');
    const refused = await placeBet(url, session, roundId, stakes as Record<string, string>);
    expect([refused.status, refusedWith(refused)]).toEqual([status, code]);
    expect([await betStates(world), world.operator.calls('bet')]).toEqual([[], []]);
  });

  test('counts with the earlier ones of the round, also from another tab', async ({ world }) => {
    const { url, session, player, roundId } = await openTable(world, 'baccarat');
    player.balance = 10_000_000n;
    const again = world.operator.ledger.launchAgain(player.id);
    const tab = accepted(await openPage(url).open(again, 'baccarat')).session;
    const both = await Promise.all(
      [session, tab].map((from) => placeBet(url, from, roundId, { player: '3000000' })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(player.balance).toBe(7_000_000n);
  });

  test('needs the session of its own table', async ({ world }) => {
    const { url, roundId } = await openTable(world, 'baccarat');
    const { token } = world.operator.ledger.launch();
    const stranger = accepted(await openPage(url).open(token, 'dragon-tiger')).session;
    const refuse = async (session: string, id = roundId) =>
      refusedWith(await placeBet(url, session, id, { tie: '1000' }));
    expect(await refuse(stranger)).toBe('wrong_game');
    expect(await refuse('A'.repeat(43))).toBe('session_over');
    expect(await refuse(stranger, '00000000-0000-0000-0000-000000000000')).toBe('not_found');
    const dice = accepted(await openPage(url).open(world.operator.ledger.launch().token, 'dice'));
    expect(refusedWith(await ownBets(url, dice.session))).toBe('wrong_game');
    expect(refusedWith(await post(url, '/api/table/own', { session: 1 }))).toBe('invalid_input');
  });

  test.for<[string, number]>([
    ['insufficient_funds', 409],
    ['limit_reached', 403],
    ['player_blocked', 403],
  ])(
    'F9 that the site refuses with %s stays out of the round',
    async ([code, status], { world }) => {
      const { url, session, page, player, roundId } = await openTable(world, 'baccarat');
      world.operator.next('bet', { code, status });
      const bet = accepted(await placeBet(url, session, roundId, { player: '1000' }));
      expect(bet).toMatchObject({ state: 'refused', refusal: code });
      await endState(world.database.pool);
      await page.until('closed');
      await endState(world.database.pool);
      await page.until('decided');
      await untilDelivered(world);
      expect([player.balance, world.operator.calls('win')]).toEqual([1_000_000n, []]);
    },
  );

  test('is refused above fifty in a round', async ({ world }) => {
    const { url, session, roundId } = await openTable(world, 'baccarat');
    await world.database.pool.query(
      `INSERT INTO round (id, session_id, round_key, player_id, table_round_id, game, currency,
         choice, total, bet_deadline, state, refusal)
       SELECT gen_random_uuid(), id, 'key' || n, player_id, $1, 'baccarat', 'VND', '{}', 1, now(),
         'refused', 'x' FROM session, generate_series(1, 50) n`,
      [roundId],
    );
    const refused = await placeBet(url, session, roundId, { tie: '1000' });
    expect([refused.status, refusedWith(refused)]).toEqual([429, 'too_many_requests']);
  });
});

describe('D12 the socket of a table', () => {
  test.for<[string, (session: string) => string]>([
    ['no JSON', () => 'x'],
    ['another shape', (session) => JSON.stringify({ session })],
    ['an unknown session', () => JSON.stringify({ session: 'A'.repeat(43), game: 'baccarat' })],
    ['another table', (session) => JSON.stringify({ session, game: 'dragon-tiger' })],
  ])('closes after a hello with %s', async ([_, hello], { world }) => {
    const { url, session } = await openTable(world, 'baccarat');
    const { socket } = await watch(url, session, 'baccarat');
    const other = new (socket.constructor as new (url: string) => typeof socket)(socket.url);
    const closed = new Promise<number>((resolve) => other.on('close', resolve));
    other.on('open', () => other.send(hello(session)));
    expect(await closed).toBe(1008);
  });

  test('closes for a page of another origin, and for one that goes on talking', async ({
    world,
  }) => {
    const { page } = await openTable(world, 'baccarat');
    const closed = new Promise<number>((resolve) => page.socket.on('close', resolve));
    for (let message = 0; message < 3; message += 1) page.socket.send('{}');
    expect(await closed).toBe(1008);
    const { WebSocket } = await import('ws');
    const foreign = new WebSocket(page.socket.url, { origin: 'https://evil.example' });
    expect(await new Promise((resolve) => foreign.on('close', resolve))).toBe(1008);
  });
});
