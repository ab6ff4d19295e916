import { writeStakes } from '../../rounds/round.ts';
import type { RoundView } from '../../wire/replies.ts';
import { NoAnswer, post, Refused } from '../api.ts';
import { prefersStillness, wait } from '../dom.ts';
import type { TextKey } from '../texts/texts.ts';
import { askForRound, type Line, type RoundWish } from './ask-for-round.ts';
import type { Game } from './game.ts';
import { isWin, namesOf, outcomeOf, unplayedOf } from './outcome.ts';

/** The bowl shakes at least so long, so that it is a shake. */
const shakeMs = 1_100;
const stillMs = 250;
const settledPauseMs = 1_500;
const rolledBackMs = 3_000;

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const lineOf = (game: Game): Line => ({
  send: (wish) => post<RoundView>('/api/rounds', wish),
  wait,
  onTrouble: () => game.notice.say(game.text('networkTrouble')),
});

/** Plays the stakes that lie on the table. */
export async function playRound(game: Game): Promise<void> {
  const { session, table } = game;
  await carryOut(game, { session, roundKey: newKey(), stakes: writeStakes(table.stakes) });
}

/** Shakes, asks, and shows what came. A wish without an answer stays the same wish, so that it can never be a second bet. */
async function carryOut(game: Game, wish: RoundWish): Promise<void> {
  game.busy = true;
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
    if (round.dice) await show(game, round, wish);
    else showUnplayed(game, round);
    game.busy = false;
    game.redraw();
  } catch (error) {
    game.stage.rest();
    fail(game, error, wish);
  }
}

async function show(game: Game, round: RoundView, wish: RoundWish): Promise<void> {
  const { text, money } = game;
  const dice = round.dice ?? undefined;
  if (!dice) return;
  await game.stage.lift(dice);
  game.shown = { stakes: game.table.stakes, dice };
  game.board.show(game.shown);
  game.say(namesOf(text, dice), outcomeOf(text, money, round));
  game.stage.celebrate(isWin(round));
  game.history.add(round);
  game.commitment = { ...game.commitment, nonce: round.nonce + 1 };
  game.table.finish();
  await settle(game, round, wish);
  game.tellBalance();
}

/** The new balance; where the win is still on its way, as soon as it has come. */
async function settle(game: Game, round: RoundView, wish: RoundWish): Promise<void> {
  let current = round;
  while (current.state === 'settling') {
    await wait(settledPauseMs);
    current = await askForRound(lineOf(game), wish);
  }
  if (current.balance === null) await game.refresh();
  else game.balance = BigInt(current.balance);
  game.say(namesOf(game.text, round.dice ?? []), outcomeOf(game.text, game.money, current));
}

function showUnplayed(game: Game, round: RoundView): void {
  const { key, ends } = unplayedOf(round);
  game.stage.rest();
  if (ends) game.end(game.text(key));
  else {
    game.say('');
    game.notice.say(game.text(key));
  }
  void game.refresh();
  if (round.state !== 'cancelling') return;
  // The rollback is on its way; the balance has the stake again when it has come.
  setTimeout(() => {
    void game.refresh().then(() => game.tellBalance());
  }, rolledBackMs);
}

const refusals: Partial<Record<Refused['code'], TextKey>> = {
  round_under_way: 'underWay',
  unavailable: 'siteAway',
};

function fail(game: Game, error: unknown, wish: RoundWish): void {
  const { text, notice } = game;
  if (error instanceof NoAnswer) {
    const action = { label: text('tryAgain'), run: () => void carryOut(game, wish) };
    notice.say(text('networkLost'), action);
    return;
  }
  game.busy = false;
  game.redraw();
  if (!(error instanceof Refused) || error.code === 'session_over') {
    game.end(text(error instanceof Refused ? 'sessionOver' : 'somethingWrong'));
    return;
  }
  game.say('');
  notice.say(text(refusals[error.code] ?? 'notAccepted'));
}
