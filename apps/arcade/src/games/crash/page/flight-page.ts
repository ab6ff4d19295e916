import type { Money } from '@lantern/outside/money';
import type { AutoBet } from '../../../page/frame/auto-bet.ts';
import type { Notice } from '../../../page/frame/notice.ts';
import type { Sound } from '../../../page/frame/sound.ts';
import type { StakeField } from '../../../page/frame/stake-field.ts';
import type { Text } from '../../../texts/texts.ts';
import type { CrowdGroup, PastRoundView, TableRoundView, TableView } from '../../../wire/tables.ts';
import type { StakeLimits } from '../../game.ts';
import type { Scene } from './scene.ts';

/** This player's bet in the present flight; multipliers in hundredths. */
export interface OwnBet {
  total: bigint;
  autoAt: bigint;
  cashOut: bigint | undefined;
}

/** The state and the parts of the page. */
export interface FlightPage {
  readonly session: string;
  readonly currency: string;
  readonly trial: boolean;
  readonly text: Text;
  readonly money: Money;
  readonly limits: StakeLimits;
  readonly stake: StakeField;
  readonly auto: AutoBet;
  readonly scene: Scene;
  readonly sound: Sound;
  readonly notice: Notice;
  /** Adds a result to the session's net result. */
  readonly count: (result: bigint) => void;
  balance: bigint;
  round: TableRoundView | undefined;
  chain: TableView['chain'] | undefined;
  results: readonly PastRoundView[];
  group: CrowdGroup | undefined;
  watching: number;
  /** This page's clock minus the server's, in milliseconds. */
  aheadMs: number;
  bet: OwnBet | undefined;
  /** The round whose end was counted here. */
  counted: string | undefined;
  busy: boolean;
  redraw(): void;
  refresh(): Promise<void>;
  end(sentence: string): void;
}

export const isIn = (page: FlightPage, ...states: TableRoundView['state'][]): boolean =>
  page.round !== undefined && states.includes(page.round.state);

/** The milliseconds since the start of the flight, by the server's clock. */
export const flownMs = ({ round, aheadMs }: FlightPage): number =>
  round ? Math.max(0, Date.now() - aheadMs - round.until) : 0;

/** Hundredths in a text such as `1.5` or `2,25`; undefined when it is none. */
export function timesIn(text: string): bigint | undefined {
  const found = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(text.trim().replace(/^×/, ''));
  return found ? BigInt((found[1] ?? '') + (found[2] ?? '').padEnd(2, '0')) : undefined;
}
