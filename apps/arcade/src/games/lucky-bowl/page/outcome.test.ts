import { moneyOf } from '@lantern/outside/money';
import { describe, expect, test } from 'vitest';
import { isWin, unplayedOf } from '../../../page/frame/outcome.ts';
import { textsOf } from '../../../texts/texts.ts';
import { namesOf, outcomeOf } from './outcome.ts';
import type { BowlRound } from './round.ts';

const text = textsOf('en');
const money = moneyOf('en', 'VND', 0);

const round = (change: Partial<BowlRound>): BowlRound => ({
  roundId: 'r',
  state: 'settled',
  game: 'lucky-bowl',
  choice: { fish: '1000', crab: '2000' },
  total: '3000',
  shown: null,
  steps: 0,
  outcome: ['fish', 'fish', 'deer'],
  payout: '0',
  refusal: null,
  nonce: 0,
  balance: null,
  ...change,
});

describe('the outcome of a round', () => {
  test.each([
    ['0', false, 'You staked ₫3,000. None of your symbols came up.'],
    ['2000', false, 'You staked ₫3,000 and get ₫2,000 back.'],
    ['3000', false, 'You staked ₫3,000 and get ₫3,000 back.'],
    ['4000', true, 'You staked ₫3,000 and get ₫4,000.'],
  ])('of a payout of %s is celebrated: %s', (payout, celebrated, sentence) => {
    expect(isWin(round({ payout }))).toBe(celebrated);
    expect(outcomeOf(text, money, round({ payout }))).toBe(sentence);
  });

  test('says when the payout is still pending', () => {
    const settling = round({ payout: '4000', state: 'settling' });
    expect(outcomeOf(text, money, settling)).toBe(
      'You staked ₫3,000 and get ₫4,000. Your ₫4,000 is being paid out.',
    );
  });

  test('names each face once, with its count', () => {
    expect(namesOf(text, ['fish', 'deer', 'fish'])).toBe('Fish ×2 · Deer');
  });
});

describe('a round that was not played', () => {
  test.each([
    [{ state: 'cancelling' }, { key: 'cancelled', ends: false }],
    [{ state: 'cancelled' }, { key: 'cancelled', ends: false }],
    [
      { state: 'refused', refusal: 'insufficient_funds' },
      { key: 'insufficientFunds', ends: false },
    ],
    [
      { state: 'refused', refusal: 'play_session_expired' },
      { key: 'sessionOver', ends: true },
    ],
    [
      { state: 'refused', refusal: 'player_blocked' },
      { key: 'blocked', ends: true },
    ],
    [
      { state: 'refused', refusal: 'limit_reached' },
      { key: 'limitReached', ends: false },
    ],
    [
      { state: 'refused', refusal: 'a_code_of_tomorrow' },
      { key: 'notAccepted', ends: false },
    ],
  ] as const)('%o shows %o', (change, shown) => {
    expect(unplayedOf(round({ outcome: null, payout: null, ...change }))).toEqual(shown);
  });
});
