import { type BowlSymbol, type Dice, symbols } from './symbols.ts';

/** What lies on each symbol, in whole minor units. A symbol without a stake is left out. */
export type Stakes = Readonly<Partial<Record<BowlSymbol, bigint>>>;

/** How many of the three dice show a symbol. */
export function countOf(symbol: BowlSymbol, dice: Dice): number {
  return dice.filter((face) => face === symbol).length;
}

/** All that was staked, in whole minor units. */
export function totalOf(stakes: Stakes): bigint {
  return symbols.reduce((sum, symbol) => sum + (stakes[symbol] ?? 0n), 0n);
}

/**
 * What a round pays back, in whole minor units: a stake on a symbol that k dice show returns stake
 * × (k + 1), a stake on a symbol that no die shows returns nothing.
 */
export function payoutOf(stakes: Stakes, dice: Dice): bigint {
  return symbols.reduce((sum, symbol) => {
    const count = countOf(symbol, dice);
    return count === 0 ? sum : sum + (stakes[symbol] ?? 0n) * BigInt(count + 1);
  }, 0n);
}

/**
 * What a stake returns in the long run, in per cent with two digits. Of the 216 ways in which three
 * dice fall, 75 show a symbol once, 15 twice and one three times: (75 × 2 + 15 × 3 + 1 × 4) / 216 =
 * 199 / 216.
 */
export const returnToPlayer = '92.13';
