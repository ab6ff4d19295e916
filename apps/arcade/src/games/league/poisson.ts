/** All weights of a distribution together: one 32-bit word decides a score. */
export const whole32 = 2 ** 32;

const scale = 128n;
const one = 1n << scale;

/** e^λ in units of 2^−128, from the series, for λ in thousandths. */
function exponential(milli: bigint): bigint {
  let [sum, term] = [one, one];
  for (let k = 1n; term > 0n; k += 1n) {
    term = (term * milli) / (1_000n * k);
    sum += term;
  }
  return sum;
}

/**
 * How many of the 2^32 words give each score from 0 to `most`, by Poisson's law with the mean λ in
 * thousandths. Each share is rounded down, and `most` gets all that is left. Whole numbers only, so
 * that server, page and verifier agree to the last word.
 */
export function weightsOf(milli: number, most: number): number[] {
  const mean = BigInt(milli);
  let term = (one << scale) / exponential(mean);
  const weights: number[] = [];
  let left = whole32;
  for (let k = 0; k < most; k += 1) {
    const weight = Number((term * BigInt(whole32)) >> scale);
    weights.push(weight);
    left -= weight;
    term = (term * mean) / (1_000n * BigInt(k + 1));
  }
  return [...weights, left];
}

/** The score to which a word below 2^32 belongs. */
export function scoreOf(word: number, weights: readonly number[]): number {
  let left = word;
  const score = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return score;
}
