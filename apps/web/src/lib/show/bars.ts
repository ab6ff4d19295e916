/** One bar of the chart; all are hundredths of its height, counted from above. */
export interface Bar {
  from: string;
  net: string;
  top: number;
  height: number;
}

export interface Chart {
  bars: Bar[];
  /** The position of zero. */
  zero: number;
  /** The values at the upper and the lower edge, in minor units. */
  most: string;
  least: string;
}

interface Point {
  from: string;
  net: string;
}

/** The least that a bar is high, so that a small amount beside a large one can be seen at all. */
const leastHeight = 1;

/**
 * Hundredths that `part` is of `whole`, with two digits; exact for sums that no number of the
 * machine can hold.
 */
const share = (part: bigint, whole: bigint) => Number((part * 10_000n) / whole) / 100;

/**
 * Bars up from the line for amounts above zero, and down for those below; undefined where all are
 * zero.
 */
export function layOut(list: readonly Point[]): Chart | undefined {
  const amounts = list.map(({ net }) => BigInt(net));
  const most = amounts.reduce((high, one) => (one > high ? one : high), 0n);
  const least = amounts.reduce((low, one) => (one < low ? one : low), 0n);
  const whole = most - least;
  if (whole === 0n) return undefined;
  const zero = share(most, whole);
  const bars = list.map(({ from, net }) => {
    const amount = BigInt(net);
    if (amount === 0n) return { from, net, top: zero, height: 0 };
    const height = Math.max(leastHeight, share(amount < 0n ? -amount : amount, whole));
    return { from, net, top: amount > 0n ? zero - height : zero, height };
  });
  return { bars, zero, most: String(most), least: String(least) };
}
