import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { harbor } from '../../../testing/harbor.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useBrandChanges(site);

beforeAll(async () => {
  // Of the seeded games only Lucky Bowl stays.
  await site.query("delete from brand_game where node_id <> 'BGS:lucky-bowl'");
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
  it('GAM-01 LOT-01 lists categories with games in order, with the vendors of each', async () => {
    const { value } = await site.client.call(endpoints.gameMenus);
    const vendor = { vassalage: 'BGS', name: 'Lantern Originals' };
    expect(value).toMatchObject([
      { gameCategory: 'ELOTT', cards: [], vendors: [] },
      { gameCategory: 'RNG', title: 'Slots', vendors: [{ ...vendor, games: 2 }] },
      { gameCategory: 'INHOUSE', title: 'House games', vendors: [{ ...vendor, games: 1 }] },
    ]);
  });

  it('GAM-03 shows SPORTS games of configured vendors as e-sports and cockfight', async () => {
    await site.query("insert into vendor (code, name) values ('KTG', 'Kite'), ('PXL', 'Pixel')");
    await site.query(`with made as (
        insert into game (node_id, vendor_code, code, names, category, trial) values
          ('KTG:a', 'KTG', 'a', '{"en": "Arena"}', 'SPORTS', false),
          ('PXL:b', 'PXL', 'b', '{"en": "Battle"}', 'SPORTS', false)
        returning node_id)
      insert into brand_game (brand_id, node_id, position)
      select b.id, m.node_id, 5 from made m, brand b where b.code = 'lantern'`);
    site.clock.turn({ seconds: 31 });
    await brands.set('lantern', ['site', 'cockfightVendors'], ['KTG']);
    await brands.set('lantern', ['site', 'esportsVendors'], ['PXL']);
    const query = { language: 'en', channel: 'not cached before' };
    const { value: menus } = await site.client.call(endpoints.gameMenus, { query });
    const cardsOf = (wanted: string) =>
      menus.find(({ gameCategory }) => gameCategory === wanted)?.cards.map(({ name }) => name);
    const found = (gameType: string) =>
      site.client
        .call(endpoints.gameList, { query: { gameType } })
        .then(({ value }) => value.games.map((game) => [game.name, game.gameType]));
    expect([cardsOf('SPORTS'), cardsOf('ESPORTS'), cardsOf('COCKFIGHT')]).toEqual([
      undefined,
      ['Pixel'],
      ['Kite'],
    ]);
    expect(await found('SPORTS')).toEqual([]);
    expect(await found('ESPORTS')).toEqual([['Battle', 'ESPORTS']]);
    expect(await found('COCKFIGHT')).toEqual([['Arena', 'COCKFIGHT']]);
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
    expect(value.map(({ gameCategory }) => gameCategory)).toEqual(['ELOTT', 'INHOUSE']);
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

describe('GAM-04 the details of a game', () => {
  const details = (nodeId: string, wish: { language?: string; host?: string } = {}) =>
    site.client.call(endpoints.gameDetails, { query: { nodeId }, ...wish });

  it('GAM-04 are its limits in the brand’s currency, its volatility and its rules', async () => {
    const { value } = await details('BGS:lucky-bowl', { language: 'vi' });
    expect(value).toMatchObject({
      game: { name: 'Bầu Cua', minBet: '1000', maxBet: '5000000' },
      hero: { base: expect.stringContaining('hero-lucky-bowl') },
      volatility: 'low',
      rules: expect.stringContaining('Ba con xúc xắc'),
    });
    const { value: there } = await details('BGS:lucky-bowl', { host: harbor });
    expect([there.game.minBet, there.game.maxBet]).toEqual(['100', '500000']);
  });

  it('GAM-04 are unknown where the vendor states none', async () => {
    const { value } = await details('BGS:moon');
    expect(value).toMatchObject({ game: { maxBet: null }, volatility: null, rules: null });
  });

  it('K3 GAM-04 of an unknown game are refused', async () => {
    const { reply } = await details("BGS:' or 1=1");
    expect(reply).toMatchObject({ code: 'game_not_found' });
  });
});

describe('GAM-01 vendors', () => {
  it('GAM-01 are listed as cards for each category', async () => {
    const { value } = await site.client.call(endpoints.vendorCategories, { language: 'en' });
    const house = value.find(({ gameCategory }) => gameCategory === 'INHOUSE');
    expect(house).toMatchObject({ title: 'House games' });
    expect(house?.cards).toContainEqual({
      vassalage: 'BGS',
      name: 'Lantern Originals',
      isHot: 1,
      smallIcon: expect.stringContaining('BGS'),
      isGame: 'GAME',
      nodeId: 'BGS:lucky-bowl',
      gameName: 'Lucky Bowl',
      hero: {
        base: expect.stringMatching(/^\/media\/rendered\/hero-lucky-bowl\.en\./),
        widths: [390, 780, 1440],
        placeholder: expect.stringMatching(/^data:image/),
      },
    });
  });

  it('GAM-01 are listed once each, with the categories of their games', async () => {
    const query = { merchantCode: 'lantern', language: 'en' };
    const { lanes } = (await site.client.call(endpoints.gameVendors, { query })).value.data;
    expect(lanes.find(({ vassalage }) => vassalage === 'BGS')).toMatchObject({
      isGame: 'VASSALAGE',
      nodeId: null,
      games: 3,
      gameTypes: ['RNG', 'INHOUSE'],
    });
  });
});

describe('GAM-07 GLS2_roomList', () => {
  beforeAll(async () => {
    await site.query(`
      insert into brand_game (brand_id, node_id, position)
      select id, 'BGS:tien-len', 8 from brand where code = 'lantern'`);
    site.clock.turn({ seconds: 31 });
  });

  const rooms = async (token: string, query = {}) =>
    (await site.client.call(endpoints.roomList, { token, query })).value.rooms;

  const room = (unit: string, players: number, more = {}) => ({
    ...{ gameCode: 'tien-len', room: unit, unit, buyIn: `${unit}00`, players },
    ...{ currency: 'VND', trial: false, ...more },
  });

  it('GAM-07 has the rooms by stake of the player’s money, and opens one of them', async () => {
    const { token } = await site.register();
    site.vendor.openRooms = [
      ...[room('100', 0), room('1000', 3), room('5000', 9, { trial: true })],
      room('50', 9, { currency: 'PHP' }),
    ];
    site.clock.turn({ seconds: 31 });
    const found = await rooms(token);
    expect(
      found.map(({ roomId, unit, minBet, players }) => [roomId, unit, minBet, players]),
    ).toEqual([
      ['tien-len@100', '100', '10000', 0],
      ['tien-len@1000', '1000', '100000', 3],
    ]);
    const query = { vassalage: 'BGS', roomId: 'tien-len@1000' };
    const { value } = await site.client.call(endpoints.launchGame, { token, query });
    expect([value.nodeId, site.vendor.launches.at(-1)?.room]).toEqual(['BGS:tien-len', '1000']);
    const other = { ...query, gameId: 'dice' };
    const refused = await site.client.call(endpoints.launchGame, { token, query: other });
    expect(refused.reply).toMatchObject({ code: 'game_not_found' });
  });

  it('GAM-07 is the game itself while its vendor names no rooms', async () => {
    const { token } = await site.register();
    site.vendor.openRooms = undefined;
    site.clock.turn({ seconds: 124 });
    expect(await rooms(token)).toMatchObject([
      { roomId: 'tien-len', unit: null, players: null, minBet: '3900' },
    ]);
    site.vendor.openRooms = [];
  });

  it('GAM-07 lists the card games of every vendor', async () => {
    const { token } = await site.register();
    await site.query(`
      with made as (
        insert into game (node_id, vendor_code, code, names, category, trial, min_bets)
        values ('BGS:cards', 'BGS', 'cards', '{"en": "Cards"}', 'PVP', true, '{"VND": "500"}')
        returning node_id)
      insert into brand_game (brand_id, node_id, position)
      select b.id, m.node_id, 9 from made m, brand b where b.code = 'lantern'`);
    site.clock.turn({ seconds: 186 });
    const all = await rooms(token, { username: 'x', merchantCode: 'lantern' });
    expect(all).toMatchObject([
      { roomId: 'tien-len' },
      { roomId: 'cards', nodeId: 'BGS:cards', vassalage: 'BGS', minBet: '500' },
    ]);
    expect(await rooms(token, { vassalage: 'PLR' })).toEqual([]);
    const { value } = await site.client.call(endpoints.launchGame, {
      token,
      query: { vassalage: 'BGS', roomId: 'cards' },
    });
    expect(value.nodeId).toBe('BGS:cards');
  });

  it('GAM-07 needs a login', async () => {
    expect((await site.client.call(endpoints.roomList, {})).reply).toMatchObject({
      code: 'not_logged_in',
    });
  });
});
