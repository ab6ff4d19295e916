import type { Text, TextKey } from '../texts/words.ts';
import type { AnyTable } from './table-game.ts';

/** The name of a spot: in figures where it has some, or else in the player's language. */
export const spotName = ({ code, figures }: AnyTable, spot: string, text: Text): string =>
  figures?.(spot) ?? text(`${code}-${spot}` as TextKey);
