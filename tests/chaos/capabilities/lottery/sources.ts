import { setTimeout as sleep } from 'node:timers/promises';
import type { ResultMood } from '../../../../apps/api/src/adapters/stand-in-results.ts';
import type { Part } from '../../part.ts';
import { withRedis } from '../../redis.ts';
import { type QuickDraw, reportedOf } from './quick-province.ts';

const sources = ['one', 'two'] as const;

export type Word = ResultMood | 'agrees';
type Words = readonly [Word, Word];

/**
 * What the two sources report at first, in turns, so that each comes in a run. Of a late source
 * the site notes nothing: only the other one shows that both were asked.
 */
const turns: readonly Words[] = [
  ['agrees', 'late'],
  ['contradictory', 'agrees'],
  ['partial', 'agrees'],
  ['agrees', 'wrong'],
  ['unreachable', 'agrees'],
  ['agrees', 'contradictory'],
  ['late', 'partial'],
];

/** What the sources of a draw report until the site has noted it. */
export const wordsOf = ({ fate, nth }: QuickDraw): Words =>
  (fate === 'void' ? undefined : turns[nth % turns.length]) ?? ['late', 'late'];

/** What a source has said of a draw, as the site has noted it. */
export interface Reading {
  readonly source: string;
  readonly result: readonly string[] | null;
  readonly fault: string | null;
}

const faults: Partial<Record<Word, string>> = {
  wrong: 'unreadable',
  ...{ partial: 'partial', unreachable: 'unreachable' },
};

/** Whether the site has noted what both sources of a draw had to report. */
export async function hearAll(draw: QuickDraw, readings: readonly Reading[]): Promise<boolean> {
  const right = JSON.stringify(await reportedOf(draw.id));
  return wordsOf(draw).every((word, at) => {
    const said = readings.filter(({ source }) => source === sources[at]);
    if (word === 'late') return true;
    if (faults[word]) return said.some(({ fault }) => fault === faults[word]);
    return said.some(
      ({ result }) => result && (JSON.stringify(result) === right) === (word === 'agrees'),
    );
  });
}

/** Repeats until Redis has noted it: what a source reports must not stay wrong. */
export async function report(part: Part, drawId: string, words: Words): Promise<void> {
  const note = () =>
    withRedis(part.scene.redisUrl, async (redis) => {
      for (const [at, name] of sources.entries())
        await redis.set(`results:${name}:${drawId}`, words[at] ?? 'agrees');
    });
  while (performance.now() < part.scene.giveUpAt && !(await note())) await sleep(200);
}
