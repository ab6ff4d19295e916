/** A share of an amount in millionths: one unit is 0.0001 %, and 1 % is 10,000. */
export type Rate = number;

/** An amount times a rate, in millionths of a minor unit: exact, before it is rounded. */
export type Exact = bigint;

/** 100 %. */
export const wholeRate: Rate = 1_000_000;

const percentDigits = 4;
const whole = BigInt(wholeRate);

/** Undefined unless the text is a percentage from 0 to 100 with at most four decimals. */
export function parseRate(percent: string): Rate | undefined {
  const parts = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(percent.trim());
  if (!parts) return undefined;
  const rate = Number(`${parts[1]}${(parts[2] ?? '').padEnd(percentDigits, '0')}`);
  return rate <= wholeRate ? rate : undefined;
}

/** The percentage without trailing zeros: 8,000 is `"0.8"`. */
export function formatRate(rate: Rate): string {
  const figures = String(rate).padStart(percentDigits + 1, '0');
  const decimals = figures.slice(-percentDigits).replace(/0+$/, '');
  const units = figures.slice(0, -percentDigits);
  return decimals === '' ? units : `${units}.${decimals}`;
}

export const isRate = (rate: number): boolean =>
  Number.isInteger(rate) && rate >= 0 && rate <= wholeRate;

export const shareOf = (amount: bigint, rate: Rate): Exact => amount * BigInt(rate);

/** Whole minor units, rounded down once; below zero is nothing. The fraction is paid to no one. */
export const roundedDown = (exact: Exact): bigint => (exact > 0n ? exact / whole : 0n);
