import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { useTestSite } from '../../../testing/test-site.ts';
import { measureRoutes } from './measure-routes.ts';

const site = useTestSite();

beforeEach(async () => {
  await site.query('delete from domain_route');
});

/** Inserts the routes of a brand in this order. */
async function route(...urls: string[]): Promise<void> {
  for (const [position, url] of urls.entries())
    await site.query(
      `insert into domain_route (brand_id, url, position) select id, $1, $2 from brand
        where code = 'lantern'`,
      [url, position],
    );
}

let asked = 0;

/** The reply a visitor gets after the cached replies expired. */
async function ask() {
  asked += 1;
  site.clock.turn({ minutes: asked });
  return (await site.client.call(endpoints.domainRoutes)).value;
}

/** A site that answers `status` at /healthz. */
async function standIn(status: number): Promise<string> {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/healthz' ? status : 404;
    response.setHeader('location', site.url).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the addresses of a brand', () => {
  it('SYS-06 are measured, and listed with their time, fastest first', async () => {
    const [dead, failing, away] = ['http://127.0.0.1:9', await standIn(503), await standIn(302)];
    await route(dead, failing, away, site.url);
    await measureRoutes(site.site);
    const told = await ask();
    expect(told.map(({ url }) => url)).toEqual([site.url, dead, failing, away]);
    expect(told[0]?.speed).toBeGreaterThanOrEqual(0);
    expect(told.slice(1).map(({ speed }) => speed)).toEqual([null, null, null]);
    for (const { measuredAt } of told)
      expect(Date.parse(measuredAt ?? '')).toBeCloseTo(site.clock.now().getTime(), -6);
  });

  it('SYS-06 are sorted by speed, and then in their own order without one', async () => {
    await route('https://d.test', 'https://c.test', 'https://b.test', 'https://a.test');
    await site.query("update domain_route set speed_ms = 80 where url = 'https://b.test'");
    await site.query("update domain_route set speed_ms = 20 where url = 'https://a.test'");
    expect((await ask()).map(({ url, speed }) => [url, speed])).toEqual([
      ['https://a.test', 20],
      ['https://b.test', 80],
      ['https://d.test', null],
      ['https://c.test', null],
    ]);
  });

  it('SYS-06 lose their speed when they stop answering', async () => {
    await route('http://127.0.0.1:9');
    await site.query('update domain_route set speed_ms = 5');
    await measureRoutes(site.site);
    expect(await ask()).toMatchObject([{ speed: null, measuredAt: expect.any(String) }]);
  });

  it('SYS-06 that are switched off are neither measured nor listed', async () => {
    await route(site.url);
    await site.query('update domain_route set enabled = false');
    await measureRoutes(site.site);
    expect(await ask()).toEqual([]);
    expect(await site.query('select measured_at from domain_route')).toEqual([
      { measuredAt: null },
    ]);
  });

  it('SYS-06 do not notify the pages when they were only measured', async () => {
    await route(site.url);
    await site.query('delete from outbox');
    await measureRoutes(site.site);
    expect(await site.query('select 1 from outbox')).toEqual([]);
  });
});
