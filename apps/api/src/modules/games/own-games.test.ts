import { endpoints, mostFavourites, type SessionValue } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const bowl = 'BGS:lucky-bowl';
let token = '';
let member: SessionValue;

const change = (call: 'addFavourite' | 'toggleFavourite', nodeId: string, more = {}) =>
  site.client.call(endpoints[call], { token, body: { nodeId, ...more } });
const remove = (nodeId: string) =>
  site.client.call(endpoints.removeFavourite, { token, query: { nodeId } });
const ids = async (of = token) =>
  (await site.client.call(endpoints.favouriteIds, { token: of })).value;
const favourites = async (query: Record<string, string> = {}) =>
  (await site.client.call(endpoints.favouriteGames, { token, query })).value;
const recent = async (of: Pick<SessionValue, 'token'>, query: Record<string, string> = {}) =>
  (await site.client.call(endpoints.recentGames, { token: of.token, query })).value;

beforeAll(async () => {
  member = await site.register();
  token = member.token;
  await site.query(`
    with made as (
      insert into game (node_id, vendor_code, code, names, category, trial)
      select 'BGS:g' || n, 'BGS', 'g' || n, jsonb_build_object('en', 'Game ' || n), 'RNG', true
        from generate_series(1, ${mostFavourites + 1}) n
      returning node_id)
    insert into brand_game (brand_id, node_id, position)
    select b.id, m.node_id, 5 from made m, brand b where b.code = 'lantern'`);
});

describe('GAM-05 favourites', () => {
  it('GAM-05 are added once, listed the newest first, and removed', async () => {
    expect((await change('addFavourite', bowl)).value).toEqual({ nodeId: bowl, favourite: true });
    await change('addFavourite', 'BGS:g1', { vendor: 'BGS', gameType: 'RNG' });
    await change('addFavourite', bowl);
    expect(await ids()).toEqual(['BGS:g1', bowl]);
    const { content, total, totalPages } = await favourites();
    expect([content.map(({ nodeId }) => nodeId), total, totalPages]).toEqual([
      ['BGS:g1', bowl],
      2,
      1,
    ]);
    expect((await favourites({ gameType: 'INHOUSE' })).content).toHaveLength(1);
    expect((await favourites({ pageSize: '1', pageNo: '2' })).content[0]?.nodeId).toBe(bowl);
    expect((await remove(bowl)).value.favourite).toBe(false);
    await remove(bowl);
    expect(await ids()).toEqual(['BGS:g1']);
  });

  it('GAM-05 toggles', async () => {
    expect((await change('toggleFavourite', 'BGS:g1')).value.favourite).toBe(false);
    expect((await change('toggleFavourite', 'BGS:g1')).value.favourite).toBe(true);
  });

  it.each([
    ['nowhere:game', {}],
    [bowl, { vendor: 'PLR' }],
    [bowl, { gameType: 'RNG' }],
  ])('GAM-05 rejects %s with %j, which names no game', async (nodeId, more) => {
    expect((await change('addFavourite', nodeId, more)).reply).toMatchObject({
      code: 'game_not_found',
    });
    expect(await ids()).not.toContain(nodeId);
  });

  it('D2 GAM-05 does not add a game of another brand', async () => {
    await site.query(
      `insert into game (node_id, vendor_code, code, names, category, trial)
       values ('BGS:far', 'BGS', 'far', '{}', 'RNG', true)`,
    );
    expect((await change('addFavourite', 'BGS:far')).reply).toMatchObject({
      code: 'game_not_found',
    });
  });

  it('GAM-05 are at most 200 for a member, also when two calls come together', async () => {
    await site.query(
      `insert into favourite_game (member_id, node_id)
       select $1, 'BGS:g' || n from generate_series(1, $2::int) n on conflict do nothing`,
      [member.customerId, mostFavourites - 1],
    );
    const both = await Promise.all([
      change('addFavourite', bowl),
      change('addFavourite', `BGS:g${mostFavourites}`),
    ]);
    const codes = both.map(({ reply }) => (reply.success ? 'added' : reply.code)).sort();
    expect(codes).toEqual(['added', 'favourites_full']);
    expect(await ids()).toHaveLength(mostFavourites);
    const left = both[0]?.reply.success ? `BGS:g${mostFavourites}` : bowl;
    expect((await change('toggleFavourite', left)).reply).toMatchObject({
      code: 'favourites_full',
    });
  });

  it('D1 GAM-05 belong to one member', async () => {
    expect(await ids((await site.register()).token)).toEqual([]);
  });

  it('GAM-05 need a login', async () => {
    const { reply } = await site.client.call(endpoints.favouriteIds, {});
    expect(reply).toMatchObject({ code: 'not_logged_in' });
  });
});

describe('GAM-05 recent games', () => {
  it('GAM-05 are those that the member opened, the last one first', async () => {
    const player = await site.register();
    expect(await recent(player)).toEqual({ list: [], total: 0, totalPages: 0 });
    const open = (nodeId: string) =>
      site.client.call(endpoints.launchGame, {
        token: player.token,
        query: { nodeId, vassalage: 'BGS' },
      });
    await open(bowl);
    await open('BGS:g1');
    await open(bowl);
    const { list, total } = await recent(player);
    expect([list.map(({ nodeId }) => nodeId), total]).toEqual([[bowl, 'BGS:g1'], 2]);
    expect((await recent(player, { gameType: 'RNG' })).total).toBe(1);
    expect(await recent(await site.register())).toMatchObject({ total: 0 });
  });
});
