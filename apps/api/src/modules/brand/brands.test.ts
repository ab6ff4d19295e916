import { endpoints } from '@lantern/contracts';
import { describe, expect, it, vi } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { registerAtHarbor } from '../../../testing/harbor.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useBrandChanges(site);
const harbor = 'harbor.localhost';

describe('a brand', () => {
  it('SYS-01 is found by host, and sets name, currency, languages and colours', async () => {
    const [lantern, other] = await Promise.all([
      site.client.call(endpoints.siteSettings),
      site.client.call(endpoints.siteSettings, { host: harbor }),
    ]);
    expect(lantern.value).toMatchObject({
      merchantCode: 'lantern',
      currency: 'VND',
      currencySymbol: '₫',
      languages: ['vi', 'en'],
      countryDialingCode: '84',
    });
    expect(other.value).toMatchObject({
      merchantCode: 'harbor',
      currency: 'PHP',
      currencySymbol: '₱',
      languages: ['en'],
      countryDialingCode: '63',
    });
    expect(other.value.theme.light.brand).not.toBe(lantern.value.theme.light.brand);
  });

  it.each(['localhost:3000', 'LOCALHOST', 'localhost:80'])(
    'SYS-01 is also found at %s',
    async (host) => {
      expect((await site.client.call(endpoints.siteSettings, { host })).value.merchantCode).toBe(
        'lantern',
      );
    },
  );

  it.each([
    'evil.test',
    'localhost.evil.test',
    'xlocalhost',
    'localhost.',
    '127.0.0.1',
    'localhost:3000:1',
  ])('SYS-01 K20 is not found at %s', async (host) => {
    const answer = await site.client.call(endpoints.siteSettings, { host });
    expect(answer).toMatchObject({ status: 404, reply: { code: 'unknown_brand' } });
  });

  it('SYS-02 publishes its switches as a tree', async () => {
    const { value } = await site.client.call(endpoints.whitelabel);
    const child = (modId: string) =>
      value.flatMap(({ childrenNodes }) => childrenNodes).find((node) => node.modId === modId);
    expect(child('FREEPLAY3')).toEqual({ modId: 'FREEPLAY3', enabled: true, childrenNodes: [] });
    expect(child('SMSVERIFREG3')).toMatchObject({ enabled: false });
    const { value: all } = await site.client.call(endpoints.whitelabel, { host: harbor });
    expect(
      all.every(
        ({ enabled, childrenNodes }) => enabled && childrenNodes.every((node) => node.enabled),
      ),
    ).toBe(true);
  });

  it('NAV-12 shows the banners of a group in the caller’s language', async () => {
    const ask = (language: string) =>
      site.client.call(endpoints.banners, { query: { groupName: '/' }, language });
    const [vi, en] = await Promise.all([ask('vi'), ask('en')]);
    expect(vi.value.map(({ title }) => title)).toEqual(['Bầu Cua', 'Bàn chơi đã sẵn sàng']);
    expect(en.value.map(({ title }) => title)).toEqual(['Lucky Bowl', 'Your table is ready']);
    const picture = await site.client.raw('GET', en.value[0]?.url ?? '');
    expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
  });

  it('SYS-01 picks up database changes without a restart', async () => {
    await site.query("update brand set name = 'Lampion' where code = 'lantern'");
    await site.site.brands.reload();
    site.clock.turn({ seconds: 31 });
    expect((await site.client.call(endpoints.siteSettings)).value.name).toBe('Lampion');
  });

  it('SYS-08 decides every site setting: none is a constant of the code', async () => {
    const own = {
      countryDialingCode: '855',
      minimumAge: 21,
      copyrightYear: 2030,
      languageCodes: { en: 'GB', vi: 'VN' },
      lotteryType: 'Elott',
      prizeModes: ['SEA', 'ZY'],
      announcementTypes: ['PR', 'B'],
      chat: { headerColor: '#010203', menuColor: '#040506' },
      imageCdns: ['https://img.example'],
      launchGameCdns: ['https://games.example'],
      barsBesideGames: true,
    };
    const { countryDialingCode, minimumAge, copyrightYear, ...ofSite } = own;
    const ofBrand = { countryDialingCode, minimumAge, copyrightYear };
    for (const [name, value] of Object.entries(ofBrand)) await brands.set('lantern', [name], value);
    for (const [name, value] of Object.entries(ofSite))
      await brands.set('lantern', ['site', name], value);
    await brands.set('lantern', ['captcha', 'refreshMs'], 1234);
    const ranks = [{ labelName: 'Emerald', color: '#0B6E4F', color2: '#FFFFFF' }];
    await brands.set('lantern', ['ranks'], ranks);
    site.clock.turn({ minutes: 2 });
    const { value } = await site.client.call(endpoints.siteSettings);
    expect(value).toMatchObject({ ...own, ranks, captchaRefreshMs: 1234 });
  });

  it('SYS-01 keeps its last valid settings when those in the database are invalid', async () => {
    await site.query(
      "update brand set settings = settings || '{\"languages\": []}' where code = 'harbor'",
    );
    await expect(site.site.brands.reload()).rejects.toThrow(/brand harbor are wrong at languages/);
    expect((await site.client.call(endpoints.siteSettings, { host: harbor })).status).toBe(200);
    await site.query(
      'update brand set settings = settings || \'{"languages": ["en"]}\' where code = \'harbor\'',
    );
  });
});

describe('two concurrent reloads of brands', () => {
  it('SYS-01 end with the later result, whichever finishes first', async () => {
    const waiting = Promise.withResolvers<void>();
    const { prisma } = site.site.db;
    const real = prisma.brand.findMany.bind(prisma.brand);
    const slow = vi.spyOn(prisma.brand, 'findMany').mockImplementationOnce((async (
      asked: object,
    ) => {
      const rows = await real(asked);
      await waiting.promise;
      return rows;
    }) as never);
    const earlier = site.site.brands.reload();
    await expect.poll(() => slow.mock.calls.length).toBe(1);
    await site.query("update brand set name = 'Lampas' where code = 'harbor'");
    await site.site.brands.reload();
    waiting.resolve();
    await earlier;
    slow.mockRestore();
    expect(site.site.brands.byHost(harbor)?.name).toBe('Lampas');
    await site.query("update brand set name = 'Harbor' where code = 'harbor'");
    await site.site.brands.reload();
  });
});

describe('the boundary between brands', () => {
  it('SYS-01 D2 a session is invalid at another brand', async () => {
    const { token } = await site.register();
    const answer = await site.client.call(endpoints.memberInfo, { token, host: harbor });
    expect(answer).toMatchObject({ status: 401, reply: { code: 'session_expired' } });
    expect((await site.client.call(endpoints.logout, { token, host: harbor })).status).toBe(401);
    expect((await site.client.call(endpoints.memberInfo, { token })).status).toBe(200);
  });

  it('SYS-01 D2 a login fails at another brand', async () => {
    const { account, password } = await site.register();
    const body = { type: 'username', username: account, password } as const;
    const answer = await site.client.call(endpoints.login, { body, host: harbor });
    expect(answer).toMatchObject({ status: 401, reply: { code: 'wrong_credentials' } });
  });

  it('SYS-01 D2 a user name taken at one brand is free at another, as another member', async () => {
    const { account, customerId } = await site.register();
    const { value } = await registerAtHarbor(site, { username: account });
    expect(value.customerId).not.toBe(customerId);
    expect(
      (await site.client.call(endpoints.walletBalance, { token: value.token, host: harbor })).value
        .currency,
    ).toBe('PHP');
  });

  it('D2 a captcha of one brand is invalid at another', async () => {
    const answer = await registerAtHarbor(site, {}, { captchaFrom: 'localhost' });
    expect(answer).toMatchObject({ status: 400, reply: { code: 'captcha_wrong' } });
  });

  it('D2 a code sent by one brand is invalid at another', async () => {
    const mobileNum = '9171234500';
    await site.client.call(endpoints.registrationSms, {
      host: harbor,
      body: { countryDialingCode: '63', mobileNo: mobileNum },
    });
    await site.query(
      `update brand
        set settings =
          jsonb_set(settings, '{switches}', settings->'switches' || '"MOBILEVERCODELOGIN3"')
        where code = 'lantern'`,
    );
    await site.site.brands.reload();
    const body = {
      type: 'sms',
      countryDialingCode: '63',
      mobileNum,
      verificationCode: site.sms.codeFor(`+63${mobileNum}`),
    } as const;
    expect(await site.client.call(endpoints.login, { body })).toMatchObject({
      reply: { code: 'code_wrong' },
    });
  });
});
