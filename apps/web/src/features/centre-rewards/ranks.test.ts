import { expect, it } from 'vitest';
import { firstVip, hasVipService, rankAt } from './ranks.ts';

it('names the six ranks from level 1, and no other', () => {
  expect([0, 1, 4, 6, 7].map(rankAt)).toEqual([
    undefined,
    'bronze',
    'platinum',
    'crown',
    undefined,
  ]);
});

it('has VIP service above level 4, which is from Diamond on', () => {
  expect([4, 5].map(hasVipService)).toEqual([false, true]);
  expect(firstVip).toBe('diamond');
});
