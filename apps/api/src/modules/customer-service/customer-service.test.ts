import { customerServicePath, endpoints } from '@lantern/contracts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const chat = 'https://chat.example/brand?room=7';

beforeAll(async () => {
  await site.query('delete from service_entry');
});
beforeEach(async () => {
  await site.query('delete from service_entry');
  await site.query(
    `insert into service_entry (id, brand_id, cs_type, titles, url, path_type, position)
     select uuid_v7(), id, 'LIVECHAT', '{"en": "Chat", "vi": "Trò chuyện"}'::jsonb, $1, '3', 0
       from brand
     union all
     select uuid_v7(), id, 'TELEGRAM', '{"en": "Telegram"}', 'https://telegram.example/brand',
         '4', 1
       from brand`,
    [chat],
  );
});

const ask = async (language = 'en') =>
  (await site.client.call(endpoints.customerService, { language })).value;
const open = (path: string, host = 'localhost') =>
  site.client.call(endpoints.openCustomerService, { body: { path }, host });
const invalid = { status: 400, reply: { success: false, code: 'service_path_invalid' } };

async function chatPath(): Promise<string> {
  const { version } = await ask();
  return version.pathList.find(({ type }) => type === customerServicePath)?.path ?? '';
}

describe('customer service', () => {
  it('CS-01 lists its entries in order, in the caller’s language or English', async () => {
    const [vi, en] = [await ask('vi'), await ask('en')];
    expect(vi.entries.map(({ csType, title }) => [csType, title])).toEqual([
      ['LIVECHAT', 'Trò chuyện'],
      ['TELEGRAM', 'Telegram'],
    ]);
    expect(en.entries[0]?.title).toBe('Chat');
    expect(en.version.pathList.map(({ type }) => type)).toEqual(['3', '4']);
  });

  it('CS-01 hides the target of a path, even that two are equal', async () => {
    const [one, other] = [await ask(), await ask()];
    for (const { path } of [...one.entries, ...one.version.pathList]) {
      expect(path).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(Buffer.from(path, 'base64url').toString('latin1')).not.toMatch(/http|example/);
    }
    expect(one.entries[0]?.path).not.toBe(other.entries[0]?.path);
  });

  it('CS-01 redirects by its path, for every caller', async () => {
    expect((await open(await chatPath())).value).toEqual({ url: chat });
  });

  it('CS-01 D2 a path of one brand is invalid at another', async () => {
    expect(await open(await chatPath(), 'harbor.localhost')).toMatchObject(invalid);
  });

  it('CS-01 a path is valid for a day', async () => {
    const path = await chatPath();
    site.clock.turn({ hours: 23 });
    expect((await open(path)).status).toBe(200);
    site.clock.turn({ hours: 2 });
    expect(await open(path)).toMatchObject(invalid);
  });

  it.each([
    ['an address', () => 'https://evil.example/'],
    ['a script', () => 'javascript:alert(1)'],
    ['a made-up token', () => 'x'.repeat(80)],
    ['part of a token', async () => (await chatPath()).slice(0, 20)],
    [
      'a changed token',
      async () => (await chatPath()).replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    ],
    [
      'a token made for something else',
      async () => {
        const [row] = await site.query<{ id: string }>(
          "select id from brand where code = 'lantern'",
        );
        return site.site.vault.lock(
          'bank-account',
          row?.id ?? '',
          '{"url":"https://evil.example","until":99999999999999}',
        );
      },
    ],
    [
      'a token of an address that is no page',
      async () => {
        const [row] = await site.query<{ id: string }>(
          "select id from brand where code = 'lantern'",
        );
        const inside = '{"url":"javascript:alert(1)","until":99999999999999}';
        return site.site.vault.lock('customer-service', row?.id ?? '', inside);
      },
    ],
  ])('CS-01 K2 redirects nowhere for %s', async (_what, make) => {
    expect(await open(await make())).toMatchObject(invalid);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', ' https://x.example'])(
    'CS-01 K2 the table rejects %s',
    async (url) => {
      await expect(site.query('update service_entry set url = $1', [url])).rejects.toMatchObject({
        code: '23514',
      });
    },
  );
});
