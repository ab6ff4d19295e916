/**
 * Money is a whole number of minor units of one currency, in a bigint or in decimal digits. Nothing
 * here uses floating point, so that no amount ever changes by being shown or typed.
 */

/** Digits behind the point. Source: ISO 4217, and the usual precision of the coin. */
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

/** Digits behind the point of a currency; throws for a currency that is not in the table. */
export function currencyDigits(currency: string): number {
  const digits = digitsOf.get(currency);
  if (digits === undefined) throw new RangeError(`The currency ${currency} is not known.`);
  return digits;
}

/** `12480` of a two-digit currency as `"124.80"`, which Intl.NumberFormat reads exactly. */
export function toDecimal(minor: bigint | string, digits: number): string {
  const value = BigInt(minor);
  const sign = value < 0n ? '-' : '';
  const figures = (value < 0n ? -value : value).toString().padStart(digits + 1, '0');
  if (digits === 0) return sign + figures;
  return `${sign}${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
}

/**
 * What a person typed (`124.8`) as minor units, or undefined when it is no amount or is finer than
 * the currency.
 */
export function fromDecimal(typed: string, digits: number): bigint | undefined {
  const parts = /^(\d{1,15})(?:\.(\d{0,8}))?$/.exec(typed.trim());
  if (!parts) return undefined;
  const behind = (parts[2] ?? '').padEnd(digits, '0');
  if (behind.length > digits && /[1-9]/.test(behind.slice(digits))) return undefined;
  return BigInt(`${parts[1]}${behind.slice(0, digits)}`);
}

/** `always` writes the plus, too; zero has no sign. */
export type MoneySign = 'auto' | 'always';

/**
 * Making a format costs a hundred times its use; there is one for each currency, language and sign
 * that is seen.
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

/** An amount as people read it, in the digits of the western script. */
export function formatMoney(
  minor: bigint | string,
  currency: string,
  locale: string,
  sign: MoneySign = 'auto',
): string {
  const decimal = toDecimal(minor, currencyDigits(currency));
  // The declared parameter type has no strings, though Intl has taken them since 2023 and keeps
  // every digit of them.
  const written = formatOf(currency, locale, sign).format(decimal as unknown as number);
  return isIso(currency) ? written : `${written} ${currency}`;
}
