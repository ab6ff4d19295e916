import { type ResultMood, StandInResults } from '../src/adapters/stand-in-results.ts';

/** Two sources of Vietnamese results that agree until one has a mood. */
export class FakeResults {
  readonly moods: { one: ResultMood | undefined; two: ResultMood | undefined } = {
    one: undefined,
    two: undefined,
  };
  readonly sources = (['one', 'two'] as const).map(
    (name) => new StandInResults(name, async () => this.moods[name]),
  );
}
