import { describe, expect, it } from 'vitest';
import { type Bill, billsOf, type Claim, type Funding } from './bills.ts';
import { type CarryOver, carriedInto, carriedOut } from './carry-over.ts';
import type { TeamFigures } from './figures.ts';
import type { DividendTerms, SalaryTerms, TeamTier } from './kinds.ts';
import { payBills } from './pay-bills.ts';
import { periodAfter, periodAt, settledAt } from './periods.ts';
import { parseRate } from './rate.ts';
import { betShares, windowBill } from './real-time.ts';

/** Amounts of the examples are in whole units of a currency with two decimals. */
const units = (amount: number) => BigInt(Math.round(amount * 100));
const percent = (text: string) => parseRate(text) ?? Number.NaN;

const tier = (rate: string, of: Partial<Record<keyof TeamFigures, number>> = {}): TeamTier => ({
  turnover: units(of.turnover ?? 0),
  netLoss: units(of.netLoss ?? 0),
  activeMembers: of.activeMembers ?? 0,
  rate: percent(rate),
});
const figures = (turnover: number, netLoss = 0, activeMembers = 0): TeamFigures => ({
  turnover: units(turnover),
  netLoss: units(netLoss),
  activeMembers,
});
const salary = (...tiers: TeamTier[]): SalaryTerms => ({
  kind: 'dailySalary',
  activeMinimum: units(500),
  tiers,
});
const dividend = (...tiers: TeamTier[]): DividendTerms => ({
  kind: 'dividend',
  period: 'semiMonthly',
  activeMinimum: units(1000),
  tiers,
});
const claim = (
  id: string,
  upline: string | null,
  terms: Claim['terms'],
  of: TeamFigures,
  carried = 0,
): Claim => ({ id, upline, terms, figures: of, carried: units(carried) });
const bill = (terms: Claim['terms'], of: TeamFigures, carried = 0) =>
  billsOf([claim('A', null, terms, of, carried)], 'upline').get('A') as Bill;
const amounts = (claims: Claim[], funding: Funding, of: 'amount' | 'net' = 'amount') =>
  Object.fromEntries([...billsOf(claims, funding)].map(([id, one]) => [id, one[of]]));

describe('CON-01 the worked examples', () => {
  const tiers = [
    tier('0.5', { turnover: 100_000, activeMembers: 3 }),
    tier('0.8', { turnover: 500_000, activeMembers: 10 }),
    tier('1', { turnover: 1_000_000, activeMembers: 20 }),
  ];

  it.each([
    ['tier 2', 620_000, 12, 1, 4960],
    ['tier 1, for want of active members', 620_000, 8, 0, 3100],
    ['no tier', 90_000, 12, -1, 0],
  ])('1 a daily salary reaches %s', (_what, turnover, active, reached, amount) => {
    const of = bill(salary(...tiers), figures(turnover, 0, active));
    expect([of.tier, of.amount]).toEqual([reached, units(amount)]);
  });

  it('1 the bill states the distance to the next tier', () => {
    expect(bill(salary(...tiers), figures(620_000, 0, 8)).next).toEqual({
      tier: 1,
      missing: { turnover: 0n, netLoss: 0n, activeMembers: 2 },
    });
    expect(bill(salary(...tiers), figures(90_000, 0, 3)).next).toEqual({
      tier: 0,
      missing: { turnover: units(10_000), netLoss: 0n, activeMembers: 0 },
    });
    expect(bill(salary(...tiers), figures(2_000_000, 0, 30)).next).toBeNull();
  });

  const line = [
    claim('A', null, salary(tier('1')), figures(600_000)),
    claim('B', 'A', salary(tier('0.8')), figures(500_000)),
    claim('C', 'B', salary(tier('0.5')), figures(300_000)),
  ];

  it('2 both models give the same money', () => {
    const shares = { A: units(2000), B: units(2500), C: units(1500) };
    expect(amounts(line, 'upline')).toEqual({ A: units(6000), B: units(4000), C: units(1500) });
    expect(amounts(line, 'upline', 'net')).toEqual(shares);
    expect(amounts(line, 'difference', 'net')).toEqual(shares);
  });

  const missed = [
    claim('A', null, salary(tier('1')), figures(600_000, 150_000)),
    claim('B', 'A', salary(tier('0.8', { netLoss: 100_000 })), figures(500_000, 50_000)),
    claim('C', 'B', salary(tier('0.5', { netLoss: 100_000 })), figures(300_000, 300_000)),
  ];

  it('3 an upline that misses its tier is paid nothing, nor its downline by it', () => {
    const bills = billsOf(missed, 'upline');
    expect(bills.get('A')).toMatchObject({ outcome: 'reached', net: units(6000) });
    expect(bills.get('B')).toMatchObject({ outcome: 'notReached', amount: 0n });
    expect(bills.get('C')).toMatchObject({ outcome: 'uplineNotReached', amount: 0n });
  });

  it('3 the difference is paid by the brand, also below an upline that misses its tier', () => {
    expect(amounts(missed, 'difference')).toEqual({ A: units(4500), B: 0n, C: units(1500) });
    expect(billsOf(missed, 'difference').get('A')?.less).toEqual([
      { agreement: 'C', base: units(300_000), rate: percent('0.5') },
    ]);
  });

  it.each([
    ['a team win', -30_000, 0, 30_000, 220_000, 66_000],
    ['a net loss', 80_000, 22_400, 0, 250_000, 75_000],
  ])('4 a dividend carries %s of the first half of a month', (_what, first, ...rest) => {
    const [firstAmount, carried, base, amount] = rest;
    const zone = 'Asia/Ho_Chi_Minh';
    const terms = dividend(tier('28', { netLoss: 50_000 }), tier('30', { netLoss: 200_000 }));
    const half = periodAt('semiMonthly', new Date('2026-11-03T00:00:00Z'), zone);
    const option: CarryOver = 'month';
    const left = { from: half, amount: carriedOut(units(first), 0n, option) };
    const into = carriedInto(left, periodAfter(half, zone), { option, zone });
    expect(bill(terms, figures(0, first)).amount).toBe(units(firstAmount));
    expect(into).toBe(units(carried));
    const second = bill(terms, figures(0, 250_000), Number(into / 100n));
    expect([second.base, second.rate, second.amount]).toEqual([
      units(base),
      percent('30'),
      units(amount),
    ]);
  });

  it('5 an upline that is short pays from its bill, then its wallets, and owes the rest', () => {
    const of = [
      claim('U', null, dividend(tier('40')), figures(500_000, 40_000)),
      claim('D', 'U', dividend(tier('30')), figures(300_000, 100_000)),
    ];
    const bills = billsOf(of, 'upline');
    expect(bills.get('U')).toMatchObject({
      amount: units(16_000),
      owes: units(30_000),
      net: 0n,
      short: units(14_000),
    });
    const since = new Date('2026-01-01T00:00:00Z');
    const period = new Date('2026-11-01T00:00:00Z');
    const payees = of.map(({ id, upline }) => ({
      ...{ id, upline, since, debts: [] },
      wallets: { main: units(9000), lottery: units(2000) },
    }));
    const paid = payBills(payees, bills, period).get('U');
    expect(paid?.payments.map(({ from, amount }) => [from, amount])).toEqual([
      ['bill', units(16_000)],
      ['main', units(9000)],
      ['lottery', units(2000)],
    ]);
    expect(paid?.owed).toEqual([{ agreement: 'D', since, period, amount: units(3000) }]);
  });

  const real = (id: string, win: string, loss: string) => ({
    agreement: id,
    tiers: [{ singleBet: units(100), winRate: percent(win), lossRate: percent(loss) }],
  });

  it('6 CON-04 a real-time salary earns by each bet, and the upline the difference', () => {
    const upwards = [real('D', '0.2', '1.5'), real('U', '0.3', '1.8')];
    const bets = [
      { stake: units(500), validStake: units(500), win: 0n },
      { stake: units(200), validStake: units(200), win: units(390) },
      { stake: units(50), validStake: units(50), win: 0n },
    ];
    const earned = (id: string) =>
      bets
        .flatMap((bet) => betShares(bet, upwards))
        .filter(({ agreement }) => agreement === id)
        .map(({ exact }) => exact);
    expect(windowBill(earned('D'), 0n).amount).toBe(units(7.9));
    expect(windowBill(earned('U'), 0n).amount).toBe(units(1.7));
  });

  it('7 CON-04 an hourly salary counts the bets that settle in the hour', () => {
    const zone = 'Asia/Manila';
    const terms = { ...salary(tier('0.3', { turnover: 20_000, activeMembers: 5 })) };
    expect(bill(terms, figures(31_000, 0, 6)).amount).toBe(units(93));
    const hour = periodAt('hourly', new Date('2026-11-23T02:59:00Z'), zone);
    const settled = new Date('2026-11-23T03:01:00Z');
    expect(settledAt('hourlySalary', hour, zone)).toEqual(new Date('2026-11-23T03:05:00Z'));
    expect(hour.end <= settled).toBe(true);
    expect(periodAt('hourly', settled, zone)).toEqual(periodAfter(hour, zone));
  });

  it('8 each bill is rounded down once, and an upline’s bill covers its downlines’ bills', () => {
    const of = salary(tier('0.6'));
    const single = { turnover: 100n, netLoss: 0n, activeMembers: 0 };
    const bills = billsOf(
      [
        claim('U', null, of, { ...single, turnover: 300n }),
        ...['D1', 'D2', 'D3'].map((id) => claim(id, 'U', of, single)),
      ],
      'upline',
    );
    expect(bills.get('U')?.amount).toBe(1n);
    expect(['D1', 'D2', 'D3'].map((id) => bills.get(id)?.amount)).toEqual([0n, 0n, 0n]);
    expect(bills.get('U')?.short).toBe(0n);
  });

  it('a turnover is rounded down to the brand’s step in the base only', () => {
    const of = claim('A', null, salary(tier('1.2', { turnover: 12_345 })), figures(12_345));
    expect(billsOf([of], 'upline', units(10_000)).get('A')?.amount).toBe(units(120));
  });
});
