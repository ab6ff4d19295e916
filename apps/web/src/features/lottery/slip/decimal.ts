import { currencyDigits, formatTag, toDecimal } from '@lantern/rules';
import type { Fraction } from '@lantern/rules/lottery';

/** Odds to four places, cut and never rounded up: they never promise more than is paid. */
export function oddsText({ top, bottom }: Fraction, language: string): string {
  const scaled = (top * 10_000n) / bottom;
  const number = Number(scaled) / 10_000;
  return new Intl.NumberFormat(formatTag(language), {
    maximumFractionDigits: 4,
  }).format(number);
}

/** A unit as money; units are thousandths of a minor unit, so they may be smaller than a coin. */
export function unitText(unit: string, currency: string, language: string): string {
  const digits = currencyDigits(currency) + 3;
  return new Intl.NumberFormat(formatTag(language), {
    ...(currency.length === 3
      ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const)
      : {}),
    minimumFractionDigits: 0,
    maximumFractionDigits: digits,
  }).format(toDecimal(BigInt(unit), digits) as `${number}`);
}
