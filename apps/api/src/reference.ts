import type { Random } from './ports/random.ts';

/** No 0, O, 1 or I: people read a reference aloud. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * A short name for people to quote, such as `D-7K2M9Q4X`: a letter that says of what kind it is,
 * and characters by chance.
 */
export const makeReference = (random: Random, kind: 'D' | 'F' | 'L' | 'T' | 'W', length: number) =>
  `${kind}-${Array.from({ length }, () => alphabet[random.below(alphabet.length)]).join('')}`;
