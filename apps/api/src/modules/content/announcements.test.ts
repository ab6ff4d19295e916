import { type AnnouncementType, announcementPageSize, endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { brandIdOf } from '../../../testing/brand-ids.ts';
import { harbor } from '../../../testing/harbor.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { safeHtml } from '../../safe-html.ts';
import { saveAnnouncement } from './save-announcement.ts';

const site = useTestSite();
const brands = useBrandChanges(site);
const minute = 60_000;
const ask = (query: Record<string, string> = {}, wish: { host?: string; language?: string } = {}) =>
  site.client.call(endpoints.announcements, { query, ...wish });
const titles = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).value.list.map(({ title }) => title);

/** Publishes an announcement some minutes ago, in English by default. */
async function putUp(
  type: AnnouncementType,
  title: string,
  {
    ago = 0,
    endsIn,
    audience,
    texts,
  }: {
    ago?: number;
    endsIn?: number;
    audience?: 'agents';
    texts?: Record<string, string>;
  } = {},
): Promise<void> {
  const now = site.clock.now().getTime();
  const written = Object.entries(texts ?? { en: title });
  await saveAnnouncement(site.site, {
    brandId: await brandIdOf(site, 'lantern'),
    type,
    ...(audience && { audience }),
    texts: Object.fromEntries(
      written.map(([language, said]) => [language, { title: said, content: `<p>${said}</p>` }]),
    ),
    publishedAt: new Date(now - ago * minute),
    endsAt: endsIn === undefined ? null : new Date(now + endsIn * minute),
  });
}

beforeAll(async () => {
  await site.query(
    "delete from announcement where brand_id = (select id from brand where code = 'lantern')",
  );
  for (let at = 1; at <= 11; at += 1) await putUp('PL', `Notice ${at}`, { ago: 100 - at });
  await putUp('B', 'Strip', { ago: 200 });
  await putUp('PU', 'Window', { ago: 201 });
  await putUp('PR', 'Offer', { ago: 202, texts: { en: 'Offer', vi: 'Ưu đãi' } });
  await putUp('PR', 'Japanese', { ago: 203, texts: { ja: 'Nihongo', th: 'Thai' } });
  await putUp('B', 'Over', { ago: 300, endsIn: -1 });
  await putUp('B', 'Ends soon', { ago: 299, endsIn: 30 });
  await putUp('B', 'Begins later', { ago: -60 });
});

describe('MSG-01 the announcements', () => {
  it('MSG-01 have nine per page, newest first', async () => {
    expect(announcementPageSize).toBe(9);
    const first = await ask({ types: 'PL' });
    expect(first.value).toMatchObject({ total: 11, totalPages: 2 });
    expect(first.value.list.map(({ title }) => title)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3].map((at) => `Notice ${at}`),
    );
    expect(await titles({ types: 'PL', pageNo: '2' })).toEqual(['Notice 2', 'Notice 1']);
    expect((await ask({ types: 'PL', pageNo: '3' })).value).toEqual({
      list: [],
      total: 11,
      totalPages: 2,
    });
  });

  it('MSG-01 are filtered by type', async () => {
    expect(await titles({ types: 'B' })).toEqual(['Strip', 'Ends soon']);
    expect(await titles({ types: 'B,PU', platform: 'W', execution: 'B' })).toEqual([
      'Strip',
      'Window',
      'Ends soon',
    ]);
    expect((await ask({ pageSize: '100' })).value.total).toBe(16);
  });

  it('MSG-01 are visible from start to end, by the clock of the site', async () => {
    site.clock.turn({ minutes: 45 });
    expect(await titles({ types: 'B', pageSize: '10' })).toEqual(['Strip']);
    site.clock.turn({ minutes: 20 });
    expect(await titles({ types: 'B', pageSize: '11' })).toEqual(['Begins later', 'Strip']);
  });

  it('MSG-01 are in the caller’s language, else in English, else in the first one', async () => {
    expect(await titles({ types: 'PR' }, { language: 'vi' })).toEqual(['Ưu đãi', 'Nihongo']);
    expect(await titles({ types: 'PR' }, { language: 'en' })).toEqual(['Offer', 'Nihongo']);
    expect(await titles({ types: 'B' }, { language: 'vi' })).toEqual(['Strip', 'Ends soon']);
  });

  it('D2 MSG-01 belong to one brand', async () => {
    const [first] = (await ask({ types: 'PU' }, { host: harbor })).value.list;
    expect(first?.title).toBe('Welcome to Harbor');
    expect(await titles({ types: 'PU' })).toEqual(['Window']);
  });

  it.each([
    { pageNo: '0' },
    { pageNo: '-1' },
    { pageNo: '42abc' },
    { pageNo: '1000000000' },
    { pageSize: '0' },
    { pageSize: '101' },
    { pageSize: '1000000000' },
    { sort: 'title' },
    { types: 'XX' },
    { types: 'B;drop table announcement' },
    { types: '' },
    { platform: 'A' },
  ])('K17 reject %j', async (query) => {
    expect(await ask(query as Record<string, string>)).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input' },
    });
  });

  it('SYS-08 are of the brand’s types only', async () => {
    await brands.set('lantern', ['site', 'announcementTypes'], ['B', 'PU']);
    site.clock.turn({ minutes: 2 });
    const types = async (query?: Record<string, string>) =>
      new Set((await ask(query)).value.list.map(({ type }) => type));
    expect(await types()).toEqual(new Set(['B', 'PU']));
    expect(await types({ types: 'PU,PR' })).toEqual(new Set(['PU']));
  });
});

const evil =
  '<p onclick=alert(1)>Hello <script>alert(1)</script><a href="javascript:alert(1)">there</a></p>';

describe('AGT-01 the announcements for agents', () => {
  it('AGT-01 are shown to agents alone, with those to all members', async () => {
    await putUp('PL', 'For agents', { audience: 'agents' });
    const agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const { value } = await site.client.call(endpoints.agentAnnouncements, { token: agent.token });
    expect(value.list.slice(0, 2).map(({ title }) => title)).toEqual(['For agents', 'Notice 11']);
    expect(await titles({ types: 'PL' })).not.toContain('For agents');
    const member = await site.register();
    const asked = await site.client.call(endpoints.agentAnnouncements, member);
    expect(asked).toMatchObject({ reply: { code: 'feature_disabled' } });
  });
});

describe('AGT-01 announcements that the staff publish', () => {
  const reason = 'Agents asked for it';
  const textsOf = (text: string, language = 'en') => [{ language, title: 'From Monday', text }];

  it('AGT-01 K1 reach agents as plain text, until they are taken down', async () => {
    const { token } = await staffAt(site, 'support');
    const publish = (change: object = {}) =>
      site.client.call(endpoints.publishAnnouncement, {
        token,
        body: {
          ...{ type: 'PL' as const, audience: 'agents' as const, days: 7, reason },
          ...{ texts: textsOf('Rates <b>rise</b>.\n\nAsk your upline.') },
          ...change,
        },
      });
    expect(verdictOf(await publish({ texts: textsOf('No such language', 'xx') }))).toBe(
      'invalid_input',
    );
    const twice = [...textsOf('One text'), ...textsOf('Another text')];
    expect(verdictOf(await publish({ texts: twice }))).toBe('invalid_input');
    const { value } = await publish();
    expect(value).toMatchObject({ audience: 'agents', title: 'From Monday', current: true });
    const agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const shown = async () =>
      (
        await site.client.call(endpoints.agentAnnouncements, { token: agent.token })
      ).value.list.find(({ id }) => id === value.id);
    expect((await shown())?.content).toBe(
      '<p>Rates &lt;b&gt;rise&lt;/b&gt;.</p><p>Ask your upline.</p>',
    );
    const list = await site.client.call(endpoints.staffAnnouncements, {
      token,
      query: { audience: 'agents' },
    });
    expect(list.value.list[0]).toMatchObject({ id: value.id, languages: ['en'] });
    const end = (of = token, host = 'localhost') =>
      site.client.call(endpoints.endAnnouncement, {
        ...{ token: of, host },
        body: { id: value.id, reason },
      });
    const foreign = await staffAt(site, 'support', 'harbor');
    expect(verdictOf(await end(foreign.token, foreign.host))).toBe('announcement_not_found');
    expect(verdictOf(await end())).toBe('ok');
    expect(verdictOf(await end())).toBe('announcement_not_found');
    expect(await shown()).toBeUndefined();
    const audited = await site.query(
      'select action from audit_event where subject = $1 order by seq',
      [value.id],
    );
    expect(audited).toEqual([
      { action: 'announcement_published' },
      { action: 'announcement_ended' },
    ]);
  });
});

describe('K1 an announcement with markup', () => {
  it('K1 is stored sanitised', async () => {
    const texts = { en: { title: 'Kept', content: evil } };
    const brandId = await brandIdOf(site, 'lantern');
    const id = await saveAnnouncement(site.site, {
      brandId,
      type: 'PU',
      texts,
      publishedAt: new Date(0),
      endsAt: null,
    });
    const [row] = await site.query<{ texts: unknown }>(
      'select texts from announcement where id = $1',
      [id],
    );
    expect(row?.texts).toEqual({ en: { title: 'Kept', content: '<p>Hello there</p>' } });
  });

  it('K1 is sent sanitised, however it was written', async () => {
    await site.query(
      `insert into announcement (id, brand_id, type, texts) select uuid_v7(), id, 'PU', $1
        from brand where code = 'harbor'`,
      [JSON.stringify({ en: { title: 'Written past us', content: evil } })],
    );
    const { value } = await ask({ types: 'PU', pageSize: '50' }, { host: harbor });
    expect(value.list.find(({ title }) => title === 'Written past us')?.content).toBe(
      '<p>Hello there</p>',
    );
  });

  it('K1 is not among those of a new brand', async () => {
    const rows = await site.query<{ content: string }>(
      `select t.value->>'content' as content from (
         select texts from announcement
           where brand_id = (select id from brand where code = 'harbor') and type <> 'PU'
         union all select texts from help_section union all select texts from promotion
       ) as written, jsonb_each(written.texts) as t`,
    );
    expect(rows.length).toBeGreaterThan(40);
    for (const { content } of rows) expect(safeHtml(content)).toBe(content);
  });
});
