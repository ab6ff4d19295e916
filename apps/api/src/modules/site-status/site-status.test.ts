import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });
const direct = useTestSite();
const brands = useBrandChanges(site);
const directBrands = useBrandChanges(direct);

const vietnam = '203.113.131.1';
const philippines = '112.198.0.1';
const atHome = '10.0.0.7';

const restrict = (...countries: string[]) =>
  brands.set('lantern', ['status', 'restrictedCountries'], countries);
const maintain = (from: string | null, until: string | null) =>
  brands.set('lantern', ['status', 'maintenance'], { from, until });
const ask = async (address = atHome, headers: Record<string, string> = {}) =>
  (
    await site.client.call(endpoints.systemStatus, {
      headers: { 'x-forwarded-for': address, ...headers },
    })
  ).value;

describe('the status of a site', () => {
  it('SYS-04 is 0 when open, with the caller’s country', async () => {
    expect(await ask(vietnam)).toEqual({
      status: 0,
      ip: vietnam,
      country: 'VN',
      from: null,
      until: null,
    });
    expect(await ask(atHome)).toMatchObject({ status: 0, country: null });
  });

  it('SYS-04 is 1 under maintenance, for every caller and at this brand only', async () => {
    await maintain(null, null);
    expect(await ask(vietnam)).toMatchObject({ status: 1, from: null, until: null });
    const other = await site.client.call(endpoints.systemStatus, { host: 'harbor.localhost' });
    expect(other.value.status).toBe(0);
  });

  it('SYS-04 begins and ends by the clock where a window is announced', async () => {
    const now = Date.now();
    const [from, until] = [now + 60_000, now + 3_660_000].map((at) => new Date(at).toISOString());
    await maintain(from ?? '', until ?? '');
    const statuses = [];
    for (const minutes of [0, 2, 60, 62]) {
      site.clock.reset();
      site.clock.turn({ minutes });
      statuses.push((await ask()).status);
    }
    expect(statuses).toEqual([0, 1, 1, 0]);
    expect(await ask()).toMatchObject({ from, until });
  });

  it('SYS-04 returns a window in one time format, however it is written', async () => {
    await maintain('2026-01-01T00:00:00Z', '2099-01-01T00:00:00.123456789Z');
    expect(await ask()).toMatchObject({
      status: 1,
      from: '2026-01-01T00:00:00.000Z',
      until: '2099-01-01T00:00:00.123Z',
    });
  });

  it('SYS-04 SYS-05 is 2 where the brand restricts the caller’s country, only there', async () => {
    await restrict('PH', 'SG');
    expect(await ask(philippines)).toMatchObject({ status: 2, country: 'PH' });
    expect(await ask(vietnam)).toMatchObject({ status: 0 });
    expect(await ask(atHome)).toMatchObject({ status: 0, country: null });
  });

  it('SYS-04 is 1 and not 2 for a restricted caller during maintenance', async () => {
    await restrict('PH');
    await maintain(null, null);
    expect((await ask(philippines)).status).toBe(1);
  });
});

describe('the address of a caller', () => {
  it('SYS-05 is the same for IPv4 and its IPv6-mapped form', async () => {
    expect(await ask(`::ffff:${vietnam}`)).toMatchObject({ ip: vietnam, country: 'VN' });
  });

  it('SYS-05 A22 is the one the nearest proxy saw, not one the caller added', async () => {
    await restrict('PH');
    expect(await ask(`${vietnam}, ${philippines}`)).toMatchObject({ status: 2, ip: philippines });
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'])(
    'SYS-05 A22 B10 is not read from %s of a caller that is no trusted proxy',
    async (name) => {
      await directBrands.set('lantern', ['status', 'restrictedCountries'], ['PH']);
      const value = name === 'forwarded' ? `for=${philippines}` : philippines;
      const answer = await direct.client.call(endpoints.systemStatus, {
        headers: { [name]: value },
      });
      expect(answer.value).toMatchObject({ status: 0, ip: '127.0.0.1', country: null });
    },
  );

  it.each(['forwarded', 'x-real-ip', 'cf-connecting-ip'])(
    'SYS-05 B10 is not read from %s behind a proxy either',
    async (name) => {
      expect(await ask(vietnam, { [name]: philippines })).toMatchObject({
        ip: vietnam,
        country: 'VN',
      });
    },
  );
});
