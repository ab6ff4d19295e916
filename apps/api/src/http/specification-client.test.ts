import { randomUUID } from 'node:crypto';
import { giveOpeningBalance } from '@lantern/database/seed';
import * as jose from 'jose';
import type { Response } from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { onlyGames } from '../../testing/lottery.ts';
import { freshName, useTestSite } from '../../testing/test-site.ts';
import { advanceDraws } from '../modules/lottery/advance.ts';
import { scheduleProvinceDraws } from '../modules/lottery-office/schedule-draws.ts';

const site = useTestSite();

/*
 * A client written from the specification alone: its paths, methods and field names are literals,
 * and nothing is imported from the contract. How bodies are sealed and money calls keyed is taken
 * from docs/access.md.
 */

type Fields = Record<string, unknown>;

class SpecificationClient {
  token = '';
  #cookie = '';

  async send(method: string, path: string, fields?: Fields): Promise<Response> {
    const isRead = method === 'GET';
    let request = site.client.raw(method, path).set('accept-language', 'TY');
    if (this.token) request = request.set('authorization', `Bearer ${this.token}`);
    if (this.#cookie) request = request.set('cookie', this.#cookie);
    if (isRead) request = request.query(fields ?? {});
    else request = request.set('idempotency-key', randomUUID()).send(fields);
    return this.#keep(await request);
  }

  /** The fields of a removal are in its query. */
  async remove(path: string, fields: Fields): Promise<Response> {
    const query = new URLSearchParams(fields as Record<string, string>);
    return this.send('DELETE', `${path}?${query}`);
  }

  async sealed(method: string, path: string, body: Fields): Promise<Response> {
    const { keys, now } = (await site.client.raw('GET', '/wps/system/keys')).body.value;
    const text = await new jose.CompactEncrypt(
      new TextEncoder().encode(JSON.stringify({ iat: now, jti: randomUUID(), body })),
    )
      .setProtectedHeader({
        alg: 'ECDH-ES',
        enc: 'A256GCM',
        kid: keys[0].kid,
        typ: 'wps+jwe',
        m: method,
        p: path,
      })
      .encrypt(await jose.importJWK(keys[0], 'ECDH-ES'));
    const request = site.client.raw(method, path).set('content-type', 'application/jose');
    return this.#keep(await request.send(text));
  }

  #keep(response: Response): Response {
    const cookies = (response.headers['set-cookie'] ?? []) as unknown as string[];
    const token = response.body.value?.token;
    if (!token) return response;
    this.token = token;
    this.#cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    return response;
  }
}

const password = 'Secret-pass-1';

/** Every field of the registration user, empty but for the name and the password. */
const registrationOf = (username: string): Fields => ({
  username,
  password,
  confirmPassword: password,
  payeeName: '',
  email: '',
  qqNum: '',
  mobileNum: '',
  recommenderId: '',
  captcha: '',
  verificationCode: '',
  affiliateCode: '',
  paymentPassword: '',
  line: '',
  whatsapp: '',
  zalo: '',
  facebook: '',
  wechat: '',
  idNumber: '',
  referralCode: '',
  domain: 'localhost',
  registrationUrl: '',
  registrationMethod: 'WEB',
  countryDialingCode: '63',
  login: true,
  firebaseChannel: 'sms',
  firebaseIdToken: '',
});

const loginOf = (username: string): Fields => ({
  username: `  ${username} `,
  password: ` ${password} `,
  captcha: '',
  type: 'username',
  mobileNum: '',
  verificationCode: '',
  countryDialingCode: '63',
});

async function registered(): Promise<{ client: SpecificationClient; username: string }> {
  const client = new SpecificationClient();
  const username = freshName();
  const reply = await client.sealed('PUT', '/wps/member/register', registrationOf(username));
  expect(reply.body).toMatchObject({ success: true });
  return { client, username };
}

async function giveMoney(client: SpecificationClient): Promise<void> {
  const { id } = (await client.send('GET', '/wps/member/info')).body.value;
  const [brand] = await site.query<{ id: string }>("select id from brand where code = 'lantern'");
  const connection = await site.site.db.pool.connect();
  await giveOpeningBalance(connection, brand?.id ?? '', id, 50_000n);
  connection.release();
}

beforeAll(async () => {
  await site.query(
    `insert into vendor (code, name) values ('PLR', 'Moon Parlour') on conflict do nothing`,
  );
  await site.query(
    `with made as (
       insert into game (node_id, vendor_code, code, names, category, trial, classify, min_bets,
                         line_num)
       values ('PLR:moon-dice', 'PLR', 'moon-dice', '{"en": "Moon Dice"}', 'RNG', false, 'slot',
               '{"VND": "500"}', 20)
       on conflict (node_id) do update set classify = 'slot', min_bets = '{"VND": "500"}',
         line_num = 20
       returning node_id)
     insert into brand_game (brand_id, node_id, position)
     select b.id, m.node_id, 99 from made m, brand b where b.code = 'lantern'
     on conflict do nothing`,
  );
  await site.query(
    `update brand_game set popularity = case node_id when 'BGS:dice' then 2 else 1 end
      where node_id in ('BGS:dice', 'PLR:moon-dice')`,
  );
});

describe('a client written from the specification', () => {
  it('REG-06 LOG-01 WAL-02 GAM-06 LOG-08 registers, logs in, transfers and plays', async () => {
    const { client, username } = await registered();
    await client.send('DELETE', '/wps/session/logout');
    const login = await client.sealed('POST', '/wps/session/login', loginOf(username));
    expect(login.body).toMatchObject({
      success: true,
      value: { token: expect.any(String), firstTimeLogin: expect.any(Boolean) },
    });
    await giveMoney(client);
    const balance = await client.send('GET', '/wps/v2/wallets/balance');
    expect(balance.body.value).toMatchObject({ sumBalance: '50000' });
    const moved = await client.send('POST', '/wps/relay/GCS_walletTransfer', {
      vassalage: 'PLR',
      amount: '20000',
    });
    expect(moved.body.value.transfers).toMatchObject([{ direction: 'in', state: 'done' }]);
    const wallets = await client.send('GET', '/wps/relay/GCS_merchantWallet');
    expect(wallets.body.value.wallets).toMatchObject([{ vassalage: 'PLR', balance: '20000' }]);
    const launched = await client.send('GET', '/wps/game/launchGame', {
      gameId: 'lucky-bowl',
      nodeId: 'BGS:lucky-bowl',
      accountType: 1,
      confirmTrans: 0,
      vassalage: 'BGS',
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      username,
      token: client.token,
      merchantCode: 'lantern',
      language: 'TY',
    });
    expect(launched.body.value).toMatchObject({ content: expect.stringMatching(/^http/) });
    expect(site.vendor.launches.at(-1)).toMatchObject({ language: 'vi' });
    const out = await client.send('DELETE', '/wps/session/logout');
    expect(out.body).toMatchObject({ success: true });
    expect((await client.send('GET', '/wps/member/info')).status).toBe(401);
  });

  it('GAM-06 finds a game by its code alone, and refuses names of two games', async () => {
    const { client } = await registered();
    const launch = (fields: Fields) =>
      client.send('GET', '/wps/game/launchGame', { vassalage: 'BGS', ...fields });
    expect((await launch({ gameId: 'lucky-bowl' })).status).toBe(200);
    expect((await launch({ roomId: 'lucky-bowl' })).status).toBe(200);
    expect((await launch({ gameId: 'other', nodeId: 'BGS:lucky-bowl' })).status).toBe(404);
    expect((await launch({})).body).toMatchObject({ code: 'invalid_input' });
  });

  it('D-4 GAM-06 a token in the query neither logs in nor reaches the log', async () => {
    const { client } = await registered();
    const stranger = new SpecificationClient();
    const reply = await stranger.send('GET', '/wps/game/launchGame', {
      vassalage: 'BGS',
      nodeId: 'BGS:lucky-bowl',
      token: client.token,
    });
    expect(reply.status).toBe(401);
    expect(JSON.stringify(site.log)).not.toContain(client.token);
  });

  it('GAM-01 game menus have titles, and cards with icons and hot marks', async () => {
    const menus = await new SpecificationClient().send('GET', '/lgw/games/game_menus');
    expect(menus.body.value).toEqual([
      // The draws of the site have no vendor.
      expect.objectContaining({ gameCategory: 'ELOTT', cards: [] }),
      expect.objectContaining({
        gameCategory: 'LIVE',
        vendors: [expect.objectContaining({ vassalage: 'BGS', games: 5 })],
      }),
      expect.objectContaining({
        gameCategory: 'SPORTS',
        cards: [expect.objectContaining({ vassalage: 'BGS', isGame: 'GAME' })],
      }),
      expect.objectContaining({
        gameCategory: 'FISH',
        cards: [expect.objectContaining({ vassalage: 'BGS', isGame: 'GAME' })],
      }),
      expect.objectContaining({
        gameCategory: 'RNG',
        title: 'Nổ hũ',
        cards: [
          expect.objectContaining({ vassalage: 'BGS', isHot: 1 }),
          expect.objectContaining({ vassalage: 'PLR', isHot: 0 }),
        ],
        vendors: [
          expect.objectContaining({ vassalage: 'BGS', games: 14 }),
          expect.objectContaining({ vassalage: 'PLR', games: 1 }),
        ],
      }),
      ...['PVP', 'ESPORTS', 'COCKFIGHT'].map((gameCategory) =>
        expect.objectContaining({
          gameCategory,
          cards: [expect.objectContaining({ vassalage: 'BGS', isGame: 'GAME' })],
        }),
      ),
      expect.objectContaining({
        gameCategory: 'INHOUSE',
        cards: [expect.objectContaining({ vassalage: 'BGS', isHot: 1 })],
      }),
    ]);
    const { smallIcon } = menus.body.value[1].cards[0];
    expect((await site.client.raw('GET', smallIcon)).type).toBe('image/svg+xml');
  });

  const lineSlots = ['Carp Leap', 'Moon Feast', 'Brass Compass'];
  const slots = [...lineSlots, 'Pearl Tides', 'Market Boats', 'Spring Fair'];
  const house = [
    ...['Lucky Bowl', 'Dice', 'Limbo', 'Mines', 'Plinko', 'Keno', 'Wheel', 'HiLo'],
    ...slots,
    ...['Baccarat', 'Dragon Tiger', 'Sic Bo', 'Xoc Dia', 'Roulette'],
    ...['Crash', 'Lantern Duel', 'Tien Len', 'Reef Hunt', 'Rivers League', 'Neon Arena'],
  ];
  /** The smallest room of Tien Len needs more. */
  const cheap = house.filter((name) => name !== 'Tien Len');
  it.each([
    [{}, [...house, 'Moon Dice']],
    [{ gameClassify: 'slot' }, [...slots, 'Moon Dice']],
    [{ minBet: '999' }, ['Moon Dice']],
    [{ minBet: '1000' }, [...cheap, 'Moon Dice']],
    [{ minLineNum: '20' }, [...lineSlots, 'Moon Dice']],
    [{ minLineNum: '21' }, []],
  ])('GAM-02 the list of games has every field and filters by %j', async (filter, found) => {
    const list = await new SpecificationClient().send('GET', '/lgw/games/list', {
      clientType: 3,
      platform: 'html5-desktop',
      channel: 'web',
      merchant: 'lantern',
      gameType: '',
      vassalage: '',
      gameClassify: '',
      gameName: '',
      minBet: '',
      minLineNum: '',
      language: 'EN',
      pageNo: 1,
      pageSize: 42,
      ...filter,
    });
    expect(list.body.value.games.map(({ name }: { name: string }) => name)).toEqual(found);
    expect(list.body.value.totalPages).toBe(found.length > 0 ? 1 : 0);
  });

  it('GAM-01 hot games take every field and answer in the platform’s language', async () => {
    const hot = await new SpecificationClient().send('GET', '/lgw/games/hot', {
      merchantCode: 'lantern',
      isPlatform: 2,
      platform: 'flash,html5-desktop',
      language: 'TY',
      vassalage: 'BGS',
    });
    expect(hot.body.value.list).toHaveLength(9);
    expect(hot.body.value.list[0]).toMatchObject({ name: 'Bầu Cua', isHot: 1 });
  });

  it('GAM-01 popular games have a count, and those of one vendor or category', async () => {
    const popular = async (fields: Fields) => {
      const all = { merchantCode: 'lantern', language: 'EN', gameType: '', count: 20, ...fields };
      const reply = await new SpecificationClient().send('GET', '/lgw/games/popular', all);
      return reply.body.value.list.map(({ nodeId }: { nodeId: string }) => nodeId);
    };
    expect(await popular({})).toEqual(['BGS:dice', 'PLR:moon-dice']);
    expect(await popular({ count: 100, vassalage: 'PLR' })).toEqual(['PLR:moon-dice']);
    expect(await popular({ count: 1, gameType: 'RNG' })).toEqual(['BGS:dice']);
  });

  it('GAM-01 categories of vendors have cards; game vendors have lanes', async () => {
    const fields = { merchantCode: 'lantern', platform: 'html5-desktop', language: 'EN' };
    const client = new SpecificationClient();
    const categories = await client.send('GET', '/lgw/games/vendor_categories', fields);
    expect(categories.body.value).toContainEqual({
      gameCategory: 'FISH',
      title: expect.any(String),
      cards: [expect.objectContaining({ vassalage: 'BGS', isHot: expect.any(Number) })],
    });
    const vendors = await client.send('GET', '/lgw/games/game_vendor', fields);
    expect(vendors.body.value.data.lanes).toMatchObject([
      { vassalage: 'BGS', smallIcon: expect.stringMatching(/^\//) },
      { vassalage: 'PLR', gameTypes: ['RNG'] },
    ]);
  });

  it('GAM-05 keeps favourites by nodeId, vendor and gameType, and lists their ids', async () => {
    const { client } = await registered();
    const dice = { nodeId: 'BGS:dice', vendor: 'BGS', gameType: 'RNG' };
    const ids = async () => (await client.send('GET', '/lgw/games/favourites/ids')).body.value;
    await client.send('PUT', '/lgw/games/favourites', dice);
    expect(await ids()).toEqual(['BGS:dice']);
    const list = await client.send('GET', '/lgw/games/favourites', { pageNo: 1, pageSize: 42 });
    expect(list.body.value).toMatchObject({
      content: [{ nodeId: 'BGS:dice', vassalage: 'BGS', gameType: 'RNG' }],
      totalPages: 1,
    });
    const removed = await client.remove('/lgw/games/favourites', dice);
    expect(removed.body).toMatchObject({ success: true });
    expect(await ids()).toEqual([]);
  });

  it('GAM-05 lists recent games in value.list with totalPages', async () => {
    const { client } = await registered();
    await client.send('GET', '/wps/game/launchGame', { vassalage: 'BGS', gameId: 'dice' });
    const recent = await client.send('GET', '/lgw/games/recent', { pageNo: 1, pageSize: 42 });
    expect(recent.body.value).toMatchObject({ list: [{ nodeId: 'BGS:dice' }], totalPages: 1 });
  });

  it('GAM-07 lists the rooms of card games to members', async () => {
    const { client, username } = await registered();
    const unit = { currency: 'VND', trial: false, unit: '1000', buyIn: '39000', players: 2 };
    site.vendor.openRooms = [{ gameCode: 'tien-len', room: '1000', ...unit }];
    const fields = { username, token: client.token, vassalage: 'BGS', language: 'EN' };
    const reply = await client.send('GET', '/wps/relay/GLS2_roomList', fields);
    expect(reply.body.value.rooms).toMatchObject([
      { roomId: 'tien-len@1000', nodeId: 'BGS:tien-len', vassalage: 'BGS', players: 2 },
    ]);
    const stranger = await new SpecificationClient().send('GET', '/wps/relay/GLS2_roomList');
    expect(stranger.status).toBe(401);
  });

  it('I18N-02 D-1 the language TY is Vietnamese', async () => {
    const { client, username } = await registered();
    const changed = await client.send('PUT', '/wps/system/language', { language: 'TY' });
    expect(changed.body).toMatchObject({ success: true });
    expect(await site.query('select language from member where username = $1', [username])).toEqual(
      [{ language: 'vi' }],
    );
    const help = (lang: string) =>
      client.send('GET', '/wps/system/helpCenter', { lang, device: 'WEB' });
    expect((await help('TY')).body).toEqual((await help('vi')).body);
    expect((await help('TY')).body).not.toEqual((await help('EN')).body);
  });

  it('LOG-07 free play needs no body', async () => {
    const client = new SpecificationClient();
    const reply = await client.send('POST', '/wps/session/login/freeplay');
    expect(reply.body).toMatchObject({ success: true, value: { isAgent: 4 } });
  });
});

describe('LOT-01 the lotteries of the specification', () => {
  const menuPath = '/lgw/vn/games/game_menu';
  const codesOf = (games: { gameCode: string }[]) => games.map(({ gameCode }) => gameCode);

  beforeAll(async () => {
    await onlyGames(site, ['k3-5']);
    await advanceDraws(site.site);
    await scheduleProvinceDraws(site.site);
  });

  it('LOT-01 the menu has labelled groups of games in a prize mode', async () => {
    const client = new SpecificationClient();
    const menu = async (prizeMode: string, language = 'EN') =>
      (await client.send('GET', menuPath, { prizeMode, platform: 'WEB', language })).body.value;
    const lott = await menu('Lott');
    const groups = lott.map(({ gameGroupCode }: Fields) => gameGroupCode);
    expect(groups.filter((code: string) => !code.startsWith('vn'))).toEqual([
      ...['north', 'central', 'south'],
    ]);
    expect(lott[groups.indexOf('north')]).toMatchObject({
      gameGroupCode: 'north',
      labelName: 'Miền Bắc',
      gameMenus: [{ gameCode: 'vn-north', gameType: 'LOTT', region: 'north', every: null }],
    });
    for (const { gameMenus } of lott)
      for (const game of gameMenus) expect(game.prizeModes).toContain('Lott');
    const elott = await menu('Elott');
    const dice = elott.find(({ gameGroupCode }: Fields) => gameGroupCode === 'k3');
    expect(codesOf(dice.gameMenus)).toContain('k3-5');
    expect(codesOf(elott.flatMap(({ gameMenus }: Fields) => gameMenus))).not.toContain('vn-north');
    expect((await client.send('GET', menuPath, { prizeMode: 'Other' })).body).toMatchObject({
      code: 'invalid_input',
    });
  });

  it('LOT-01 open draws are those of one kind, each with its times', async () => {
    const client = new SpecificationClient();
    const opened = async (path: string, gameCode = '') =>
      (await client.send('GET', path, { gameCode, count: '3' })).body.value;
    const vietnamese = '/lgw/vn/numeros/opened/game';
    const own = '/lotto/lgw/games/opened/numero';
    const { now, games } = await opened(own, 'k3-5');
    expect(games).toHaveLength(1);
    expect(games[0].numeros).toHaveLength(3);
    for (const { drawId, numero, opensAt, closesAt, drawsAt } of games[0].numeros) {
      expect(drawId).toBe(`k3-5-${numero}`);
      expect(Date.parse(closesAt)).toBeGreaterThan(Date.parse(now));
      expect(Date.parse(opensAt)).toBeLessThan(Date.parse(closesAt));
      expect(Date.parse(drawsAt)).toBeGreaterThanOrEqual(Date.parse(closesAt));
    }
    expect((await opened(vietnamese, 'k3-5')).games).toEqual([]);
    const [north] = (await opened(vietnamese, 'vn-north')).games;
    expect(north.numeros[0].numero).toMatch(/^\d{8}$/);
    expect(codesOf((await opened(own)).games)).not.toContain('vn-north');
    expect(codesOf((await opened(vietnamese)).games)).not.toContain('k3-5');
  });

  it('LOT-01 the lobby answers with a path of this site, whatever was sent along', async () => {
    const lobby = async (fields: Fields) =>
      (
        await new SpecificationClient().send('GET', '/lgw/lottery/lobby', {
          lottoArea: 'VN',
          launchMode: 'LOTT',
          view: 'mobile',
          device: 'WEB',
          backUrl: 'https://evil.example/back',
          language: 'EN',
          ...fields,
        })
      ).body;
    expect((await lobby({ prizeMode: 'Lott', gameCode: 'vn-north' })).value).toMatchObject({
      content: expect.stringMatching(/^\/vnlottery\?gameCode=vn-north&playType=\w+$/),
      code: 'vn-north',
      gameType: 'LOTT',
    });
    expect((await lobby({ prizeMode: 'Elott', gameCode: 'k3-5' })).value).toMatchObject({
      content: '/lottery?gameCode=k3-5&playType=sum',
      code: 'k3-5',
      defaultPlayType: 'sum',
      gameType: 'ELOTT',
    });
    expect((await lobby({})).value).toMatchObject({ content: '/elott', code: null });
    const refused = await lobby({ prizeMode: 'Lott', gameCode: 'k3-5' });
    expect(refused).toMatchObject({ code: 'game_not_found' });
    expect(JSON.stringify(refused)).not.toContain('evil');
    expect((await lobby({ lottoArea: 'TH' })).code).toBe('invalid_input');
  });

  it('LOT-01 recent games are those of own tickets, the last one first', async () => {
    const { client } = await registered();
    await giveMoney(client);
    const recent = async (path: string, fields: Fields = {}) =>
      codesOf((await client.send('GET', path, fields)).body.value.list);
    expect(await recent('/lgw/lottery/recent')).toEqual([]);
    const bet = async (gameCode: string, prizeMode: string, lines: Fields[]) => {
      const path =
        prizeMode === 'Lott' ? '/lgw/vn/numeros/opened/game' : '/lotto/lgw/games/opened/numero';
      const { games } = (await client.send('GET', path, { gameCode, count: '5' })).body.value;
      const tickets = [{ drawId: games[0].numeros.at(-1).drawId, lines }];
      const slip = { gameCode, prizeMode, cardVersion: 1, tickets };
      const { body } = await client.send('POST', '/lgw/lottery/slip', slip);
      expect(body).toMatchObject({ success: true, value: { tickets: [{ gameCode }] } });
    };
    const line = { unit: '1000000', multiple: 1 };
    const dice = [{ ...line, play: 'sides', selection: 'big', series: 1980 }];
    await bet('vn-north', 'Lott', [{ ...line, play: 'de', selection: '07' }]);
    await bet('k3-5', 'Elott', dice);
    const both = ['k3-5', 'vn-north'];
    expect(await recent('/lgw/lottery/recent')).toEqual(both);
    expect(await recent('/lgw/lottery/recent', { prizeMode: 'Lott' })).toEqual(['vn-north']);
    expect(await recent(`${menuPath}/recent`)).toEqual(['vn-north']);
    const stranger = await new SpecificationClient().send('GET', '/lgw/lottery/recent');
    expect(stranger.status).toBe(401);
  });
});
