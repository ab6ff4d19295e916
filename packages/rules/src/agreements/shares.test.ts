import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bill, billsOf, type Claim, heldOf } from './bills.ts';
import { carriedInto, carriedOut } from './carry-over.ts';
import { byAge, type Debt, payDebts } from './debts.ts';
import { activeMembers, netLossOf } from './figures.ts';
import { lineOf } from './line.ts';
import { payBills } from './pay-bills.ts';
import { periodAfter, periodAt } from './periods.ts';
import { roundedDown, shareOf } from './rate.ts';
import { betShares, correctedShares, windowBill } from './real-time.ts';
import { agreementAfter, agreementSteps } from './states.ts';

/** A random line: for each agreement its upline (an earlier one), own figure and rate. */
const nodes = (lowest: bigint) =>
  fc
    .array(
      fc.record({
        upline: fc.nat(),
        own: fc.bigInt({ min: lowest, max: 1000n }),
        rate: fc.integer({ min: 0, max: 400_000 }),
        wallet: fc.bigInt({ min: -50n, max: 300n }),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((list) =>
      list.map(({ upline, ...rest }, at) => ({
        ...rest,
        id: `n${String(at).padStart(2, '0')}`,
        upline: at === 0 || upline % 5 === 0 ? null : `n${String(upline % at).padStart(2, '0')}`,
      })),
    );
type Node = { id: string; upline: string | null; own: bigint; rate: number; wallet: bigint };

function pathOf(list: readonly Node[], node: Node): Node[] {
  const above = list.find(({ id }) => id === node.upline);
  return [node, ...(above ? pathOf(list, above) : [])];
}

const claimsOf = (list: readonly Node[], kind: 'dailySalary' | 'dividend'): Claim[] =>
  list.map((node) => {
    const { id, upline, rate } = node;
    const team = list
      .filter((other) => pathOf(list, other).includes(node))
      .reduce((sum, { own }) => sum + own, 0n);
    const tiers = [{ turnover: 0n, netLoss: 0n, activeMembers: 0, rate }];
    const terms =
      kind === 'dividend'
        ? ({ kind, period: 'weekly', activeMinimum: 0n, tiers } as const)
        : ({ kind, activeMinimum: 0n, tiers } as const);
    const figures = { turnover: team, netLoss: team, activeMembers: 0 };
    return { id, upline, terms, figures, carried: 0n };
  });

const sumOf = (bills: Iterable<Bill>, pick: (bill: Bill) => bigint) =>
  [...bills].reduce((sum, bill) => sum + pick(bill), 0n);

describe('CON-04 the sum of the shares equals the whole', () => {
  it('the differences along each path add up to the highest rate on it', () => {
    fc.assert(
      fc.property(nodes(0n), (list) => {
        const bills = [...billsOf(claimsOf(list, 'dailySalary'), 'difference').values()];
        const whole = list.reduce((sum, node) => {
          const highest = Math.max(...pathOf(list, node).map(({ rate }) => rate));
          return sum + shareOf(node.own, highest);
        }, 0n);
        expect(sumOf(bills, ({ exact }) => exact)).toBe(whole);
        const paid = sumOf(bills, ({ amount }) => amount);
        expect(paid <= roundedDown(whole)).toBe(true);
        expect(paid + BigInt(bills.length) > roundedDown(whole)).toBe(true);
      }),
    );
  });

  it('what uplines keep, less what they lack, adds up to what the brand pays', () => {
    fc.assert(
      fc.property(nodes(-1000n), fc.constantFrom('dividend', 'dailySalary'), (list, kind) => {
        const bills = billsOf(claimsOf(list, kind), 'upline');
        const top = list.filter(({ upline }) => upline === null).map(({ id }) => bills.get(id));
        expect(sumOf(bills.values(), ({ net, short }) => net - short)).toBe(
          sumOf(top as Bill[], ({ amount }) => amount),
        );
      }),
    );
  });

  it('no bill is below zero or above its base times its rate', () => {
    fc.assert(
      fc.property(nodes(-1000n), fc.constantFrom('upline', 'difference'), (list, funding) => {
        for (const bill of billsOf(claimsOf(list, 'dividend'), funding).values()) {
          const most = bill.base > 0n ? shareOf(bill.base, bill.rate) : 0n;
          expect(bill.amount >= 0n && bill.amount * 1_000_000n <= most).toBe(true);
        }
      }),
    );
  });

  it('both models are equal with turnover and rates that do not rise downwards', () => {
    fc.assert(
      fc.property(nodes(0n), (list) => {
        const capped = list.map((node) => ({
          ...node,
          rate: Math.min(...pathOf(list, node).map(({ rate }) => rate)),
        }));
        const claims = claimsOf(capped, 'dailySalary');
        const whole = billsOf(claims, 'upline');
        const { downlinesOf, topDown } = lineOf(claims);
        const differences = billsOf(claims, 'difference');
        for (const claim of topDown) {
          const exact = (id: string) => whole.get(id)?.exact ?? 0n;
          const below = downlinesOf(claim).reduce((sum, { id }) => sum + exact(id), 0n);
          expect(differences.get(claim.id)?.exact).toBe(exact(claim.id) - below);
        }
      }),
    );
  });

  it('no money appears or vanishes when uplines pay, and no wallet falls below zero', () => {
    fc.assert(
      fc.property(nodes(-1000n), (list) => {
        const bills = billsOf(claimsOf(list, 'dividend'), 'upline');
        const since = new Date(0);
        const payees = list.map(({ id, upline, wallet }) => ({
          ...{ id, upline, since, wallets: { main: wallet, lottery: 7n }, debts: [] },
        }));
        const paid = payBills(payees, bills, new Date(1));
        for (const { id, upline, wallets } of payees) {
          const own = paid.get(id);
          const out = own?.payments.reduce((sum, { amount }) => sum + amount, 0n) ?? 0n;
          const left = own ? own.left.bill + own.left.main + own.left.lottery : 0n;
          expect((own?.received ?? 0n) + wallets.main + wallets.lottery - out).toBe(left);
          expect(own?.left.bill && own.left.bill < 0n).not.toBe(true);
          if (wallets.main >= 0n) expect(own && own.left.main >= 0n).toBe(true);
          const bill = bills.get(id)?.amount ?? 0n;
          const payer = upline === null ? undefined : paid.get(upline);
          const owed = payer?.owed.find(({ agreement }) => agreement === id)?.amount ?? 0n;
          expect((own?.received ?? 0n) + owed).toBe(bill);
        }
      }),
    );
  });
});

describe('CON-04 debts', () => {
  const debt = (period: number, since: number, agreement: string, amount: bigint): Debt => ({
    ...{ agreement, amount, period: new Date(period), since: new Date(since) },
  });

  it('are paid oldest period first, then oldest agreement, each in full', () => {
    const debts = [
      debt(2, 1, 'a', 5n),
      debt(1, 2, 'c', 5n),
      debt(1, 2, 'b', 5n),
      debt(1, 1, 'd', 5n),
    ];
    const { payments, owed, left } = payDebts(debts, { bill: 4n, main: 5n, lottery: 3n });
    expect(
      payments.map(({ debt: { agreement }, from, amount }) => [agreement, from, amount]),
    ).toEqual([
      ['d', 'bill', 4n],
      ['d', 'main', 1n],
      ['b', 'main', 4n],
      ['b', 'lottery', 1n],
      ['c', 'lottery', 2n],
    ]);
    expect(owed.map(({ agreement, amount }) => [agreement, amount])).toEqual([
      ['c', 3n],
      ['a', 5n],
    ]);
    expect(left).toEqual({ bill: 0n, main: 0n, lottery: 0n });
    expect([...debts].sort(byAge).map(({ agreement }) => agreement)).toEqual(['d', 'b', 'c', 'a']);
  });

  it('a downline pays its own debts from money that it receives late', () => {
    const zero = { turnover: 0n, netLoss: 0n, activeMembers: 0 };
    const terms = { ...zero, rate: 0 };
    const claim = (id: string, upline: string | null): Claim => ({
      ...{ id, upline, figures: zero, carried: 0n },
      terms: { kind: 'dailySalary', activeMinimum: 0n, tiers: [terms] },
    });
    const bills = billsOf([claim('U', null), claim('D', 'U'), claim('E', 'D')], 'upline');
    const payee = (id: string, upline: string | null, main: bigint, debts: Debt[]) => ({
      ...{ id, upline, since: new Date(0), debts, wallets: { main, lottery: 0n } },
    });
    const paid = payBills(
      [
        payee('U', null, 10n, [debt(1, 0, 'D', 10n)]),
        payee('D', 'U', 0n, [debt(1, 0, 'E', 4n)]),
        payee('E', 'D', 0n, []),
      ],
      bills,
      new Date(2),
    );
    expect(paid.get('D')).toMatchObject({ left: { main: 6n }, owed: [], received: 0n });
  });
});

describe('I1 a line', () => {
  it('has neither a cycle nor an unknown upline', () => {
    const cycle = [
      { id: 'a', upline: 'b' },
      { id: 'b', upline: 'a' },
    ];
    expect(() => lineOf(cycle)).toThrow(RangeError);
    expect(() => lineOf([{ id: 'a', upline: 'a' }])).toThrow(RangeError);
    expect(() => lineOf([{ id: 'a', upline: 'x' }])).toThrow(RangeError);
  });

  it('P10 has any number of direct downlines, in time and memory that grow with them', () => {
    const below = Array.from({ length: 150_000 }, (_, nth) => ({ id: `${nth}`, upline: 'top' }));
    const { topDown, downlinesOf } = lineOf([...below, { id: 'top', upline: null }]);
    expect([topDown.length, downlinesOf({ id: 'top', upline: null }).length]).toEqual([
      150_001, 150_000,
    ]);
  });
});

describe('CON-04 the loss carry-over of dividends', () => {
  const zone = 'Asia/Manila';
  const first = periodAt('semiMonthly', new Date('2026-11-01T03:00:00Z'), zone);
  const second = periodAfter(first, zone);
  const december = periodAfter(second, zone);

  it.each([
    ['none', [0n, 0n, 0n]],
    ['forever', [30n, 10n, 60n]],
    ['previous', [30n, 0n, 50n]],
    ['month', [30n, 10n, 60n]],
  ] as const)('%s: a team win of 30, a loss of 20, a team win of 50', (option, left) => {
    let carried = 0n;
    for (const [at, figure] of [-30n, 20n, -50n].entries()) {
      carried = carriedOut(figure, carried, option);
      expect(carried).toBe(left[at]);
    }
  });

  it('month carries between periods that start in one month only', () => {
    const into = (from: typeof first, period: typeof first) =>
      carriedInto({ from, amount: 30n }, period, { option: 'month', zone });
    expect(into(first, second)).toBe(30n);
    expect(into(second, december)).toBe(0n);
  });

  it('a period without an agreement clears it', () => {
    const into = carriedInto({ from: first, amount: 30n }, december, { option: 'forever', zone });
    expect(into).toBe(0n);
  });
});

describe('CON-04 figures', () => {
  it('salaries and dividends are not costs of a net loss', () => {
    const parts = { stakes: 100n, wins: 40n, rebates: 5n, promotions: 6n, depositFees: 7n };
    expect(netLossOf(parts)).toBe(42n);
  });

  it('a member is active from the minimum on, with a turnover', () => {
    expect(activeMembers([499n, 500n, 501n], 500n)).toBe(2);
    expect(activeMembers([0n, -1n, 1n], 0n)).toBe(1);
  });
});

describe('CON-04 real-time salary', () => {
  const tiers = [
    { singleBet: 100n, winRate: 2000, lossRate: 15_000 },
    { singleBet: 1000n, winRate: 3000, lossRate: 18_000 },
  ];
  const upwards = [{ agreement: 'D', tiers }];
  const lost = (stake: bigint) => ({ stake, validStake: stake, win: 0n });

  it('uses the highest single-bet amount that the whole stake reaches', () => {
    const rate = (bet: ReturnType<typeof lost>) => betShares(bet, upwards)[0]?.rate;
    expect([99n, 100n, 999n, 1000n].map((stake) => rate(lost(stake)))).toEqual([
      ...[undefined, 15_000, 15_000, 18_000],
    ]);
    expect(betShares({ stake: 1000n, validStake: 400n, win: 0n }, upwards)).toEqual([
      { agreement: 'D', rate: 18_000, won: false, base: 400n, exact: 7_200_000n },
    ]);
  });

  it('a push earns nothing', () => {
    expect(betShares({ stake: 100n, validStake: 100n, win: 100n }, upwards)).toEqual([]);
  });

  it('I6 a correction is the difference at the old rates, and lowers the next windows', () => {
    const change = correctedShares(lost(1000n), { ...lost(1000n), win: 1000n }, upwards);
    expect(change).toEqual([
      { agreement: 'D', rate: 18_000, won: false, base: -1000n, exact: -18_000_000n },
    ]);
    const window = windowBill([shareOf(100n, 15_000), change[0]?.exact ?? 0n], 0n);
    expect(window).toEqual({ exact: -16_500_000n, amount: 0n, carriedOut: 16_500_000n });
    expect(windowBill([shareOf(2000n, 18_000)], window.carriedOut).amount).toBe(19n);
  });

  it('I6 a correction takes back the share of the other rate', () => {
    const change = correctedShares(lost(1000n), { ...lost(1000n), win: 3000n }, upwards);
    expect(change.map(({ rate, won, base }) => [rate, won, base])).toEqual([
      [3000, true, 1000n],
      [18_000, false, -1000n],
    ]);
  });

  it('the shares of a bet add up to the highest rate above the member', () => {
    const rates = fc.array(fc.integer({ min: 0, max: 21_000 }), { maxLength: 10 });
    fc.assert(
      fc.property(rates, fc.bigInt({ min: 1n, max: 1_000_000n }), (list, stake) => {
        const line = list.map((rate, at) => ({
          agreement: String(at),
          tiers: [{ singleBet: 0n, winRate: rate, lossRate: rate }],
        }));
        const sum = betShares(lost(stake), line).reduce((all, { exact }) => all + exact, 0n);
        expect(sum).toBe(shareOf(stake, Math.max(0, ...list)));
      }),
    );
  });
});

describe('CON-02 the states of an agreement', () => {
  it('allow each step from one state only', () => {
    expect(agreementAfter('offered', 'accept')).toBe('active');
    expect(agreementAfter('offered', 'terminate')).toBeUndefined();
    for (const step of agreementSteps)
      for (const final of ['rejected', 'withdrawn', 'ended'] as const)
        expect(agreementAfter(final, step)).toBeUndefined();
  });
});

describe('CON-04 what the brand holds back of a bill', () => {
  it('CON-04 is what the agent keeps of one above the amount', () => {
    expect(heldOf({ amount: 6000n, owes: 4000n }, 5000n)).toBe(2000n);
    expect(heldOf({ amount: 5000n, owes: 4000n }, 5000n)).toBe(0n);
    expect(heldOf({ amount: 6000n, owes: 7000n }, 5000n)).toBe(0n);
    expect(heldOf({ amount: 6000n, owes: 0n }, 0n)).toBe(0n);
  });

  it('CON-04 never takes from what the downlines get', () => {
    fc.assert(
      fc.property(nodes(0n), fc.bigInt({ min: 0n, max: 500n }), (list, from) => {
        const bills = billsOf(claimsOf(list, 'dailySalary'), 'upline');
        const period = new Date(0);
        const payees = list.map(({ id, upline }) => ({
          ...{ id, upline, since: period, debts: [] },
          wallets: { main: 0n, lottery: 0n },
        }));
        const held = new Map(
          list.map(({ id, upline }) => {
            const { amount, owes } = bills.get(id) as Bill;
            return [id, { amount, held: upline === null ? heldOf({ amount, owes }, from) : 0n }];
          }),
        );
        const [paid, waiting] = [payBills(payees, bills, period), payBills(payees, held, period)];
        for (const { id, upline } of list)
          if (upline !== null) expect(waiting.get(id)?.received).toBe(paid.get(id)?.received);
      }),
    );
  });
});
