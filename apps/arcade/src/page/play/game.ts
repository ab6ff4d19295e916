import type { BowlSymbol } from '../../game/symbols.ts';
import { readStakes } from '../../rounds/round.ts';
import type { BalanceView, Commitment, OpenView, Rotation } from '../../wire/replies.ts';
import { post, Refused } from '../api.ts';
import { byId } from '../dom.ts';
import { type Money, moneyOf } from '../money.ts';
import type { Message } from '../parent.ts';
import type { Language, Text } from '../texts/texts.ts';
import { type Board, makeBoard, type Shown } from './board.ts';
import { makeButtons } from './buttons.ts';
import { makeChips } from './chips.ts';
import type { Curtain } from './curtain.ts';
import { makeFairnessSheet } from './fairness-sheet.ts';
import { type History, makeHistory } from './history.ts';
import { makeNotice, type Notice } from './notice.ts';
import { playRound } from './play-round.ts';
import { makeResult } from './result.ts';
import { makeRulesSheet } from './rules-sheet.ts';
import { makeStage, type Stage } from './stage.ts';
import { Table, type TableProblem } from './table.ts';

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
  commitment: Commitment;
  /** A round is under way: the chips lie still. */
  busy: boolean;
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

const refreshMs = 20_000;

function assemble({ opened, text, language, curtain, tell }: GameOptions, place: (symbol: BowlSymbol) => void): Game {
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
    commitment: opened.commitment,
    busy: false,
    shown: undefined,
    redraw: () => undefined,
    tellBalance: () => tell?.({ type: 'lantern:balance' }),
    async refresh() {
      try {
        this.balance = BigInt((await post<BalanceView>('/api/balance', { session: this.session })).balance);
        this.redraw();
      } catch (error) {
        if (error instanceof Refused && error.code === 'session_over') this.end(text('sessionOver'));
      }
    },
    end: (sentence) => {
      const back = tell && { label: text('backToSite'), run: () => tell({ type: 'lantern:close' }) };
      curtain.fall(`${sentence} ${text('reopen')}`, back);
    },
  };
}

/** Starts the game that was opened, and lets the player play until the page is left. */
export function startGame(options: GameOptions): void {
  const { text, language, opened } = options;
  const game: Game = assemble(options, (symbol) => touched(game.table.place(symbol, chip(), game.balance)));
  const { table, money, board } = game;
  const [minimum = 0n, maximum = 0n] = [...opened.limits.chips.slice(0, 1), opened.limits.maximum].map(BigInt);
  const chip = makeChips(money, opened.limits.chips.map(BigInt));

  /** Draws what the player did to the table, or says why it could not be done. */
  function touched(problem?: TableProblem): void {
    game.shown = undefined;
    game.stage.celebrate(false);
    if (problem) game.notice.say(text(problem, { amount: money.full(maximum) }));
    else game.notice.clear();
    game.say(table.total > 0n ? text('staked', { amount: money.full(table.total) }) : text('noStake'));
    game.redraw();
  }
  const drawButtons = makeButtons(money, {
    undo: () => {
      table.undo();
      touched();
    },
    clear: () => {
      table.clear();
      touched();
    },
    repeat: () => touched(table.repeat(game.balance)),
    double: () => touched(table.double(game.balance)),
    shake: () => void playRound(game),
  });
  const balance = byId('balance');
  game.redraw = () => {
    balance.textContent = money.full(game.busy ? game.balance - table.total : game.balance);
    board.show(game.shown ?? { stakes: table.stakes });
    board.enable(!game.busy);
    drawButtons(table, game.busy);
  };
  makeRulesSheet({ text, money, language, minimum, maximum });
  makeFairnessSheet({
    text,
    language,
    commitment: () => game.commitment,
    rounds: () => game.history.rounds,
    rotate: async (clientSeed) => {
      const rotation = await post<Rotation>('/api/seed', { session: game.session, clientSeed });
      game.commitment = rotation.next;
      return rotation;
    },
  });
  byId('trial').hidden = !opened.trial;
  game.say(text('noStake'));
  game.redraw();
  keepBalance(game);
}

/** The balance follows what happens elsewhere: from time to time, and when the player comes back to the page. */
function keepBalance(game: Game): void {
  const look = () => {
    if (!document.hidden && !game.busy) void game.refresh();
  };
  setInterval(look, refreshMs);
  document.addEventListener('visibilitychange', look);
}
