import { moneyOf } from '@lantern/outside/money';
import { byId } from '@lantern/outside/page';
import { post } from '../../../page/api.ts';
import { makeFairnessSheet } from '../../../page/frame/fairness-sheet.ts';
import type { GameOptions } from '../../../page/frame/options.ts';
import type { Commitment, Rotation } from '../../../wire/replies.ts';
import { totalOf } from '../payout.ts';
import { readStakes } from '../stakes.ts';
import type { Dice } from '../symbols.ts';
import { makeButtons } from './buttons.ts';
import { makeChips } from './chips.ts';
import { drawing } from './drawing.ts';
import { type Game, makeGame } from './game.ts';
import { showPays } from './pays.ts';
import { playRound } from './play-round.ts';
import { makeRulesSheet } from './rules-sheet.ts';
import type { TableProblem } from './table.ts';

const refreshMs = 20_000;

/** Starts an opened game. */
export function startGame(options: GameOptions): void {
  const { text, opened } = options;
  const game = makeGame(options, (symbol) => touched(table.place(symbol, chip(), game.balance)));
  const { table, money, board } = game;
  const chip = makeChips(money, opened.limits.chips.map(BigInt));
  const most = money.full(BigInt(opened.limits.maximum));

  /** Draws a change of the table, or says why it is not possible. */
  function touched(problem?: TableProblem): void {
    game.shown = undefined;
    game.stage.celebrate(false);
    if (problem) game.notice.say(text(problem, { amount: most }));
    else game.notice.clear();
    game.say(
      table.total > 0n ? text('staked', { amount: money.full(table.total) }) : text('noStake'),
    );
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
    const { wish } = game;
    balance.textContent = money.full(
      wish ? game.balance - totalOf(readStakes(wish.choice)) : game.balance,
    );
    board.show(game.shown ?? { stakes: table.stakes });
    board.enable(!wish);
    drawButtons(table, wish !== undefined);
  };
  makeSheets(game, options);
  showPays(text);
  byId('trial').hidden = !opened.trial;
  game.say(text('noStake'));
  game.redraw();
  keepBalance(game);
}

function makeSheets({ session, history }: Game, options: GameOptions): void {
  const { opened, explained } = options;
  const { chips, maximum } = opened.limits;
  makeRulesSheet({
    ...options,
    money: moneyOf(explained, opened.currency, opened.digits),
    minimum: BigInt(chips[0] ?? 0),
    maximum: BigInt(maximum),
  });
  makeFairnessSheet({
    ...options,
    first: opened.commitment,
    rounds: () => history.rounds,
    signOf: ({ outcome }) => (outcome as Dice).map((face) => drawing(face)),
    commitment: () => post<Commitment>('/api/commitment', { session }),
    rotate: (clientSeed) => post<Rotation>('/api/seed', { session, clientSeed }),
  });
}

/** Refreshes the balance regularly and when the player returns to the page. */
function keepBalance(game: Game): void {
  const look = () => {
    if (!document.hidden && !game.wish) void game.refresh();
  };
  setInterval(look, refreshMs);
  document.addEventListener('visibilitychange', look);
}
