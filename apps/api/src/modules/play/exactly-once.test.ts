import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type MoneyBody, Player, verdictOf } from '../../../testing/player.ts';
import { freshName, TestSite, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

/** Everything a vendor call could change. */
async function moneyRows(): Promise<unknown> {
  const tables = [
    'purse',
    'transfer',
    'transfer_key',
    'entry',
    'game_round',
    'game_round_key',
    'vendor_transaction',
    'outbox',
  ];
  const parts = tables.map(
    (table) => `(select jsonb_agg(t order by t::text) from ${table} t) as ${table}`,
  );
  return (await site.query(`select ${parts.join(', ')}`))[0];
}

let player: Player;
beforeAll(async () => {
  player = await Player.with(site, 10_000_000n);
});

/** Every kind of money call, in an order that is accepted. */
function everyCall(): [string, MoneyBody][] {
  const won = player.bet();
  const lost = player.bet();
  const undone = player.bet();
  const never = player.bet();
  const taken = player.win(lost, { amount: '5000' });
  const nothing = player.win(lost, { amount: '0' });
  return [
    ['bet', won],
    ['win', player.win(won, { roundClosed: true })],
    ['bet', undone],
    ['rollback', player.rollback(undone)],
    ['rollback', player.rollback(never)],
    ['bet', lost],
    ['win', taken],
    ['rollback', player.rollback(taken)],
    ['win', nothing],
    ['rollback', player.rollback(nothing)],
    ['end-round', player.close(lost)],
  ];
}

describe('F2 a repeated callback', () => {
  it('F2 GAM-21 gets the same reply and changes nothing, for every call and repeat', async () => {
    const calls = everyCall();
    const first = [];
    for (const [call, body] of calls) first.push((await site.vendorCall(call, body)).value);
    const before = await moneyRows();
    for (let time = 0; time < 2; time += 1) {
      const again = [];
      for (const [call, body] of calls) again.push((await site.vendorCall(call, body)).reply);
      // A bet or win that was rolled back reports it; other replies repeat balance and reference,
      // too.
      const expected = first.map((value, at) =>
        [2, 6, 8].includes(at) ? { code: 'transaction_rolled_back' } : { value },
      );
      expect(again).toMatchObject(expected);
    }
    expect(await moneyRows()).toEqual(before);
  });

  it('F2 gets the same reply a day later, long after the login ended', async () => {
    const late = await Player.with(site, 5000n);
    const bet = late.bet();
    const { value } = await site.vendorCall('bet', bet);
    await site.query(
      "update session set expires_at = now() - interval '1 day' where member_id = $1",
      [late.id],
    );
    expect((await site.vendorCall('bet', bet)).value).toEqual(value);
  });
});

describe('F3 an id reused for something else', () => {
  it.each([
    ['another amount', { amount: '999' }],
    ['another round', { roundId: freshName() }],
  ])('is rejected for %s, changes nothing and is reported to operators', async (_what, change) => {
    const bet = player.bet();
    await site.vendorCall('bet', bet);
    const before = await moneyRows();
    const answer = await site.vendorCall('bet', { ...bet, ...change });
    expect(answer).toMatchObject({ status: 409, reply: { code: 'transaction_mismatch' } });
    expect(await moneyRows()).toEqual(before);
    expect(site.log.at(-2)).toMatchObject({
      level: 'warn',
      detail: { event: 'vendor_mismatch', transaction: bet.transactionId },
    });
  });

  it('is rejected for another kind of call', async () => {
    const bet = player.bet();
    await site.vendorCall('bet', bet);
    const { transactionId } = bet;
    for (const [call, body] of [
      ['win', player.win(bet, { transactionId })],
      ['rollback', player.rollback(bet, { transactionId })],
    ] as const) {
      expect(verdictOf(await site.vendorCall(call, body))).toBe('transaction_mismatch');
    }
  });

  it('is rejected for another member, whose money stays', async () => {
    const bet = player.bet();
    await site.vendorCall('bet', bet);
    const other = await Player.with(site, 5000n);
    const { transactionId, roundId } = bet;
    for (const change of [{ transactionId }, { roundId }]) {
      expect(verdictOf(await site.vendorCall('bet', other.bet(change)))).toBe(
        'transaction_mismatch',
      );
    }
    expect(verdictOf(await site.vendorCall('win', other.win(bet)))).toBe('transaction_mismatch');
    expect(verdictOf(await site.vendorCall('rollback', other.rollback(bet)))).toBe(
      'transaction_mismatch',
    );
    expect(verdictOf(await site.vendorCall('end-round', other.close(bet)))).toBe('round_not_found');
    expect(await other.balance()).toBe(5000n);
  });
});

describe('F12 the same call at two gateways at once', () => {
  it('F12 has one effect and one reply', async () => {
    const second = new TestSite();
    await second.start({ databaseUrl: site.site.config.databaseUrl });
    onTestFinished(() => second.stop());
    const before = await player.balance();
    const bets = Array.from({ length: 25 }, () => player.bet());
    const pairs = await Promise.all(
      bets.map((bet) => Promise.all([site.vendorCall('bet', bet), second.vendorCall('bet', bet)])),
    );
    for (const [here, there] of pairs) expect(there.value).toEqual(here.value);
    expect(await player.balance()).toBe(before - 25_000n);
  });
});
