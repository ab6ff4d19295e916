/**
 * The six faces of a die. Their order is part of the published rule: a die of value 0 shows the
 * gourd, of 5 the deer.
 */
export const symbols = ['gourd', 'crab', 'prawn', 'fish', 'rooster', 'deer'] as const;

export type BowlSymbol = (typeof symbols)[number];

/** What lies under the bowl, in the order in which the dice were drawn. */
export type Dice = readonly [BowlSymbol, BowlSymbol, BowlSymbol];

/** The symbol that a die of this value shows. Throws a RangeError for a value that no die has. */
export function symbolOf(value: number): BowlSymbol {
  const symbol = symbols[value];
  if (!symbol) throw new RangeError(`no die shows ${value}`);
  return symbol;
}
