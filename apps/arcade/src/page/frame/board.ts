import type { Money } from '@lantern/outside/money';
import type { Chance } from '../../games/game.ts';
import type { Odds } from '../../games/money.ts';
import type { Text } from '../../texts/texts.ts';
import type { RoundView } from '../../wire/replies.ts';
import type { Sound } from './sound.ts';

/** What the frame gives to the board of a game. */
export interface BoardTools {
  readonly text: Text;
  readonly money: Money;
  /** The tag for formats of numbers. */
  readonly language: string;
  /** Where the board is drawn. */
  readonly root: HTMLElement;
  /** Where the game puts its own controls. */
  readonly options: HTMLElement;
  /** Silent until the player switches it on. */
  readonly sound: Sound;
  /** The amount of the chosen chip, for a board with several places to stake on. */
  chip(): bigint;
  /** The choice was changed. */
  changed(): void;
  /** Takes a step in the open round. */
  step(action: object): void;
}

/** A run is not chosen, chosen, or under way. */
export type RunState = 'off' | 'chosen' | 'running';

/** How a run plays the rounds of a game with steps: by a rule that the player sets before it. */
export interface StepRule {
  /** Shows the controls of the rule; a run under way locks them. */
  set(state: RunState): void;
  /** Whether the rule is complete. */
  ready(): boolean;
  /** The next step of the open round; undefined when it is time to cash out. */
  next(): object | undefined;
}

/** The part of the page that a game draws itself. */
export interface Board {
  /** The present choice. */
  choice(): object;
  /** What the choice can pay, for the rules; a game with too many chances states its odds. */
  chances(): readonly Chance[] | Odds;
  /** The highest factor of the choice in ten-thousandths; the stake is limited by it. */
  highest(): bigint;
  /** The whole stake of a board with several places to stake on; else the field has it. */
  total?(): bigint;
  /** Whether the choice is complete; always, unless a game says otherwise. */
  ready?(): boolean;
  lock(locked: boolean): void;
  /** A new round was asked for: the old result goes. */
  begin(): void;
  /** Shows an open round; only games with steps. */
  open?(round: RoundView): void;
  /** The factor in ten-thousandths that can be cashed out now; undefined when none can. */
  cashFactor?(): bigint | undefined;
  /** Plays the steps of a run; only games with steps. */
  readonly rule?: StepRule;
  /** Shows the outcome; resolves when the player has seen it. */
  show(round: RoundView, quick: boolean): Promise<void>;
  /** Puts the choice of a round into the controls. */
  restore?(choice: unknown): void;
  /** The outcome in a few characters or small drawings, for the history. */
  sign(round: RoundView): string | Node;
  /** The outcome as a sentence for screen readers. */
  words(round: RoundView): string;
  /** Keys of this game besides those of the frame, and the elements that they press. */
  readonly keys?: Readonly<Record<string, string>>;
  /** More for the rules, such as a table of payouts, with texts in their language. */
  rules?(explain: Text): HTMLElement[];
}

export type MakeBoard = (tools: BoardTools) => Board;
