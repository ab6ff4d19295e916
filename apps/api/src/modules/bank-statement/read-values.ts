import { isDay, unreadable } from '@lantern/rules';

/**
 * An exact amount in minor units, never negative. Decimal places beyond the currency's must be
 * zeros, and at most two: `200.000` dong is not two hundred.
 */
export function minorOf(figures: string, decimal: string, digits: number): bigint | undefined {
  const [whole = '', fraction = '', ...rest] = figures.split(decimal);
  if (rest.length > 0 || !/^\d{1,15}$/.test(whole) || !/^\d*$/.test(fraction)) return undefined;
  if (fraction.length > Math.max(digits, 2) || /[1-9]/.test(fraction.slice(digits)))
    return undefined;
  const minor = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return minor < 10n ** 15n ? minor : undefined;
}

/** A day from its parts, as `yyyy-MM-dd`. */
export function dayOf(year: string, month: string, day: string, line: number): string {
  const written = `${year}-${month}-${day}`;
  if (!isDay(written) || written < '2000-01-01' || written > '2100-01-01')
    throw unreadable('date', line);
  return written;
}

const normal = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9/]/g, '');

/**
 * Whether a file's name for an account means ours: the number itself, `bank/number`, with the
 * currency behind it, or an IBAN that ends with it.
 */
export function isSameAccount(named: string, own: string, currency: string): boolean {
  const [given, number] = [normal(named), normal(own)];
  const last = given.slice(given.lastIndexOf('/') + 1);
  if (last === number || last === number + currency) return true;
  return /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(given) && given.slice(4).endsWith(number);
}
