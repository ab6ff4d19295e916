import type { Money } from '@lantern/outside/money';
import type { AnyGame } from '../../games/game.ts';
import type { Text } from '../../texts/texts.ts';
import type { RoundView } from '../../wire/replies.ts';
import type { AutoBet } from './auto-bet.ts';
import type { Board } from './board.ts';
import type { FreeRounds } from './free-rounds.ts';
import type { History } from './history.ts';
import type { Notice } from './notice.ts';
import type { Sound } from './sound.ts';
import type { StakeField } from './stake-field.ts';

/** The state and the parts of a game in the shared frame. */
export interface Frame {
  readonly game: AnyGame;
  readonly session: string;
  readonly text: Text;
  readonly money: Money;
  readonly board: Board;
  readonly stake: StakeField;
  readonly auto: AutoBet;
  readonly free: FreeRounds;
  readonly history: History;
  readonly notice: Notice;
  readonly sound: Sound;
  /** Adds the result of a round to the session's net result. */
  readonly count: (result: bigint) => void;
  balance: bigint;
  /** The stake of the round that is asked for; the balance does not know of it yet. */
  staked: bigint;
  /** A request is under way. */
  busy: boolean;
  /** Changes when a request begins or ends; a balance from an earlier turn is outdated. */
  turn: number;
  /** Without waiting for animations. */
  fast: boolean;
  /** The open round of a game with steps. */
  round: RoundView | undefined;
  redraw(): void;
  /** Notifies the parent page, which also shows the balance, of a change. */
  notifyBalance(): void;
  refresh(): Promise<void>;
  /** Ends the game with this reason. */
  end(sentence: string): void;
}

/**
 * The whole stake of the next round, or what a free round is played for; undefined while the field
 * holds no amount.
 */
export const stakeOf = ({ board, stake, free }: Frame): bigint | undefined =>
  free.stake ?? (board.total ? board.total() : stake.stake);
