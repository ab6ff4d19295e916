import { describe, expect, test } from 'vitest';
import { isWin, unplayedOf } from './outcome.ts';

const round = (payout: string) => ({ payout, total: '3000' }) as Parameters<typeof isWin>[0];

test.each([
  ['0', false],
  ['2000', false],
  ['3000', false],
  ['4000', true],
])('a payout of %s for a stake of 3000 is celebrated: %s', (payout, celebrated) => {
  expect(isWin(round(payout))).toBe(celebrated);
});

describe('a round that was not played', () => {
  test.each([
    ['cancelling', null, { key: 'cancelled', ends: false }],
    ['cancelled', null, { key: 'cancelled', ends: false }],
    ['refused', 'insufficient_funds', { key: 'insufficientFunds', ends: false }],
    ['refused', 'play_session_expired', { key: 'sessionOver', ends: true }],
    ['refused', 'player_blocked', { key: 'blocked', ends: true }],
    ['refused', 'limit_reached', { key: 'limitReached', ends: false }],
    ['refused', 'a_code_of_tomorrow', { key: 'notAccepted', ends: false }],
  ] as const)('in state %s with refusal %s shows %o', (state, refusal, shown) => {
    expect(unplayedOf({ state, refusal })).toEqual(shown);
  });
});
