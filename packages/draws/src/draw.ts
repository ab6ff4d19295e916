import {
  balls,
  type Drawing,
  type FamilyCode,
  families,
  type Result,
} from '@lantern/rules/lottery';
import { below, type DrawSources, wordsOf } from './words.ts';

const times = <Value>(count: number, make: () => Value): Value[] =>
  Array.from({ length: count }, make);

/** Draws a result from words. Each digit, die and ball takes the next accepted word. */
export function drawFrom(drawing: Drawing, words: Iterator<number, never>): Result {
  if (drawing.kind === 'digits')
    return drawing.lengths.map((length) => times(length, () => below(words, 10)).join(''));
  if (drawing.kind === 'dice') return times(drawing.count, () => String(below(words, 6) + 1));
  const left = balls(drawing.from);
  const drawn = times(drawing.count, () => left.splice(below(words, left.length), 1).join());
  return [...drawn.slice(0, drawing.sorted).sort(), ...drawn.slice(drawing.sorted)];
}

/**
 * The result of an own draw, as `lottery_result` of the database makes it too.
 * @throws RangeError for sources that are not hex of the right length
 */
export const resultOf = (family: FamilyCode, sources: DrawSources): Result =>
  drawFrom(families[family].drawing, wordsOf(sources));
