import { describe, expect } from 'vitest';
import { accepted, get, newKey, openPage, post, refusedWith } from '../../testing/page.ts';
import {
  betStates,
  cashOut,
  fixFlight,
  land,
  openTable,
  ownBets,
  placeBet,
  placeFlight,
  takeOff,
  untilDelivered,
} from '../../testing/table.ts';
import { test } from '../../testing/test.ts';
import type { World } from '../../testing/world.ts';
import { hashOf } from '../fair/words.ts';
import { crash } from '../games/crash/rules.ts';
import type { RoundFacts } from '../wire/replies.ts';

/** A table of Crash whose first flight goes out above ×50, which takes 49 seconds. */
async function openFlight(world: World) {
  const bust = await fixFlight(world.database.pool, (times) => times > 5_000n);
  return { bust, ...(await openTable(world, 'crash')) };
}

/** The flight started some time ago. */
const flown = (world: World, ms: number) =>
  world.database.pool.query(
    `UPDATE table_round SET flying_at = clock_timestamp() - make_interval(secs => $1 / 1000.0)`,
    [ms],
  );

/** Another player at the table. */
async function join(world: World, url: string) {
  const { token, player } = world.operator.ledger.launch();
  return { session: accepted(await openPage(url).open(token, 'crash')).session, player };
}

describe('GAM-26 a flight of Crash', () => {
  test('keeps its end secret, pays cash-outs once at the end, and reveals the seed', async ({
    world,
  }) => {
    const { bust, url, session, player, page, roundId } = await openFlight(world);
    const [auto, lost] = [await join(world, url), await join(world, url)];
    const stake = '20000';
    accepted(await placeFlight(url, session, roundId, { stake }));
    accepted(await placeFlight(url, auto.session, roundId, { stake, autoAt: '150' }));
    accepted(await placeFlight(url, lost.session, roundId, { stake }));
    const before = await page.until('betting');
    const flying = await takeOff(world.database.pool, page);
    expect(flying.round).toMatchObject({ seed: null, outcome: null });
    expect(flying.round?.until).toBeLessThanOrEqual(flying.now);
    await flown(world, 10_000);
    const cashed = accepted(await cashOut(url, session, roundId));
    const times = BigInt(cashed.cashOut ?? 0);
    expect([times >= 222n && times < 5_000n, cashed.payout]).toEqual([true, null]);
    expect(accepted(await cashOut(url, session, roundId)).cashOut).toBe(cashed.cashOut);
    await expect
      .poll(() => page.crowd()?.groups[0]?.bets.map((bet) => bet.cashOut))
      .toEqual([cashed.cashOut, '150', undefined]);
    expect(world.operator.calls('win')).toEqual([]);
    const { round, chain } = await land(world.database.pool, page);
    await untilDelivered(world);
    expect([player.balance, auto.player.balance, lost.player.balance]).toEqual([
      ...[980_000n + (20_000n * times) / 100n, 1_010_000n, 980_000n],
    ]);
    expect([round?.outcome, hashOf(round?.seed ?? '')]).toEqual([
      ...[String(bust), before.round?.seedHash],
    ]);
    const seeds = { serverSeed: round?.seed ?? '', clientSeed: chain.randomness ?? '', nonce: 1 };
    expect(crash.draw(seeds)).toBe(String(bust));
    const facts = accepted(await get<RoundFacts>(url, `/api/rounds/${roundId}`));
    expect(facts).toMatchObject({ game: 'crash', outcome: crash.notation(String(bust)) });
    expect([world.operator.calls('win').length, world.operator.faults]).toEqual([3, []]);
  });

  test('takes a cash-out that arrived before the end and is stored after it', async ({ world }) => {
    const { bust, url, session, player, page, roundId } = await openFlight(world);
    accepted(await placeFlight(url, session, roundId, { stake: '1000' }));
    await takeOff(world.database.pool, page);
    // Between the end of the flight and its payment.
    await flown(world, crash.flight?.endOf(String(bust)) ?? 0);
    await world.database.pool.query('UPDATE table_round SET until_at = clock_timestamp()');
    await page.until('crashed');
    await flown(world, 10_000);
    const { cashOut: at } = accepted(await cashOut(url, session, roundId));
    await page.until('decided');
    await untilDelivered(world);
    expect(player.balance).toBe(999_000n + BigInt(at ?? 0) * 10n);
  });

  test('refuses a cash-out before the start, without a bet, and after the end', async ({
    world,
  }) => {
    const { url, session, page, roundId } = await openFlight(world);
    const stranger = await join(world, url);
    accepted(await placeFlight(url, session, roundId, { stake: '1000' }));
    const refusedFor = async (from: string) => refusedWith(await cashOut(url, from, roundId));
    expect(await refusedFor(session)).toBe('step_not_allowed');
    await takeOff(world.database.pool, page);
    await flown(world, 60);
    expect(await refusedFor(session)).toBe('step_not_allowed');
    await flown(world, 10_000);
    // The session of another player finds no bet of its own, and leaves this one alone.
    expect(await refusedFor(stranger.session)).toBe('step_not_allowed');
    await land(world.database.pool, page);
    const late = await cashOut(url, session, roundId);
    expect([late.status, refusedWith(late)]).toEqual([409, 'round_over']);
    expect(await refusedFor('A'.repeat(43))).toBe('session_over');
    const unknown = '00000000-0000-0000-0000-000000000000';
    expect(refusedWith(await cashOut(url, session, unknown))).toBe('not_found');
    const { token } = world.operator.ledger.launch();
    const other = accepted(await openPage(url).open(token, 'baccarat')).session;
    expect(await refusedFor(other)).toBe('wrong_game');
    const malformed = { session, roundId, at: '200' };
    expect(refusedWith(await post(url, '/api/table/cash-out', malformed))).toBe('invalid_input');
  });

  test.for<[string, { stake: string; autoAt?: string }, string]>([
    ['a stake below the minimum', { stake: '999' }, 'stakes_not_allowed'],
    ['a stake above the maximum', { stake: '5000001' }, 'stakes_not_allowed'],
    ['a negative stake', { stake: '-1000' }, 'invalid_input'],
    ['a fraction', { stake: '1000.5' }, 'invalid_input'],
    ['a cash-out below the least', { stake: '1000', autoAt: '100' }, 'invalid_input'],
    ['a cash-out above the most', { stake: '1000', autoAt: '100001' }, 'invalid_input'],
    ['a fraction as cash-out', { stake: '1000', autoAt: '150.5' }, 'invalid_input'],
    ['a win above the cap', { stake: '5000000', autoAt: '40001' }, 'stakes_not_allowed'],
  ])('E5 refuses a bet with %s and writes nothing', async ([_, bet, code], { world }) => {
    const { url, session, roundId } = await openFlight(world);
    expect(refusedWith(await placeFlight(url, session, roundId, bet))).toBe(code);
    expect([await betStates(world), world.operator.calls('bet')]).toEqual([[], []]);
  });

  test('takes one bet of a player, from whichever tab, however often it is sent', async ({
    world,
  }) => {
    const { url, session, player, page, roundId } = await openFlight(world);
    const bet = { stake: '1000', autoAt: '200', betKey: newKey() };
    const sent = await Promise.all([1, 2, 3].map(() => placeFlight(url, session, roundId, bet)));
    expect(new Set(sent.map((one) => accepted(one).betId)).size).toBe(1);
    const changed = await placeFlight(url, session, roundId, { ...bet, autoAt: '300' });
    expect(refusedWith(changed)).toBe('round_key_reused');
    const again = world.operator.ledger.launchAgain(player.id);
    const tab = accepted(await openPage(url).open(again, 'crash')).session;
    const second = await placeFlight(url, tab, roundId, { stake: '1000' });
    expect([second.status, refusedWith(second)]).toEqual([409, 'round_under_way']);
    expect(player.balance).toBe(999_000n);
    await takeOff(world.database.pool, page);
    await flown(world, 5_000);
    // The bet is the player's: after a reload the other tab sees it and cashes it out.
    expect(accepted(await ownBets(url, tab)).bets).toMatchObject([{ autoAt: '200' }]);
    expect(accepted(await cashOut(url, tab, roundId)).cashOut).toMatch(/^1\d\d$/);
    const late = await placeFlight(url, tab, roundId, { stake: '1000' });
    expect(refusedWith(late)).toBe('betting_closed');
  });

  test('gives no other table an automatic cash-out', async ({ world }) => {
    const { url, session, roundId } = await openTable(world, 'baccarat');
    const body = { session, roundId, betKey: newKey(), stakes: { tie: '1000' }, autoAt: '200' };
    expect(refusedWith(await post(url, '/api/table/bets', body))).toBe('invalid_input');
    accepted(await placeBet(url, session, roundId, { tie: '1000' }));
    expect(refusedWith(await cashOut(url, session, roundId))).toBe('wrong_game');
  });

  test('B9 refuses a flood of cash-outs of one session with 429', async ({ world }) => {
    const { url, session, roundId } = await openFlight(world);
    const sent = await Promise.all(
      Array.from({ length: 310 }, () => cashOut(url, session, roundId)),
    );
    const refused = new Set(sent.map(refusedWith));
    expect([...refused].sort()).toEqual(['step_not_allowed', 'too_many_requests']);
  });
});
