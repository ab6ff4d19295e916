import type { ArtPalette } from '../palettes.ts';
import type { Dice } from '../random.ts';

/**
 * The means of an emblem. `main` and `gold` are gradient fills; `prefix` starts every id it
 * defines.
 */
export interface EmblemContext {
  readonly palette: ArtPalette;
  readonly main: string;
  readonly gold: string;
  readonly prefix: string;
  readonly dice: Dice;
  /** False if the picture may be mirrored, and figures with it. */
  readonly figures: boolean;
}

/** Draws within a square from -100 to 100. */
export type Emblem = (context: EmblemContext) => string;
