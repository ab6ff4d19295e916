import { line } from './svg.ts';

/**
 * Letters and figures as strokes in a box from -5 to 5 and -7 to 7. A picture in an `<img>` sees no
 * web font, so writing with `<text>` would look different on every device.
 */
const strokes: Readonly<Record<string, string>> = {
  0: 'M0-7C-6-7-6 7 0 7S6-7 0-7z',
  1: 'M-3-4L1-7V7',
  2: 'M-4-4C-4-8 4-8 4-3C4 1-4 3-4 7H4',
  3: 'M-4-6C0-8 4-7 4-3.500S0 0-1 0C1 0 4 0 4 3.500S-1 8-4 6',
  4: 'M2 7V-7L-5 3H5',
  5: 'M4-7H-3L-4-1C0-3 5-1 4 3S-2 8-4 6',
  6: 'M3-6C-2-8-5-2-4 3C-3 9 4 8 4 3S-2-3-4 2',
  7: 'M-4-7H4L-1 7',
  8: 'M0 0C-5-1-5-7 0-7S5-1 0 0C-6 1-6 7 0 7S6 1 0 0z',
  9: 'M4-2C2 3-4 2-4-3S3-9 4-3C5 2 2 8-3 6',
  A: 'M-5 7L0-7L5 7M-3 2H3',
  B: 'M-4-7V7H1C6 7 6 0 1 0H-4M1 0C5 0 5-7 1-7H-4',
  C: 'M5-4C2-9-5-8-5 0S2 9 5 4',
  D: 'M-4-7V7H0C7 7 7-7 0-7z',
  E: 'M4-7H-4V7H4M-4 0H3',
  F: 'M4-7H-4V7M-4 0H3',
  G: 'M5-4C2-9-5-8-5 0S4 9 5 3V1H1',
  H: 'M-4-7V7M4-7V7M-4 0H4',
  I: 'M0-7V7',
  J: 'M3-7V3C3 8-4 8-4 3',
  K: 'M-4-7V7M4-7L-4 1L4 7',
  L: 'M-4-7V7H4',
  M: 'M-5 7V-7L0 1L5-7V7',
  N: 'M-4 7V-7L4 7V-7',
  O: 'M0-7C-7-7-7 7 0 7S7-7 0-7z',
  P: 'M-4 7V-7H1C6-7 6 1 1 1H-4',
  Q: 'M0-7C-7-7-7 7 0 7S7-7 0-7zM1 3L5 7',
  R: 'M-4 7V-7H1C6-7 6 0 1 0H-4M1 0L4 7',
  S: 'M4-5C2-9-4-7-4-4C-4 1 4-1 4 4C4 8-3 8-4 5',
  T: 'M-5-7H5M0-7V7',
  U: 'M-4-7V2C-4 9 4 9 4 2V-7',
  V: 'M-5-7L0 7L5-7',
  W: 'M-6-7L-3 7L0-3L3 7L6-7',
  X: 'M-4-7L4 7M4-7L-4 7',
  Y: 'M-5-7L0 0L5-7M0 0V7',
  Z: 'M-4-7H4L-4 7H4',
};

/** Shown for a letter that has no strokes here: a small lantern. */
const unknown = 'M-2-7H2M-2 7H2M0-5C-7-5-7 5 0 5S7-5 0-5z';

/**
 * A letter or figure around the origin, 14 high. Characters outside the alphabet become a lantern.
 */
export function glyph(character: string, colour: string, width = 2.4): string {
  const known = Object.hasOwn(strokes, character) ? strokes[character] : undefined;
  return line(known ?? unknown, colour, width);
}

/** A figure from 0 to 9. */
export const digit = (value: number, colour: string): string => glyph(String(value % 10), colour);

/**
 * The initials of the first two words, or the first two letters of a single word, as capitals
 * without accents.
 */
export function initials(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'D').toUpperCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const [first = '', second] = words;
  return second === undefined
    ? [...first].slice(0, 2)
    : [...first].slice(0, 1).concat([...second].slice(0, 1));
}
