import { endpoints, gamePageSize } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { harbor } from '../../../testing/harbor.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const ask = (query: Record<string, string> = {}, wish: { host?: string; language?: string } = {}) =>
  site.client.call(endpoints.gameList, { query, ...wish });
const names = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).value.games.map(({ name }) => name);

beforeAll(async () => {
  // Of the seeded games only Lucky Bowl stays.
  await site.query("delete from brand_game where node_id <> 'BGS:lucky-bowl'");
  await site.query("insert into vendor (code, name) values ('XYZ', 'Xyz Games')");
  await site.query(
    `with made as (
       insert into game (node_id, vendor_code, code, names, category, trial)
       select 'XYZ:' || g.code, 'XYZ', g.code, g.names::jsonb, g.category, false
         from (values
           ('duck', '{"en": "Duck", "vi": "Vịt Đỏ"}', 'FISH', 3),
           ('rate', '{"en": "100% Win_Rate"}', 'RNG', 2),
           ('plain', '{"en": "100 Plain Rates"}', 'RNG', 1),
           ('cafe', '{"en": "Café Élite"}', 'RNG', 4),
           ('bare', '{}', 'RNG', 5)) as g (code, names, category, place)
       returning node_id, code)
     insert into brand_game (brand_id, node_id, position)
     select b.id, m.node_id,
       case m.code when 'plain' then 1 when 'rate' then 2 when 'duck' then 3
         when 'cafe' then 4 else 5 end
       from made m, brand b where b.code = 'lantern'`,
  );
});

describe('GAM-02 the list of games', () => {
  it('GAM-02 has all games in the brand’s order, 42 per page', async () => {
    expect(gamePageSize).toBe(42);
    const { value } = await ask();
    expect(value).toMatchObject({ total: 6, totalPages: 1 });
    expect(value.games.map(({ name }) => name)).toEqual([
      'Lucky Bowl',
      '100 Plain Rates',
      '100% Win_Rate',
      'Duck',
      'Café Élite',
      'bare',
    ]);
  });

  it('GAM-02 is paged', async () => {
    expect(await names({ pageNo: '2', pageSize: '2' })).toEqual(['100% Win_Rate', 'Duck']);
    expect((await ask({ pageNo: '9', pageSize: '4' })).value).toEqual({
      games: [],
      total: 6,
      totalPages: 2,
    });
  });

  it('GAM-02 can be filtered by category, vendor, or both', async () => {
    expect(await names({ gameType: 'FISH' })).toEqual(['Duck']);
    expect(await names({ vassalage: 'BGS' })).toEqual(['Lucky Bowl']);
    expect(await names({ gameType: 'RNG', vassalage: 'XYZ', pageSize: '1' })).toEqual([
      '100 Plain Rates',
    ]);
    expect(await names({ gameType: 'FISH', vassalage: 'BGS' })).toEqual([]);
  });

  it.each([
    ['duck', 'en', ['Duck']],
    ['DUCK', 'en', ['Duck']],
    ['cafe elite', 'en', ['Café Élite']],
    ['CAFÉ', 'en', ['Café Élite']],
    ['vit do', 'vi', ['Vịt Đỏ']],
    ['VỊT ĐỎ', 'vi', ['Vịt Đỏ']],
    ['đo', 'vi', ['Vịt Đỏ']],
    ['duck', 'vi', ['Vịt Đỏ']],
    ['do', 'en', ['Duck']],
    ['dcuk', 'en', []],
    ['lcky', 'en', ['Lucky Bowl']],
    ['duckk', 'en', ['Duck']],
    ['lucki bowl', 'vi', ['Bầu Cua']],
    ['luky bowll game', 'en', ['Lucky Bowl']],
    ['cfe ellite game', 'en', ['Café Élite']],
    ['plane rates', 'en', ['100 Plain Rates']],
    ['zzzzzz', 'en', []],
    ['"', 'en', []],
    ['win', 'vi', ['100% Win_Rate']],
    ['bau cua', 'vi', ['Bầu Cua']],
    ['bar', 'en', ['bare']],
  ])(
    'GAM-02 finds %s, shown in %s: in any language, without case and accents, or similar',
    async (gameName, language, found) => {
      expect(await names({ gameName }, { language })).toEqual(found);
    },
  );

  it.each([
    ['%', ['100% Win_Rate']],
    ['_', ['100% Win_Rate']],
    ['0%', ['100% Win_Rate']],
    ['n_r', ['100% Win_Rate']],
    ['1%e', []],
    ['\\', []],
    ["'", []],
    ["' or '1'='1", []],
    ['.*', []],
  ])('K19 treats %s as plain text, not as a pattern', async (gameName, found) => {
    expect(await names({ gameName })).toEqual(found);
  });

  it('GAM-02 keeps the searched text of the names as the search reads it', async () => {
    const rows = await site.query(
      `select node_id from game
        where search <> games_plain(case when names = '{}' then code
                                         else jsonb_path_query_array(names, '$.*')::text end)`,
    );
    expect(rows).toEqual([]);
  });

  it('GAM-02 is sorted by name in the caller’s language, by return, or by age', async () => {
    expect(await names({ only: 'new' })).toEqual([]);
    await site.query("update game set rtp = '97.5' where node_id = 'XYZ:cafe'");
    await site.query("update game set created_at = now() - interval '40 days' where code = 'duck'");
    site.clock.turn({ seconds: 31 });
    const sorted = (query: Record<string, string>) => names({ pageSize: '2', ...query });
    expect(await sorted({ sort: 'name' })).toEqual(['100 Plain Rates', '100% Win_Rate']);
    expect(await sorted({ sort: 'rtp' })).toEqual(['Café Élite', 'Lucky Bowl']);
    expect((await names({ sort: 'new' })).at(-1)).toBe('Duck');
    expect(await names({ only: 'new' })).not.toContain('Duck');
    expect(await names({ only: 'hot' })).toEqual(['Lucky Bowl']);
  });

  it('D2 GAM-02 belongs to one brand', async () => {
    expect(await names({}, { host: harbor })).toEqual(['Lucky Bowl']);
  });

  it.each([
    { pageNo: '0' },
    { pageSize: '101' },
    { pageSize: '1e2' },
    { gameType: 'OTHER' },
    { gameName: 'x'.repeat(41) },
    { gameName: 'a\u0000b' },
    { sortBy: 'name' },
  ])('K17 rejects %j', async (query) => {
    expect(await ask(query as Record<string, string>)).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input' },
    });
  });
});
