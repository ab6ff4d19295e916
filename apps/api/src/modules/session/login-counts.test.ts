import { describe, expect, it } from 'vitest';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { LoginCounts } from './login-counts.ts';

const site = useTestSite();
const limits = {
  address: { points: 2, duration: 600 },
  network: { points: 3, duration: 600 },
  accountSeconds: 1800,
};

function open() {
  const counts = new LoginCounts(site.site.redis);
  const names = { address: freshName(), network: freshName(), account: freshName() };
  return { counts, names, begin: (from = {}) => counts.begin({ ...names, ...from }, limits) };
}

describe('the count of tries to log in', () => {
  it('A1 grows by each try of an account, and ends by itself', async () => {
    const { names, begin } = open();
    expect(await begin()).toEqual({ wait: 0, tries: 1 });
    expect(await begin()).toEqual({ wait: 0, tries: 2 });
    for (const [name, seconds] of [
      [`login:account:${names.account}`, 1800],
      [`login:address:${names.address}`, 600],
      [`login:network:${names.network}`, 600],
    ] as const) {
      const left = await site.site.redis.ttl(name);
      expect(left).toBeGreaterThan(seconds - 60);
      expect(left).toBeLessThanOrEqual(seconds);
    }
  });

  it('A2 A3 makes an address wait that has had its share, and leaves the account alone then', async () => {
    const { begin } = open();
    await begin();
    await begin();
    expect((await begin()).wait).toBeGreaterThan(500_000);
    expect(await begin({ address: freshName(), network: freshName() })).toEqual({
      wait: 0,
      tries: 3,
    });
  });

  it('A2 makes a network wait that has had its share, whatever the address', async () => {
    const { begin } = open();
    for (const _ of [1, 2, 3]) await begin({ address: freshName() });
    expect((await begin({ address: freshName() })).wait).toBeGreaterThan(500_000);
  });

  it('A1 is taken back, and never falls below none: nobody can try in advance', async () => {
    const { counts, names, begin } = open();
    await begin();
    for (const _ of [1, 2, 3]) await counts.takeBack(names);
    expect(await begin()).toEqual({ wait: 0, tries: 1 });
  });

  it('A1 is forgotten for the account that has come in, and for its address only this try', async () => {
    const { counts, names, begin } = open();
    await begin();
    await begin();
    await counts.succeeded(names);
    expect(await begin()).toEqual({ wait: 0, tries: 1 });
    expect((await begin()).wait).toBeGreaterThan(0);
  });
});
