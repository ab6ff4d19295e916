import { type Play, push, type Result, type Wins } from './family.ts';
import { type Fraction, fraction } from './fraction.ts';
import { only, play, slot, winsOf } from './play.ts';
import { tokensOf } from './tokens.ts';

/** Options in the order in which they are shown, each with its probability. */
export type Options = readonly (readonly [option: string, chance: Fraction])[];

/** A play on properties of a result: each option picked is a note. */
export interface ChoiceRules<Value> {
  readonly code: string;
  readonly options: Options;
  /** The options are one tier with one price, such as the 49 numbers. */
  readonly tier?: string;
  /** What of the result counts, such as its sum. */
  readonly value: (result: Result) => Value;
  /** The options that a value makes true; `push` returns every stake. */
  readonly holds: (value: Value) => readonly string[] | typeof push;
  /** The values of all results. */
  readonly values: readonly Value[];
  readonly pushed?: Fraction;
}

export function choicePlay<Value>(rules: ChoiceRules<Value>): Play {
  const { code, options, tier, value, holds, values, pushed } = rules;
  const names = options.map(([name]) => name);
  const winsWith = (picked: readonly string[], held: readonly string[] | typeof push): Wins => {
    if (held === push) return winsOf(picked.length, push);
    const winning = picked.filter((option) => held.includes(option));
    return tier === undefined
      ? winning.map((option) => ({ tier: option, hits: 1 }))
      : winsOf(winning.length, tier);
  };
  const tiers = options.map(([name, chance]) => ({ code: tier ?? name, chance }));
  return play({
    code,
    shape: { slots: [slot(tokensOf(names))] },
    tiers: tier === undefined ? tiers : tiers.slice(0, 1),
    ...(pushed ? { pushed } : {}),
    notes: (selection) => only(selection).length,
    wins: (selection, result) => winsWith(only(selection), holds(value(result))),
    best: (selection) => values.map((one) => winsWith(only(selection), holds(one))),
  });
}

/** Options of which each has so many ways of the same number. */
export const chances = (
  ways: Readonly<Record<string, bigint | number>>,
  of: bigint | number,
): Options => Object.entries(ways).map(([name, count]) => [name, fraction(count, of)]);

export const upTo = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** Big from `big` on, else small; odd or even. */
export const sidesOf = (number: number, big: number): [string, string] => [
  number >= big ? 'big' : 'small',
  number % 2 === 1 ? 'odd' : 'even',
];
