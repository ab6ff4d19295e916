export type PictureKind = 'tile' | 'hero';

/** The formats of every picture, the smallest first. */
export const formats = ['avif', 'webp'] as const;

interface Shape {
  /** Height by width. */
  readonly ratio: number;
  /** The widths that pages show, and the most bytes of each file. */
  readonly widths: readonly (readonly [width: number, bytes: number])[];
}

/** A tile costs at most 14 KB, and a hero at most 60 KB on a phone. */
export const shapes: Record<PictureKind, Shape> = {
  tile: {
    ratio: 4 / 3,
    widths: [
      [180, 8 * 1024],
      [360, 14 * 1024],
    ],
  },
  hero: {
    ratio: 1 / 2,
    widths: [
      [390, 24 * 1024],
      [780, 60 * 1024],
      [1440, 110 * 1024],
    ],
  },
};

/** The most bytes of a placeholder, which travels inside the answers of calls. */
export const placeholderBytes = 100;

/** What is known of a picture without reading its files. */
export interface MadePicture {
  readonly kind: PictureKind;
  /** The version: a hash of all its files, and part of their names. */
  readonly hash: string;
  /** A picture of a few pixels as a data address, shown blurred until the real one has loaded. */
  readonly placeholder: string;
}

export const fileOf = (name: string, hash: string, width: number, format: string): string =>
  `${name}.${hash}.${width}.${format}`;
