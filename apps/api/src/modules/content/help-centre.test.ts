import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { harbor } from '../../../testing/harbor.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const ask = (query: Record<string, string> = {}, wish: { host?: string; language?: string } = {}) =>
  site.client.call(endpoints.helpCentre, { query, ...wish });
const firstTitle = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).value[0]?.title;

beforeAll(async () => {
  await site.query(
    `insert into help_section (id, brand_id, hash, position, texts)
      select uuid_v7(), id, 'written', 99, $1 from brand where code = 'lantern'`,
    [
      JSON.stringify({
        en: { title: 'Written past us', content: '<p>a<img src=x onerror=alert(1)></p>' },
      }),
    ],
  );
});

describe('CS-03 the help centre', () => {
  it('CS-03 lists its sections in order, each with its hash', async () => {
    const { value } = await ask({ device: 'WEB' });
    const sections = [
      'account',
      'security',
      'deposit',
      'withdrawal',
      'wallet',
      'fairness',
      'responsible',
      'terms',
      'contact',
    ];
    expect(value.map(({ hash }) => hash)).toEqual([...sections, 'written']);
    for (const { title, content } of value)
      expect([title, content].every((text) => text.length > 0)).toBe(true);
  });

  it('CS-03 uses the requested language if available, else the caller’s', async () => {
    expect(await firstTitle({ lang: 'vi' }, { language: 'en' })).toBe('Tài khoản của bạn');
    expect(await firstTitle({ lang: 'en-GB' }, { language: 'vi' })).toBe('Your account');
    expect(await firstTitle({ lang: 'xx' }, { language: 'vi' })).toBe('Tài khoản của bạn');
    expect(await firstTitle({}, { language: 'en' })).toBe('Your account');
  });

  it('D2 CS-03 belongs to one brand', async () => {
    const { value } = await ask({}, { host: harbor });
    expect(value[0]?.content).toContain('at Harbor');
    expect(value.map(({ hash }) => hash)).not.toContain('written');
  });

  it('K1 CS-03 serves no executable content', async () => {
    expect((await ask()).value.at(-1)?.content).toBe('<p>a</p>');
  });

  it('CS-03 has only working links between sections, and from announcements', async () => {
    const { value } = await ask();
    const rows = await site.query<{ text: string }>(
      'select texts::text as text from announcement union all select texts::text from promotion',
    );
    const said = [...value.map(({ content }) => content), ...rows.map(({ text }) => text)].join('');
    const targets = [...said.matchAll(/\/help#([a-z-]+)/g)].map(([, hash]) => hash);
    expect(targets.length).toBeGreaterThan(10);
    expect(value.map(({ hash }) => hash)).toEqual(expect.arrayContaining([...new Set(targets)]));
  });

  it.each([{ lang: 'x' }, { lang: 'x'.repeat(17) }, { device: 'APP' }, { hash: 'deposit' }])(
    'K17 rejects %j',
    async (query) => {
      expect(await ask(query as Record<string, string>)).toMatchObject({
        status: 400,
        reply: { code: 'invalid_input' },
      });
    },
  );
});
