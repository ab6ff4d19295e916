import { endpoints, type PromotionCategory } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { harbor } from '../../../testing/harbor.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const list = (
  query: { category?: PromotionCategory } = {},
  wish: { host?: string; language?: string } = {},
) => site.client.call(endpoints.promotions, { query, ...wish });
const detail = (id: string, wish: { host?: string; language?: string } = {}) =>
  site.client.call(endpoints.promotionDetail, { query: { id }, ...wish });

const ids = { open: '', soon: '', closed: '' };

/** A promotion with start and end relative to now, in days. */
async function announce(
  title: string,
  startsIn: number | null,
  endsIn: number | null,
): Promise<string> {
  const texts = {
    en: { title, text: 'A line', content: '<p>Terms<script>alert(1)</script></p>' },
    vi: { title: `${title} (vi)`, text: 'Một dòng', content: '<p>Điều khoản</p>' },
  };
  const [row] = await site.query<{ id: string }>(
    `insert into promotion (id, brand_id, category, position, art, texts, starts_at, ends_at)
     select uuid_v7(), id, 'vip', 50, 'RNG.x', $1, now() + make_interval(days => $2),
       now() + make_interval(days => $3)
       from brand where code = 'lantern' returning id`,
    [JSON.stringify(texts), startsIn, endsIn],
  );
  return row?.id ?? '';
}

beforeAll(async () => {
  ids.open = await announce('Runs', -1, 1);
  ids.soon = await announce('Announced', 1, 2);
  ids.closed = await announce('Over', -2, -1);
});

const titled = (value: readonly { title: string; status: string }[]) =>
  value
    .filter(({ title }) => /^(Runs|Announced|Over)/.test(title))
    .map(({ title, status }) => [title, status]);

describe('the promotions', () => {
  it('PRO-01 of all categories are the running and announced ones, in order', async () => {
    const { value } = await list();
    expect(titled(value)).toEqual([
      ['Runs', 'open'],
      ['Announced', 'coming_soon'],
    ]);
    expect(value.slice(0, 3).map(({ category }) => category)).toEqual([
      'new_player',
      'new_player',
      'new_player',
    ]);
    expect(value.find(({ title }) => title === 'Fair play week')).toMatchObject({
      status: 'coming_soon',
    });
  });

  it('PRO-01 of one category are the running ones', async () => {
    expect(titled((await list({ category: 'vip' })).value)).toEqual([['Runs', 'open']]);
  });

  it('open and end by the clock of the site', async () => {
    site.clock.turn({ days: 1, hours: 1 });
    expect(titled((await list({ category: 'vip' }, { language: 'vi' })).value)).toEqual([
      ['Announced (vi)', 'open'],
    ]);
  });

  it('belong to one brand', async () => {
    expect(titled((await list({}, { host: harbor })).value)).toEqual([]);
  });
});

describe('a promotion', () => {
  it('K1 has its terms in the caller’s language, without executable content', async () => {
    expect((await detail(ids.open)).value).toMatchObject({
      title: 'Runs',
      status: 'open',
      content: '<p>Terms</p>',
    });
    expect((await detail(ids.open, { language: 'vi' })).value.content).toBe('<p>Điều khoản</p>');
  });

  it('can be read before its start and after its end', async () => {
    expect((await detail(ids.soon)).value.status).toBe('coming_soon');
    expect((await detail(ids.closed)).value.status).toBe('closed');
  });

  it('without terms has none', async () => {
    const [row] = await site.query<{ id: string }>(
      `insert into promotion (id, brand_id, category, position, art, texts)
       select uuid_v7(), id, 'birthday', 60, 'RNG.y',
           '{"en": {"title": "Short", "text": "A line"}}'
         from brand where code = 'lantern'
       returning id`,
    );
    expect((await detail(row?.id ?? '')).value).toMatchObject({
      title: 'Short',
      content: '',
      startsAt: null,
      endsAt: null,
    });
  });

  it('D2 is not found by an unknown id or at another brand', async () => {
    const missing = { status: 404, reply: { code: 'promotion_not_found' } };
    expect(await detail('00000000-0000-7000-8000-000000000000')).toMatchObject(missing);
    expect(await detail(ids.open, { host: harbor })).toMatchObject(missing);
  });

  it.each(["' or 1=1 --", '1', '', 'x'.repeat(36)])('K19 is not requested by %j', async (id) => {
    expect(await detail(id)).toMatchObject({ status: 400, reply: { code: 'invalid_input' } });
  });
});
