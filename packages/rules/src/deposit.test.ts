import fc from 'fast-check';
import { expect, it } from 'vitest';
import { depositFee, isOpenToRank, memoOf, referenceOf } from './deposit.ts';

const fee = (basisPoints: number, fixed: string, amount: bigint) =>
  depositFee({ basisPoints, fixed }, amount);

it.each([
  ['nothing', 0, '0', 200_000n, 0n],
  ['a fixed sum', 0, '5000', 200_000n, 5000n],
  ['a share', 150, '0', 200_000n, 3000n],
  ['both', 150, '5000', 200_000n, 8000n],
  ['less than a unit, which is the member’s', 1, '0', 9999n, 0n],
  ['a unit that is nearly two', 1, '0', 19_999n, 1n],
])('E8 CSH-01 the fee is %s', (_what, basisPoints, fixed, amount, expected) => {
  expect(fee(basisPoints, fixed, amount)).toBe(expected);
});

it('E8 CSH-01 a fee leaves at least one unit and is never negative', () => {
  const amount = fc.bigInt(1n, 999_999_999_999_999n);
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 0, max: 1000 }),
      fc.bigInt(0n, 10n ** 12n),
      (paid, share, fixed) => {
        const taken = fee(share, String(fixed), paid);
        return taken >= 0n && taken < paid;
      },
    ),
  );
});

it.each([
  [undefined, 1, true],
  [{ from: 2, to: 4 }, 1, false],
  [{ from: 2, to: 4 }, 2, true],
  [{ from: 2, to: 4 }, 4, true],
  [{ from: 2, to: 4 }, 5, false],
])('CSH-01 a method for the ranks %j is open to rank %i: %s', (ranks, rank, open) => {
  expect(isOpenToRank(ranks, rank)).toBe(open);
});

it('CSH-01 the transfer message is the reference without hyphens', () => {
  expect(memoOf('D-7K2M9Q4W')).toBe('D7K2M9Q4W');
});

it.each(['D-7K2M9Q4W', 'd-7k2m9q4w', 'D7K2M9Q4W', ' d7k2 m9q4w '])(
  'OPR-02 normalises %j to one reference',
  (typed) => {
    expect(referenceOf(typed)).toBe('D-7K2M9Q4W');
  },
);

it.each(['', '-', '%', '日本', '7K2M9Q4W'])('OPR-02 rejects %j as a reference', (typed) => {
  expect(referenceOf(typed)).toBe(typed);
});
