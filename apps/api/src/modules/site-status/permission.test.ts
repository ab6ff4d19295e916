import { endpoints, resourceNames } from '@lantern/contracts';
import { registrationFields } from '@lantern/rules';
import { describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });
const brands = useBrandChanges(site);
const headers = { 'x-forwarded-for': '203.113.131.1' };

const ask = (
  wish: Partial<Parameters<typeof site.client.call<typeof endpoints.permission>>[1]> = {},
) => site.client.call(endpoints.permission, { headers, ...wish });

describe('the permission call', () => {
  it('SYS-03 returns everything about the brand at once', async () => {
    await brands.set('lantern', ['site', 'gtagId'], 'G-ABCD1234');
    await brands.set('lantern', ['site', 'imageCdns'], ['https://img.example']);
    await brands.set('lantern', ['site', 'launchGameCdns'], ['https://games.example']);
    const { value } = await ask({ query: { host: 'localhost' } });
    const { value: switches } = await site.client.call(endpoints.whitelabel);
    expect(value).toMatchObject({
      info: {
        whitelabel: switches,
        analytics: { gtagId: 'G-ABCD1234' },
        imageCDNs: ['https://img.example'],
        launchGameCDNs: ['https://games.example'],
      },
      location: { ip: '203.113.131.1', country: 'VN' },
      maintenance: false,
      regionRestriction: false,
    });
    expect(Object.keys(value.info.register).sort()).toEqual([...registrationFields].sort());
  });

  it('SYS-03 writes the pattern * as .* and leaves others unchanged', async () => {
    const place = (field: string) => ['registration', 'fields', field, 'acceptedPattern'];
    await brands.set('lantern', place('line'), '*');
    await brands.set('lantern', place('zalo'), '^[0-9]*$');
    const { register } = (await ask()).value.info;
    expect([register.line?.acceptedPattern, register.zalo?.acceptedPattern]).toEqual([
      '.*',
      '^[0-9]*$',
    ]);
    expect(register.username).toMatchObject({ enabled: true, required: true });
  });

  it('SYS-03 names resources and support entries in the caller’s language', async () => {
    const [vi, en] = await Promise.all([ask({ language: 'vi' }), ask({ language: 'en' })]);
    const labels = (answer: typeof vi) =>
      answer.value.info.resources.find(({ name }) => name === 'AFFILIATELINK');
    expect(labels(vi)).toMatchObject({ label: 'Trở thành đại lý', labelNameEn: 'Become an agent' });
    expect(labels(en)).toMatchObject({ label: 'Become an agent', resourceType: 'link' });
    expect(resourceNames).toEqual(
      expect.arrayContaining(en.value.info.resources.map(({ name }) => name)),
    );
    const titles = (answer: typeof vi) =>
      answer.value.info.customerService.map(({ title }) => title)[0];
    expect([titles(vi), titles(en)]).toEqual(['Trò chuyện với chúng tôi', 'Chat with us']);
  });

  it('CS-01 K2 hides the addresses of customer service', async () => {
    expect(JSON.stringify((await ask()).value.info.customerService)).not.toContain('http');
  });

  it('SYS-03 reports that the site is closed, and why', async () => {
    await brands.set('lantern', ['status', 'restrictedCountries'], ['VN']);
    expect((await ask()).value).toMatchObject({ maintenance: false, regionRestriction: true });
    await brands.set('lantern', ['status', 'maintenance'], { from: null, until: null });
    expect((await ask()).value).toMatchObject({ maintenance: true, regionRestriction: true });
  });

  it.each([
    'harbor.localhost',
    'evil.test',
    'localhost.evil.test',
    'localhost@evil.test',
    '//localhost',
  ])('SYS-03 K20 rejects %s, which is no host of this brand', async (host) => {
    expect(await ask({ query: { host } })).toMatchObject({
      status: 404,
      reply: { code: 'unknown_brand' },
    });
  });

  it('SYS-03 accepts every host of the brand, with or without a port', async () => {
    await site.query(
      `insert into brand_host (host, brand_id) select 'lantern.test', id from brand
        where code = 'lantern'`,
    );
    await site.site.brands.reload();
    for (const host of ['lantern.test', 'lantern.test:8080', 'LOCALHOST'])
      expect((await ask({ query: { host } })).status).toBe(200);
  });
});
