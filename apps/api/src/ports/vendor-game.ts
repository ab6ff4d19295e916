import type { GameCategory, volatilities } from '@lantern/contracts';

/** A game as its vendor publishes it. Null is unknown. */
export interface VendorGame {
  /** The vendor's code of it. */
  code: string;
  /** By language. */
  names: Record<string, string>;
  category: GameCategory;
  classify: string | null;
  /** Percent. */
  rtp: string | null;
  /** Whether trial accounts can play it. */
  trial: boolean;
  /** Minor units, by currency. */
  minBets: Record<string, string> | null;
  maxBets: Record<string, string> | null;
  volatility: (typeof volatilities)[number] | null;
  lines: number | null;
  /** An https address. */
  picture: string | null;
}
