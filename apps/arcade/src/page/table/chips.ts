import type { WrittenSpots } from '../../games/table-game.ts';

/** The chips that a player has put down and not confirmed yet, one entry a chip. */
export class Chips {
  #placed: { spot: string; amount: bigint }[] = [];
  readonly #single: boolean;

  /** @param single a bet is on one spot; a chip elsewhere takes the others back */
  constructor(single = false) {
    this.#single = single;
  }

  get total(): bigint {
    return this.#placed.reduce((sum, { amount }) => sum + amount, 0n);
  }

  get isEmpty(): boolean {
    return this.#placed.length === 0;
  }

  on(spot: string): bigint {
    return this.#placed.reduce((sum, one) => (one.spot === spot ? sum + one.amount : sum), 0n);
  }

  put(spot: string, amount: bigint): void {
    if (this.#single) this.#placed = this.#placed.filter((one) => one.spot === spot);
    this.#placed.push({ spot, amount });
  }

  undo(): void {
    this.#placed.pop();
  }

  clear(): void {
    this.#placed = [];
  }

  set(stakes: WrittenSpots): void {
    this.#placed = [];
    for (const [spot, amount] of Object.entries(stakes)) this.put(spot, BigInt(amount));
  }

  /** Decimal digits by spot. */
  get stakes(): WrittenSpots {
    const spots = new Set(this.#placed.map(({ spot }) => spot));
    return Object.fromEntries([...spots].map((spot) => [spot, String(this.on(spot))]));
  }
}

/** The sum of several bets by spot. */
export function sumBySpot(all: readonly WrittenSpots[]): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  for (const stakes of all)
    for (const [spot, amount] of Object.entries(stakes))
      sums[spot] = (sums[spot] ?? 0n) + BigInt(amount);
  return sums;
}
