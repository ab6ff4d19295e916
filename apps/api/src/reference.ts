import type { Random } from './ports/random.ts';

/** Without 0, O, 1 and I, because people read references aloud. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A short reference for people to quote, such as `D-7K2M9Q4X`: a kind and random characters. */
export const makeReference = (
  random: Random,
  kind: 'D' | 'F' | 'H' | 'L' | 'T' | 'W',
  length: number,
) => `${kind}-${Array.from({ length }, () => alphabet[random.below(alphabet.length)]).join('')}`;
