import type { ArtPalette } from '../palettes.ts';
import type { Dice } from '../random.ts';

/**
 * What an emblem may use. `main` and `gold` are fills that run from light to shade; `prefix` starts
 * every id it defines.
 */
export interface EmblemContext {
  readonly palette: ArtPalette;
  readonly main: string;
  readonly gold: string;
  readonly prefix: string;
  readonly dice: Dice;
  /** False where the picture may be mirrored, and a figure with it. */
  readonly figures: boolean;
}

/** Draws within a square from -100 to 100. */
export type Emblem = (context: EmblemContext) => string;
