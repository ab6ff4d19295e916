import type { Checked, Play, Problem, Selection, Shape, Slot, Tier, Win, Wins } from './family.ts';
import type { Fraction } from './fraction.ts';
import type { Tokens } from './tokens.ts';

/** The most tokens of one line, which bounds the work of reading and judging it. */
export const mostTokens = 10_000;

export const slot = (tokens: Tokens, least = 1, most: number = tokens.count): Slot => ({
  tokens,
  least,
  most,
});

const isDifferent = (token: string, index: number, all: readonly string[]): boolean =>
  all.indexOf(token) === index;

function groupProblems(group: readonly string[], { tokens, least, most }: Slot, at: number) {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const token of group) {
    if (tokens.order(token) === undefined) problems.push({ code: 'unknown', group: at, token });
    else if (seen.has(token)) problems.push({ code: 'duplicate', group: at, token });
    seen.add(token);
  }
  if (group.length < least) problems.push({ code: 'too_few', group: at });
  if (group.length > most) problems.push({ code: 'too_many', group: at });
  return problems;
}

const sorted = (group: readonly string[], { tokens }: Slot): string[] =>
  group.toSorted((left, right) => (tokens.order(left) ?? 0) - (tokens.order(right) ?? 0));

function repeatedSets(sets: Selection): Problem[] {
  const seen = new Set<string>();
  return sets.flatMap((set, group) => {
    const text = set.join();
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew ? [] : [{ code: 'duplicate', group } as const];
  });
}

const refused = (...problems: Problem[]): Checked => ({ ok: false, problems });

function checkShape(shape: Shape, groups: Selection): Checked {
  const slots = 'slots' in shape ? shape.slots : groups.map(() => shape.each);
  if (slots.length !== groups.length || groups.length === 0) return refused({ code: 'groups' });
  if (groups.reduce((sum, { length }) => sum + length, 0) > mostTokens)
    return refused({ code: 'too_many' });
  const pairs = slots.map((one, at) => [groups[at] ?? [], one] as const);
  const problems = pairs.flatMap(([group, one], at) => groupProblems(group, one, at));
  if (problems.length > 0) return refused(...problems);
  const selection = pairs.map(([group, one]) => sorted(group, one));
  if ('each' in shape) {
    const repeated = repeatedSets(selection);
    return repeated.length > 0 ? refused(...repeated) : { ok: true, selection };
  }
  const filled = groups.filter(({ length }) => length > 0).length;
  return filled < (shape.filled ?? 1) ? refused({ code: 'too_few' }) : { ok: true, selection };
}

/** Splits a typed selection; nothing is validated yet. */
function groupsOf(shape: Shape, text: string): string[][] {
  const isSets = 'each' in shape;
  const parts = text.trim().split(isSets ? /[|;\n]/ : '|');
  const tokensIn = (part: string, isSingle: boolean | undefined): string[] => {
    const tokens = part.split(/[\s,;-]+/).filter((token) => token !== '');
    return isSingle ? tokens.flatMap((token) => [...token]) : tokens;
  };
  return isSets
    ? parts
        .filter((part) => part.trim() !== '')
        .map((part) => tokensIn(part, shape.each.tokens.areSingle))
    : parts.map((part, at) => tokensIn(part, shape.slots[at]?.tokens.areSingle));
}

/** What a play is, without what follows from its shape. */
export interface PlayRules
  extends Pick<Play, 'code' | 'shape' | 'tiers' | 'notes' | 'wins' | 'best'>,
    Partial<Pick<Play, 'lots' | 'isTable' | 'pushed'>> {}

export function play({ shape, ...rules }: PlayRules): Play {
  const check = (groups: Selection): Checked => {
    const checked = checkShape(shape, groups);
    return checked.ok && rules.notes(checked.selection) === 0
      ? refused({ code: 'no_note' })
      : checked;
  };
  return {
    lots: 1,
    isTable: false,
    shape,
    ...rules,
    check,
    parse: (text) => check(groupsOf(shape, text)),
    text: (selection) => selection.map((group) => group.join(',')).join('|'),
  };
}

/** The tier of plays that have only one. */
export const win = 'win';

export const winsOf = (hits: number, tier: string = win): Wins =>
  hits > 0 ? [{ tier, hits }] : [];

/** The wins among tiers with their hits; those without a hit are left out. */
export const winsBy = (hits: readonly Win[]): Wins => hits.filter(({ hits: count }) => count > 0);

export const oneTier = (chance: Fraction): Tier[] => [{ code: win, chance }];

/** What a play with one tier is: `hits` counts the winning notes, `most` what it can be at most. */
export interface CountedRules extends Pick<PlayRules, 'code' | 'shape' | 'notes'> {
  readonly lots?: number;
  readonly chance: Fraction;
  readonly hits: (selection: Selection, result: readonly string[]) => number;
  readonly most: (selection: Selection) => number;
}

export const counted = ({ chance, hits, most, ...rules }: CountedRules): Play =>
  play({
    ...rules,
    tiers: oneTier(chance),
    wins: (selection, result) => winsOf(hits(selection, result)),
    best: (selection) => [winsOf(most(selection))],
  });

/** The one group of a selection that has only one. */
export const only = ([group = []]: Selection): readonly string[] => group;

export const inBoth = (left: readonly string[], right: readonly string[]): number =>
  left.filter((token) => right.includes(token)).length;

export const different = (tokens: readonly string[]): string[] => tokens.filter(isDifferent);

export const product = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all * one, 1);

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all + one, 0);
