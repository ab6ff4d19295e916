import type { Drawing, Result } from './family.ts';
import { chooseBig } from './fraction.ts';

/** A ball as printed on it: two digits. */
export const ball = (number: number): string => String(number).padStart(2, '0');

/** The balls from 01 to `count`. */
export const balls = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => ball(index + 1));

const permutations = (from: number, count: number): bigint =>
  count === 0 ? 1n : BigInt(from) * permutations(from - 1, count - 1);

/** How many different results a drawing has. */
export function outcomes(drawing: Drawing): bigint {
  if (drawing.kind === 'digits')
    return 10n ** BigInt(drawing.lengths.reduce((sum, length) => sum + length, 0));
  if (drawing.kind === 'dice') return 6n ** BigInt(drawing.count);
  const { from, count, sorted } = drawing;
  return chooseBig(from, sorted) * permutations(from - sorted, count - sorted);
}

const isAscending = (tokens: readonly string[]): boolean =>
  tokens.every((token, index) => index === 0 || (tokens[index - 1] ?? '') < token);

/** Whether tokens are a possible result, for results that come from outside. */
export function isResult(drawing: Drawing, tokens: Result): boolean {
  if (drawing.kind === 'digits')
    return (
      tokens.length === drawing.lengths.length &&
      drawing.lengths.every(
        (length, place) => tokens[place]?.length === length && /^\d+$/.test(tokens[place]),
      )
    );
  if (drawing.kind === 'dice')
    return tokens.length === drawing.count && tokens.every((token) => /^[1-6]$/.test(token));
  const known = new Set(balls(drawing.from));
  return (
    tokens.length === drawing.count &&
    new Set(tokens).size === drawing.count &&
    tokens.every((token) => known.has(token)) &&
    isAscending(tokens.slice(0, drawing.sorted))
  );
}
