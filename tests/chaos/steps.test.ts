import { describe, expect, it } from 'vitest';
import { type Step, StepKills } from './steps.ts';

const steps: readonly Step[] = Array.from({ length: 9 }, (_, at) => ({
  name: `step ${at + 1}`,
  text: `step_${at + 1}(`,
  ...(at === 0 ? { halfway: 'select' } : {}),
}));
const [first, second] = steps as [Step, Step];

describe('M1 the steps at which programs are killed', () => {
  it('waits for those at which it has killed least, until each has had its kill', () => {
    const kills = new StepKills(steps);
    for (let nth = 0; nth < steps.length; nth += 1) {
      const [next] = kills.wanted;
      if (next) kills.count(next, false);
    }
    expect(kills.describe().slice(1)).toEqual(
      steps.map(({ name }) => expect.stringContaining(name)),
    );
    expect(
      kills
        .describe()
        .slice(1)
        .every((line) => line.includes(' 1')),
    ).toBe(true);
    kills.count(first, false);
    expect(kills.wanted).not.toContain(first);
  });

  it('first waits for the rarest alone, so that frequent ones do not take their turn', () => {
    const kills = new StepKills(steps);
    expect(kills.fewest).toEqual(steps);
    for (const step of steps.slice(1)) kills.count(step, false);
    expect(kills.fewest).toEqual([first]);
    expect(kills.wanted).toContain(second);
    kills.count(first, false);
    expect(kills.fewest).toEqual(steps);
  });

  it('lists the kills of each step, and those between two parts; nothing without a kill', () => {
    const kills = new StepKills([first, second]);
    expect(kills.describe()).toEqual([]);
    kills.count(first, true);
    kills.count(first, false);
    expect(kills.describe().map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['killed in a step', 'kills halfway'],
      ['step 1', '2', '1'],
      ['step 2', '0'],
    ]);
  });
});
