import { endpoints, type ValueOf } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useBrandChanges(site);
const query = { nodeId: 'BGS:lucky-bowl', vassalage: 'BGS' };

type Authenticated = ValueOf<typeof endpoints.vendorAuthenticate>;

const launch = (token: string, change = {}) =>
  site.client.call(endpoints.launchGame, { token, query: { ...query, ...change } });
const authenticate = (token: string) =>
  site.vendorCall<Authenticated>('authenticate', { requestId: freshName(), token });
const newestToken = () => site.vendor.launches.at(-1)?.launchToken ?? '';

let member: Awaited<ReturnType<typeof site.memberWith>>;
beforeAll(async () => {
  member = await site.memberWith(70_000n);
});

describe('GAM-06 launchGame', () => {
  it('GAM-06 returns the address of the game, in the member’s language and theme', async () => {
    const { value } = await launch(member.token, {
      theme: 'dark',
      platform: 'html5',
      clientType: '3',
      launchMode: 'GLS',
    });
    expect(value).toMatchObject({
      vassalage: 'BGS',
      nodeId: 'BGS:lucky-bowl',
      name: 'Lucky Bowl',
      gameType: 'INHOUSE',
    });
    expect(value.game_url).toBe(value.content);
    expect(value.content).toContain(newestToken());
    expect(site.vendor.launches.at(-1)).toMatchObject({
      gameCode: 'lucky-bowl',
      language: 'en',
      theme: 'dark',
    });
  });

  it('SYS-07 GAM-06 launches at the brand’s launch hosts, picked at random', async () => {
    const hosts = ['https://one.example', 'https://two.example'];
    await brands.set('lantern', ['site', 'launchGameCdns'], hosts.slice(0, 1));
    const { value: single } = await launch(member.token);
    expect(new URL(single.game_url).origin).toBe('https://one.example');
    expect(new URL(single.game_url2 ?? '').origin).toBe('http://arcade.test');
    expect(new URL(single.game_url2 ?? '').search).toBe(new URL(single.game_url).search);
    await brands.set('lantern', ['site', 'launchGameCdns'], hosts);
    const { value: both } = await launch(member.token);
    const origins = [both.game_url, both.game_url2 ?? ''].map((url) => new URL(url).origin);
    expect(origins.sort()).toEqual(hosts);
  });

  it('GAM-06 needs a login', async () => {
    const answer = await site.client.call(endpoints.launchGame, { query });
    expect(answer).toMatchObject({ status: 401, reply: { code: 'not_logged_in' } });
  });

  it.each([
    ['an unknown game number', { nodeId: 'BGS:none' }],
    ['a game of another vendor', { vassalage: 'XYZ' }],
  ])('rejects %s', async (_what, change) => {
    expect(await launch(member.token, change)).toMatchObject({
      status: 404,
      reply: { code: 'game_not_found' },
    });
  });

  it('D2 rejects a game of another brand', async () => {
    await site.query(
      "delete from brand_game where brand_id = (select id from brand where code = 'lantern')",
    );
    expect(verdictOf(await launch(member.token))).toBe('game_not_found');
    await site.query(
      `insert into brand_game (brand_id, node_id, position) select id, 'BGS:lucky-bowl', 0
        from brand where code = 'lantern'`,
    );
  });

  it('GAM-08 rejects a game under maintenance', async () => {
    await site.query('update brand_game set maintenance = true');
    expect(await launch(member.token)).toMatchObject({
      status: 409,
      reply: { code: 'game_maintenance' },
    });
    await site.query('update brand_game set maintenance = false');
  });

  it('D1 opens the game for the caller, even if the query names another member', async () => {
    const other = await site.register();
    await launch(member.token, { username: other.account, merchantCode: 'harbor' });
    expect((await authenticate(newestToken())).value.playerId).toBe(member.customerId);
  });
});

describe('GAM-21 authenticate', () => {
  it('GAM-21 returns the player and the currency, and nothing more', async () => {
    await launch(member.token);
    const { value } = await authenticate(newestToken());
    const { requestId, sessionToken, ...told } = value;
    expect(told).toEqual({
      playerId: member.customerId,
      currency: 'VND',
      digits: 0,
      balance: '70000',
      language: 'en',
      nickname: member.account,
      trial: false,
    });
    expect(sessionToken).not.toBe(member.token);
  });

  it('A9 accepts a launch token once, even when sent twice at the same time', async () => {
    await launch(member.token);
    const answers = await Promise.all(Array.from({ length: 8 }, () => authenticate(newestToken())));
    expect(answers.map(verdictOf).sort()).toEqual([...Array(7).fill('launch_token_invalid'), 'ok']);
  });

  it('A9 rejects a launch token older than a minute', async () => {
    await launch(member.token);
    site.clock.turn({ seconds: 61 });
    expect(await authenticate(newestToken())).toMatchObject({
      status: 401,
      reply: { code: 'launch_token_invalid' },
    });
  });

  it('A6 rejects a launch token whose login has ended', async () => {
    const other = await site.register();
    await launch(other.token);
    await site.client.call(endpoints.logout, { token: other.token });
    expect(verdictOf(await authenticate(newestToken()))).toBe('launch_token_invalid');
  });

  it('F9 reports that a member with a frozen purse may not play', async () => {
    const other = await site.register();
    await launch(other.token);
    await site.query('update purse set frozen = true where member_id = $1', [other.customerId]);
    expect(await authenticate(newestToken())).toMatchObject({
      status: 403,
      reply: { code: 'player_blocked' },
    });
  });

  it('GAM-21 returns the balance to a vendor', async () => {
    const asked = { requestId: freshName(), playerId: member.customerId, currency: 'VND' };
    expect((await site.vendorCall('balance', asked)).value).toEqual({ ...asked, balance: '70000' });
  });

  it('D1 returns a balance only after the member opened a game, also for a trial', async () => {
    const stranger = await site.register();
    const { value: trial } = await site.client.call(endpoints.freePlay, { body: {} });
    await site.openGame(trial.token);
    const ask = ({ customerId }: { customerId: string }) =>
      site.vendorCall('balance', { requestId: freshName(), playerId: customerId, currency: 'VND' });
    expect(await ask(stranger)).toMatchObject({ status: 404, reply: { code: 'player_not_found' } });
    expect((await ask(trial)).value).toMatchObject({ balance: '2000000' });
    await site.query("insert into vendor (code, name) values ('OTHER', 'Another vendor')");
    await site.query("update play_session set vendor_code = 'OTHER' where member_id = $1", [
      trial.customerId,
    ]);
    expect(await ask(trial)).toMatchObject({ status: 404, reply: { code: 'player_not_found' } });
  });
});

describe('LOG-07 a trial account', () => {
  it('LOG-07 E9 plays with separate play money, which never mixes with real money', async () => {
    const { value: trial } = await site.client.call(endpoints.freePlay, { body: {} });
    const sessionToken = await site.openGame(trial.token);
    const player = new Player(site, trial, sessionToken);
    const bet = player.bet();
    await site.vendorCall('bet', bet);
    await site.vendorCall('win', player.win(bet));
    expect(await player.balance()).toBe(2_001_000n);
    const others = await site.query(
      `select p.purpose from transfer x join purse p on p.id in (x.from_purse, x.to_purse)
        where $1 in (x.from_purse, x.to_purse) and p.id <> $1`,
      [
        (
          await site.query<{ id: string }>('select id from purse where member_id = $1', [player.id])
        )[0]?.id,
      ],
    );
    expect(others).toEqual(Array(3).fill({ purpose: 'house_play' }));
  });

  it('A16 has no betting record and no deposit', async () => {
    const { value: trial } = await site.client.call(endpoints.freePlay, { body: {} });
    for (const call of [endpoints.betHistory, endpoints.depositMethods]) {
      expect(verdictOf(await site.client.call(call, { token: trial.token }))).toBe(
        'in_need_true_account',
      );
    }
  });
});
