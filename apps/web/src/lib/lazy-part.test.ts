import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PartMissing, part, partLimitMs } from './lazy-part.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives the part when it has come', async () => {
  await expect(part(() => Promise.resolve({ name: 'page' }))()).resolves.toEqual({ name: 'page' });
});

it('NAV-02 raises a load error when a part has not come in 120 s', async () => {
  const late = part(() => new Promise(() => undefined))();
  const outcome = expect(late).rejects.toBeInstanceOf(PartMissing);
  await vi.advanceTimersByTimeAsync(partLimitMs);
  await outcome;
});

it('NAV-02 waits the whole 120 s', async () => {
  let ended = false;
  const late = part(() => new Promise(() => undefined))().catch(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await late;
});

it('raises the same error when the file of the part is gone', async () => {
  const gone = part(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await expect(gone()).rejects.toBeInstanceOf(PartMissing);
});
