import { expect, it } from 'vitest';
import { Standing } from './standing.ts';

it('E18 judges a page only while nothing of the member is under way, and nothing has begun since', async () => {
  const standing = new Standing('an', 100n);
  const quiet = standing.watch();
  expect(quiet()).toBe(true);
  await standing.during(async () => {
    expect(standing.watch()()).toBe(false);
  });
  expect(quiet()).toBe(false);
  expect(standing.watch()()).toBe(true);
});
