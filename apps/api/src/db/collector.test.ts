import { describe, expect, it } from 'vitest';
import { Collector } from './collector.ts';

interface Call {
  items: readonly number[];
  answer(answers?: readonly (string | undefined)[]): void;
  fail(error: Error): void;
}

/** A collector whose calls are answered by the test. */
function collecting(change: { lanes?: number; largest?: number; mostWaiting?: number } = {}) {
  const calls: Call[] = [];
  const single: number[] = [];
  const collector = new Collector<number, string>({
    lanes: 1,
    largest: 10,
    mostWaiting: 100,
    ...change,
    laneOf: (item) => item,
    together: (items) =>
      new Promise((resolve, reject) => {
        calls.push({
          items,
          answer: (answers = items.map((item) => `together ${item}`)) => resolve(answers),
          fail: reject,
        });
      }),
    alone: async (item) => {
      single.push(item);
      if (item < 0) throw new Error(`no ${item}`);
      return `alone ${item}`;
    },
    isOfOne: ({ message }: Error) => message === 'one of them',
  } as ConstructorParameters<typeof Collector<number, string>>[0]);
  return { collector, calls, single };
}

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('a collector', () => {
  it('sends items at once when no call is running', async () => {
    const { collector, calls } = collecting();
    const answers = [1, 2].map((item) => collector.add(item));
    await turn();
    expect(calls.map(({ items }) => items)).toEqual([[1, 2]]);
    calls[0]?.answer();
    expect(await Promise.all(answers)).toEqual(['together 1', 'together 2']);
  });

  it('batches the items that arrive during a call, in order and up to the limit', async () => {
    const { collector, calls } = collecting({ largest: 3 });
    for (const item of [1, 2, 3, 4, 5]) void collector.add(item);
    await turn();
    calls[0]?.answer();
    await turn();
    void collector.add(6);
    calls[1]?.answer();
    await turn();
    expect(calls.map(({ items }) => items)).toEqual([[1, 2, 3], [4, 5], [6]]);
  });

  it('runs one call per lane, and never one lane in two calls', async () => {
    const { collector, calls } = collecting({ lanes: 2 });
    void collector.add(1);
    await turn();
    for (const item of [3, 2, 4]) void collector.add(item);
    await turn();
    expect(calls.map(({ items }) => items)).toEqual([[1], [2, 4]]);
    calls[0]?.answer();
    await turn();
    expect(calls.at(-1)?.items).toEqual([3]);
  });

  it('rejects items when the queue is full, and accepts them again afterwards', async () => {
    const { collector, calls } = collecting({ mostWaiting: 2 });
    void collector.add(1);
    await turn();
    const waiting = [2, 3].map((item) => collector.add(item));
    await expect(collector.add(4)).rejects.toMatchObject({ code: 'unavailable' });
    calls[0]?.answer();
    await turn();
    const late = collector.add(5);
    for (const nth of [1, 2]) {
      calls[nth]?.answer();
      await turn();
    }
    expect(await Promise.all([...waiting, late])).toEqual([
      'together 2',
      'together 3',
      'together 5',
    ]);
  });

  it('decides an item alone when the batch could not decide it', async () => {
    const { collector, calls, single } = collecting();
    const answers = [1, 2, 3].map((item) => collector.add(item));
    await turn();
    calls[0]?.answer(['a', undefined, 'c']);
    expect(await Promise.all(answers)).toEqual(['a', 'alone 2', 'c']);
    expect(single).toEqual([2]);
  });

  it('decides each item alone when one item breaks the batch', async () => {
    const { collector, calls } = collecting();
    const answers = Promise.allSettled([1, -2, 3].map((item) => collector.add(item)));
    await turn();
    calls[0]?.fail(new Error('one of them'));
    expect(await answers).toMatchObject([
      { value: 'alone 1' },
      { reason: { message: 'no -2' } },
      { value: 'alone 3' },
    ]);
  });

  it('rejects the whole batch when the call fails otherwise, and continues', async () => {
    const { collector, calls, single } = collecting();
    const answers = Promise.allSettled([1, 2].map((item) => collector.add(item)));
    await turn();
    calls[0]?.fail(new Error('gone'));
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(single).toEqual([]);
    const next = collector.add(3);
    await turn();
    calls[1]?.answer();
    expect(await next).toBe('together 3');
  });
});
