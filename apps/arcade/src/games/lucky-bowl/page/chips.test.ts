import { expect, test } from 'vitest';
import { Chips } from './chips.ts';

test('chips add up, every change can be undone, and the last stakes repeated', () => {
  const chips = new Chips();
  chips.remember({ gourd: 5_000n });
  expect(chips.canRepeat).toBe(true);
  chips.place('fish', 5_000n);
  chips.place('fish', 1_000n);
  chips.place('deer', 10_000n);
  chips.double();
  expect([chips.stakes, chips.total, chips.canRepeat]).toEqual([
    ...[{ fish: 12_000n, deer: 20_000n }, 32_000n, false],
  ]);
  chips.clear();
  chips.repeat();
  expect(chips.stakes).toEqual({ gourd: 5_000n });
  for (let step = 0; step < 3; step += 1) chips.undo();
  expect(chips.stakes).toEqual({ fish: 6_000n, deer: 10_000n });
  for (let step = 0; step < 9; step += 1) chips.undo();
  expect([chips.total, chips.canUndo]).toEqual([0n, false]);
});
