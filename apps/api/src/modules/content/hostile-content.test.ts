import { type Endpoint, endpoints } from '@lantern/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { sendAny } from '../../../testing/any-call.ts';
import { brandIdOf } from '../../../testing/brand-ids.ts';
import { sendMessage } from '../../../testing/feedback.ts';
import { hostileTexts } from '../../../testing/hostile.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { safeHtml } from '../../safe-html.ts';

const site = useTestSite();
let hours = 0;
afterEach(() => site.query("delete from announcement where texts->'en'->>'title' like 'Hostile%'"));

/** The reply a visitor gets after the cached replies expired. */
async function ask(call: Endpoint, query = '') {
  hours += 1;
  site.clock.turn({ hours });
  const answer = await sendAny(site, call, { query, headers: { 'accept-language': 'en' } });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  return JSON.parse(JSON.stringify(answer.value)) as unknown;
}
/** What every reader of these texts may rely on, whatever the database contains. */
const harmless = (html: string) => {
  expect(html).toBe(safeHtml(html));
  expect(html).not.toMatch(/<(script|svg|iframe|math|style|form|object)|on\w+=|javascript:/i);
};
const texts = (hostile: string) =>
  JSON.stringify({
    en: { title: `Hostile ${hostile}`, text: hostile, content: `<p>${hostile}</p>` },
  });

describe.each(hostileTexts)('K1 a staff text with %j', (hostile) => {
  it('K1 is harmless in an announcement, and its title stays plain text', async () => {
    await site.query(
      `insert into announcement (id, brand_id, type, texts, published_at)
        select uuid_v7(), $1, 'PU', $2, '2020-01-01'`,
      [await brandIdOf(site, 'lantern'), texts(hostile)],
    );
    const { list } = (await ask(endpoints.announcements, '?pageSize=100')) as {
      list: Record<'title' | 'content', string>[];
    };
    const found = list.find(({ title }) => title === `Hostile ${hostile}`);
    harmless(found?.content ?? '<script>');
  });

  it('K1 is harmless in the help centre', async () => {
    await site.query('update help_section set texts = $2 where brand_id = $1', [
      await brandIdOf(site, 'lantern'),
      texts(hostile),
    ]);
    const sections = (await ask(endpoints.helpCentre)) as { content: string }[];
    expect(sections.length).toBeGreaterThan(0);
    for (const { content } of sections) harmless(content);
  });

  it('K1 is harmless in a promotion', async () => {
    const [row] = await site.query<{ id: string }>(
      `update promotion set texts = $2
        where id = (select id from promotion where brand_id = $1 limit 1) returning id`,
      [await brandIdOf(site, 'lantern'), texts(hostile)],
    );
    const found = (await ask(endpoints.promotionDetail, `?id=${row?.id}`)) as Record<
      'title' | 'text' | 'content',
      string
    >;
    harmless(found.content);
    expect([found.title, found.text]).toEqual([`Hostile ${hostile}`, hostile]);
  });

  it('K1 stays plain text as the name of a game, a banner or a support entry', async () => {
    await site.query("update game set names = jsonb_build_object('en', $1::text)", [hostile]);
    await site.query(
      `update banner
        set texts =
          jsonb_build_object('en',
            jsonb_build_object('eyebrow', '', 'title', $1::text, 'text', '', 'action', ''))`,
      [hostile],
    );
    await site.query("update service_entry set titles = jsonb_build_object('en', $1::text)", [
      hostile,
    ]);
    const { list } = (await ask(endpoints.hotGames)) as { list: { name: string }[] };
    const banners = (await ask(endpoints.banners, '?groupName=/')) as { title: string }[];
    const { entries } = (await ask(endpoints.customerService)) as { entries: { title: string }[] };
    const told = [list[0]?.name, banners[0]?.title, entries[0]?.title];
    expect(told).toEqual(Array(3).fill(hostile));
  });
});

describe.each(hostileTexts)('K1 a member’s text with %j', (hostile) => {
  it('K1 is returned unchanged as a nickname and in the profile, or rejected', async () => {
    const { token } = await site.register();
    const sent = {
      nickname: hostile.slice(0, 32),
      address: hostile,
      telegram: hostile.slice(0, 50),
    };
    const { status } = await site.client.call(endpoints.updateProfile, {
      token,
      body: sent as never,
    });
    expect([200, 400]).toContain(status);
    const { value } = await site.client.call(endpoints.memberProfile, { token });
    if (status === 200) expect(value).toMatchObject(sent);
  });

  it('K1 is stored unchanged as a message, and only its reference is returned', async () => {
    const content = hostile.padEnd(10, '.');
    const { value } = await sendMessage(site, {
      body: { type: 'other', content, contact: hostile },
    });
    expect(value).toEqual({ reference: expect.stringMatching(/^F-[2-9A-HJ-NP-Z]{6}$/) });
    const rows = await site.query('select content, contact from feedback where reference = $1', [
      value.reference,
    ]);
    expect(rows).toEqual([{ content, contact: hostile }]);
  });
});
