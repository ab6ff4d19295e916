import { currencyDigits } from '@lantern/rules';

/**
 * Converts minor units to hundredths of the major unit.
 * @throws RangeError for a currency with more than two decimals
 */
export function toHundredths(minor: bigint, currency: string): string {
  const digits = currencyDigits(currency);
  if (digits > 2) throw new RangeError(`An amount in ${currency} cannot be told in hundredths.`);
  return String(minor * 10n ** BigInt(2 - digits));
}

/**
 * Converts hundredths of the major unit to minor units; undefined when the result is no whole
 * number, or the currency is unknown.
 */
export function fromHundredths(hundredths: string, currency: string): bigint | undefined {
  try {
    const parts = 10n ** BigInt(2 - currencyDigits(currency));
    const amount = BigInt(hundredths);
    return amount % parts === 0n ? amount / parts : undefined;
  } catch {
    return undefined;
  }
}

/** `yyyyMMddHHmmss` in UTC. */
export const toMoment = (at: Date): string => at.toISOString().replaceAll(/\D/g, '').slice(0, 14);

/** Parses `yyyyMMddHHmmss` in UTC; returns an invalid date for an impossible moment. */
export function fromMoment(text: string): Date {
  const iso = text.replace(/^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/, '$1-$2-$3T$4:$5:$6Z');
  const at = new Date(iso);
  return !Number.isNaN(at.getTime()) && toMoment(at) === text ? at : new Date(Number.NaN);
}
