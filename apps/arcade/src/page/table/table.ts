import type { Money } from '@lantern/outside/money';
import type { StakeLimits } from '../../games/game.ts';
import type { AnyTable } from '../../games/table-game.ts';
import type { Text } from '../../texts/texts.ts';
import type { CrowdGroup, PastRoundView, TableRoundView, TableView } from '../../wire/tables.ts';
import type { AutoBet } from '../frame/auto-bet.ts';
import type { Notice } from '../frame/notice.ts';
import type { Sound } from '../frame/sound.ts';
import type { Chips } from './chips.ts';
import type { Felt } from './felt.ts';

/** A bet of this player in the present round. */
export interface MyBet {
  key: string;
  stakes: Readonly<Record<string, string>>;
  total: bigint;
  /** The server has accepted it. */
  isPlaced: boolean;
}

/** The state and the parts of a table. */
export interface Table {
  readonly game: AnyTable;
  readonly session: string;
  readonly currency: string;
  readonly trial: boolean;
  readonly text: Text;
  readonly money: Money;
  readonly limits: StakeLimits;
  readonly felt: Felt;
  readonly chips: Chips;
  readonly auto: AutoBet;
  readonly notice: Notice;
  readonly sound: Sound;
  /** Adds a result to the session's net result. */
  readonly count: (result: bigint) => void;
  chip: bigint;
  balance: bigint;
  round: TableRoundView | undefined;
  chain: TableView['chain'] | undefined;
  results: readonly PastRoundView[];
  group: CrowdGroup | undefined;
  watching: number;
  /** This page's clock minus the server's, in milliseconds. */
  aheadMs: number;
  bets: MyBet[];
  /** The stakes of the last round that this player was in. */
  last: Readonly<Record<string, string>> | undefined;
  /** The stakes of a run, which are placed again in each round. */
  repeated: Readonly<Record<string, string>> | undefined;
  /** The round whose outcome was shown here. */
  shown: string | undefined;
  /** The round whose result was counted. */
  counted: string | undefined;
  busy: boolean;
  /** Without animations of the outcome. */
  fast: boolean;
  redraw(): void;
  refresh(): Promise<void>;
  end(sentence: string): void;
}

export const isBetting = ({ round }: Table): boolean => round?.state === 'betting';
