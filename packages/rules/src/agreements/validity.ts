import { type BetTier, periodLengthOf, type TeamTier, type Terms } from './kinds.ts';
import { type InLine, type Line, withAllBelow } from './line.ts';
import { isRate, type Rate } from './rate.ts';

/** What a brand allows for one kind of agreement. */
export interface TermLimits {
  mostTiers: number;
  lowestRate: Rate;
  highestRate: Rate;
  /** Every rate is a multiple of it. */
  rateStep: Rate;
}

/** What a brand allows between an upline and its downline. */
export interface CoverSwitches {
  /** The downline's top rate may equal the upline's. */
  sameLevel: boolean;
  /** The downline's top rate may exceed the upline's lowest. */
  crossLevel: boolean;
  /** The downline copies the upline's conditions; only rates differ. */
  sameRule: boolean;
}

export const usualSwitches: CoverSwitches = {
  sameLevel: false,
  crossLevel: true,
  sameRule: false,
};

export const termProblems = [
  'no_tiers',
  'too_many_tiers',
  'condition_invalid',
  'condition_falls',
  'conditions_equal',
  'net_loss_above_turnover',
  'rate_invalid',
  'rate_out_of_range',
  'rate_off_step',
  'rate_not_rising',
] as const;
export type TermProblemCode = (typeof termProblems)[number];
export const coverProblems = [
  'other_kind',
  'other_period',
  'active_minimum',
  'not_covered',
  'same_level',
  'cross_level',
  'same_rule',
] as const;
export type CoverProblemCode = (typeof coverProblems)[number];

/** A broken rule, with the index of its tier; null for the terms as a whole. */
export interface Problem<Code> {
  code: Code;
  tier: number | null;
}

type AnyTier = TeamTier | BetTier;

const ratesOf = (tier: AnyTier): Rate[] =>
  'rate' in tier ? [tier.rate] : [tier.winRate, tier.lossRate];

/** A number of members that is none, such as NaN, is seen as below zero. */
const conditionsOf = (tier: AnyTier): bigint[] =>
  'rate' in tier
    ? [tier.turnover, tier.netLoss, wholeNumber(tier.activeMembers)]
    : [tier.singleBet];

const wholeNumber = (value: number) => (Number.isSafeInteger(value) ? BigInt(value) : -1n);

const each = (one: readonly bigint[], other: readonly bigint[]) =>
  one.map((value, at) => [value, other[at] ?? 0n] as const);

function rateProblem(rate: Rate, limits: TermLimits): TermProblemCode | undefined {
  if (!isRate(rate)) return 'rate_invalid';
  if (rate < limits.lowestRate || rate > limits.highestRate) return 'rate_out_of_range';
  return rate % limits.rateStep === 0 ? undefined : 'rate_off_step';
}

function problemsOfTier(tier: AnyTier, limits: TermLimits): TermProblemCode[] {
  const found = ratesOf(tier).flatMap((rate) => rateProblem(rate, limits) ?? []);
  if (conditionsOf(tier).some((value) => value < 0n)) found.push('condition_invalid');
  if ('rate' in tier && tier.turnover > 0n && tier.netLoss > tier.turnover)
    found.push('net_loss_above_turnover');
  return found;
}

/** Of real-time rates one may stay equal, so none may be lower; a team rate has to rise. */
function problemsOfStep(before: AnyTier, tier: AnyTier): TermProblemCode[] {
  const found: TermProblemCode[] = [];
  const least = 'rate' in tier ? 1 : 0;
  const earlier = ratesOf(before);
  if (ratesOf(tier).some((rate, at) => rate < (earlier[at] ?? 0) + least))
    found.push('rate_not_rising');
  const steps = each(conditionsOf(before), conditionsOf(tier));
  if (steps.some(([was, is]) => is < was)) found.push('condition_falls');
  else if (steps.every(([was, is]) => is === was)) found.push('conditions_equal');
  return found;
}

/** The rules that terms break by themselves. */
export function problemsOfTerms(terms: Terms, limits: TermLimits): Problem<TermProblemCode>[] {
  const tiers: readonly AnyTier[] = terms.tiers;
  const found: Problem<TermProblemCode>[] = [];
  if (tiers.length === 0) found.push({ code: 'no_tiers', tier: null });
  if (tiers.length > limits.mostTiers) found.push({ code: 'too_many_tiers', tier: null });
  if ('activeMinimum' in terms && terms.activeMinimum < 0n)
    found.push({ code: 'condition_invalid', tier: null });
  for (const [tier, own] of tiers.entries()) {
    const before = tiers[tier - 1];
    const codes = [...problemsOfTier(own, limits), ...(before ? problemsOfStep(before, own) : [])];
    for (const code of new Set(codes)) found.push({ code, tier });
  }
  return found;
}

/** An upline tier that asks no more and gives no less, so a downline never earns more for less. */
const covers = (upline: AnyTier, downline: AnyTier) =>
  each(conditionsOf(upline), conditionsOf(downline)).every(([above, below]) => above <= below) &&
  ratesOf(downline).every((rate, at) => rate <= (ratesOf(upline)[at] ?? 0));

const sameConditions = (one: readonly AnyTier[], other: readonly AnyTier[]) =>
  JSON.stringify(one.map((tier) => conditionsOf(tier).map(String))) ===
  JSON.stringify(other.map((tier) => conditionsOf(tier).map(String)));

function problemsOfLevel(
  upline: readonly AnyTier[],
  downline: readonly AnyTier[],
  switches: CoverSwitches,
): CoverProblemCode[] {
  const [lowest, highest, own] = [upline[0], upline.at(-1), downline.at(-1)];
  if (!lowest || !highest || !own) return ['not_covered'];
  const found: CoverProblemCode[] = [];
  const reaches = (tier: AnyTier, above: number) =>
    ratesOf(own).some((rate, at) => rate > 0 && rate >= (ratesOf(tier)[at] ?? 0) + above);
  if (!switches.sameLevel && reaches(highest, 0)) found.push('same_level');
  if (!switches.crossLevel && reaches(lowest, 1)) found.push('cross_level');
  if (switches.sameRule && !sameConditions(upline, downline)) found.push('same_rule');
  return found;
}

/** The rules that a downline's terms break beside the terms of its upline. */
export function problemsOfCover(
  upline: Terms,
  downline: Terms,
  switches: CoverSwitches,
): Problem<CoverProblemCode>[] {
  const whole = (code: CoverProblemCode) => ({ code, tier: null });
  if (upline.kind !== downline.kind) return [whole('other_kind')];
  if (periodLengthOf(upline) !== periodLengthOf(downline)) return [whole('other_period')];
  const above: readonly AnyTier[] = upline.tiers;
  const below: readonly AnyTier[] = downline.tiers;
  const found: Problem<CoverProblemCode>[] = [];
  if (minimumOf(upline) > minimumOf(downline)) found.push(whole('active_minimum'));
  for (const [tier, own] of below.entries())
    if (!above.some((of) => covers(of, own))) found.push({ code: 'not_covered', tier });
  return [...found, ...problemsOfLevel(above, below, switches).map(whole)];
}

const minimumOf = (terms: Terms) => ('activeMinimum' in terms ? terms.activeMinimum : 0n);

/**
 * The agreements that end when new terms of an agent take effect: those of direct downlines that
 * the new terms do not cover, with all below them.
 */
export function endedBy<Node extends InLine & { terms: Terms }>(
  line: Line<Node>,
  agreement: Node,
  terms: Terms,
  switches: CoverSwitches,
): Node[] {
  const uncovered = line
    .downlinesOf(agreement)
    .filter((below) => problemsOfCover(terms, below.terms, switches).length > 0);
  return withAllBelow(line, uncovered);
}
