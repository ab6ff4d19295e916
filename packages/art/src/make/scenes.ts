import type { PictureKind } from '../shapes.ts';

/** The lettering of a picture: gradient from top to bottom, its edge and its depth. */
export interface Lettering {
  readonly font: 'League Spartan' | 'Lobster' | 'DejaVu Serif';
  readonly fill: readonly [top: string, middle: string, bottom: string];
  readonly edge: string;
  readonly depth: string;
  readonly glow: string;
  /** By language; a line break starts a second line. */
  readonly titles: Readonly<Record<string, string>>;
}

export interface Scene {
  readonly kind: PictureKind;
  /** A hero has none: its text is HTML. */
  readonly lettering?: Lettering;
}

const gold = ['#FFF6C8', '#FFC93C', '#E87A12'] as const;

/** Every scene in `scenes/`. */
export const scenes: Readonly<Record<string, Scene>> = {
  'lucky-bowl': {
    kind: 'tile',
    lettering: {
      font: 'League Spartan',
      fill: gold,
      edge: '#5A0410',
      depth: '#2C0208',
      glow: '#FF7A1E',
      titles: { en: 'Lucky Bowl', vi: 'Bầu Cua' },
    },
  },
  'moon-dice': {
    kind: 'tile',
    lettering: {
      font: 'League Spartan',
      fill: ['#FFFFFF', '#CFC8FF', '#7F6BFF'],
      edge: '#130A52',
      depth: '#070330',
      glow: '#7A5CFF',
      titles: { en: 'Moon Dice', vi: 'Xúc Xắc\nTrăng' },
    },
  },
};
