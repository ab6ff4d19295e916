/** FNV-1a over the string's UTF-16 units: 32 bits. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** A stream of pseudo-random choices that depends on its seed alone. */
export interface Dice {
  /** From `low` up to, but not including, `high`. */
  between(low: number, high: number): number;
  /** A whole number from 0 to `sides - 1`. */
  roll(sides: number): number;
}

/** Mulberry32. Good enough to scatter sparkles; never used for anything that decides money. */
export function diceFrom(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    roll: (sides) => Math.floor(next() * sides),
  };
}

/** One of a list that is never empty. */
export function pick<Item>(items: readonly [Item, ...Item[]], at: number): Item {
  return items[at % items.length] ?? items[0];
}

/** Four letters for a hash: enough to keep the ids of the pictures on one page apart. */
export const shortened = (hash: number): string => (hash % 36 ** 4).toString(36);
