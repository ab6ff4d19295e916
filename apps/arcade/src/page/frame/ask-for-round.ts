import { NoAnswer } from '@lantern/outside/page';
import type { RoundView } from '../../wire/replies.ts';

export interface RoundWish<Choice = unknown> {
  session: string;
  game: string;
  /** The idempotency key: repeats of the same request are one round and one bet. */
  roundKey: string;
  /** The whole stake, in minor units. */
  stake: string;
  choice: Choice;
}

export interface Line<Answer, Wish> {
  /** Sends the request once. @throws Refused or NoAnswer */
  send(wish: Wish): Promise<Answer>;
  wait(ms: number): Promise<void>;
  /** Called before a request without an answer is repeated. */
  onTrouble(error: NoAnswer): void;
}

/** The delays between the attempts, in milliseconds. */
const pauses = [500, 1_000, 2_000, 4_000];
const bettingPauseMs = 400;
/** A pending bet is polled this many times. */
const looks = 60;

/** Repeats a request with the same key until it is answered. @throws Refused or NoAnswer */
export async function sendUntilAnswered<Answer, Wish>(
  line: Line<Answer, Wish>,
  wish: Wish,
): Promise<Answer> {
  for (const pause of pauses) {
    try {
      return await line.send(wish);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      line.onTrouble(error);
      await line.wait(pause);
    }
  }
  return line.send(wish);
}

/** Plays a round until its outcome is known. @throws Refused or NoAnswer */
export async function askForRound<Round extends RoundView, Wish>(
  line: Line<Round, Wish>,
  wish: Wish,
): Promise<Round> {
  for (let look = 0; look < looks; look += 1) {
    const round = await sendUntilAnswered(line, wish);
    if (round.state !== 'betting') return round;
    await line.wait(bettingPauseMs);
  }
  throw new NoAnswer('the bet got no answer');
}
