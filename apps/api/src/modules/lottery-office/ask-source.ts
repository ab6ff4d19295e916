import { families, isResult } from '@lantern/rules/lottery';
import { type AskedDraw, type ResultSource, SourceFault } from '../../ports/result-source.ts';
import type { Reading } from './reading.store.ts';

export type Said = Pick<Reading, 'result' | 'fault'>;

/** What a source says of a draw; undefined while it says nothing. */
export async function askSource(source: ResultSource, draw: AskedDraw): Promise<Said | undefined> {
  const { drawing } = families[draw.family];
  try {
    const numbers = await source.fetch(draw);
    if (!numbers || numbers.length === 0) return undefined;
    if (isResult(drawing, numbers)) return { result: numbers, fault: null };
    const isShort = drawing.kind === 'digits' && numbers.length < drawing.lengths.length;
    return { result: null, fault: isShort ? 'partial' : 'unreadable' };
  } catch (error) {
    return { result: null, fault: error instanceof SourceFault ? error.fault : 'unreachable' };
  }
}
