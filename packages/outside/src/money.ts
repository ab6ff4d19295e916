export interface Money {
  /** With the currency, as `3.000 ₫`. */
  full(minor: bigint): string;
  /** With the currency and its sign, as `+3.000 ₫`; zero has no sign. */
  signed(minor: bigint): string;
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
  signDisplay: 'auto' | 'exceptZero',
): (value: `${number}`) => string {
  const fraction = {
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay },
  };
  try {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency, ...fraction });
    return (value) => format.format(value);
  } catch {
    const format = new Intl.NumberFormat(language, fraction);
    return (value) => `${format.format(value)} ${currency}`;
  }
}

const compact = { notation: 'compact', maximumFractionDigits: 2 } as const;
/** The longest unit, such as `mil`, that fits on a chip. */
const longestUnit = 3;

/** The compact format of a language, or of English where the units of the language are long. */
function shortFormat(language: string): Intl.NumberFormat {
  const own = new Intl.NumberFormat(language, compact);
  const units = [1_000, 1_000_000].map(
    (value) => own.formatToParts(value).find(({ type }) => type === 'compact')?.value ?? '',
  );
  const fits = units.every((unit) => unit.length <= longestUnit);
  return fits ? own : new Intl.NumberFormat('en', compact);
}

/** Formats amounts of a currency in a language. */
export function moneyOf(language: string, currency: string, digits: number): Money {
  const full = fullFormat(language, currency, digits, 'auto');
  const signed = fullFormat(language, currency, digits, 'exceptZero');
  const short = shortFormat(language);
  const shortPart = ({ type, value }: Intl.NumberFormatPart): string => {
    if (type === 'literal') return '';
    // Chips in Vietnam say K; the N of "nghìn" is for tables.
    return type === 'compact' && value === 'N' ? 'K' : value;
  };
  return {
    full: (minor) => full(decimalOf(minor, digits)),
    signed: (minor) => signed(decimalOf(minor, digits)),
    short: (minor) => short.formatToParts(decimalOf(minor, digits)).map(shortPart).join(''),
  };
}
