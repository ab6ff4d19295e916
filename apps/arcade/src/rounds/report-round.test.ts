import {
  type DayReportValue,
  type RoundReportValue,
  vendorPaths,
} from '@lantern/contracts/seamless-wallet';
import { sign } from '@lantern/signing';
import { describe, expect } from 'vitest';
import { operatorSecret } from '../../testing/fake-operator.ts';
import { accepted } from '../../testing/page.ts';
import { endState, openTable, placeBet, untilDelivered } from '../../testing/table.ts';
import { test } from '../../testing/test.ts';
import type { World } from '../../testing/world.ts';

const report = (url: string, asked: object, key?: string) =>
  ask<RoundReportValue>(url, vendorPaths.round, asked, key);

async function ask<Value>(url: string, path: string, asked: object, key = operatorSecret) {
  const body = JSON.stringify(asked);
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...sign(key, { method: 'POST', path, body }, Date.now()),
    },
    body,
  });
  const reply = (await response.json()) as { value: Value };
  return { status: response.status, value: reply.value };
}

describe('GAM-23 the report of a round', () => {
  test('GAM-23 has the transactions of the round, as they were sent', async ({ openGame }) => {
    const { arcade, page, opened, operator } = await openGame();
    const { roundId } = accepted(await page.play(opened.session, { fish: '7000' }));
    const { playerId } = operator.calls('bet')[0] as { playerId: string };
    const win = operator.calls('win')[0] as { transactionId: string; amount: string };
    const bet = `bet:${roundId}`;
    expect((await report(arcade.url, { playerId, roundId })).value).toEqual({
      ...{ state: 'ended', bets: [bet], rollbacks: [] },
      wins: [{ transactionId: win.transactionId, betTransactionId: bet, amount: win.amount }],
    });
  });

  test('GAM-23 says that a bet which was not taken is undone', async ({ openGame }) => {
    const { arcade, page, opened, operator } = await openGame();
    operator.next('bet', 'fail');
    const { roundId } = accepted(await page.play(opened.session, { fish: '7000' }));
    const { playerId } = operator.calls('bet')[0] as { playerId: string };
    expect((await report(arcade.url, { playerId, roundId })).value).toEqual({
      ...{ state: 'ended', bets: [], wins: [] },
      rollbacks: [{ transactionId: `rollback:${roundId}`, targetTransactionId: `bet:${roundId}` }],
    });
  });

  test.for<[string, Record<string, string>[]]>([
    ['baccarat', [{ player: '1000' }, { tie: '2000' }]],
    ['rivers-league', [{ '0h': '1000' }, { '0a': '2000' }]],
  ])(
    'GAM-23 has all bets of a player at %s, by the id that the site has',
    async ([game, stakes], { world }) => {
      const { url, session, player, page, roundId } = await openTable(world, game);
      for (const stake of stakes) accepted(await placeBet(url, session, roundId, stake));
      const { operator } = world;
      const calls = operator.calls('bet') as { roundId: string; transactionId: string }[];
      const [site, ...others] = [...new Set(calls.map((one) => one.roundId))];
      expect(others).toEqual([]);
      const asked = { playerId: player.id, roundId: site ?? '' };
      const bets = calls.map(({ transactionId }) => transactionId);
      const before = (await report(url, asked)).value;
      expect({ ...before, bets: before.bets.sort() }).toEqual({
        ...{ state: 'open', bets: bets.sort(), wins: [], rollbacks: [] },
      });
      for (const state of ['closed', 'live', 'decided'] as const) {
        if (state === 'live' && game === 'baccarat') continue;
        await endState(world.database.pool);
        await page.until(state);
      }
      await untilDelivered(world);
      const after = (await report(url, asked)).value;
      const wins = operator.calls('win') as { transactionId: string; amount: string }[];
      expect(after.state).toBe('ended');
      expect(after.wins.map((one) => `${one.transactionId} ${one.amount}`).sort()).toEqual(
        wins.map((one) => `${one.transactionId} ${one.amount}`).sort(),
      );
      const stranger = { ...asked, playerId: '01a20000-0000-7000-8000-000000000001' };
      expect((await report(url, stranger)).value.state).toBe('unknown');
      expect((await report(url, { ...asked, roundId: `${site}.x` })).value.state).toBe('unknown');
    },
  );

  test('GAM-23 knows no round of another player, and none with another id', async ({
    openGame,
  }) => {
    const { arcade, page, opened, player } = await openGame();
    const { roundId } = accepted(await page.play(opened.session, { fish: '7000' }));
    const playerId = '01a20000-0000-7000-8000-000000000001';
    const nothing = { state: 'unknown', bets: [], wins: [], rollbacks: [] };
    expect((await report(arcade.url, { playerId, roundId })).value).toEqual(nothing);
    expect((await report(arcade.url, { playerId: player.id, roundId: 'r-1' })).value).toEqual(
      nothing,
    );
  });

  test('F1 GAM-23 is refused without the site’s signature', async ({ world }) => {
    const { url } = await world.start();
    expect((await report(url, {}, 'another-key-of-a-stranger')).status).toBe(401);
    expect((await report(url, { roundId: 7 })).status).toBe(400);
  });
});

describe('F15 the report of a day', () => {
  const today = () => new Date().toISOString().slice(0, 10);
  const reportDay = (url: string, asked: object, key?: string) =>
    ask<DayReportValue>(url, vendorPaths.day, asked, key);

  test('F15 names the bets and wins that stand, and none that was given back', async ({
    openGame,
  }) => {
    const { arcade, page, opened, operator, database } = await openGame();
    const day = today();
    for (let count = 0; count < 5; count += 1)
      accepted(await page.play(opened.session, { fish: '7000', crab: '3000' }));
    operator.next('bet', 'fail_after');
    accepted(await page.play(opened.session, { fish: '7000' }));
    await untilDelivered({ database, operator } as World);
    const bets = operator.ledger.moves.filter(({ amount }) => amount < 0n).slice(0, 5);
    const wins = operator.calls('win').filter(({ amount }) => amount !== '0');
    const { value } = await reportDay(arcade.url, { day, after: null });
    const named = (kind: 'bet' | 'win') =>
      value.transactions.filter((one) => one.kind === kind).map((one) => one.transactionId);
    expect(named('bet').sort()).toEqual(bets.map(({ transactionId }) => transactionId).sort());
    expect(named('win').sort()).toEqual(wins.map(({ transactionId }) => transactionId).sort());
    expect(value.next).toBeNull();
    const before = await reportDay(arcade.url, { day: '2026-01-01', after: null });
    expect(before.value).toEqual({ transactions: [], next: null });
    const last = bets.at(-1)?.transactionId.replace('bet:', '');
    const rest = (await reportDay(arcade.url, { day, after: last ?? '' })).value;
    expect(rest.transactions).toEqual([]);
  });

  test('F1 F15 is refused without the site’s signature, and for no day', async ({ world }) => {
    const { url } = await world.start();
    const asked = { day: today(), after: null };
    expect((await reportDay(url, asked, 'another-key-of-a-stranger')).status).toBe(401);
    for (const day of ['today', '2026-13-01', 7])
      expect((await reportDay(url, { day, after: null })).status).toBe(400);
  });
});
