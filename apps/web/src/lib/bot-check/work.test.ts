import { describe, expect, it, vi } from 'vitest';
import { workOf } from '../../../testing/registration-answers.ts';
import { NoSolution, solveWork } from './work.ts';

const work = (rest: Partial<Parameters<typeof solveWork>[1]> = {}) => ({
  onProgress: () => undefined,
  signal: new AbortController().signal,
  ...rest,
});

describe('CAP-02 the work in place of a puzzle', () => {
  it.each([0, 249, 250, 1000])(
    'finds the number %i and hands the challenge back with it',
    async (number) => {
      const challenge = await workOf(number);
      const proof: unknown = JSON.parse(atob(await solveWork(challenge, work())));
      const { maxNumber: _, ...signed } = challenge;
      expect(proof).toEqual({ ...signed, number });
    },
  );

  it('reports its progress', async () => {
    const onProgress = vi.fn();
    await solveWork(await workOf(600, 999), work({ onProgress }));
    expect(onProgress.mock.calls).toEqual([[0.25], [0.5]]);
  });

  it('ends without an answer where no number fits', async () => {
    await expect(solveWork({ ...(await workOf(1)), salt: 'other' }, work())).rejects.toThrow(
      NoSolution,
    );
  });

  it('stops when the form goes away', async () => {
    const stopping = new AbortController();
    const solving = solveWork(
      await workOf(1000),
      work({ onProgress: () => stopping.abort(), signal: stopping.signal }),
    );
    await expect(solving).rejects.toThrow(/abort/i);
  });
});
