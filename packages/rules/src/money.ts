/**
 * Money is a whole number of minor units of one currency, as a bigint or decimal digits. Floating
 * point is never used, so parsing and formatting keep every digit.
 */

/** Decimal places. Source: ISO 4217, and the usual precision of the coin. */
const digitsOf: ReadonlyMap<string, number> = new Map([
  ['VND', 0],
  ['JPY', 0],
  ['KRW', 0],
  ['PHP', 2],
  ['USD', 2],
  ['EUR', 2],
  ['THB', 2],
  ['USDT', 6],
  ['KWD', 3],
]);

export const knownCurrencies: readonly string[] = [...digitsOf.keys()];

/**
 * The decimal places of a currency.
 * @throws RangeError for an unknown currency
 */
export function currencyDigits(currency: string): number {
  const digits = digitsOf.get(currency);
  if (digits === undefined) throw new RangeError(`The currency ${currency} is not known.`);
  return digits;
}

/** Minor units as a decimal string for Intl.NumberFormat: `12480` with two places is `"124.80"`. */
export function toDecimal(minor: bigint | string, digits: number): string {
  const value = BigInt(minor);
  const sign = value < 0n ? '-' : '';
  const figures = (value < 0n ? -value : value).toString().padStart(digits + 1, '0');
  if (digits === 0) return sign + figures;
  return `${sign}${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
}

/**
 * Parses a typed amount (`124.8`) into minor units. Undefined for an invalid amount or too many
 * decimal places.
 */
export function fromDecimal(typed: string, digits: number): bigint | undefined {
  const parts = /^(\d{1,15})(?:\.(\d{0,8}))?$/.exec(typed.trim());
  if (!parts) return undefined;
  const behind = (parts[2] ?? '').padEnd(digits, '0');
  if (behind.length > digits && /[1-9]/.test(behind.slice(digits))) return undefined;
  return BigInt(`${parts[1]}${behind.slice(0, digits)}`);
}

/** `always` also writes a plus; zero has no sign. */
export type MoneySign = 'auto' | 'always';

/**
 * Creating a formatter costs a hundred times its use, so each one is cached by currency, language
 * and sign.
 */
const formats = new Map<string, Intl.NumberFormat>();

const isIso = (currency: string) => /^[A-Z]{3}$/.test(currency);

function formatOf(currency: string, locale: string, sign: MoneySign): Intl.NumberFormat {
  const key = `${currency} ${locale} ${sign}`;
  const known = formats.get(key);
  if (known) return known;
  const digits = currencyDigits(currency);
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    ...(isIso(currency) ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : {}),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign === 'always' ? 'exceptZero' : 'auto',
  });
  formats.set(key, format);
  return format;
}

/** Formats minor units for display, with Latin digits. */
export function formatMoney(
  minor: bigint | string,
  currency: string,
  locale: string,
  sign: MoneySign = 'auto',
): string {
  const decimal = toDecimal(minor, currencyDigits(currency));
  // The declared parameter type lacks strings, which Intl has accepted without loss since 2023.
  const written = formatOf(currency, locale, sign).format(decimal as unknown as number);
  return isIso(currency) ? written : `${written} ${currency}`;
}

const compacts = new Map<string, Intl.NumberFormat>();

function compactOf(locale: string): Intl.NumberFormat {
  const known = compacts.get(locale);
  if (known) return known;
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    ...{ notation: 'compact', maximumFractionDigits: 2 },
  });
  compacts.set(locale, format);
  return format;
}

/** Longer words for thousands and millions, such as "mil", do not fit on a tile. */
const mostLetters = 2;

/** Short numbers such as `1K`; undefined where the language has only longer words. */
function shortNumbers(decimals: readonly string[], locale: string): string[] | undefined {
  const format = compactOf(locale);
  const numbers = decimals.map((decimal) => format.formatToParts(decimal as unknown as number));
  const words = numbers.flat().filter(({ type }) => type === 'compact');
  if (words.some(({ value }) => value.length > mostLetters)) return undefined;
  // Players in Vietnam write K; the N of "nghìn" is for tables.
  return numbers.map((parts) =>
    parts
      .filter(({ type }) => type !== 'literal')
      .map(({ type, value }) => (type === 'compact' && value === 'N' ? 'K' : value))
      .join(''),
  );
}

/** Writes the limits of an amount as short as a tile needs them, such as `₫1K–5M`. */
export function formatLimits(
  least: bigint | string,
  most: bigint | string,
  currency: string,
  locale: string,
): string {
  const ends = String(least) === String(most) ? [least] : [least, most];
  const decimals = ends.map((minor) => toDecimal(minor, currencyDigits(currency)));
  const numbers = shortNumbers(decimals, locale) ?? shortNumbers(decimals, 'en') ?? decimals;
  // The currency stands where it does in any amount.
  const parts = formatOf(currency, locale, 'auto')
    .formatToParts(0)
    .filter(({ type }) => type !== 'decimal' && type !== 'fraction');
  const withCurrency = (number: string) =>
    parts.map(({ type, value }) => (type === 'integer' ? number : value)).join('');
  // `₱5–25K` would read as five thousand and more.
  const isAlike = new Set(numbers.map((number) => /\d$/.test(number))).size === 1;
  const written = isAlike ? withCurrency(numbers.join('–')) : numbers.map(withCurrency).join('–');
  return isIso(currency) ? written : `${written} ${currency}`;
}
