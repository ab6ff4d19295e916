import type { Money } from '@lantern/outside/money';
import type { AutoBet } from '../../../page/frame/auto-bet.ts';
import type { History } from '../../../page/frame/history.ts';
import type { Notice } from '../../../page/frame/notice.ts';
import type { Sound } from '../../../page/frame/sound.ts';
import type { StakeField } from '../../../page/frame/stake-field.ts';
import type { Text } from '../../../texts/texts.ts';
import type { StakeLimits } from '../../game.ts';
import type { Scene } from './scene.ts';

/** A shot that was fired on this page. */
export interface Shot {
  readonly fish: number;
  /** The number of its kind. */
  readonly kind: number;
  readonly power: bigint;
  /** What it pays in whole stakes; undefined when it was not made, and cost nothing. */
  readonly times: Promise<number | undefined>;
  tell(times: number | undefined): void;
}

/** The page of the game. */
export interface Hunt {
  readonly session: string;
  readonly text: Text;
  readonly money: Money;
  readonly limits: StakeLimits;
  readonly scene: Scene;
  readonly stake: StakeField;
  readonly auto: AutoBet;
  readonly history: History;
  readonly notice: Notice;
  readonly sound: Sound;
  /** Adds the result of a shot to the session's. */
  readonly count: (result: bigint) => void;
  /** The server's clock. */
  now(): number;
  balance: bigint;
  /** Stakes of shots that the balance does not know of yet. */
  staked: bigint;
  /** Prizes in the balance whose shots have not landed yet. */
  unseen: bigint;
  /** The place of this player at the reef. */
  place: number;
  /** Shots that are not sent yet. */
  readonly queue: Shot[];
  /** A volley is on its way. */
  busy: boolean;
  /** No more shots until the last volley is known. */
  blocked: boolean;
  fast: boolean;
  /** The fish that is aimed at. */
  aimed: number | undefined;
  /** The kind that is aimed at by itself; undefined for any. */
  wished: number | undefined;
  redraw(): void;
  notifyBalance(): void;
  refresh(): Promise<void>;
  /** Ends the game with this reason. */
  end(sentence: string): void;
}
