import { expect, it } from 'vitest';
import { Standing } from './standing.ts';

it('E18 allows a check of the page only while nothing is in progress', async () => {
  const standing = new Standing('an', 100n);
  const quiet = standing.watch();
  expect(quiet()).toBe(true);
  await standing.during(async () => {
    expect(standing.watch()()).toBe(false);
  });
  expect(quiet()).toBe(false);
  expect(standing.watch()()).toBe(true);
});
