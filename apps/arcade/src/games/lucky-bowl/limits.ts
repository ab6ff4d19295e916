import type { BowlSymbol } from './symbols.ts';

/** The allowed stakes, in whole minor units. */
export interface Limits {
  /** The chips on the table, smallest first; every stake is a multiple of the smallest. */
  readonly chips: readonly bigint[];
  /** The largest total of one round. */
  readonly maximum: bigint;
}

interface Table {
  chips: readonly bigint[];
  maximum: bigint;
}

/** In whole units of the currency (dong, pesos). */
const tables: Readonly<Record<string, Table>> = {
  VND: { chips: [1_000n, 5_000n, 10_000n, 50_000n, 100_000n], maximum: 5_000_000n },
  PHP: { chips: [1n, 5n, 10n, 50n, 100n], maximum: 5_000n },
};
const elsewhere: Table = { chips: [1n, 5n, 10n, 50n, 100n], maximum: 1_000n };

/** The limits of a currency with this many decimal digits. */
export function limitsOf(currency: string, digits: number): Limits {
  const table = tables[currency] ?? elsewhere;
  const unit = 10n ** BigInt(digits);
  return { chips: table.chips.map((chip) => chip * unit), maximum: table.maximum * unit };
}

export type StakesProblem = 'no_stake' | 'not_a_chip' | 'above_maximum';

/** Why these stakes cannot be played; undefined when they can. */
export function stakesProblem(
  limits: Limits,
  stakes: Readonly<Partial<Record<BowlSymbol, bigint>>>,
): StakesProblem | undefined {
  const amounts = Object.values(stakes);
  const smallest = limits.chips[0] ?? 1n;
  if (amounts.length === 0) return 'no_stake';
  if (amounts.some((amount) => amount <= 0n || amount % smallest !== 0n)) return 'not_a_chip';
  return amounts.reduce((sum, amount) => sum + amount, 0n) > limits.maximum
    ? 'above_maximum'
    : undefined;
}
