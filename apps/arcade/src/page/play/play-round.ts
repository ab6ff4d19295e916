import type { Dice } from '../../game/symbols.ts';
import { readStakes, writeStakes } from '../../rounds/round.ts';
import type { TextKey } from '../../texts/texts.ts';
import type { RoundView } from '../../wire/replies.ts';
import { NoAnswer, post, Refused, TooMany } from '../api.ts';
import { byId, prefersStillness, wait } from '../dom.ts';
import { randomHex } from '../random.ts';
import { askForRound, type Line, type RoundWish } from './ask-for-round.ts';
import type { Game } from './game.ts';
import { isWin, namesOf, outcomeOf, unplayedOf } from './outcome.ts';

/** The bowl shakes at least so long, so that it is a shake. */
const shakeMs = 1_100;
const stillMs = 250;
const settledPauseMs = 1_500;
const rolledBackMs = 3_000;

const lineOf = (game: Game): Line => ({
  send: (wish) => post<RoundView>('/api/rounds', wish),
  wait,
  onTrouble: (error) =>
    game.notice.say(game.text(error instanceof TooMany ? 'tooMany' : 'networkTrouble')),
});

/** Plays the stakes that lie on the table; nothing while a round is under way. */
export async function playRound(game: Game): Promise<void> {
  if (game.wish) return;
  const { session, table } = game;
  await carryOut(game, { session, roundKey: randomHex(16), stakes: writeStakes(table.stakes) });
}

/**
 * Shakes, asks, and shows what came. A wish without an answer stays the same wish, so that it can
 * never be a second bet.
 */
async function carryOut(game: Game, wish: RoundWish): Promise<void> {
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
    if (round.dice) await show(game, { ...round, dice: round.dice }, wish);
    else showUnplayed(game, round);
  } catch (error) {
    game.stage.rest();
    if (error instanceof NoAnswer) offerAgain(game, wish, error);
    else fail(game, error);
  }
}

async function show(game: Game, round: RoundView & { dice: Dice }, wish: RoundWish): Promise<void> {
  await game.stage.lift(round.dice);
  game.shown = { stakes: readStakes(wish.stakes), dice: round.dice };
  game.board.show(game.shown);
  game.say(namesOf(game.text, round.dice), outcomeOf(game.text, game.money, round));
  game.stage.celebrate(isWin(round));
  game.history.add(round);
  game.table.finish();
  const paid = await untilPaid(game, round, wish);
  if (paid.balance === null) await game.refresh();
  else game.balance = BigInt(paid.balance);
  finish(game);
  game.say(namesOf(game.text, round.dice), outcomeOf(game.text, game.money, paid));
  game.tellBalance();
}

/**
 * The round once its win has come. The dice are known by now, so this waits however long the site
 * is away.
 */
async function untilPaid(game: Game, round: RoundView, wish: RoundWish): Promise<RoundView> {
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

/** The table is the player's again. */
function finish(game: Game): void {
  game.wish = undefined;
  game.turn += 1;
  game.redraw();
}

function showUnplayed(game: Game, round: RoundView): void {
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
  // The rollback is on its way; the balance has the stake again when it has come.
  setTimeout(() => void game.refresh().then(() => game.tellBalance()), rolledBackMs);
}

/**
 * No answer came for long. The player can ask for the same round again, and so does the page when
 * it is online again.
 */
function offerAgain(game: Game, wish: RoundWish, error: NoAnswer): void {
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

const refusals: Partial<Record<Refused['code'], TextKey>> = {
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
