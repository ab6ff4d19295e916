import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currencyDigits,
  formatLimits,
  formatMoney,
  fromDecimal,
  knownCurrencies,
  toDecimal,
} from './money.ts';

const digits = fc.integer({ min: 0, max: 8 });
/** What fits into fifteen digits on the wire. */
const amount = fc.bigInt({ min: 0n, max: 999_999_999_999_999n });

describe('E7 an amount in the digits of its currency', () => {
  it('is parsed back unchanged', () => {
    fc.assert(
      fc.property(amount, digits, (minor, places) => {
        expect(fromDecimal(toDecimal(minor, places), places)).toBe(minor);
      }),
    );
  });

  it('keeps every digit, with its sign, however large it is', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n }), digits, (minor, places) => {
        expect(BigInt(toDecimal(minor, places).replace('.', ''))).toBe(minor);
      }),
    );
  });

  it.each([
    [0n, 0, '0'],
    [5n, 2, '0.05'],
    [-5n, 2, '-0.05'],
    [12_480n, 2, '124.80'],
    [1_000_000n, 6, '1.000000'],
    [9_007_199_254_740_993n, 0, '9007199254740993'],
  ])('writes %s with %s digits as %s', (minor, places, written) => {
    expect(toDecimal(minor, places)).toBe(written);
  });
});

describe('a typed amount', () => {
  it.each([
    ['124.8', 2, 12_480n],
    [' 7 ', 0, 7n],
    ['7.', 2, 700n],
    ['7.00', 0, 7n],
    ['0.1', 1, 1n],
    ['0', 2, 0n],
  ])('%s is an amount in %s digits', (typed, places, minor) => {
    expect(fromDecimal(typed, places)).toBe(minor);
  });

  it.each([
    '',
    '.',
    '-1',
    '+1',
    '1e3',
    '1,000',
    '0x10',
    '١٠',
    '1 000',
    'NaN',
    '1.2.3',
    '1'.repeat(16),
  ])('E5 "%s" is none', (typed) => {
    expect(fromDecimal(typed, 2)).toBeUndefined();
  });

  it('is invalid with too many decimal places', () => {
    expect(fromDecimal('0.005', 2)).toBeUndefined();
    expect(fromDecimal('0.5', 0)).toBeUndefined();
  });
});

describe('a displayed amount', () => {
  it.each([
    [12_480n, 'PHP', 'en', '₱124.80'],
    [-12_480n, 'PHP', 'en', '-₱124.80'],
    [2_000_000n, 'VND', 'en', '₫2,000,000'],
    [1_500_000n, 'USDT', 'en', '1.500000 USDT'],
    [1_500n, 'KWD', 'en', 'KWD 1.500'],
    [999_999_999_999_999_999n, 'PHP', 'en', '₱9,999,999,999,999,999.99'],
  ])('%s %s in %s', (minor, currency, locale, written) => {
    expect(formatMoney(minor, currency, locale).replaceAll('\u00a0', ' ')).toBe(written);
  });

  it('has the separators of the language and Latin digits', () => {
    expect(formatMoney(2_000_000n, 'VND', 'vi').replaceAll('\u00a0', ' ')).toBe('2.000.000 ₫');
    expect(formatMoney(1234n, 'PHP', 'fa')).toMatch(/12/);
  });

  it('has a plus on request and no sign for zero', () => {
    expect(formatMoney(100n, 'PHP', 'en', 'always')).toBe('+₱1.00');
    expect(formatMoney(-100n, 'PHP', 'en', 'always')).toBe('-₱1.00');
    expect(formatMoney(0n, 'PHP', 'en', 'always')).toBe('₱0.00');
    expect(formatMoney(100n, 'PHP', 'en')).toBe('₱1.00');
  });
});

describe('GAM-04 displayed limits', () => {
  it.each([
    [1_000n, 5_000_000n, 'VND', 'en', '₫1K–5M'],
    [150n, 500_000n, 'PHP', 'en', '₱1.5–₱5K'],
    [150n, 50_000n, 'PHP', 'en', '₱1.5–500'],
    [1_000_000n, 2_500_000_000n, 'USDT', 'en', '1–2.5K USDT'],
    [1_000n, 1_000n, 'VND', 'en', '₫1K'],
    [1_000n, 5_000_000n, 'VND', 'vi', '1K–5Tr ₫'],
    [10_000n, 5_000_000n, 'VND', 'ja', '₫1万–500万'],
    [1_000n, 5_000_000n, 'VND', 'es', '1K–5M ₫'],
  ])('%s to %s %s in %s are short', (least, most, currency, locale, written) => {
    const shown = formatLimits(least, most, currency, locale).replace(/\s/g, ' ');
    expect(shown).toBe(written);
  });

  it('are short in languages with long words for thousands', () => {
    for (const locale of ['ar', 'fa', 'hi', 'km', 'lo', 'ne', 'pt-BR', 'ru', 'sw', 'ur'])
      expect(formatLimits(1_000n, 5_000_000n, 'VND', locale)).toContain('1K–5M');
  });
});

describe('a currency', () => {
  it('has the digits of ISO 4217', () => {
    const table = Object.fromEntries(knownCurrencies.map((code) => [code, currencyDigits(code)]));
    expect(table).toMatchObject({ VND: 0, JPY: 0, PHP: 2, USD: 2, USDT: 6, KWD: 3 });
  });

  it.each(['XXX', 'vnd', '', 'toString'])('that is not in the table has none: "%s"', (code) => {
    expect(() => currencyDigits(code)).toThrow(`The currency ${code} is not known.`);
  });
});
