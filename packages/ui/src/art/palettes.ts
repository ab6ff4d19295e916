import { fnv1a, pick } from './random.ts';

/**
 * The colours of one picture: its ground from light to deep, and its emblem from light to shade.
 */
export interface ArtPalette {
  readonly ground: readonly [light: string, middle: string, deep: string];
  readonly emblem: readonly [light: string, main: string, shade: string];
}

export const ink = '#1b1c33';
export const white = '#fff';
export const green = '#0d8a55';
export const blue = '#2a6ad7';
export const coral = '#f2684e';
export const gold = ['#fff0b8', '#f2b63c', '#b8741a'] as const;
export const red = ['#ff7d86', '#d7263d', '#86122b'] as const;

/** The colours of a market at dusk, in which the house's own game always appears. */
export const dusk: ArtPalette = {
  ground: ['#ffbba7', '#ea6355', '#7f1e38'],
  emblem: ['#fffceb', '#ffe69a', '#dea533'],
};

/** The colours of a clear night, for a game of the moon. */
export const moonlight: ArtPalette = {
  ground: ['#8fa2f5', '#3a45b5', '#12154f'],
  emblem: ['#ffe9e2', '#ff9d84', '#cf4a31'],
};

export const palettes: readonly [ArtPalette, ...ArtPalette[]] = [
  { ground: ['#8be28f', '#2f9a57', '#0c4229'], emblem: ['#ffffff', '#fff1b8', '#e0ab3a'] },
  { ground: ['#b474f0', '#6633ad', '#261050'], emblem: ['#dcfff8', '#74ecd8', '#229c92'] },
  { ground: ['#ff94d2', '#c443b2', '#5c176f'], emblem: ['#ffffff', '#ffd6ee', '#e67fc0'] },
  { ground: ['#62cfec', '#1b80a3', '#083a50'], emblem: ['#fff6d6', '#ffd054', '#d4861a'] },
  { ground: ['#66e6d0', '#12958d', '#054746'], emblem: ['#ffffff', '#ffdccd', '#ff8a6d'] },
  { ground: ['#949bfa', '#444cbf', '#191b62'], emblem: ['#ffe6dd', '#ff947a', '#cf4a31'] },
  { ground: ['#bda4ff', '#7747e4', '#321589'], emblem: ['#fff5d1', '#ffcc57', '#d5831a'] },
  { ground: ['#ffbb69', '#dd6518', '#702306'], emblem: ['#fff8e2', '#ffdf85', '#dd9a28'] },
  { ground: ['#ecbd62', '#a36f1b', '#412707'], emblem: ['#fffdf4', '#ffecba', '#d5ac59'] },
  { ground: ['#86c0ff', '#2a6ad7', '#0f2876'], emblem: ['#fff5cf', '#ffd560', '#d88f1a'] },
  { ground: ['#f57d94', '#b82749', '#530b25'], emblem: ['#fff2e1', '#ffca90', '#d97f3c'] },
  dusk,
];

/** A place in a list as a whole number that is not below zero. */
export const stepOf = (index: number): number =>
  Number.isFinite(index) ? Math.abs(Math.trunc(index)) : 0;

/**
 * By place in a list where there is one: steps of five leave neighbours unlike each other.
 * Otherwise by the id.
 */
export function paletteFor(id: string, index?: number): ArtPalette {
  return pick(palettes, index === undefined ? fnv1a(`palette ${id}`) : stepOf(index) * 5);
}
