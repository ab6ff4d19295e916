import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Money } from './money.tsx';
import { currencySign, decimalOf, formatAmount, formatMoney } from './money-text.ts';

const space = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('an amount in minor units', () => {
  it.each([
    ['0', 2, '0.00'],
    ['5', 2, '0.05'],
    ['-5', 2, '-0.05'],
    ['123405', 2, '1234.05'],
    ['123405', 0, '123405'],
    ['1', 8, '0.00000001'],
    ['999999999999999999999', 2, '9999999999999999999.99'],
  ])('%j with %i digits is %j', (minor, digits, decimal) => {
    expect(decimalOf(minor, digits)).toBe(decimal);
  });

  it.each(['', '1.5', 'abc', '1e9', '--1', ' 1'])('refuses %j', (minor) => {
    expect(() => decimalOf(minor, 2)).toThrow(RangeError);
  });
});

describe('a long amount', () => {
  it.each([
    ['9999999999', '₫9,999,999,999', undefined],
    ['912345678901', '₫912,345,678,901', 'max-sm:text-[max(.75rem,.8em)]'],
    ['912345678901234', '₫912,345,678,901,234', 'max-sm:text-[max(.75rem,.66em)]'],
  ])('NAV-17 shows %s in one line, smaller on a phone by its length', (minor, text, size) => {
    render(<Money minor={minor} currency="VND" digits={0} locale="en" className="text-h1" />);
    const shown = screen.getByText(text);
    expect(shown.closest('bdi')?.className).toBe('num whitespace-nowrap text-h1');
    expect(shown.closest('span')?.className).toBe(size);
  });
});

describe('money', () => {
  it.each([
    ['1248050', { locale: 'en', currency: 'PHP', digits: 2 }, '₱12,480.50'],
    ['12500000', { locale: 'vi', currency: 'VND', digits: 0 }, '12.500.000 ₫'],
    ['-6120400', { locale: 'en', currency: 'PHP', digits: 2 }, '-₱61,204.00'],
    ['99123456', { locale: 'en', currency: 'USDT', digits: 6 }, '99.123456 USDT'],
    ['100', { locale: 'fa', currency: 'PHP', digits: 2 }, '1.00'],
  ])('prints %s for its reader', (minor, format, text) => {
    expect(space(formatMoney(minor, format))).toContain(text);
  });

  it('is exact beyond the range of floating point', () => {
    const format = { locale: 'en', currency: 'PHP', digits: 2 };
    expect(formatMoney('900719925474099393', format)).toBe('₱9,007,199,254,740,993.93');
  });

  it('writes the sign of a gain when asked, and none for zero', () => {
    const format = { locale: 'en', currency: 'PHP', digits: 2, sign: 'always' } as const;
    expect(formatMoney('100', format)).toBe('+₱1.00');
    expect(formatMoney('0', format)).toBe('₱0.00');
  });

  it('leaves an empty fraction away where the currency is not named', () => {
    expect(formatAmount('100000', { locale: 'en', digits: 2 })).toBe('1,000');
    expect(formatAmount('100050', { locale: 'en', digits: 2 })).toBe('1,000.50');
    expect(formatAmount('100000', { locale: 'vi', digits: 0 })).toBe('100.000');
    expect(formatAmount('5', { locale: 'en', digits: 2 })).toBe('0.05');
  });

  it('knows the position of the currency sign', () => {
    expect(currencySign({ locale: 'en', currency: 'PHP', digits: 2 })).toEqual({
      sign: '₱',
      before: true,
    });
    expect(currencySign({ locale: 'vi', currency: 'VND', digits: 0 })).toEqual({
      sign: '₫',
      before: false,
    });
  });

  it('is isolated from text of the other direction, in figures of one width', () => {
    render(<Money minor="-500" currency="PHP" digits={2} locale="en" toned />);
    const shown = screen.getByText('-₱5.00');
    expect(shown.tagName).toBe('BDI');
    expect(shown.className).toMatch(/\bnum\b.*text-danger/);
  });
});
