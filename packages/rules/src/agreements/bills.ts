import { inSteps, type TeamFigures } from './figures.ts';
import type { TeamTerms } from './kinds.ts';
import { type InLine, type Line, lineOf } from './line.ts';
import { type Exact, type Rate, roundedDown, shareOf } from './rate.ts';
import { distanceTo, tierReached } from './tiers.ts';

/** An agreement with what its bill is made of. */
export interface Claim extends InLine {
  terms: TeamTerms;
  /** Of the agent and all below. */
  figures: TeamFigures;
  /** What earlier periods left, which lowers the base. */
  carried: bigint;
}

export const fundings = ['upline', 'difference'] as const;
/** Who pays: each upline the bills of its downlines, or the brand the difference of the rates. */
export type Funding = (typeof fundings)[number];

export type BillOutcome = 'reached' | 'notReached' | 'uplineNotReached';

/** A part of a base that the bill of a downline has taken. */
export interface Less {
  agreement: string;
  base: bigint;
  rate: Rate;
}

/** The calculation of one bill. Amounts in minor units. */
export interface Bill {
  agreement: string;
  outcome: BillOutcome;
  /** The figures that the conditions are compared with, after carry-over. */
  figures: TeamFigures;
  carried: bigint;
  /** After carry-over, in steps; below zero for a team that won. */
  base: bigint;
  /** The index of the tier that was reached, or -1. */
  tier: number;
  rate: Rate;
  less: readonly Less[];
  exact: Exact;
  /** Rounded down once. */
  amount: bigint;
  /** The sum of the bills of direct downlines that the agent pays. */
  owes: bigint;
  /** What the agent keeps of the amount. */
  net: bigint;
  /** What the amount lacks to pay the downlines. */
  short: bigint;
  next: { tier: number; missing: TeamFigures } | null;
}

type Reached = Pick<Bill, 'agreement' | 'figures' | 'carried' | 'base' | 'tier' | 'rate' | 'next'>;

/** The tier that a team reaches, its base, and the distance to the next tier. */
export function reachedBy({ id, terms, figures, carried }: Claim, turnoverStep: bigint): Reached {
  const ofLoss = terms.kind === 'dividend';
  const whole = (ofLoss ? figures.netLoss : figures.turnover) - carried;
  const after = ofLoss ? { ...figures, netLoss: whole } : { ...figures, turnover: whole };
  const tier = tierReached(terms.tiers, after, whole);
  const higher = terms.tiers[tier + 1];
  return {
    agreement: id,
    figures: after,
    carried,
    base: ofLoss ? whole : inSteps(whole, turnoverStep),
    tier,
    rate: terms.tiers[tier]?.rate ?? 0,
    next: higher ? { tier: tier + 1, missing: distanceTo(higher, after) } : null,
  };
}

/** Where each upline pays, an agreement counts on its whole team. */
function byUpline(line: Line<Claim>, reached: ReadonlyMap<string, Reached>): Map<string, Bill> {
  const bills = new Map<string, Bill>();
  for (const claim of line.topDown) {
    const own = reached.get(claim.id) as Reached;
    const above = line.uplineOf(claim);
    // A dividend is owed by an upline that reached nothing; a salary is not.
    const salaryAbove = above && above.terms.kind !== 'dividend' ? bills.get(above.id) : undefined;
    const blocked = salaryAbove !== undefined && salaryAbove.outcome !== 'reached';
    const exact = blocked || own.tier < 0 ? 0n : shareOf(own.base, own.rate);
    const missed = own.tier < 0 ? 'notReached' : 'reached';
    const outcome = blocked ? 'uplineNotReached' : missed;
    const amount = roundedDown(exact);
    bills.set(claim.id, { ...own, outcome, less: [], exact, amount, ...settled(amount, 0n) });
  }
  for (const claim of line.topDown) {
    const bill = bills.get(claim.id) as Bill;
    const owes = line
      .downlinesOf(claim)
      .reduce((sum, { id }) => sum + (bills.get(id)?.amount ?? 0n), 0n);
    Object.assign(bill, settled(bill.amount, owes));
  }
  return bills;
}

const settled = (amount: bigint, owes: bigint) => ({
  owes,
  net: amount > owes ? amount - owes : 0n,
  short: owes > amount ? owes - amount : 0n,
});

/**
 * Where the brand pays the difference, the base of each agreement below takes the part of the rate
 * that no agreement between them has taken. With sums as bases this is the same as walking up from
 * each bet.
 */
function byDifference(line: Line<Claim>, reached: ReadonlyMap<string, Reached>): Map<string, Bill> {
  const less = new Map<string, Less[]>(line.topDown.map(({ id }) => [id, []]));
  for (const claim of line.topDown) {
    const { rate, base } = reached.get(claim.id) as Reached;
    let between = 0;
    for (let at = line.uplineOf(claim); at && between < rate; at = line.uplineOf(at)) {
      const above = reached.get(at.id)?.rate ?? 0;
      const taken = Math.min(rate, above) - between;
      if (taken > 0) less.get(at.id)?.push({ agreement: claim.id, base, rate: taken });
      between = Math.max(between, above);
    }
  }
  return new Map(
    line.topDown.map(({ id }) => {
      const own = reached.get(id) as Reached;
      const parts = less.get(id) as Less[];
      const whole = own.tier < 0 ? 0n : shareOf(own.base, own.rate);
      const exact = parts.reduce((sum, { base, rate }) => sum - shareOf(base, rate), whole);
      const amount = roundedDown(exact);
      const outcome = own.tier < 0 ? 'notReached' : 'reached';
      return [id, { ...own, outcome, less: parts, exact, amount, ...settled(amount, 0n) }];
    }),
  );
}

/**
 * The bills of all agreements of one kind and period, by agreement.
 * @param turnoverStep the step to which the base of a salary is rounded down; 0 is off
 */
export function billsOf(
  claims: readonly Claim[],
  funding: Funding,
  turnoverStep = 0n,
): Map<string, Bill> {
  const line = lineOf(claims);
  const reached = new Map(claims.map((claim) => [claim.id, reachedBy(claim, turnoverStep)]));
  return funding === 'upline' ? byUpline(line, reached) : byDifference(line, reached);
}

/** What the agent keeps of a bill, after its downlines. */
export const keptOf = ({ amount, owes }: Pick<Bill, 'amount' | 'owes'>): bigint =>
  owes >= amount ? 0n : amount - owes;

/**
 * What the brand holds back of a bill that it pays, until the staff have looked at it: what the
 * agent keeps of a bill above an amount. The downlines are paid.
 * @param from 0 is off
 */
export const heldOf = (bill: Pick<Bill, 'amount' | 'owes'>, from: bigint): bigint =>
  from === 0n || bill.amount <= from ? 0n : keptOf(bill);
