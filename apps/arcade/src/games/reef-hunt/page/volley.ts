import { NoAnswer, Refused, randomHex, TooMany, wait } from '@lantern/outside/page';
import { post } from '../../../page/api.ts';
import { askForRound, type Line } from '../../../page/frame/ask-for-round.ts';
import { unplayedOf } from '../../../page/frame/outcome.ts';
import type { TextKey } from '../../../texts/texts.ts';
import type { RoundView } from '../../../wire/replies.ts';
import { mostShots, type ReefChoice, type ReefOutcome, reefHunt } from '../rules.ts';
import { findFish, isInSea } from '../sea.ts';
import type { Hunt, Shot } from './hunt.ts';

/** The arcade takes 300 calls a minute of a session. */
const betweenMs = 260;
const settledPauseMs = 1_500;
const rolledBackMs = 3_000;

type ReefRound = RoundView<ReefChoice, ReefOutcome>;

/**
 * Fires at a fish. Shots that are fired while a volley is on its way wait, and are sent together as
 * the next one. Undefined when no shot can be fired now.
 */
export function fire(hunt: Hunt, fish: number): Shot | undefined {
  const power = hunt.stake.stake;
  const found = findFish(fish);
  if (!found || power === undefined || hunt.blocked || hunt.queue.length >= mostShots)
    return undefined;
  let tell: Shot['tell'] = () => undefined;
  const times = new Promise<number | undefined>((resolve) => {
    tell = resolve;
  });
  const shot = { fish, kind: found.kind, power, times, tell };
  hunt.queue.push(shot);
  hunt.staked += power;
  hunt.redraw();
  void send(hunt);
  return shot;
}

/** Gives up the shots that were not sent: they cost nothing. */
export function dropQueue(hunt: Hunt): void {
  for (const shot of hunt.queue.splice(0)) giveBack(hunt, shot);
}

function giveBack(hunt: Hunt, shot: Shot): void {
  hunt.staked -= shot.power;
  shot.tell(undefined);
}

/** The next shots with one stake, at fish that are still there. */
function takeVolley(hunt: Hunt): Shot[] {
  const power = hunt.queue[0]?.power;
  const taken = hunt.queue.filter((shot) => shot.power === power);
  hunt.queue.splice(0, hunt.queue.length, ...hunt.queue.filter((shot) => shot.power !== power));
  return taken.filter((shot) => {
    if (isInSea(shot.fish, hunt.now())) return true;
    giveBack(hunt, shot);
    return false;
  });
}

/** Sends one volley after the other while shots are waiting. */
async function send(hunt: Hunt): Promise<void> {
  if (hunt.busy) return;
  const shots = takeVolley(hunt);
  const [first] = shots;
  if (!first) return;
  hunt.busy = true;
  await carryOut(hunt, shots, {
    ...{ session: hunt.session, game: reefHunt.code, roundKey: randomHex(16) },
    stake: String(first.power * BigInt(shots.length)),
    choice: { fish: shots.map(({ fish }) => fish) },
  });
}

interface Wish {
  session: string;
  game: string;
  roundKey: string;
  stake: string;
  choice: ReefChoice;
}

const lineOf = (hunt: Hunt): Line<ReefRound, Wish> => ({
  send: (wish) => post<ReefRound>('/api/rounds', wish),
  wait,
  onTrouble: (error) =>
    hunt.notice.say(hunt.text(error instanceof TooMany ? 'tooMany' : 'networkTrouble')),
});

/** Sends a volley until it is answered. A repeated request has the same key, so it is one bet. */
async function carryOut(hunt: Hunt, shots: readonly Shot[], wish: Wish): Promise<void> {
  hunt.blocked = false;
  try {
    const round = await askForRound(lineOf(hunt), wish);
    hunt.notice.clear();
    if (round.outcome === null) unplayed(hunt, shots, round);
    else await decided(hunt, shots, await paid(hunt, shots, round, wish));
  } catch (error) {
    if (error instanceof NoAnswer) {
      offerAgain(hunt, shots, wish, error);
      return;
    }
    fail(hunt, shots, error);
  }
  await wait(betweenMs);
  hunt.busy = false;
  hunt.redraw();
  void send(hunt);
}

/** Shows the results at once, and waits until the site has taken the prize. */
async function paid(
  hunt: Hunt,
  shots: readonly Shot[],
  round: ReefRound,
  wish: Wish,
): Promise<ReefRound> {
  let current = round;
  for (const [at, shot] of shots.entries()) shot.tell(round.outcome?.[at] ?? 0);
  while (current.state === 'settling') {
    await wait(settledPauseMs);
    current = await askForRound(lineOf(hunt), wish).catch((error: unknown) => {
      if (error instanceof NoAnswer) return current;
      throw error;
    });
  }
  return current;
}

async function decided(hunt: Hunt, shots: readonly Shot[], round: ReefRound): Promise<void> {
  hunt.notice.clear();
  hunt.history.add(round);
  hunt.staked -= BigInt(round.total);
  const prize = BigInt(round.payout ?? 0);
  if (round.balance === null) {
    hunt.balance -= BigInt(round.total) - prize;
    await hunt.refresh();
  } else hunt.balance = BigInt(round.balance);
  // The balance shows a prize when its shot has landed.
  for (const [at, { power, times }] of shots.entries()) {
    const won = power * BigInt(round.outcome?.[at] ?? 0);
    hunt.unseen += won;
    void times
      .then(() => wait(landedMs))
      .then(() => {
        hunt.unseen -= won;
        hunt.redraw();
      });
  }
  hunt.redraw();
  hunt.notifyBalance();
}

/** About as long as a pearl flies. */
const landedMs = 650;

function unplayed(hunt: Hunt, shots: readonly Shot[], round: ReefRound): void {
  const { key, ends } = unplayedOf(round);
  for (const shot of shots) giveBack(hunt, shot);
  stop(hunt);
  if (ends) {
    hunt.end(hunt.text(key));
    return;
  }
  hunt.notice.say(hunt.text(key));
  void hunt.refresh();
  if (round.state === 'cancelling')
    setTimeout(() => void hunt.refresh().then(() => hunt.notifyBalance()), rolledBackMs);
}

function stop(hunt: Hunt): void {
  hunt.auto.stop();
  dropQueue(hunt);
}

/** Offers to repeat the same request; the page does so itself when it is online again. */
function offerAgain(hunt: Hunt, shots: readonly Shot[], wish: Wish, error: NoAnswer): void {
  const asked = new AbortController();
  const again = () => {
    asked.abort();
    void carryOut(hunt, shots, wish);
  };
  stop(hunt);
  hunt.blocked = true;
  const reason = error instanceof TooMany ? 'tooMany' : 'networkLost';
  hunt.notice.say(hunt.text(reason), { label: hunt.text('tryAgain'), run: again });
  addEventListener('online', again, { signal: asked.signal });
}

const refusals: Partial<Record<string, TextKey>> = {
  round_under_way: 'underWay',
  unavailable: 'siteAway',
  betting_closed: 'reefGone',
};

function fail(hunt: Hunt, shots: readonly Shot[], error: unknown): void {
  for (const shot of shots) giveBack(hunt, shot);
  if (!(error instanceof Refused) || error.code === 'session_over') {
    stop(hunt);
    hunt.end(hunt.text(error instanceof Refused ? 'sessionOver' : 'somethingWrong'));
    return;
  }
  if (error.code !== 'betting_closed') stop(hunt);
  hunt.notice.say(hunt.text(refusals[error.code] ?? 'notAccepted'));
}
