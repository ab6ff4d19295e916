import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billsOf } from './bills.ts';
import type { BetTier, RealTimeTerms, SalaryTerms, TeamTier } from './kinds.ts';
import { lineOf } from './line.ts';
import { formatRate, parseRate, type Rate, wholeRate } from './rate.ts';
import {
  endedBy,
  problemsOfCover,
  problemsOfTerms,
  type TermLimits,
  usualSwitches,
} from './validity.ts';

const limits: TermLimits = {
  mostTiers: 5,
  lowestRate: 1000,
  highestRate: 20_000,
  rateStep: 1000,
};
const tier = (rate: Rate, turnover = 0n, netLoss = 0n, activeMembers = 0): TeamTier => ({
  ...{ turnover, netLoss, activeMembers, rate },
});
const daily = (...tiers: TeamTier[]): SalaryTerms => ({
  ...{ kind: 'dailySalary', activeMinimum: 500n, tiers },
});
const bets = (...tiers: BetTier[]): RealTimeTerms => ({ kind: 'realTimeSalary', tiers });
const bet = (singleBet: bigint, winRate: Rate, lossRate: Rate) => ({
  ...{ singleBet, winRate, lossRate },
});
const codes = (found: { code: string }[]) => found.map(({ code }) => code);

describe('CON-01 the rules of terms', () => {
  it.each([
    ['no tier', daily(), ['no_tiers']],
    [
      'too many tiers',
      daily(...[1, 2, 3, 4, 5, 6].map((n) => tier(n * 1000, BigInt(n)))),
      ['too_many_tiers'],
    ],
    ['I2 a rate below the brand’s', daily(tier(0, 1n)), ['rate_out_of_range']],
    ['I2 a rate above the brand’s', daily(tier(21_000, 1n)), ['rate_out_of_range']],
    ['I2 a rate above 100 %', daily(tier(wholeRate + 1000, 1n)), ['rate_invalid']],
    ['I2 a rate below zero', daily(tier(-1000, 1n)), ['rate_invalid']],
    ['I2 a rate that is no number', daily(tier(Number.NaN, 1n)), ['rate_invalid']],
    ['a rate between two steps', daily(tier(1500, 1n)), ['rate_off_step']],
    ['an equal rate', daily(tier(1000, 1n), tier(1000, 2n)), ['rate_not_rising']],
    ['a falling condition', daily(tier(1000, 2n), tier(2000, 1n)), ['condition_falls']],
    ['equal conditions', daily(tier(1000, 2n), tier(2000, 2n)), ['conditions_equal']],
    ['a net loss above the turnover', daily(tier(1000, 2n, 3n)), ['net_loss_above_turnover']],
    ['a condition below zero', daily(tier(1000, -1n)), ['condition_invalid']],
    ['half a member', daily(tier(1000, 1n, 0n, 0.5)), ['condition_invalid']],
    [
      'a falling real-time rate',
      bets(bet(1n, 2000, 3000), bet(2n, 1000, 4000)),
      ['rate_not_rising'],
    ],
    [
      'one single-bet amount twice',
      bets(bet(1n, 2000, 3000), bet(1n, 2000, 4000)),
      ['conditions_equal'],
    ],
  ])('refuse %s', (_what, terms, found) => {
    expect(codes(problemsOfTerms(terms, limits))).toEqual(found);
  });

  it('accept rising tiers, and real-time tiers of which one rate rises', () => {
    const rising = daily(tier(1000, 10n), tier(2000, 10n, 5n), tier(3000, 20n, 5n, 3));
    expect(problemsOfTerms(rising, limits)).toEqual([]);
    const real = bets(bet(1n, 2000, 3000), bet(2n, 2000, 4000));
    expect(problemsOfTerms(real, limits)).toEqual([]);
  });

  it('I2 a rate is a percentage with at most four decimals', () => {
    expect(['0.8', '0.0001', '100', ' 38 ', '0'].map(parseRate)).toEqual([
      ...[8000, 1, 1_000_000, 380_000, 0],
    ]);
    for (const wrong of ['', '-1', '100.0001', '101', '0.00001', '1e1', 'NaN', '1,5', '.5', '٣'])
      expect(parseRate(wrong)).toBeUndefined();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: wholeRate }), (rate) => {
        expect(parseRate(formatRate(rate))).toBe(rate);
      }),
    );
  });
});

describe('CON-01 a downline’s terms beside the upline’s', () => {
  const upline = daily(tier(4000, 100n, 0n, 3), tier(8000, 500n, 0n, 10));
  const beside = (terms: SalaryTerms, switches = {}) =>
    codes(problemsOfCover(upline, terms, { ...usualSwitches, ...switches }));

  it.each([
    ['covered by the first tier', daily(tier(4000, 100n, 0n, 3)), []],
    ['above the upline’s lowest rate', daily(tier(7000, 600n, 0n, 10)), []],
    ['more for less turnover', daily(tier(7000, 400n, 0n, 10)), ['not_covered']],
    ['more for fewer members', daily(tier(7000, 600n, 0n, 9)), ['not_covered']],
    [
      'I2 above the upline’s top rate',
      daily(tier(9000, 600n, 0n, 10)),
      [...['not_covered', 'same_level']],
    ],
    ['the upline’s top rate', daily(tier(8000, 600n, 0n, 10)), ['same_level']],
    [
      'a lower active minimum',
      { ...daily(tier(4000, 100n, 0n, 3)), activeMinimum: 499n },
      ['active_minimum'],
    ],
  ])('%s', (_what, terms, found) => {
    expect(beside(terms)).toEqual(found);
  });

  it('the switches allow the same level, and forbid crossing levels or other conditions', () => {
    const same = daily(tier(8000, 600n, 0n, 10));
    expect(beside(same, { sameLevel: true })).toEqual([]);
    expect(beside(same, { sameLevel: true, crossLevel: false })).toEqual(['cross_level']);
    expect(beside(daily(tier(4000, 600n, 0n, 10)), { crossLevel: false })).toEqual([]);
    expect(beside(daily(tier(4000, 600n, 0n, 10)), { sameRule: true })).toEqual(['same_rule']);
    const copy = daily(tier(3000, 100n, 0n, 3), tier(7000, 500n, 0n, 10));
    expect(beside(copy, { sameRule: true })).toEqual([]);
  });

  it('real-time rates are covered each by its own kind', () => {
    const above = bets(bet(100n, 3000, 18_000));
    const cover = (terms: RealTimeTerms) => codes(problemsOfCover(above, terms, usualSwitches));
    expect(cover(bets(bet(100n, 2000, 15_000)))).toEqual([]);
    expect(cover(bets(bet(99n, 2000, 15_000)))).toEqual(['not_covered']);
    expect(cover(bets(bet(100n, 4000, 15_000)))).toEqual(['not_covered', 'same_level']);
    expect(cover(bets(bet(100n, 0, 15_000)))).toEqual([]);
  });

  it('another kind or period is never covered', () => {
    const hourly = { ...upline, kind: 'hourlySalary' as const };
    expect(codes(problemsOfCover(upline, hourly, usualSwitches))).toEqual(['other_kind']);
    const month = { ...upline, kind: 'dividend' as const, period: 'monthly' as const };
    const week = { ...month, period: 'weekly' as const };
    expect(codes(problemsOfCover(month, week, usualSwitches))).toEqual(['other_period']);
  });
});

describe('CON-03 lower terms', () => {
  it('end the agreements that they cover no longer, with all below them, and no others', () => {
    const node = (id: string, upline: string | null, rate: Rate) => ({
      ...{ id, upline, terms: daily(tier(rate, 100n)) },
    });
    const line = lineOf([
      node('A', null, 9000),
      node('B', 'A', 8000),
      node('C', 'B', 1000),
      node('D', 'A', 3000),
      node('E', 'D', 2000),
    ]);
    const [top] = line.topDown;
    const ended = (rate: Rate) =>
      endedBy(line, top as never, daily(tier(rate, 100n)), usualSwitches).map(({ id }) => id);
    expect(ended(5000)).toEqual(['B', 'C']);
    expect(ended(9000)).toEqual([]);
    expect(ended(2000)).toEqual(['B', 'D', 'C', 'E']);
  });
});

describe('CON-01 covered terms on turnover and active members', () => {
  const upline = fc.array(
    fc.record({
      turnover: fc.bigInt({ min: 0n, max: 50n }),
      activeMembers: fc.integer({ min: 0, max: 5 }),
      rate: fc.integer({ min: 0, max: wholeRate }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  const ladder = upline.map((steps) => {
    const sorted = (of: number[]) => [...of].sort((a, b) => a - b);
    const rates = sorted(steps.map(({ rate }) => rate));
    const members = sorted(steps.map(({ activeMembers }) => activeMembers));
    const turnovers = sorted(steps.map(({ turnover }) => Number(turnover)));
    return rates.map((rate, at) => ({
      ...{ turnover: BigInt(turnovers[at] ?? 0), netLoss: 0n },
      ...{ activeMembers: members[at] ?? 0, rate },
    }));
  });
  const team = fc.record({
    turnover: fc.bigInt({ min: 0n, max: 100n }),
    netLoss: fc.bigInt({ min: -100n, max: 100n }),
    activeMembers: fc.integer({ min: 0, max: 8 }),
  });

  it('an upline reaches at least its downline’s rate, and its bill covers the bills below', () => {
    fc.assert(
      fc.property(
        ladder,
        fc.array(fc.tuple(ladder, team), { maxLength: 4 }),
        team,
        (above, of, own) => {
          const switches = { ...usualSwitches, sameLevel: true };
          const covered = of.filter(
            ([tiers]) => problemsOfCover(daily(...above), daily(...tiers), switches).length === 0,
          );
          const sum = (pick: (figures: typeof own) => bigint) =>
            covered.reduce((all, [, figures]) => all + pick(figures), pick(own));
          const whole = {
            turnover: sum(({ turnover }) => turnover),
            netLoss: sum(({ netLoss }) => netLoss),
            activeMembers: Number(sum(({ activeMembers }) => BigInt(activeMembers))),
          };
          const bills = billsOf(
            [
              { id: 'U', upline: null, terms: daily(...above), figures: whole, carried: 0n },
              ...covered.map(([tiers, figures], at) => ({
                ...{ id: `D${at}`, upline: 'U', terms: daily(...tiers), figures, carried: 0n },
              })),
            ],
            'upline',
          );
          const top = bills.get('U');
          expect(top?.short).toBe(0n);
          for (const bill of bills.values()) expect(bill.rate <= (top?.rate ?? 0)).toBe(true);
        },
      ),
    );
  });
});
