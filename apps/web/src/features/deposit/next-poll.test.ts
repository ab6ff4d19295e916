import { expect, it } from 'vitest';
import { nextPoll } from './use-deposit.ts';

it('CSH-01 waits longer each time, never beyond half a minute, and stops at the end', () => {
  const waits = [1, 2, 3, 20].map((answers) => nextPoll('pending', answers));
  expect(waits).toEqual([2000, 3000, 4500, 30_000]);
  for (const status of ['paid', 'failed', 'expired'] as const)
    expect(nextPoll(status, 1)).toBe(false);
  expect(nextPoll('review', 1)).not.toBe(false);
});
