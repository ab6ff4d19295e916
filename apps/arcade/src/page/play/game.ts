import type { BowlSymbol } from '../../game/symbols.ts';
import { readStakes } from '../../rounds/round.ts';
import { type Money, moneyOf } from '../../texts/money.ts';
import type { Language, Text } from '../../texts/texts.ts';
import type { BalanceView, OpenView } from '../../wire/replies.ts';
import { post, Refused } from '../api.ts';
import type { Message } from '../parent.ts';
import type { RoundWish } from './ask-for-round.ts';
import { type Board, makeBoard, type Shown } from './board.ts';
import type { Curtain } from './curtain.ts';
import { type History, makeHistory } from './history.ts';
import { makeNotice, type Notice } from './notice.ts';
import { makeResult } from './result.ts';
import { makeStage, type Stage } from './stage.ts';
import { Table } from './table.ts';

export interface GameOptions {
  opened: OpenView;
  text: Text;
  language: Language;
  curtain: Curtain;
  /** Tells the page around us, where there is one that may know. */
  tell: ((message: Message) => void) | undefined;
}

/** What a round touches. */
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
  /** The round under way; the chips lie still until it is over. */
  wish: RoundWish | undefined;
  /**
   * Counts the beginnings and ends of rounds: a balance from before one of them is out of date
   * after it.
   */
  turn: number;
  /** The last round, until the next chip is put down. */
  shown: Shown | undefined;
  redraw(): void;
  /** The page around us shows the balance too. */
  tellBalance(): void;
  /** Asks the site for the balance; without an answer the old one stays. */
  refresh(): Promise<void>;
  /** The game is over, for the reason in this sentence. */
  end(sentence: string): void;
}

/**
 * Puts the parts of the game together; `place` is told where a chip is put. What the player sees is
 * drawn by `redraw`.
 */
export function makeGame(options: GameOptions, place: (symbol: BowlSymbol) => void): Game {
  const { opened, text, language, curtain, tell } = options;
  const money = moneyOf(language, opened.currency, opened.digits);
  const limits = { chips: opened.limits.chips.map(BigInt), maximum: BigInt(opened.limits.maximum) };
  const last = opened.lastRounds[0];
  return {
    session: opened.session,
    text,
    money,
    table: new Table(limits, last && readStakes(last.stakes)),
    stage: makeStage(),
    board: makeBoard(text, money, place),
    history: makeHistory(text, opened.lastRounds),
    notice: makeNotice(),
    say: makeResult(),
    balance: BigInt(opened.balance),
    wish: undefined,
    turn: 0,
    shown: undefined,
    redraw: () => undefined,
    tellBalance: () => tell?.({ type: 'lantern:balance' }),
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
      const back = tell && {
        label: text('backToSite'),
        run: () => tell({ type: 'lantern:close' }),
      };
      curtain.fall(`${sentence} ${text('reopen')}`, back);
    },
  };
}
