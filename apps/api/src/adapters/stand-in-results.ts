import { resultOf } from '@lantern/draws';
import { type AskedDraw, type ResultSource, SourceFault } from '../ports/result-source.ts';

/** How a stand-in can fail on request. */
export const resultMoods = [
  'late',
  'unreachable',
  'wrong',
  'partial',
  'contradictory',
  'other_draw',
] as const;
export type ResultMood = (typeof resultMoods)[number];

const invented = '5a'.repeat(32);

/** ĐB with another last digit. */
const contradicted = ([special = '', ...others]: readonly string[]): string[] => [
  `${special.slice(0, -1)}${(Number(special.at(-1)) + 1) % 10}`,
  ...others,
];

/**
 * A source of invented results, for development and tests. Anyone can calculate them, so production
 * never has it.
 */
export class StandInResults implements ResultSource {
  readonly name: string;
  readonly #mood: (drawId: string) => Promise<ResultMood | undefined>;

  constructor(name: string, mood: (drawId: string) => Promise<ResultMood | undefined>) {
    this.name = name;
    this.#mood = mood;
  }

  async fetch({ drawId, family }: AskedDraw): Promise<readonly string[] | undefined> {
    const sources = { drawId, seed: invented, bookRoot: invented, randomness: invented };
    const numbers = resultOf(family, sources);
    const mood = await this.#mood(drawId);
    if (mood === 'late') return undefined;
    if (mood === 'unreachable' || mood === 'other_draw') throw new SourceFault(mood, 'as asked');
    if (mood === 'partial') return numbers.slice(1);
    if (mood === 'wrong') return [...numbers.slice(0, -1), 'xx'];
    return mood === 'contradictory' ? contradicted(numbers) : numbers;
  }
}
