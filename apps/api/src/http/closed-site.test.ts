import {
  closesWithSite,
  type Endpoint,
  endpointList,
  endpoints,
  refusalsOf,
} from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { ofEach, sendAny } from '../../testing/any-call.ts';
import { useBrandChanges } from '../../testing/brand-changes.ts';
import { buildPages } from '../../testing/pages.ts';
import { Player } from '../../testing/player.ts';
import { useTestSite } from '../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] }, undefined, buildPages());
const brands = useBrandChanges(site);

const fromManila = { 'x-forwarded-for': '112.198.0.1' };
const closings: Record<string, () => Promise<void>> = {
  site_maintenance: () =>
    brands.set('lantern', ['status', 'maintenance'], { from: null, until: null }),
  region_restricted: () => brands.set('lantern', ['status', 'restrictedCountries'], ['PH']),
};
const statusOf: Record<string, number> = { site_maintenance: 503, region_restricted: 403 };

let player: Player;
beforeAll(async () => {
  player = await Player.with(site, 10_000n);
});

const send = (call: Endpoint, token = player.member.token) =>
  sendAny(site, call, { token, headers: fromManila, ...(call.body ? { text: '{}' } : {}) });

describe.each(Object.keys(closings))('A22 SYS-04 a site that is closed by %s', (code) => {
  const close = async () => closings[code]?.();

  it('A22 refuses each other call to every caller', async () => {
    await close();
    const closed = endpointList.filter(closesWithSite).map((call) => [call.name, call] as const);
    await ofEach(closed, async (call) => {
      expect(await send(call)).toMatchObject({
        status: statusOf[code],
        reply: { success: false, code },
      });
      expect(refusalsOf(call)).toContain(code);
    });
  });

  it('SYS-04 still serves status, settings and support entries, and logs members out', async () => {
    const { token } = await site.register();
    await close();
    const open = endpointList.filter(({ whenClosed }) => whenClosed);
    expect(open.map(({ name }) => name).sort()).toEqual([
      'customerService',
      'logout',
      'openCustomerService',
      'permission',
      'siteSettings',
      'staffLogin',
      'systemStatus',
      'whitelabel',
    ]);
    for (const call of open) expect((await send(call, token)).reply).not.toMatchObject({ code });
  });

  it('A22 still accepts wins of open rounds, and refunds failed rounds', async () => {
    const [won, failed] = [player.bet(), player.bet()];
    for (const bet of [won, failed])
      expect(await site.vendorCall('bet', bet)).toMatchObject({ status: 200 });
    await close();
    const headers = fromManila;
    expect(await site.vendorCall('win', player.win(won), { headers })).toMatchObject({
      status: 200,
    });
    expect(await site.vendorCall('rollback', player.rollback(failed), { headers })).toMatchObject({
      status: 200,
    });
  });

  it('SYS-04 still serves its page, hidden from search engines', async () => {
    const open = () => site.client.raw('GET', '/').set({ accept: 'text/html', ...fromManila });
    expect((await open()).headers).not.toHaveProperty('x-robots-tag');
    await close();
    expect(await open()).toMatchObject({ status: 200, headers: { 'x-robots-tag': 'noindex' } });
  });

  it('SYS-04 refuses cached replies, too', async () => {
    const ask = () => site.client.call(endpoints.hotGames, { headers: fromManila });
    expect((await ask()).status).toBe(200);
    await close();
    expect((await ask()).reply).toMatchObject({ success: false, code });
  });

  it('SYS-04 explains the closure in the caller’s language', async () => {
    await close();
    const message = async (language: string) => {
      const { reply } = await site.client.call(endpoints.hotGames, {
        headers: fromManila,
        language,
      });
      return reply.success ? undefined : reply.message;
    };
    expect(await message('vi')).toMatch(/bảo trì|vị trí/);
    expect(await message('en')).toMatch(/maintenance|location/);
  });
});

it('SYS-04 announces the end of a maintenance', async () => {
  const until = new Date(Date.now() + 90_000).toISOString();
  await brands.set('lantern', ['status', 'maintenance'], { from: null, until });
  const { headers } = await site.client.call(endpoints.hotGames);
  expect(Number(headers['retry-after'])).toBeGreaterThan(30);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(90);
});
