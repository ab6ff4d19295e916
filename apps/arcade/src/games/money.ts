import type { Chance, StakeLimits } from './game.ts';

/** Factors are whole numbers of ten-thousandths of the stake, which are their four decimals. */
export const whole = 10_000n;

/** Stake × factor, rounded down to whole minor units. */
export const winOf = (stake: bigint, factor: bigint): bigint => (stake * factor) / whole;

interface Table {
  chips: readonly bigint[];
  maximum: bigint;
  cap: bigint;
}

/** In whole units of the currency (dong, pesos). */
const tables: Readonly<Record<string, Table>> = {
  VND: {
    chips: [1_000n, 10_000n, 50_000n, 200_000n, 1_000_000n],
    maximum: 5_000_000n,
    cap: 2_000_000_000n,
  },
  PHP: { chips: [1n, 10n, 50n, 200n, 1_000n], maximum: 5_000n, cap: 5_000_000n },
};
const elsewhere: Table = { chips: [1n, 5n, 10n, 50n, 100n], maximum: 1_000n, cap: 1_000_000n };

/** The limits of the games with one stake, in a currency with this many decimal digits. */
export function limitsOf(currency: string, digits: number): StakeLimits {
  const { chips, maximum, cap } = tables[currency] ?? elsewhere;
  const unit = 10n ** BigInt(digits);
  return {
    chips: chips.map((chip) => chip * unit),
    minimum: (chips[0] ?? 1n) * unit,
    maximum: maximum * unit,
    cap: cap * unit,
  };
}

/** The largest stake whose win at this factor is within the cap. */
export function largestStake({ maximum, cap }: StakeLimits, factor: bigint): bigint {
  const within = (cap * whole) / factor;
  return within < maximum ? within : maximum;
}

/** Whether a stake that can win this factor is allowed. */
export const isAllowed = (limits: StakeLimits, stake: bigint, factor: bigint): boolean =>
  stake >= limits.minimum && stake <= largestStake(limits, factor);

/** `12345` ten-thousandths as `1.2345`, with at least two decimals. */
export function factorText(factor: bigint): string {
  const digits = String(factor % whole)
    .padStart(4, '0')
    .replace(/0{1,2}$/, '');
  return `${factor / whole}.${digits}`;
}

/** Number of ways to choose `k` of `n`. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i += 1) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

export interface Odds {
  /** The share of rounds that pay something. */
  hitRate: number;
  /** The standard deviation of the factor, for a stake of one. */
  volatility: number;
  /** The share of the stakes that is paid back. */
  rtp: number;
}

/** Hit rate, volatility and return of all chances of a choice; only for showing. */
export function oddsOf(chances: readonly Chance[]): Odds {
  let [hitRate, mean, square] = [0, 0, 0];
  for (const { ways, of, factor } of chances) {
    const share = Number((ways * 10n ** 15n) / of) / 1e15;
    const pays = Number(factor) / Number(whole);
    if (factor > 0n) hitRate += share;
    mean += share * pays;
    square += share * pays * pays;
  }
  return { hitRate, volatility: Math.sqrt(Math.max(0, square - mean * mean)), rtp: mean };
}

/** The exact return of all chances of a choice, as a fraction. */
export function returnOf(chances: readonly Chance[]): { over: bigint; under: bigint } {
  let [over, under] = [0n, 1n];
  for (const { ways, of, factor } of chances) {
    over = over * of * whole + ways * factor * under;
    under *= of * whole;
  }
  return { over, under };
}
