import {
  type CascadesMachine,
  cellCount,
  scattersExtend,
  scattersStart,
  scatterTiers,
  tiers,
  weightOfAll,
} from './machine.ts';

/** Draws a number below a limit, all equally likely. */
export type Below = (count: number) => number;

/** One spin with its cascades. */
export interface Tumble {
  /** The hundredths of the stake that it pays, multiplied and with its scatters. */
  readonly paid: number;
  readonly scatters: number;
  /** What of it the first drop pays. */
  readonly first: number;
  readonly cascades: number;
}

/** A machine made ready for many spins. */
export interface Tumbler {
  /** The symbol that each number below the weight of all symbols stands for. */
  readonly drawn: Uint8Array;
  readonly machine: CascadesMachine;
}

export function tumblerOf(machine: CascadesMachine): Tumbler {
  const drawn = new Uint8Array(weightOfAll(machine));
  let at = 0;
  for (const [symbol, { weight }] of machine.symbols.entries()) {
    drawn.fill(symbol, at, at + weight);
    at += weight;
  }
  return { drawn, machine };
}

const tierOf = (pays: readonly number[], [one, two, three]: readonly number[], count: number) => {
  if (count >= (three ?? 0)) return pays[2] ?? 0;
  if (count >= (two ?? 0)) return pays[1] ?? 0;
  return count >= (one ?? 0) ? (pays[0] ?? 0) : 0;
};

/** What so many of a symbol pay, in hundredths of the stake. */
export const paysFor = ({ symbols }: CascadesMachine, symbol: number, count: number): number => {
  const { pays } = symbols[symbol] ?? {};
  return tierOf(pays ?? [], symbol === symbols.length - 1 ? scatterTiers : tiers, count);
};

/**
 * Draws 30 symbols; of those that win, all are removed and as many drawn again, until none wins.
 * Places do not count, so counts are enough. `record` gets the symbols of each drop.
 */
export function tumble(
  { drawn, machine }: Tumbler,
  below: Below,
  times: readonly number[],
  record?: (drop: number[]) => void,
): Tumble {
  const kinds = machine.symbols.length;
  const counts = new Uint8Array(kinds);
  let [paid, first, cascades, missing] = [0, 0, 0, cellCount];
  while (missing > 0) {
    const drop: number[] = [];
    for (let left = missing; left > 0; left -= 1) {
      const symbol = drawn[below(drawn.length)] ?? 0;
      counts[symbol] = (counts[symbol] ?? 0) + 1;
      if (record) drop.push(symbol);
    }
    record?.(drop);
    missing = 0;
    let won = 0;
    for (let symbol = 0; symbol < kinds - 1; symbol += 1) {
      const count = counts[symbol] ?? 0;
      if (count < tiers[0]) continue;
      won += paysFor(machine, symbol, count);
      missing += count;
      counts[symbol] = 0;
    }
    if (missing === 0) break;
    paid += won * (times[Math.min(cascades, times.length - 1)] ?? 1);
    if (cascades === 0) first = won;
    cascades += 1;
  }
  const scatters = counts[kinds - 1] ?? 0;
  return { paid: paid + paysFor(machine, kinds - 1, scatters), scatters, first, cascades };
}

/** What a round pays and shows: the first spin, then the free spins. */
export interface CascadeRound {
  /** In hundredths of the stake, before the cap. */
  readonly paid: number;
  readonly freeSpins: number;
  /** What the first drop of the first spin pays. */
  readonly first: number;
}

/** Plays a round. `record` gets each drop of each spin, the first spin as number 0. */
export function cascadeRound(
  tumbler: Tumbler,
  below: Below,
  record?: (spin: number, drop: number[]) => void,
): CascadeRound {
  const { times, freeTimes, free } = tumbler.machine;
  const kept = (spin: number) => record && ((drop: number[]) => record(spin, drop));
  const { paid, scatters, first } = tumble(tumbler, below, times, kept(0));
  let [sum, spins] = [paid, scatters >= scattersStart ? free.spins : 0];
  for (let spin = 1; spin <= spins; spin += 1) {
    const one = tumble(tumbler, below, freeTimes, kept(spin));
    sum += one.paid;
    if (one.scatters >= scattersExtend) spins = Math.min(free.most, spins + free.more);
  }
  return { paid: sum, freeSpins: spins, first };
}
