import { type BowlSymbol, type Dice, symbols } from './symbols.ts';

/** The stake on each symbol, in whole minor units; symbols without a stake are missing. */
export type Stakes = Readonly<Partial<Record<BowlSymbol, bigint>>>;

/** How many of the three dice show a symbol. */
export function countOf(symbol: BowlSymbol, dice: Dice): number {
  return dice.filter((face) => face === symbol).length;
}

/** The sum of all stakes, in whole minor units. */
export function totalOf(stakes: Stakes): bigint {
  return symbols.reduce((sum, symbol) => sum + (stakes[symbol] ?? 0n), 0n);
}

/**
 * The payout of a round, in whole minor units: a symbol on k dice returns stake × (k + 1), a symbol
 * on no die returns nothing.
 */
export function payoutOf(stakes: Stakes, dice: Dice): bigint {
  return symbols.reduce((sum, symbol) => {
    const count = countOf(symbol, dice);
    return count === 0 ? sum : sum + (stakes[symbol] ?? 0n) * BigInt(count + 1);
  }, 0n);
}

/**
 * The return to player in per cent, with two digits. Of the 216 outcomes of three dice, 75 show a
 * symbol once, 15 twice and 1 three times: (75 × 2 + 15 × 3 + 1 × 4) / 216 = 199 / 216.
 */
export const returnToPlayer = '92.13';
