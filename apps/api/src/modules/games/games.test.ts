import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

beforeAll(async () => {
  await site.query(`with made as (
      insert into game (node_id, vendor_code, code, names, category, trial) values
        ('BGS:moon', 'BGS', 'moon', '{"en": "Moon", "vi": "Trăng"}', 'RNG', true),
        ('BGS:sun', 'BGS', 'sun', '{"en": "Sun"}', 'RNG', true)
      returning node_id, category)
    insert into brand_game (brand_id, node_id, position, hot, maintenance)
    select b.id, m.node_id, 1, m.node_id = 'BGS:moon', true from made m, brand b
      where b.code = 'lantern'`);
});

describe('GAM-01 the game lobby', () => {
  it('GAM-01 lists categories with games in order, with the vendors of each', async () => {
    const { value } = await site.client.call(endpoints.gameMenus);
    expect(value).toEqual([
      { gameCategory: 'RNG', vendors: [{ vassalage: 'BGS', name: 'Lantern Originals', games: 2 }] },
      {
        gameCategory: 'INHOUSE',
        vendors: [{ vassalage: 'BGS', name: 'Lantern Originals', games: 1 }],
      },
    ]);
  });

  it('GAM-01 shows the hot games in the brand’s order and the caller’s language', async () => {
    const { value } = await site.client.call(endpoints.hotGames, { language: 'vi' });
    expect(value.list.map(({ name, isHot, maintenance }) => [name, isHot, maintenance])).toEqual([
      ['Bầu Cua', 1, false],
      ['Trăng', 1, true],
    ]);
  });

  it('GAM-01 filters the hot games by vendor', async () => {
    const list = async (vassalage: string) =>
      (await site.client.call(endpoints.hotGames, { query: { vassalage } })).value.list;
    expect([(await list('BGS')).length, (await list('XYZ')).length]).toEqual([2, 0]);
  });

  it('D2 SYS-01 shows only the brand’s own games', async () => {
    const { value } = await site.client.call(endpoints.gameMenus, { host: 'harbor.localhost' });
    expect(value.map(({ gameCategory }) => gameCategory)).toEqual(['INHOUSE']);
  });

  it.each([{ sort: 'name' }, { pageSize: '5' }, { vassalage: 'x'.repeat(17) }])(
    'K17 rejects %j',
    async (query) => {
      expect(await site.client.call(endpoints.hotGames, { query })).toMatchObject({
        status: 400,
        reply: { code: 'invalid_input' },
      });
    },
  );
});
