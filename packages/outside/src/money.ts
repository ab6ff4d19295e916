export interface Money {
  /** With the currency, as `3.000 ₫`. */
  full(minor: bigint): string;
  /** Short enough for a chip, as `50K`; without the currency. */
  short(minor: bigint): string;
}

/** Whole minor units as decimal digits with a point, without floating point. */
export function decimalOf(minor: bigint, digits: number): `${number}` {
  const sign = minor < 0n ? '-' : '';
  const text = String(minor < 0n ? -minor : minor).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${sign}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}` as `${number}`;
}

/** The currency's own format; a code that is not an ISO currency follows the number. */
function fullFormat(
  language: string,
  currency: string,
  digits: number,
): (value: `${number}`) => string {
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  try {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency, ...fraction });
    return (value) => format.format(value);
  } catch {
    const format = new Intl.NumberFormat(language, fraction);
    return (value) => `${format.format(value)} ${currency}`;
  }
}

/** Formats amounts of a currency in a language. */
export function moneyOf(language: string, currency: string, digits: number): Money {
  const full = fullFormat(language, currency, digits);
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 2 });
  const shortPart = ({ type, value }: Intl.NumberFormatPart): string => {
    if (type === 'literal') return '';
    // Chips in Vietnam say K; the N of "nghìn" is for tables.
    return type === 'compact' && value === 'N' ? 'K' : value;
  };
  return {
    full: (minor) => full(decimalOf(minor, digits)),
    short: (minor) => short.formatToParts(decimalOf(minor, digits)).map(shortPart).join(''),
  };
}
