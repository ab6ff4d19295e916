import { type Money, moneyOf } from '@lantern/outside/money';
import { Refused } from '@lantern/outside/page';
import { formatTag } from '@lantern/rules';
import { post } from '../../../page/api.ts';
import { makeNotice, type Notice } from '../../../page/frame/notice.ts';
import type { GameOptions } from '../../../page/frame/options.ts';
import type { Text } from '../../../texts/texts.ts';
import type { BalanceView } from '../../../wire/replies.ts';
import { readStakes } from '../stakes.ts';
import type { BowlSymbol } from '../symbols.ts';
import { type Board, makeBoard, type Shown } from './board.ts';
import { type History, makeHistory } from './history.ts';
import { makeResult } from './result.ts';
import type { BowlRound, BowlWish } from './round.ts';
import { makeStage, type Stage } from './stage.ts';
import { Table } from './table.ts';

/** The state and the parts that a round uses. */
export interface Game {
  readonly session: string;
  readonly text: Text;
  readonly money: Money;
  readonly table: Table;
  readonly stage: Stage;
  readonly board: Board;
  readonly history: History;
  readonly notice: Notice;
  readonly say: (first: string, second?: string) => void;
  balance: bigint;
  /** The round in progress; the table is locked until it is over. */
  wish: BowlWish | undefined;
  /** Changes when a round begins or ends; a balance from an earlier turn is outdated. */
  turn: number;
  /** The last round, until the next change of the table. */
  shown: Shown | undefined;
  redraw(): void;
  /** Notifies the parent page, which also shows the balance, of a change. */
  notifyBalance(): void;
  /** Reads the balance from the site; without an answer the old one stays. */
  refresh(): Promise<void>;
  /** Ends the game with this reason. */
  end(sentence: string): void;
}

/** Builds the parts of the game; `place` is called when a chip is put on a symbol. */
export function makeGame(options: GameOptions, place: (symbol: BowlSymbol) => void): Game {
  const { opened, text, language, curtain, notifyParent } = options;
  const money = moneyOf(formatTag(language), opened.currency, opened.digits);
  const limits = { chips: opened.limits.chips.map(BigInt), maximum: BigInt(opened.limits.maximum) };
  const rounds = opened.lastRounds as BowlRound[];
  const last = rounds[0];
  return {
    session: opened.session,
    text,
    money,
    table: new Table(limits, last && readStakes(last.choice)),
    stage: makeStage(),
    board: makeBoard(text, money, place),
    history: makeHistory(text, rounds),
    notice: makeNotice(),
    say: makeResult(),
    balance: BigInt(opened.balance),
    wish: undefined,
    turn: 0,
    shown: undefined,
    redraw: () => undefined,
    notifyBalance: () => notifyParent?.({ type: 'lantern:balance' }),
    async refresh() {
      const { turn } = this;
      try {
        const { balance } = await post<BalanceView>('/api/balance', { session: this.session });
        if (this.turn !== turn) return;
        this.balance = BigInt(balance);
        this.redraw();
      } catch (error) {
        if (error instanceof Refused && error.code === 'session_over')
          this.end(text('sessionOver'));
      }
    },
    end: (sentence) => {
      const back = notifyParent && {
        label: text('backToSite'),
        run: () => notifyParent({ type: 'lantern:close' }),
      };
      curtain.fall(`${sentence} ${text('reopen')}`, back);
    },
  };
}
