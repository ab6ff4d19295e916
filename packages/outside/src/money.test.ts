import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, moneyOf } from './money.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('an amount', () => {
  test.each([
    ['vi', 'VND', 0, 1_250_000n, '1.250.000 ₫'],
    ['en', 'VND', 0, 1_250_000n, '₫1,250,000'],
    ['en', 'PHP', 2, 1_250_050n, '₱12,500.50'],
    ['en', 'PHP', 2, 5n, '₱0.05'],
    ['en', 'PHP', 2, -105n, '-₱1.05'],
    ['en', 'USDT', 6, 1_500_000n, '1.500000 USDT'],
  ])(
    'in %s of %s with %i digits has the local format',
    (language, currency, digits, minor, written) => {
      expect(plain(moneyOf(language, currency, digits).full(minor))).toBe(written);
    },
  );

  test('keeps every digit of a large amount', () => {
    expect(moneyOf('en', 'PHP', 2).full(12_345_678_901_234_567n)).toBe('₱123,456,789,012,345.67');
    fc.assert(
      fc.property(
        fc.bigInt(-(10n ** 18n), 10n ** 18n),
        fc.integer({ min: 0, max: 6 }),
        (minor, digits) => {
          const decimal = decimalOf(minor, digits);
          expect(BigInt(decimal.replace('.', ''))).toBe(minor);
          expect(decimal.split('.')[1]?.length ?? 0).toBe(digits);
        },
      ),
    );
  });

  test('shows the sign of a gain and of a loss', () => {
    const money = moneyOf('en', 'PHP', 2);
    expect([100n, 0n, -100n].map(money.signed)).toEqual(['+₱1.00', '₱0.00', '-₱1.00']);
  });

  test('fits on a chip', () => {
    expect(moneyOf('en', 'VND', 0).short(100_000n)).toBe('100K');
    expect(moneyOf('vi', 'VND', 0).short(100_000n)).toBe('100K');
    expect(moneyOf('vi', 'VND', 0).short(2_500_000n)).toBe('2,5Tr');
    expect(moneyOf('en', 'PHP', 2).short(10_000n)).toBe('100');
    expect(moneyOf('id', 'VND', 0).short(200_000n)).toBe('200rb');
    expect(moneyOf('ru', 'VND', 0).short(200_000n)).toBe('200K');
  });
});
