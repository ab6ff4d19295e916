/** The six faces of a die. The order is part of the published rule: 0 is the gourd, 5 the deer. */
export const symbols = ['gourd', 'crab', 'prawn', 'fish', 'rooster', 'deer'] as const;

export type BowlSymbol = (typeof symbols)[number];

/** The dice under the bowl, in the order in which they were drawn. */
export type Dice = readonly [BowlSymbol, BowlSymbol, BowlSymbol];

/** The symbol of a die with this value. @throws RangeError for a value that no die has */
export function symbolOf(value: number): BowlSymbol {
  const symbol = symbols[value];
  if (!symbol) throw new RangeError(`no die shows ${value}`);
  return symbol;
}
