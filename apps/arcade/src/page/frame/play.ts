import {
  byId,
  make,
  NoAnswer,
  prefersStillness,
  Refused,
  randomHex,
  TooMany,
  wait,
} from '@lantern/outside/page';
import type { TextKey } from '../../texts/texts.ts';
import type { RoundView } from '../../wire/replies.ts';
import { post } from '../api.ts';
import { askForRound, type Line } from './ask-for-round.ts';
import { type Frame, stakeOf } from './frame.ts';
import { isWin, unplayedOf } from './outcome.ts';

const settledPauseMs = 1_500;
const rolledBackMs = 3_000;
/** The pause between the rounds of a run; the arcade takes 300 calls a minute of a session. */
const betweenMs = { normal: 450, fast: 220 };

/** A request that can be repeated: it has the key of its round, or the number of its step. */
interface Wish {
  path: '/api/rounds' | '/api/steps';
  body: object;
}

const lineOf = (frame: Frame): Line<RoundView, Wish> => ({
  send: ({ path, body }) => post<RoundView>(path, body),
  wait,
  onTrouble: (error) =>
    frame.notice.say(frame.text(error instanceof TooMany ? 'tooMany' : 'networkTrouble')),
});

/** The big button: bets, cashes out, or stops a run. */
export async function betAndPlay(frame: Frame): Promise<void> {
  const { auto, round, game } = frame;
  if (auto.running) {
    auto.stop();
    frame.redraw();
    return;
  }
  if (frame.busy) return;
  if (round) {
    if (game.steps) await takeStep(frame, game.cashOut as object);
    return;
  }
  if (auto.chosen && !auto.begin()) {
    frame.notice.say(frame.text('autoInvalid'));
    return;
  }
  await bet(frame);
}

/** Bets once, and goes on while a run is under way. */
async function bet(frame: Frame): Promise<void> {
  const { board, session, game } = frame;
  const stake = stakeOf(frame) ?? 0n;
  const isFree = frame.free.stake !== undefined;
  const body = {
    ...{ session, game: game.code, roundKey: randomHex(16) },
    ...{ stake: String(stake), choice: board.choice() },
    ...(isFree && { free: true }),
  };
  frame.staked = isFree ? 0n : stake;
  board.begin();
  byId('game').dataset.mood = 'calm';
  byId('result').replaceChildren();
  await carryOut(frame, { path: '/api/rounds', body });
}

/** Takes a step in the open round, unless another one is under way. */
export async function takeStep(frame: Frame, action: object): Promise<void> {
  const { round, session, game } = frame;
  if (!round || frame.busy) return;
  const { roundId, steps } = round;
  const body = { session, game: game.code, roundId, step: steps + 1, action };
  await carryOut(frame, { path: '/api/steps', body });
}

/** Sends a request until it is answered and shows the answer. A retry never is a second bet. */
async function carryOut(frame: Frame, wish: Wish): Promise<void> {
  frame.busy = true;
  frame.turn += 1;
  frame.notice.clear();
  frame.redraw();
  try {
    const round = await askForRound(lineOf(frame), wish);
    frame.notice.clear();
    if (round.outcome !== null) await showDecided(frame, round, wish);
    else if (round.state === 'open') await showOpen(frame, round);
    else showUnplayed(frame, round);
  } catch (error) {
    if (error instanceof NoAnswer) offerAgain(frame, wish, error);
    else await fail(frame, error);
  }
}

async function showOpen(frame: Frame, round: RoundView): Promise<void> {
  const { board, auto, game } = frame;
  takeBalance(frame, round);
  frame.round = round;
  board.open?.(round);
  release(frame);
  frame.notifyBalance();
  if (!auto.running) return;
  await pause(frame);
  // A player who has stopped the run goes on with its open round by hand.
  if (auto.running && !frame.busy && game.steps)
    await takeStep(frame, board.rule?.next() ?? (game.cashOut as object));
}

const pause = ({ fast }: Frame) => wait(fast ? betweenMs.fast : betweenMs.normal);

/** The stake is in the balance that the site reported, or it is taken from the known one. */
function takeBalance(frame: Frame, { balance }: RoundView): void {
  frame.balance = balance === null ? frame.balance - frame.staked : BigInt(balance);
  frame.staked = 0n;
}

async function showDecided(frame: Frame, round: RoundView, wish: Wish): Promise<void> {
  const { board, auto, fast } = frame;
  await board.show(round, fast || prefersStillness());
  celebrate(frame, round);
  frame.history.add(round);
  const result = BigInt(round.payout ?? 0) - (round.free ? 0n : BigInt(round.total));
  frame.count(result);
  const paid = await untilPaid(frame, round, wish);
  if (paid.jackpot) celebrateJackpot(frame, BigInt(paid.jackpot));
  frame.round = undefined;
  frame.staked = 0n;
  if (paid.balance === null) await frame.refresh();
  else frame.balance = BigInt(paid.balance);
  // A run never goes on with the player's own money.
  if (round.free && !frame.free.count(paid)) endFree(frame);
  const goesOn = auto.running && auto.goOn(result);
  release(frame);
  frame.notifyBalance();
  if (!goesOn) return;
  await pause(frame);
  if (auto.running && !frame.busy) await nextOfRun(frame);
}

function endFree({ auto, free, notice, text }: Frame): void {
  auto.stop();
  free.end();
  notice.say(text('freeOver'));
}

/** The next round of a run, unless the balance or the limits no longer allow it. */
async function nextOfRun(frame: Frame): Promise<void> {
  if (frame.free.stake !== undefined || (stakeOf(frame) ?? 0n) <= frame.balance) {
    await bet(frame);
    return;
  }
  frame.auto.stop();
  frame.notice.say(frame.text('aboveBalance'));
  frame.redraw();
}

function celebrate(frame: Frame, round: RoundView): void {
  const { text, money, board } = frame;
  const payout = BigInt(round.payout ?? 0);
  byId('game').dataset.mood = isWin(round) ? 'win' : payout > 0n ? 'calm' : 'lost';
  if (isWin(round)) frame.sound.win(sizeOf(payout / BigInt(round.total)));
  const sentence = payout > 0n ? money.signed(payout) : text('notPaid');
  byId('result').replaceChildren(
    make('span', { class: 'unseen' }, `${board.words(round)} `),
    make('strong', {}, sentence),
  );
}

/** The pot is known only once the site has paid it. A run of bets stops for it. */
function celebrateJackpot({ text, money, auto, sound, count }: Frame, amount: bigint): void {
  auto.stop();
  byId('game').dataset.mood = 'win';
  sound.win(2);
  count(amount);
  byId('result').append(
    ' ',
    make('strong', { class: 'jackpot' }, text('jackpotWon', { amount: money.full(amount) })),
  );
}

/** How much a win is celebrated, by how often it covers the stake. */
const sizeOf = (times: bigint): number => (times >= 50n ? 2 : times >= 10n ? 1 : 0);

/** Waits until the win is paid. The outcome is known, so this waits as long as the site is down. */
async function untilPaid(frame: Frame, round: RoundView, wish: Wish): Promise<RoundView> {
  let current = round;
  while (current.state === 'settling') {
    await wait(settledPauseMs);
    current = await askForRound(lineOf(frame), wish).catch((error: unknown) => {
      if (error instanceof NoAnswer) return current;
      throw error;
    });
  }
  frame.notice.clear();
  return current;
}

/** Unlocks the controls. */
function release(frame: Frame): void {
  frame.busy = false;
  frame.turn += 1;
  frame.redraw();
}

function showUnplayed(frame: Frame, round: RoundView): void {
  const { key, ends } = unplayedOf(round);
  frame.auto.stop();
  frame.staked = 0n;
  frame.round = undefined;
  if (round.refusal === 'free_rounds_over') frame.free.end();
  release(frame);
  if (ends) {
    frame.end(frame.text(key));
    return;
  }
  frame.notice.say(frame.text(key));
  void frame.refresh();
  if (round.state !== 'cancelling') return;
  // The rollback is pending; the stake is back in the balance afterwards.
  setTimeout(() => void frame.refresh().then(() => frame.notifyBalance()), rolledBackMs);
}

/** Offers to repeat the same request; the page does so itself when it is online again. */
function offerAgain(frame: Frame, wish: Wish, error: NoAnswer): void {
  const asked = new AbortController();
  const again = () => {
    asked.abort();
    void carryOut(frame, wish);
  };
  frame.auto.stop();
  const reason = error instanceof TooMany ? 'tooMany' : 'networkLost';
  frame.notice.say(frame.text(reason), { label: frame.text('tryAgain'), run: again });
  addEventListener('online', again, { signal: asked.signal });
}

const refusals: Partial<Record<string, TextKey>> = {
  round_under_way: 'underWay',
  unavailable: 'siteAway',
  step_not_allowed: 'stepNotAllowed',
};

/** Codes after which this window no longer knows the round: another one has gone on with it. */
const elsewhere = ['step_reused', 'round_over', 'not_found'];

async function fail(frame: Frame, error: unknown): Promise<void> {
  frame.auto.stop();
  frame.staked = 0n;
  release(frame);
  if (!(error instanceof Refused) || error.code === 'session_over') {
    frame.end(frame.text(error instanceof Refused ? 'sessionOver' : 'somethingWrong'));
    return;
  }
  if (elsewhere.includes(error.code)) {
    frame.end(frame.text('goesOnElsewhere'));
    return;
  }
  frame.notice.say(frame.text(refusals[error.code] ?? 'notAccepted'));
}
