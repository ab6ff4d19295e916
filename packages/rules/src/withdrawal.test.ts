import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  holdsMoney,
  isPartOfPayout,
  nextWithdrawalStatus,
  type WithdrawalStatus,
  type WithdrawalStep,
  withdrawalFee,
  withdrawalStatuses,
  withdrawalSteps,
} from './withdrawal.ts';

type Place = 'held' | 'wallet' | 'outside';

/** The destination of the money in each step; other steps move none. */
const moves: Partial<Record<WithdrawalStep, Place>> = {
  cancel: 'wallet',
  reject: 'wallet',
  fail: 'wallet',
  return: 'wallet',
  pay: 'outside',
  pay_by_hand: 'outside',
};

/** Applies the allowed steps in order, and records each movement of the money. */
function live(wishes: readonly WithdrawalStep[]) {
  let status: WithdrawalStatus = 'review';
  const taken: WithdrawalStep[] = [];
  const places: Place[] = ['held'];
  for (const step of wishes) {
    const next: WithdrawalStatus | undefined = nextWithdrawalStatus(status, step);
    if (next === undefined) continue;
    status = next;
    taken.push(step);
    const place = moves[step];
    if (place) places.push(place);
  }
  return { status, taken, places };
}

const anySteps = fc.array(fc.constantFrom(...withdrawalSteps), { maxLength: 40 });

describe('CSH-03 the life of a withdrawal', () => {
  it('H1 H7 pays out at most once and refunds at most once, in any order of events', () => {
    fc.assert(
      fc.property(anySteps, (wishes) => {
        const { places } = live(wishes);
        expect(['held', 'held wallet', 'held outside', 'held outside wallet']).toContain(
          places.join(' '),
        );
      }),
    );
  });

  it('CSH-03 holds the money until it is paid out or returned', () => {
    fc.assert(
      fc.property(anySteps, (wishes) => {
        const { status, places } = live(wishes);
        expect(holdsMoney(status)).toBe(places.at(-1) === 'held');
      }),
    );
  });

  it('H4 accepts one report of the member', () => {
    fc.assert(
      fc.property(anySteps, (wishes) => {
        const words = live(wishes).taken.filter((step) => step === 'receive' || step === 'dispute');
        expect(words.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('H3 is never marked as received automatically once disputed', () => {
    expect(nextWithdrawalStatus('disputed', 'receive')).toBeUndefined();
  });

  it('H6 can be cancelled by the member only in review', () => {
    const open = withdrawalStatuses.filter(
      (status) => nextWithdrawalStatus(status, 'cancel') !== undefined,
    );
    expect(open).toEqual(['review']);
  });

  it('H7 has final states', () => {
    const ends = withdrawalStatuses.filter((status) =>
      withdrawalSteps.every((step) => nextWithdrawalStatus(status, step) === undefined),
    );
    expect(ends).toEqual(['received', 'returned', 'cancelled', 'rejected', 'failed']);
  });
});

describe('CSH-03 the fee', () => {
  const fee = { freePerDay: 2, fixed: '5000', basisPoints: 150 };

  it.each([
    [0, 0n],
    [1, 0n],
    [2, 6500n],
    [9, 6500n],
  ])('CSH-03 of 100,000 after %i withdrawals on the day is %s', (made, expected) => {
    expect(withdrawalFee(fee, 100_000n, made)).toBe(expected);
  });

  it('E8 rounds in favour of the member', () => {
    expect(withdrawalFee({ ...fee, fixed: '0' }, 99n, 2)).toBe(1n);
  });
});

describe('CSH-04 a part of a payout', () => {
  const positive = fc.bigInt({ min: 1n, max: 10n ** 15n });

  it('H4 needs both amounts, which add up to the payout', () => {
    fc.assert(
      fc.property(positive, positive, (received, remaining) => {
        expect(isPartOfPayout(received + remaining, received, remaining)).toBe(true);
        expect(isPartOfPayout(received + remaining + 1n, received, remaining)).toBe(false);
      }),
    );
  });

  it.each([
    ['nothing arrived', 0n, 100n],
    ['all of it arrived', 100n, 0n],
    ['less than nothing arrived', -1n, 101n],
    ['more than all of it arrived', 101n, -1n],
  ])('H4 is none where %s', (_what, received, remaining) => {
    expect(isPartOfPayout(100n, received, remaining)).toBe(false);
  });
});
