import { expect, it } from 'vitest';
import { rankAt } from './ranks.ts';

it('names the six ranks from level 1, and no other', () => {
  expect([0, 1, 4, 6, 7].map(rankAt)).toEqual([
    undefined,
    'bronze',
    'platinum',
    'crown',
    undefined,
  ]);
});
