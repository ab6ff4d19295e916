import { expect, it } from 'vitest';
import { systemRandom } from './system.ts';

it('a new id is a UUID of version 7 that bears the moment it was made', () => {
  const before = Date.now();
  const id = systemRandom.id();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const made = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  expect(made).toBeGreaterThanOrEqual(before);
  expect(made).toBeLessThanOrEqual(Date.now());
});
