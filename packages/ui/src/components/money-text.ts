/**
 * How amounts are written for a reader. Amounts are whole minor units in decimal digits, with a
 * sign when below zero.
 */
export interface AmountFormat {
  /** A BCP 47 tag, such as `vi`. */
  readonly locale: string;
  /** How many digits of an amount are minor units: 2 for PHP, 0 for VND. */
  readonly digits: number;
}

export interface MoneyFormat extends AmountFormat {
  /** ISO 4217, or a coin's own code of more letters. */
  readonly currency: string;
  /** `always` also writes the plus; zero has no sign. */
  readonly sign?: 'auto' | 'always' | undefined;
}

const minorPattern = /^-?[0-9]+$/;

/**
 * `("123405", 2)` → `"1234.05"`, exact at any length. @throws {RangeError} when `minor` is not an
 * amount.
 */
export function decimalOf(minor: string, digits: number): `${number}` {
  if (!minorPattern.test(minor)) throw new RangeError(`"${minor}" is not an amount in minor units`);
  const sign = minor.startsWith('-') ? '-' : '';
  const padded = minor.replace('-', '').padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits);
  const fraction = padded.slice(padded.length - digits);
  // The type of an exact decimal for Intl is a template literal, which cannot be derived from a
  // string.
  return `${sign}${whole}${digits > 0 ? `.${fraction}` : ''}` as `${number}`;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.NumberFormat(`${locale}-u-nu-latn`, options);
  formatters.set(key, known);
  return known;
}

function moneyFormatter({
  locale,
  digits,
  currency,
  sign = 'auto',
}: MoneyFormat): Intl.NumberFormat {
  const shared = {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
  } as const;
  // Intl knows only codes of three letters; a coin's longer code is written after the figure.
  if (currency.length !== 3) return formatter(locale, shared);
  return formatter(locale, {
    ...shared,
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
}

/**
 * An amount with its currency's sign, in Latin figures. @throws {RangeError} when `minor` is not an
 * amount.
 */
export function formatMoney(minor: string, format: MoneyFormat): string {
  const text = moneyFormatter(format).format(decimalOf(minor, format.digits));
  return format.currency.length === 3 ? text : `${text}\u00a0${format.currency}`;
}

/** The currency's sign and whether it precedes the figure. */
export function currencySign(format: MoneyFormat): { sign: string; before: boolean } {
  if (format.currency.length !== 3) return { sign: format.currency, before: false };
  const parts = moneyFormatter(format).formatToParts(0);
  const at = parts.findIndex((part) => part.type === 'currency');
  const sign = parts[at]?.value ?? format.currency;
  return { sign, before: at < parts.findIndex((part) => part.type === 'integer') };
}

/** An amount without its currency and without an empty fraction: `1,000` or `1,000.50`. */
export function formatAmount(minor: string, { locale, digits }: AmountFormat): string {
  const whole = /^0*$/.test(minor.slice(minor.length - digits));
  const fraction = whole ? 0 : digits;
  return formatter(locale, {
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  }).format(decimalOf(minor, digits));
}

/** The mark between whole and fraction. */
export function decimalMark(locale: string): string {
  const parts = formatter(locale, { minimumFractionDigits: 1 }).formatToParts(0);
  return parts.find((part) => part.type === 'decimal')?.value ?? '.';
}
