// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { caretAfter, minorOf, tidy } from './amount-text.ts';

const php = { locale: 'en', digits: 2 };
const phpInVietnamese = { locale: 'vi', digits: 2 };
const vnd = { locale: 'vi', digits: 0 };

describe('a typed amount', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['000', '0'],
    ['7', '700'],
    ['1,000', '100000'],
    ['1000.5', '100050'],
    ['1000.505', '100050'],
    ['.5', '50'],
    ['.', ''],
    ['abc', ''],
    ['₱ 12.34', '1234'],
    ['-5', '500'],
    ['1e3', '1300'],
    ['١٢٫٥', '12500'],
    ['１２', '1200'],
  ])('%j is %j centavos', (text, minor) => {
    expect(minorOf(text, php)).toBe(minor);
  });

  it('reads the marks of its language', () => {
    expect(minorOf('1.234,5', phpInVietnamese)).toBe('123450');
    expect(minorOf('50.000.000', vnd)).toBe('50000000');
  });

  it('has no fraction where the currency has none', () => {
    expect(tidy('12,5', vnd)).toBe('125');
  });

  it('is exact beyond the range of floating point', () => {
    expect(minorOf('9,007,199,254,740.93', php)).toBe('900719925474093');
  });

  it('is never longer than the wire allows', () => {
    expect(minorOf('9'.repeat(40), php)).toHaveLength(15);
    expect(minorOf('9'.repeat(40), vnd)).toHaveLength(15);
  });

  it.each([
    ['1000', '1,000'],
    ['1000.', '1,000.'],
    ['1000.5', '1,000.5'],
    ['007', '7'],
    ['.', '0.'],
    ['', ''],
  ])('%j is grouped as %j while it is not finished', (text, shown) => {
    expect(tidy(text, php)).toBe(shown);
  });

  it('keeps the caret behind the figure it stood behind', () => {
    expect(caretAfter('1234', 4, '1,234', 'en')).toBe(5);
    expect(caretAfter('12,34', 2, '1,234', 'en')).toBe(3);
    expect(caretAfter('9123', 1, '9,123', 'en')).toBe(1);
    expect(caretAfter('', 0, '', 'en')).toBe(0);
  });
});
