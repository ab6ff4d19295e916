/** Decimal digits of a currency; undefined for a code that is not an ISO currency. */
export function digitsOf(currency: string): number | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits;
}

/** Minor units as decimal digits with a point, exactly. */
export function toDecimal(amount: string, digits: number): string {
  const padded = amount.padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits);
  return digits === 0 ? whole : `${whole}.${padded.slice(-digits)}`;
}

/** An amount for people, such as `₫12,500` or `PHP 1,234.50`. */
export function showMoney(amount: string, currency: string): string {
  const digits = digitsOf(currency);
  if (digits === undefined) return `${amount} ${currency} (smallest units)`;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  // Formatted as text, because a number could be rounded.
  return format.format(toDecimal(amount, digits) as Intl.StringNumericLiteral);
}

/** Typed text in minor units; undefined when it is not a positive amount of this currency. */
export function parseMoney(text: string, currency: string): string | undefined {
  const digits = digitsOf(currency) ?? 0;
  const match = /^(\d{1,13})(?:\.(\d+))?$/.exec(text.trim());
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > digits) return undefined;
  const amount = (whole + fraction.padEnd(digits, '0')).replace(/^0+/, '');
  return amount.length > 0 && amount.length <= 15 ? amount : undefined;
}
