import type { BillCalculation } from '@lantern/contracts';
import {
  type Bill,
  billsOf,
  type Carry,
  type CarryOver,
  type Claim,
  carriedInto,
  carriedOut,
  carryOverOf,
  formatRate,
  type Period,
  type Rate,
  readTerms,
  roundedDown,
  type TeamFigures,
  type TeamTerms,
  type WindowBill,
  wholeRate,
} from '@lantern/rules/agreements';
import type { Brand } from '../brand/index.ts';
import type { CarryRow, InForce } from './settlement.store.ts';

const whole = BigInt(wholeRate);
export const noFigures: TeamFigures = { turnover: 0n, netLoss: 0n, activeMembers: 0 };

/** What stands between the figures of a team and its bill. */
export interface Basis {
  brand: Brand;
  period: Period;
  figures: ReadonlyMap<string, TeamFigures>;
  carries: ReadonlyMap<string, CarryRow>;
}

export function teamTermsOf({ terms }: Pick<InForce, 'terms'>): TeamTerms {
  const own = readTerms(terms);
  if (own.kind === 'realTimeSalary') throw new Error('Real-time salary has no team tiers.');
  return own;
}

/** What earlier periods left to this one, in minor units. */
export function carriedOf(terms: TeamTerms, agentId: string, basis: Basis): bigint {
  const row = basis.carries.get(agentId);
  const { settings, timeZone: zone } = basis.brand;
  const option: CarryOver = carryOverOf(terms.kind, settings.agreements.carryOver);
  const carry: Carry | undefined = row && {
    from: { length: basis.period.length, start: row.fromStart, end: row.fromEnd },
    amount: BigInt(row.amount) / whole,
  };
  return carriedInto(carry, basis.period, { option, zone });
}

/** The bills of a line, by agreement; an upline without an agreement leaves no one below. */
export function calculateTeams(
  agreements: readonly InForce[],
  basis: Basis,
): Map<string, Bill & { carriedOut: bigint }> {
  const { funding, turnoverStep, carryOver } = basis.brand.settings.agreements;
  const claims: Claim[] = agreements.map((each) => {
    const terms = teamTermsOf(each);
    return {
      id: each.id,
      upline: each.uplineAgreement,
      terms,
      figures: basis.figures.get(each.agentId) ?? noFigures,
      carried: carriedOf(terms, each.agentId, basis),
    };
  });
  const bills = billsOf(claims, funding, BigInt(turnoverStep));
  return new Map(
    claims.map(({ id, terms, figures, carried }) => {
      const bill = bills.get(id);
      if (!bill) throw new Error(`Agreement ${id} has no bill.`);
      const figure = terms.kind === 'dividend' ? figures.netLoss : figures.turnover;
      const option = carryOverOf(terms.kind, carryOver);
      return [id, { ...bill, carriedOut: carriedOut(figure, carried, option) }];
    }),
  );
}

/** A calculation as the pages show it. */
export function describeTeamBill(
  bill: Bill & { carriedOut: bigint },
  figures: TeamFigures,
  asOf: Date,
  nameOf: (agreement: string) => { id: string; account: string },
): BillCalculation {
  const { next } = bill;
  return {
    asOf: asOf.toISOString(),
    figures: {
      turnover: figures.turnover.toString(),
      netLoss: figures.netLoss.toString(),
      activeMembers: figures.activeMembers,
    },
    carried: bill.carried.toString(),
    carriedOut: bill.carriedOut.toString(),
    base: bill.base.toString(),
    tier: bill.tier < 0 ? null : bill.tier,
    rate: formatRate(bill.rate),
    less: bill.less.map(({ agreement, base, rate }) => ({
      agent: nameOf(agreement),
      base: base.toString(),
      rate: formatRate(rate),
    })),
    amount: bill.amount.toString(),
    next: next && {
      tier: next.tier,
      turnover: next.missing.turnover.toString(),
      netLoss: next.missing.netLoss.toString(),
      activeMembers: next.missing.activeMembers,
    },
  };
}

/** The valid stakes of bets that won, or lost, at a rate. */
export interface BetSum {
  won: boolean;
  rate: Rate;
  base: bigint;
}

interface WindowBets {
  base: bigint;
  bets: readonly BetSum[];
  carried: bigint;
  asOf: Date;
}

/** A real-time window as the pages show it: each bet has its own rate, so there is no tier. */
export const describeWindowBill = (
  bill: WindowBill,
  { base, bets, carried, asOf }: WindowBets,
): BillCalculation => ({
  asOf: asOf.toISOString(),
  figures: null,
  carried: roundedDown(carried).toString(),
  carriedOut: roundedDown(bill.carriedOut).toString(),
  base: base.toString(),
  tier: null,
  rate: null,
  less: [],
  // Winning bets first, and the highest rate; what corrections took back completely is left out.
  bets: [...bets]
    .filter((sum) => sum.base !== 0n)
    .sort((one, other) => Number(other.won) - Number(one.won) || other.rate - one.rate)
    .map((sum) => ({ won: sum.won, rate: formatRate(sum.rate), turnover: sum.base.toString() })),
  amount: bill.amount.toString(),
  next: null,
});
