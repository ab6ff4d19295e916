import {
  byId,
  NoAnswer,
  prefersStillness,
  Refused,
  randomHex,
  TooMany,
  wait,
} from '@lantern/outside/page';
import { post } from '../../../page/api.ts';
import { askForRound, type Line } from '../../../page/frame/ask-for-round.ts';
import { isWin, unplayedOf } from '../../../page/frame/outcome.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { luckyBowl } from '../rules.ts';
import { readStakes, writeStakes } from '../stakes.ts';
import type { Dice } from '../symbols.ts';
import type { Game } from './game.ts';
import { namesOf, outcomeOf } from './outcome.ts';
import type { BowlRound, BowlWish } from './round.ts';

const { code } = luckyBowl;

/** The shortest animation, even when the answer is faster. */
const shakeMs = 1_100;
const stillMs = 250;
const settledPauseMs = 1_500;
const rolledBackMs = 3_000;

const lineOf = (game: Game): Line<BowlRound, BowlWish> => ({
  send: (wish) => post<BowlRound>('/api/rounds', wish),
  wait,
  onTrouble: (error) =>
    game.notice.say(game.text(error instanceof TooMany ? 'tooMany' : 'networkTrouble')),
});

/** Plays the stakes on the table, unless a round is in progress. */
export async function playRound(game: Game): Promise<void> {
  if (game.wish) return;
  const { session, table } = game;
  const choice = writeStakes(table.stakes);
  const roundKey = randomHex(16);
  await carryOut(game, { session, game: code, roundKey, stake: String(table.total), choice });
}

/** Shakes, requests the round and shows it. A retry repeats the request, never a second bet. */
async function carryOut(game: Game, wish: BowlWish): Promise<void> {
  game.wish = wish;
  game.turn += 1;
  game.shown = undefined;
  game.notice.clear();
  game.stage.celebrate(false);
  game.stage.shake();
  game.say(game.text('shaking'));
  game.redraw();
  const shaken = wait(prefersStillness() ? stillMs : shakeMs);
  try {
    const round = await askForRound(lineOf(game), wish);
    await shaken;
    game.notice.clear();
    if (round.outcome) await show(game, { ...round, outcome: round.outcome }, wish);
    else showUnplayed(game, round);
  } catch (error) {
    game.stage.rest();
    if (error instanceof NoAnswer) offerAgain(game, wish, error);
    else fail(game, error);
  }
}

async function show(
  game: Game,
  round: BowlRound & { outcome: Dice },
  wish: BowlWish,
): Promise<void> {
  await game.stage.lift(round.outcome);
  game.shown = { stakes: readStakes(wish.choice), dice: round.outcome };
  game.board.show(game.shown);
  game.say(namesOf(game.text, round.outcome), outcomeOf(game.text, game.money, round));
  game.stage.celebrate(isWin(round));
  game.history.add(round);
  game.table.finish();
  const paid = await untilPaid(game, round, wish);
  if (paid.balance === null) await game.refresh();
  else game.balance = BigInt(paid.balance);
  finish(game);
  game.say(namesOf(game.text, round.outcome), outcomeOf(game.text, game.money, paid));
  game.notifyBalance();
}

/** Waits until the win is paid. The dice are known, so this waits as long as the site is down. */
async function untilPaid(game: Game, round: BowlRound, wish: BowlWish): Promise<BowlRound> {
  let current = round;
  while (current.state === 'settling') {
    await wait(settledPauseMs);
    current = await askForRound(lineOf(game), wish).catch((error: unknown) => {
      if (error instanceof NoAnswer) return current;
      throw error;
    });
  }
  game.notice.clear();
  return current;
}

/** Unlocks the table. */
function finish(game: Game): void {
  game.wish = undefined;
  game.turn += 1;
  game.redraw();
}

function showUnplayed(game: Game, round: BowlRound): void {
  const { key, ends } = unplayedOf(round);
  finish(game);
  game.stage.rest();
  if (ends) {
    game.end(game.text(key));
    return;
  }
  game.say('');
  game.notice.say(game.text(key));
  void game.refresh();
  if (round.state !== 'cancelling') return;
  // The rollback is pending; the stake is back in the balance afterwards.
  setTimeout(() => void game.refresh().then(() => game.notifyBalance()), rolledBackMs);
}

/** Offers to repeat the same request; the page does so itself when it is online again. */
function offerAgain(game: Game, wish: BowlWish, error: NoAnswer): void {
  const asked = new AbortController();
  const again = () => {
    asked.abort();
    byId('shake').focus();
    void carryOut(game, wish);
  };
  const reason = error instanceof TooMany ? 'tooMany' : 'networkLost';
  game.notice.say(game.text(reason), { label: game.text('tryAgain'), run: again });
  addEventListener('online', again, { signal: asked.signal });
}

const refusals: Partial<Record<string, TextKey>> = {
  round_under_way: 'underWay',
  unavailable: 'siteAway',
};

function fail(game: Game, error: unknown): void {
  finish(game);
  if (!(error instanceof Refused) || error.code === 'session_over') {
    game.end(game.text(error instanceof Refused ? 'sessionOver' : 'somethingWrong'));
    return;
  }
  game.say('');
  game.notice.say(game.text(refusals[error.code] ?? 'notAccepted'));
}
