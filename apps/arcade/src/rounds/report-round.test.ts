import { type RoundReportValue, vendorPaths } from '@lantern/contracts/seamless-wallet';
import { sign } from '@lantern/signing';
import { describe, expect } from 'vitest';
import { operatorSecret } from '../../testing/fake-operator.ts';
import { accepted } from '../../testing/page.ts';
import { test } from '../../testing/test.ts';

async function report(url: string, asked: object, key = operatorSecret) {
  const body = JSON.stringify(asked);
  const path = vendorPaths.round;
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...sign(key, { method: 'POST', path, body }, Date.now()),
    },
    body,
  });
  const reply = (await response.json()) as { value: RoundReportValue };
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
