import { randomUUID } from 'node:crypto';
import type { Play } from '@lantern/conformance';
import { endpoints } from '@lantern/contracts';
import { signRsa } from '@lantern/signing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { countStatements } from '../../../../testing/count-statements.ts';
import { hub88Keys, rsaPair, useHub88 } from '../../../../testing/hub88.ts';
import { TestSite, useTestSite } from '../../../../testing/test-site.ts';

const hub88 = useHub88();
const site = useTestSite();
hub88.connect(site);
const query = { nodeId: 'HUB88:stand_in_wheel', vassalage: 'HUB88' };
interface Hub88Reply {
  status: string;
}

const agent = 'Mozilla/5.0 (Linux; Android 16) Mobile';

afterEach(() => {
  hub88.get().mood = 'well';
});

const launch = (token: string) =>
  site.client.call(endpoints.launchGame, { token, query, headers: { 'user-agent': agent } });

let play: Play;
let member: Awaited<ReturnType<typeof site.memberWith>>;
beforeEach(async () => {
  member = await site.memberWith(50_000n);
  await launch(member.token);
  const { user = '', token = '', currency = '' } = hub88.get().launches.at(-1) ?? {};
  play = { player: user, token, currency };
});

/** A signed call of Hub88. */
async function send(
  path: string,
  fields: object,
  key = hub88Keys.privateKey,
  { at = site.url, from }: { at?: string; from?: string } = {},
): Promise<Hub88Reply> {
  const body = JSON.stringify({ request_uuid: randomUUID(), user: play.player, ...fields });
  const headers = { 'content-type': 'application/json', 'x-hub88-signature': signRsa(key, body) };
  const answer = await fetch(`${at}/vendor/hub88/${path}`, {
    method: 'POST',
    headers: { ...headers, ...(from && { 'x-forwarded-for': from }) },
    body,
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Hub88Reply;
}

const bet = (change: object = {}) => ({
  ...{ token: play.token, game_code: 'stand_in_wheel', currency: 'VND', amount: 100_000_000 },
  ...{ transaction_uuid: randomUUID(), round: randomUUID(), ...change },
});

describe('GAM-20 a launch at Hub88', () => {
  it('GAM-20 asks for the address of the game, with the token of the play session', async () => {
    const { value } = await launch(member.token);
    expect(value.game_url).toBe(`${hub88.get().url}/games/stand_in_wheel`);
    expect(hub88.get().launches.at(-1)).toEqual({
      ...{ operator_id: 42, sub_partner_id: 'lantern', game_code: 'stand_in_wheel' },
      ...{ lang: 'en', platform: 'GPL_MOBILE', ip: '127.0.0.1', country: 'XX' },
      lobby_url: 'http://localhost/',
      ...{ currency: 'VND', user: member.customerId, token: expect.any(String) },
    });
  });

  it('opens their demo for a trial account, without a user and a token', async () => {
    const { value: trial } = await site.client.call(endpoints.freePlay, { body: {} });
    await launch(trial.token);
    const asked = hub88.get().launches.at(-1);
    expect([asked?.currency, asked?.user, asked?.token]).toEqual(['XXX', undefined, undefined]);
  });

  it.each(['away', 'elsewhere'] as const)('is refused while it is %s', async (mood) => {
    hub88.get().mood = mood;
    expect(await launch(member.token)).toMatchObject({
      status: 502,
      reply: { code: 'vendor_unavailable' },
    });
  });
});

describe('F1 the keys of Hub88', () => {
  const setKeys = (...keys: string[]) =>
    site.asOwner(
      `update vendor set public_keys = array['${keys.join("','")}'] where code = 'HUB88'`,
    );
  const statusOf = async (key: string) => (await send('user/info', {}, key)).status;

  it('F1 are vendor data: the old and the new one are valid while they are exchanged', async () => {
    const next = rsaPair();
    expect(await statusOf(next.privateKey)).toBe('RS_ERROR_INVALID_SIGNATURE');
    await setKeys(hub88Keys.publicKey, next.publicKey);
    site.clock.turn({ seconds: 11 });
    expect([await statusOf(hub88Keys.privateKey), await statusOf(next.privateKey)]).toEqual([
      'RS_OK',
      'RS_OK',
    ]);
    await setKeys(next.publicKey);
    site.clock.turn({ seconds: 11 });
    expect(await statusOf(hub88Keys.privateKey)).toBe('RS_ERROR_INVALID_SIGNATURE');
    await setKeys(hub88Keys.publicKey);
    site.clock.turn({ seconds: 11 });
  });

  it('F1 are at most two', async () => {
    await expect(setKeys('one', 'two', 'three')).rejects.toThrow(/vendor_public_keys_check/);
  });

  it('F1 open only the calls of its own protocol', async () => {
    const body = JSON.stringify({ requestId: '1', playerId: play.player, currency: 'VND' });
    const answer = await site.client
      .raw('POST', '/vendor/hub88/balance')
      .set('x-hub88-signature', signRsa(hub88Keys.privateKey, body))
      .set('content-type', 'application/json')
      .send(body);
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'unknown_vendor' });
  });
});

describe('a second gateway', () => {
  async function started(networks: string[] = []): Promise<TestSite> {
    const second = new TestSite();
    hub88.use(second, networks);
    const { databaseUrl } = site.site.config;
    await second.start({ databaseUrl, trustedProxies: ['127.0.0.1'] });
    onTestFinished(() => second.stop());
    return second;
  }

  it('F12 the same transaction at two gateways at once has one effect and one answer', async () => {
    const second = await started();
    const bets = Array.from({ length: 20 }, () => ({ ...bet(), request_uuid: randomUUID() }));
    const answers = await Promise.all(
      bets.map((one) =>
        Promise.all([
          send('transaction/bet', one),
          send('transaction/bet', one, undefined, { at: second.url }),
        ]),
      ),
    );
    for (const [here, there] of answers) {
      expect(here.status).toBe('RS_OK');
      expect(there).toEqual(here);
    }
    expect(await site.balanceOf(member.token)).toBe(50_000n - 20n * 1000n);
  });

  it('F14 refuses a signed call from another network than Hub88’s', async () => {
    const second = await started(['203.0.113.0/24']);
    const asked = (from: string) =>
      send('user/info', {}, undefined, { at: second.url, from }).then(({ status }) => status);
    expect(await asked('198.51.100.7')).toBe('RS_ERROR_INVALID_PARTNER');
    expect(await asked('203.0.113.7')).toBe('RS_OK');
  });
});

describe('GAM-21 a call of Hub88', () => {
  it('GAM-21 echoes the ids and reports the balance in hundred-thousandths', async () => {
    const asked = bet();
    const request_uuid = randomUUID();
    expect(await send('transaction/bet', { ...asked, request_uuid })).toEqual({
      ...{ user: play.player, request_uuid, status: 'RS_OK', currency: 'VND' },
      balance: 4_900_000_000,
    });
    const tooMuch = bet({ amount: 5_000_000_000 });
    expect(await send('transaction/bet', { ...tooMuch, request_uuid })).toEqual({
      ...{ user: play.player, request_uuid, status: 'RS_ERROR_NOT_ENOUGH_MONEY' },
      ...{ currency: 'VND', balance: 4_900_000_000 },
    });
  });

  it('GAM-21 is decided and posted in one round trip to the database', async () => {
    const stake = bet();
    const win = { ...stake, transaction_uuid: randomUUID() };
    const reference = { reference_transaction_uuid: stake.transaction_uuid };
    await send('user/info', {});
    expect(await countStatements(site, () => send('transaction/bet', stake))).toEqual([
      'play_bets',
    ]);
    expect(
      await countStatements(site, () => send('transaction/win', { ...win, ...reference })),
    ).toEqual(['play_apply']);
  });

  it('ends the round with a bet that says so', async () => {
    const last = bet({ round_closed: true });
    const again = await send('transaction/bet', last);
    expect(await send('transaction/bet', last)).toEqual({
      ...again,
      request_uuid: expect.any(String),
    });
    const late = bet({ round: last.round });
    expect((await send('transaction/bet', late)).status).toBe('RS_ERROR_UNKNOWN');
  });

  it('returns a stake by a rollback, which names neither currency nor amount', async () => {
    const stake = bet();
    await send('transaction/bet', stake);
    const { amount, currency, ...rest } = stake;
    const rollback = { transaction_uuid: randomUUID(), round_closed: true };
    const reference = { reference_transaction_uuid: stake.transaction_uuid };
    expect(
      await send('transaction/rollback', { ...rest, ...rollback, ...reference }),
    ).toMatchObject({ status: 'RS_OK', currency: 'VND', balance: 5_000_000_000 });
  });

  it.each([
    ['an unknown game', 'RS_ERROR_INVALID_GAME', { game_code: 'none' }],
    ['a free bet with a stake', 'RS_ERROR_WRONG_TYPES', { is_free: true }],
    ['an unknown currency', 'RS_ERROR_WRONG_CURRENCY', { currency: 'XYZ' }],
    ['a missing round', 'RS_ERROR_WRONG_SYNTAX', { round: undefined }],
    ['a round of another type', 'RS_ERROR_WRONG_TYPES', { round: 7 }],
    ['an unknown player', 'RS_ERROR_INVALID_TOKEN', { user: randomUUID() }],
  ])('refuses %s with %s', async (_what, status, change) => {
    expect((await send('transaction/bet', bet(change))).status).toBe(status);
  });

  it('F9 refuses a bet of a game under maintenance', async () => {
    await site.query('update brand_game set maintenance = true');
    expect((await send('transaction/bet', bet())).status).toBe('RS_ERROR_INVALID_GAME');
    await site.query('update brand_game set maintenance = false');
  });

  it('reports the balance for an open token only', async () => {
    const asked = { token: play.token, game_code: 'stand_in_wheel' };
    expect(await send('user/balance', asked)).toMatchObject({ status: 'RS_OK' });
    expect((await send('user/balance', { ...asked, token: 'another-token' })).status).toBe(
      'RS_ERROR_INVALID_TOKEN',
    );
    await site.client.call(endpoints.logout, { token: member.token });
    expect((await send('user/balance', asked)).status).toBe('RS_ERROR_TOKEN_EXPIRED');
    const stranger = await site.register();
    expect((await send('user/info', { user: stranger.customerId })).status).toBe(
      'RS_ERROR_INVALID_TOKEN',
    );
  });
});

describe('GAM-23 a round that Hub88 has not ended', () => {
  it('GAM-23 is asked for by its id, and signed', async () => {
    const placed = bet();
    await send('transaction/bet', placed);
    const { transaction_uuid, round, currency, amount } = placed;
    hub88.get().transactions.push({
      ...{ kind: 'TK_BET', transaction_status: 'TS_SUCCESS' },
      ...{ transaction_uuid, round, currency, amount },
    });
    const vendor = site.site.vendors.get('HUB88');
    const asked = { roundId: round, playerId: member.customerId, currency };
    expect(await vendor?.roundReport(asked)).toMatchObject({
      ...{ state: 'open', bets: [transaction_uuid] },
    });
    expect(await vendor?.roundReport({ ...asked, roundId: 'other' })).toMatchObject({
      state: 'unknown',
    });
    hub88.get().mood = 'away';
    await expect(vendor?.roundReport(asked)).rejects.toThrow('status 503');
  });
});
