import type { Stakes } from './payout.ts';
import { type BowlSymbol, symbols } from './symbols.ts';

/** Stakes on the wire and in the database: decimal digits of whole minor units. */
export type WrittenStakes = Partial<Record<BowlSymbol, string>>;

/** The stakes as amounts. */
export function readStakes(written: WrittenStakes): Stakes {
  return Object.fromEntries(
    Object.entries(written).map(([symbol, amount]) => [symbol, BigInt(amount)]),
  );
}

/** The stakes in the order of the symbols, so that equal stakes have equal text. */
export function writeStakes(stakes: Stakes): WrittenStakes {
  return Object.fromEntries(
    symbols.flatMap((symbol) =>
      stakes[symbol] === undefined ? [] : [[symbol, String(stakes[symbol])]],
    ),
  );
}
