import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { freshName, useTestSite } from '../testing/test-site.ts';
import { InTurnEverywhere } from './in-turn.ts';

const site = useTestSite();

describe('H9 turns of several processes', () => {
  it('H9 run one after the other for one key, and beside each other for two', async () => {
    const processes = [new InTurnEverywhere(), new InTurnEverywhere(), new InTurnEverywhere()];
    const [key, other] = [freshName(), freshName()];
    let [busy, most] = [0, 0];
    const work = async () => {
      busy += 1;
      most = Math.max(most, busy);
      await wait(5);
      busy -= 1;
    };
    const { redis } = site.site;
    const turns = (keys: string[]) =>
      Promise.all(
        processes.flatMap((one) =>
          keys.flatMap((name) => [1, 2].map(() => one.run(redis, name, work))),
        ),
      );
    await turns([key]);
    expect(most).toBe(1);
    await turns([key, other]);
    expect(most).toBe(2);
    expect(await redis.keys('turn:*')).toEqual([]);
  });

  it('H9 end with their own lock, not with that of another', async () => {
    const { redis } = site.site;
    const key = freshName();
    await new InTurnEverywhere().run(redis, key, async () => {
      await redis.set(`turn:${key}`, 'another');
    });
    expect(await redis.get(`turn:${key}`)).toBe('another');
  });
});
