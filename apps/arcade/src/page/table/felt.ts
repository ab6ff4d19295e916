import type { Text } from '../../texts/texts.ts';
import type { PastRoundView } from '../../wire/tables.ts';

export interface FeltTools {
  readonly text: Text;
  /** Where the cards, dice or wheel are drawn. */
  readonly scene: HTMLElement;
}

/** What a game draws itself on the shared table. */
export interface Felt {
  /** An outcome of the past in the history. */
  sign(outcome: unknown): { text: string; tone: string };
  /** Shows the outcome; resolves when the player has seen it. */
  show(outcome: unknown, quick: boolean): Promise<void>;
  /** A new round begins: the old outcome goes. */
  clear(): void;
  /** The outcome as a sentence for screen readers. */
  words(outcome: unknown): string;
  /** The roads, newest result first. */
  roads(results: readonly PastRoundView[]): readonly HTMLElement[];
}

export type MakeFelt = (tools: FeltTools) => Felt;
