import { endpoints } from '@lantern/contracts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MoneyBody, Player, verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import type { ReportLine } from '../../ports/payment.ts';
import { reconcilePast } from './reconcile.ts';

const site = useTestSite();
const day = new Date().toISOString().slice(0, 10);
const beside = (days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

type Person = Awaited<ReturnType<typeof staffAt>>;
let cashier: Person;
let stranger: Person;
let player: Player;
beforeAll(async () => {
  cashier = await staffAt(site, 'cashier');
  stranger = await staffAt(site, 'cashier', 'harbor');
  player = await Player.with(site, 1_000_000n);
  await brandsAge('2 days');
});

const brandsAge = (age: string) =>
  site.asOwner(`update brand set created_at = now() - interval '${age}'`);

/** What the vendor has listed for the rounds of earlier tests, so that they agree. */
const bets: ReportLine[] = [];
const wins: ReportLine[] = [];
const lineOf = ({ transactionId, amount, currency }: MoneyBody): ReportLine => ({
  ...{ reference: String(transactionId), id: String(transactionId), status: 'paid' },
  ...{ amount: BigInt(String(amount)), currency: String(currency), at: new Date(day) },
});
beforeEach(() => {
  site.vendor.days.set(day, { bets, wins });
});
afterEach(async () => {
  site.vendor.days.clear();
  expect(await site.query('select * from ledger_violations()')).toEqual([]);
});

/** A round that has ended: a bet of 1,000, and a win of 2,000. */
async function round(listed = true): Promise<{ bet: MoneyBody; win: MoneyBody }> {
  const bet = player.bet();
  const win = player.win(bet, { roundClosed: true });
  expect(verdictOf(await site.vendorCall('bet', bet))).toBe('ok');
  expect(verdictOf(await site.vendorCall('win', win))).toBe('ok');
  if (listed) {
    bets.push(lineOf(bet));
    wins.push(lineOf(win));
  }
  return { bet, win };
}

const compare = ({ token, host } = cashier) =>
  site.client.call(endpoints.reconcileDay, { token, host, body: { gateway: 'BGS', day } });
const look = async ({ token, host } = cashier) =>
  (await site.client.call(endpoints.reconciliations, { token, host, query: { pageSize: '100' } }))
    .value;
const rowsOf = async ({ transactionId }: MoneyBody, person = cashier) =>
  (await look(person)).list.filter(({ reference }) => reference === transactionId);

describe('F15 a day of a vendor of games', () => {
  it('F15 without a difference matches our books, with the number of bets and wins', async () => {
    await round();
    await round();
    expect((await compare()).value).toEqual({ payments: 2, payouts: 2, differences: 0 });
    expect(await look()).toMatchObject({
      list: [],
      gateways: expect.arrayContaining(['BGS']),
      compared: expect.arrayContaining([
        expect.objectContaining({ gateway: 'BGS', day, payments: 2, payouts: 2, differences: 0 }),
      ]),
    });
  });

  it('F15 names the one row that the vendor does not have, and moves no money', async () => {
    const { bet, win } = await round();
    const without = (lines: ReportLine[], { transactionId }: MoneyBody) =>
      lines.filter(({ id }) => id !== transactionId);
    site.vendor.days.set(day, { bets: without(bets, bet), wins: without(wins, win) });
    const before = await player.balance();
    expect((await compare()).value.differences).toBe(2);
    const side = { status: 'paid', currency: 'VND' };
    expect(await rowsOf(bet)).toMatchObject([
      {
        ...{ gateway: 'BGS', day, subject: 'bet', difference: 'missing_there', theirs: null },
        ours: { ...side, amount: '1000', id: bet.transactionId },
      },
    ]);
    expect(await rowsOf(win)).toMatchObject([
      { subject: 'win', difference: 'missing_there', ours: { ...side, amount: '2000' } },
    ]);
    expect(await player.balance()).toBe(before);
  });

  it('F15 names the one row that we do not have', async () => {
    const unknown = player.bet();
    site.vendor.days.set(day, { bets: [...bets, lineOf(unknown)], wins });
    expect((await compare()).value.differences).toBe(1);
    expect(await rowsOf(unknown)).toMatchObject([
      { subject: 'bet', difference: 'missing_here', ours: null, theirs: { amount: '1000' } },
    ]);
  });

  it('F15 names the row that differs by the smallest unit', async () => {
    const { win } = await round();
    const more = wins.map((line) =>
      line.id === win.transactionId ? { ...line, amount: line.amount + 1n } : line,
    );
    site.vendor.days.set(day, { bets, wins: more });
    expect((await compare()).value.differences).toBe(1);
    expect(await rowsOf(win)).toMatchObject([
      { difference: 'other_amount', ours: { amount: '2000' }, theirs: { amount: '2001' } },
    ]);
  });

  it('F15 names a rollback that only one side has', async () => {
    const [here, there] = [player.bet(), player.bet()];
    for (const bet of [here, there]) await site.vendorCall('bet', bet);
    await site.vendorCall('rollback', player.rollback(here));
    for (const bet of [here, there]) await site.vendorCall('end-round', player.close(bet));
    site.vendor.days.set(day, { bets: [...bets, lineOf(here)], wins });
    expect((await compare()).value.differences).toBe(2);
    expect(await rowsOf(here)).toMatchObject([
      { difference: 'other_status', ours: { status: 'cancelled' }, theirs: { status: 'paid' } },
    ]);
    expect(await rowsOf(there)).toMatchObject([{ difference: 'missing_there' }]);
    bets.push(lineOf(there));
  });

  it('F15 compares no open round, no win of zero, and reads the days around', async () => {
    await site.vendorCall('bet', player.bet());
    const lost = player.bet();
    await site.vendorCall('bet', lost);
    await site.vendorCall('win', player.win(lost, { amount: '0', roundClosed: true }));
    site.vendor.days.set(beside(-1), { bets: [lineOf(lost)], wins: [] });
    expect((await compare()).value.differences).toBe(0);
    bets.push(lineOf(lost));
  });

  it('F15 misses no round of the demonstration, which is of the day of the brand', async () => {
    const { bet, win } = await round();
    await brandsAge('0 days');
    site.vendor.days.set(beside(-1), { bets: [], wins: [] });
    site.vendor.days.delete(day);
    expect((await compare()).value.differences).toBe(0);
    await brandsAge('2 days');
    expect([await rowsOf(bet), await rowsOf(win)]).toEqual([[], []]);
  });

  it('D2 F15 shows a brand its own differences', async () => {
    const { bet } = await round(false);
    await compare();
    expect([(await rowsOf(bet)).length, await rowsOf(bet, stranger)]).toEqual([1, []]);
    expect((await compare(stranger)).value).toEqual({ payments: 0, payouts: 0, differences: 0 });
  });

  it('F15 says if the vendor is silent, or keeps no list', async () => {
    site.vendor.days.set(day, 'silent');
    expect((await compare()).reply).toMatchObject({ code: 'payment_gateway_failed' });
    site.vendor.days.clear();
    expect((await compare()).reply).toMatchObject({ code: 'unknown_gateway' });
  });

  it('F15 is compared by the job once it is over', async () => {
    const { win } = await round(false);
    site.clock.turn({ days: 1 });
    await reconcilePast(site.site);
    site.clock.reset();
    expect(await rowsOf(win)).toMatchObject([{ subject: 'win', difference: 'missing_there' }]);
  });
});
