import { expect, it } from 'vitest';
import { medalOf } from './ranks.ts';

it('MEM-06 has a medal for each of the usual ranks, and for no other', () => {
  expect(['Bronze', 'crown', 'Emerald', ''].map(medalOf)).toEqual([
    'bronze',
    'crown',
    undefined,
    undefined,
  ]);
});
