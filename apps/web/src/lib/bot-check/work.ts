import type { ValueOf, workChallenge } from '@lantern/contracts';

type Challenge = ValueOf<typeof workChallenge>;

/**
 * Hashes that are on their way at once: enough to keep the browser's cryptography busy, few enough
 * to draw in between.
 */
const sliceSize = 250;

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const same = (left: Uint8Array, right: Uint8Array) =>
  left.length === right.length && left.every((byte, index) => byte === right[index]);

/** Gives the page its turn. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

export class NoSolution extends Error {
  override readonly name = 'NoSolution';
}

interface WorkOptions {
  /** Gets the share of numbers tried, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Finds the number of a challenge and gives the proof that goes with a form, in base64. It works in
 * slices on the page's own thread, since the browser hashes beside it anyway; a worker made of an
 * address is what the site's trusted-types policy forbids. Throws `NoSolution` where there is none,
 * and the reason of `signal` when that ended it.
 */
export async function solveWork(
  challenge: Challenge,
  { onProgress, signal }: WorkOptions,
): Promise<string> {
  const { algorithm, salt, maxNumber, signature } = challenge;
  const wanted = bytesOf(challenge.challenge);
  const encoder = new TextEncoder();
  const fits = async (number: number) =>
    same(
      new Uint8Array(await crypto.subtle.digest(algorithm, encoder.encode(`${salt}${number}`))),
      wanted,
    );

  for (let first = 0; first <= maxNumber; first += sliceSize) {
    signal.throwIfAborted();
    const slice = Array.from(
      { length: Math.min(sliceSize, maxNumber - first + 1) },
      (_, index) => first + index,
    );
    const found = (await Promise.all(slice.map(fits))).indexOf(true);
    if (found !== -1) {
      const number = first + found;
      return btoa(
        JSON.stringify({ algorithm, challenge: challenge.challenge, number, salt, signature }),
      );
    }
    onProgress(Math.min(1, (first + sliceSize) / (maxNumber + 1)));
    await breathe();
  }
  throw new NoSolution('No number up to the largest one fits this challenge.');
}
