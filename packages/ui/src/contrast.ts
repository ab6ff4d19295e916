import { type ColourToken, colours, type Hex, headerWellWhite, type Palette } from './tokens.ts';

/** WCAG 2.2: 4.5 for text (1.4.3), 3 for the edges of controls and focus rings (1.4.11). */
export const needed = { text: 4.5, edge: 3 } as const;

export interface ContrastPair {
  readonly foreground: ColourToken;
  readonly background: ColourToken | 'header-well';
  readonly kind: keyof typeof needed;
}

export interface ContrastProblem extends ContrastPair {
  readonly ratio: number;
}

const backgrounds = ['canvas', 'surface', 'raised', 'sunken'] as const;

const onEach = (
  kind: keyof typeof needed,
  foregrounds: readonly ColourToken[],
  on: readonly ContrastPair['background'][],
): ContrastPair[] =>
  foregrounds.flatMap((foreground) => on.map((background) => ({ foreground, background, kind })));

/** All colour pairs that components use. Extend it when a component uses a new pair. */
export const pairs: readonly ContrastPair[] = [
  ...onEach('text', ['text', 'text-2', 'text-3'], backgrounds),
  ...onEach('text', ['text', 'text-2'], ['brand-soft', 'accent-soft']),
  ...onEach('text', ['brand', 'accent-text', 'gold-text'], ['canvas', 'surface', 'raised']),
  ...onEach('text', ['brand', 'brand-hover'], ['brand-soft']),
  ...onEach('text', ['accent-text'], ['accent-soft']),
  ...onEach('text', ['on-brand'], ['brand', 'brand-hover']),
  ...onEach('text', ['on-accent'], ['accent', 'accent-hover']),
  ...onEach('text', ['on-gold'], ['gold']),
  ...(['success', 'danger', 'warning', 'info'] as const).flatMap((status) =>
    onEach('text', [status], ['canvas', 'surface', 'raised', `${status}-soft`]),
  ),
  ...onEach('text', ['on-header', 'on-header-2'], ['header', 'header-well']),
  ...onEach('text', ['on-badge'], ['badge-hot', 'badge-new', 'ink']),
  ...onEach('text', ['on-art'], ['ink']),
  ...onEach('edge', ['border-strong', 'focus'], backgrounds),
  ...onEach('edge', ['brand'], ['canvas', 'surface', 'raised', 'brand-soft']),
  ...onEach('edge', ['accent'], ['header']),
  ...onEach('edge', ['focus-header'], ['header', 'header-well']),
];

const channels = (hex: Hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const linear = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of WCAG, from 0 (black) to 1 (white). */
export function luminance(hex: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two opaque colours, from 1 to 21. */
export function contrastRatio(one: Hex, other: Hex): number {
  const first = luminance(one);
  const second = luminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** A colour with a share of white over it. */
function whitened(hex: Hex, share: number): Hex {
  const mixed = channels(hex).map((value) => Math.round(value + (255 - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of a pair in a palette, from 1 to 21. */
export function pairRatio({ foreground, background }: ContrastPair, palette: Palette): number {
  const ground =
    background === 'header-well' ? whitened(palette.header, headerWellWhite) : palette[background];
  return contrastRatio(palette[foreground], ground);
}

/** The pairs of a palette with too little contrast; empty if valid. */
export function checkPalette(palette: Palette): ContrastProblem[] {
  return pairs.flatMap((pair) => {
    const ratio = pairRatio(pair, palette);
    return ratio < needed[pair.kind] ? [{ ...pair, ratio }] : [];
  });
}

/** Ink or white, whichever has more contrast on a foreign colour, such as a member's label. */
export function readableOn(background: Hex): Hex {
  const { ink } = colours.light;
  return contrastRatio(ink, background) >= contrastRatio('#FFFFFF', background) ? ink : '#FFFFFF';
}
