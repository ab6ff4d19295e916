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

describe('the counters of login attempts', () => {
  it('A1 grow with each attempt on an account, and expire', async () => {
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

  it('A2 A3 delay an address beyond its limit, without counting for the account', async () => {
    const { begin } = open();
    await begin();
    await begin();
    expect((await begin()).wait).toBeGreaterThan(500_000);
    expect(await begin({ address: freshName(), network: freshName() })).toEqual({
      wait: 0,
      tries: 3,
    });
  });

  it('A2 delay a network beyond its limit, from any address', async () => {
    const { begin } = open();
    for (const _ of [1, 2, 3]) await begin({ address: freshName() });
    expect((await begin({ address: freshName() })).wait).toBeGreaterThan(500_000);
  });

  it('A1 are lowered again, never below zero: attempts cannot be earned in advance', async () => {
    const { counts, names, begin } = open();
    await begin();
    for (const _ of [1, 2, 3]) await counts.takeBack(names);
    expect(await begin()).toEqual({ wait: 0, tries: 1 });
  });

  it('A1 are reset for the account after a login; its address loses one attempt', async () => {
    const { counts, names, begin } = open();
    await begin();
    await begin();
    await counts.succeeded(names);
    expect(await begin()).toEqual({ wait: 0, tries: 1 });
    expect((await begin()).wait).toBeGreaterThan(0);
  });
});
