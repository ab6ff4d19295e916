import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batched } from './batched.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('batched queries', () => {
  it('go together in the next query while one is running', async () => {
    const asked: (readonly number[])[] = [];
    const loader = batched<number, number>(async (keys) => {
      asked.push(keys);
      return keys;
    });
    const first = loader.load(1);
    await vi.advanceTimersByTimeAsync(0);
    await Promise.all([first, loader.load(2), loader.load(3)]);
    expect(asked).toEqual([[1], [2, 3]]);
  });

  it('M2 time out after one second when a query falls silent', async () => {
    const answers = [new Promise<never>(() => undefined), Promise.resolve(['here'])];
    const load = vi.fn(() => answers.shift() ?? Promise.resolve([undefined]));
    const loader = batched<string, string>(load);
    void loader.load('lost');
    await vi.advanceTimersByTimeAsync(0);
    const later = loader.load('found');
    await vi.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await later).toBe('here');
  });
});
