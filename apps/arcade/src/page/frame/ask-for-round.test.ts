import { NoAnswer, Refused } from '@lantern/outside/page';
import { describe, expect, test } from 'vitest';
import type { RoundView } from '../../wire/replies.ts';
import { askForRound, type RoundWish } from './ask-for-round.ts';

const wish: RoundWish = {
  session: 's',
  roundKey: 'one-key-for-one-wish',
  game: 'lucky-bowl',
  stake: '1000',
  choice: { fish: '1000' },
};

const round = (state: RoundView['state']): RoundView => ({
  roundId: 'r',
  state,
  game: 'lucky-bowl',
  choice: wish.choice,
  total: '1000',
  shown: null,
  steps: 0,
  outcome: null,
  payout: null,
  refusal: null,
  nonce: 0,
  balance: null,
});

/** A line that returns these answers in turn; an error is thrown. */
function lineWith(...answers: (RoundView | Error)[]) {
  const sent: RoundWish[] = [];
  const waited: number[] = [];
  let troubles = 0;
  const line = {
    send: async (one: RoundWish) => {
      sent.push(one);
      const answer = answers.shift() ?? new NoAnswer();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    wait: async (ms: number) => void waited.push(ms),
    onTrouble: () => {
      troubles += 1;
    },
  };
  return { line, sent, waited, troubles: () => troubles };
}

describe('the request for a round', () => {
  test('is repeated with the same key until it is answered, never as a second bet', async () => {
    const { line, sent, waited, troubles } = lineWith(
      new NoAnswer(),
      new NoAnswer(),
      round('settled'),
    );
    expect((await askForRound(line, wish)).state).toBe('settled');
    expect(sent).toEqual([wish, wish, wish]);
    expect(waited).toEqual([500, 1_000]);
    expect(troubles()).toBe(2);
  });

  test('is polled while the bet is pending', async () => {
    const { line, sent } = lineWith(round('betting'), round('betting'), round('cancelled'));
    expect((await askForRound(line, wish)).state).toBe('cancelled');
    expect(new Set(sent.map(({ roundKey }) => roundKey)).size).toBe(1);
  });

  test('stops at a refusal', async () => {
    const { line, sent } = lineWith(new Refused('stakes_not_allowed'));
    await expect(askForRound(line, wish)).rejects.toThrow(Refused);
    expect(sent).toHaveLength(1);
  });

  test('gives up after several attempts, so that the player can retry', async () => {
    const { line, sent } = lineWith();
    await expect(askForRound(line, wish)).rejects.toThrow(NoAnswer);
    expect(sent).toHaveLength(5);
  });

  test('gives up when the bet stays pending', async () => {
    const { line } = lineWith(...Array.from({ length: 100 }, () => round('betting')));
    await expect(askForRound(line, wish)).rejects.toThrow(NoAnswer);
  });
});
