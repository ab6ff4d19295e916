/** An exact fraction in lowest terms, such as a probability or odds. `bottom` is positive. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

const divisor = (left: bigint, right: bigint): bigint =>
  right === 0n ? left : divisor(right, left % right);

/**
 * Makes a fraction and reduces it. Both numbers are whole; `top` is not negative.
 * @throws RangeError for a bottom of zero or a negative number
 */
export function fraction(top: bigint | number, bottom: bigint | number = 1n): Fraction {
  const [above, below] = [BigInt(top), BigInt(bottom)];
  if (above < 0n || below <= 0n) throw new RangeError('a fraction needs positive numbers');
  const common = divisor(above, below);
  return { top: above / common, bottom: below / common };
}

export const plus = (left: Fraction, right: Fraction): Fraction =>
  fraction(left.top * right.bottom + right.top * left.bottom, left.bottom * right.bottom);

/** @throws RangeError when the result would be negative */
export const minus = (left: Fraction, right: Fraction): Fraction =>
  fraction(left.top * right.bottom - right.top * left.bottom, left.bottom * right.bottom);

export const times = (left: Fraction, right: Fraction): Fraction =>
  fraction(left.top * right.top, left.bottom * right.bottom);

/** @throws RangeError when `right` is zero */
export const over = (left: Fraction, right: Fraction): Fraction =>
  fraction(left.top * right.bottom, left.bottom * right.top);

const decimal = /^(\d{1,9})(?:\.(\d{1,6}))?$/;

/** Whether `fractionOf` can read a text. */
export const isDecimal = (text: string): boolean => decimal.test(text);

/**
 * Reads a decimal with at most six places exactly: `99.5` is 199/2.
 * @throws RangeError for any other text
 */
export function fractionOf(text: string): Fraction {
  const found = decimal.exec(text);
  if (!found) throw new RangeError(`not a decimal: ${text}`);
  const [, whole = '', places = ''] = found;
  return fraction(BigInt(whole + places), 10n ** BigInt(places.length));
}

/** How many ways there are to choose `count` of `from`; zero when there are none. */
export function chooseBig(from: number, count: number): bigint {
  if (count < 0 || count > from) return 0n;
  let ways = 1n;
  for (let step = 1; step <= count; step += 1)
    ways = (ways * BigInt(from - count + step)) / BigInt(step);
  return ways;
}

/** As `chooseBig`, for numbers below 2^53. */
export function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let step = 1; step <= count; step += 1) ways = (ways * (from - count + step)) / step;
  return Math.round(ways);
}
