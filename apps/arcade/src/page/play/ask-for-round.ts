import type { WrittenStakes } from '../../rounds/round.ts';
import type { RoundView } from '../../wire/replies.ts';
import { NoAnswer } from '../api.ts';

export interface RoundWish {
  session: string;
  /** One key for one wish: however often it is sent, it is one round and one bet. */
  roundKey: string;
  stakes: WrittenStakes;
}

export interface Line {
  /** Sends the wish once. Throws Refused or NoAnswer. */
  send(wish: RoundWish): Promise<RoundView>;
  wait(ms: number): Promise<void>;
  /** Told when an answer failed to come and the wish is sent again. */
  onTrouble(error: NoAnswer): void;
}

/** The pauses before the wish is sent again without an answer, in milliseconds. */
const pauses = [500, 1_000, 2_000, 4_000];
const bettingPauseMs = 400;
/** A bet waits for its answer no longer than this many looks; then something is wrong. */
const looks = 60;

/**
 * Sends a wish, again and again with the same key, until an answer comes. Throws Refused, or
 * NoAnswer in the end.
 */
async function sendUntilAnswered(line: Line, wish: RoundWish): Promise<RoundView> {
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

/**
 * Plays a round to the point where its outcome is known to the player. Throws Refused, or NoAnswer
 * in the end.
 */
export async function askForRound(line: Line, wish: RoundWish): Promise<RoundView> {
  for (let look = 0; look < looks; look += 1) {
    const round = await sendUntilAnswered(line, wish);
    if (round.state !== 'betting') return round;
    await line.wait(bettingPauseMs);
  }
  throw new NoAnswer('the bet stays without an answer');
}
