import { endpoints } from '@lantern/contracts';
import * as jose from 'jose';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { harbor } from '../../../testing/harbor.ts';
import { clientId, startSignInServer } from '../../../testing/sign-in-server.ts';
import {
  finish,
  goAndComeBack,
  linkTo,
  readAddress,
  redirectUris,
} from '../../../testing/social.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const server = await startSignInServer(redirectUris);
afterAll(() => server.close());
const foreign = await jose.generateKeyPair('RS256');
const site = useTestSite({ google: server.config, facebook: server.config });
const brands = useBrandChanges(site);
beforeEach(async () => {
  server.person = { sub: freshName() };
  await brands.switchOn('lantern', 'GOOGLELOGIN3', 'FACEBOOKLOGIN3');
});
afterEach(() => {
  server.forge = undefined;
  server.sign = undefined;
  server.broken = false;
});

const failed = { status: 502, reply: { code: 'social_failed' } };
const expired = { status: 400, reply: { code: 'social_expired' } };
const start = () =>
  site.client.call(endpoints.startSocial, { body: { provider: 'google', purpose: 'login' } });

describe('the redirect to the provider', () => {
  it('REG-13 L1 has state, nonce and PKCE challenge, and no secret', async () => {
    const { value, cookies } = await start();
    const url = new URL(value.url);
    expect(url.origin).toBe(server.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: 'http://localhost/social',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(value.url).not.toContain('secret');
    expect(cookies).toEqual([expect.stringMatching(/^social=[\w-]{22}$/)]);
  });

  it('REG-13 K20 returns to a host of the brand, whatever the caller sends', async () => {
    const body = { provider: 'google' as const, purpose: 'login' as const };
    const headers = {
      'x-forwarded-host': 'evil.example',
      origin: 'http://evil.example',
      referer: 'http://evil.example',
    };
    const { value } = await site.client.call(endpoints.startSocial, { body, headers });
    expect(new URL(value.url).searchParams.get('redirect_uri')).toBe('http://localhost/social');
    expect(
      await site.client.call(endpoints.startSocial, { body, host: 'evil.example' }),
    ).toMatchObject({
      reply: { code: 'unknown_brand' },
    });
  });
});

describe('the return from the provider', () => {
  /** Signed in as a linked member. */
  async function comeBackAsMember(change?: (url: URL) => void) {
    await linkTo(site, server, await site.register());
    return goAndComeBack(site, server, change ? { change } : {});
  }

  it('REG-13 LOG-06 logs the member in', async () => {
    const { value } = await finish(site, await comeBackAsMember());
    expect(value).toMatchObject({ outcome: 'entered', session: { token: expect.any(String) } });
  });

  it('L1 is valid once', async () => {
    const back = await comeBackAsMember();
    const answers = await Promise.all([finish(site, back), finish(site, back)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await finish(site, back)).toMatchObject(expired);
  });

  it('L1 is rejected with another state', async () => {
    const { body, cookies } = await comeBackAsMember();
    expect(await finish(site, { body: { ...body, state: 'x'.repeat(43) }, cookies })).toMatchObject(
      expired,
    );
    const other = await goAndComeBack(site, server);
    expect(
      await finish(site, { body: { ...body, state: other.body.state }, cookies: other.cookies }),
    ).toMatchObject(failed);
  });

  it('L1 A10 is rejected in another browser', async () => {
    const mine = await comeBackAsMember();
    expect(await finish(site, { ...mine, cookies: [] })).toMatchObject(expired);
    const [again, other] = [await goAndComeBack(site, server), await start()];
    expect(await finish(site, { ...again, cookies: other.cookies })).toMatchObject(expired);
  });

  it('L1 is rejected at another brand', async () => {
    expect(await finish(site, await comeBackAsMember(), harbor)).toMatchObject(expired);
  });

  it('L1 is rejected after ten minutes', async () => {
    const { redis } = site.site;
    await start();
    const [key = ''] = await redis.keys('social:flow:*');
    expect(await redis.ttl(key)).toBeGreaterThan(540);
    expect(await redis.ttl(key)).toBeLessThanOrEqual(600);
  });

  it('L1 is rejected when the ID token has another nonce', async () => {
    const back = await comeBackAsMember((url) =>
      url.searchParams.set('nonce', 'of another sign-in'),
    );
    expect(await finish(site, back)).toMatchObject(failed);
  });

  it('L1 is rejected when the code belongs to another challenge', async () => {
    const back = await comeBackAsMember((url) =>
      url.searchParams.set('code_challenge', 'x'.repeat(43)),
    );
    expect(await finish(site, back)).toMatchObject(failed);
  });

  it('L1 is rejected when it names another provider as its issuer', async () => {
    const { body, cookies } = await comeBackAsMember();
    expect(
      await finish(site, { body: { ...body, iss: 'https://evil.example' }, cookies }),
    ).toMatchObject(failed);
  });

  const now = () => Math.floor(Date.now() / 1000);
  it.each([
    ['for another audience', () => ({ aud: 'another site' })],
    ['of another issuer', () => ({ iss: 'https://evil.example' })],
    ['that has expired', () => ({ exp: now() - 600, iat: now() - 1200 })],
    ['without a subject', () => ({ sub: undefined })],
    ['without a nonce', () => ({ nonce: undefined })],
  ])('L1 REG-13 is rejected with an ID token %s', async (_what, change) => {
    const back = await comeBackAsMember();
    server.forge = (claims) => JSON.parse(JSON.stringify({ ...claims, ...change() }));
    expect(await finish(site, back)).toMatchObject(failed);
  });

  const signed = (
    claims: jose.JWTPayload,
    header: jose.JWTHeaderParameters,
    key: jose.CryptoKey | Uint8Array,
  ) => new jose.SignJWT(claims).setProtectedHeader(header).sign(key);
  it.each<[string, NonNullable<typeof server.sign>]>([
    [
      'with another party’s key',
      (claims, { kid }) => signed(claims, { alg: 'RS256', kid }, foreign.privateKey),
    ],
    [
      'with an unknown key',
      (claims) => signed(claims, { alg: 'RS256', kid: 'key-2' }, foreign.privateKey),
    ],
    ['with no key', async (claims) => new jose.UnsecuredJWT(claims).encode()],
    [
      'with no key, but the provider’s key id',
      async (claims, { kid }) =>
        [{ alg: 'RS256', kid }, claims]
          .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
          .concat('')
          .join('.'),
    ],
    [
      'with the public key as a secret',
      async (claims, { kid, publicKey }) =>
        signed(
          claims,
          { alg: 'HS256', kid },
          new TextEncoder().encode(await jose.exportSPKI(publicKey)),
        ),
    ],
  ])('L1 REG-13 is rejected with an ID token signed %s', async (_what, sign) => {
    for (const provider of ['google', 'facebook'] as const) {
      await linkTo(site, server, await site.register(), provider);
      const back = await goAndComeBack(site, server, { provider });
      server.sign = sign;
      expect(await finish(site, back)).toMatchObject(failed);
      server.sign = undefined;
    }
  });

  it('REG-13 reports a cancelled sign-in', async () => {
    const { value, cookies } = await start();
    const state = new URL(value.url).searchParams.get('state') ?? '';
    const no = { body: { state, error: 'access_denied' }, cookies };
    expect(await finish(site, no)).toMatchObject({
      status: 400,
      reply: { code: 'social_cancelled' },
    });
    expect(await finish(site, no), 'the flow is over').toMatchObject(expired);
  });

  it('REG-13 fails with an error of the provider, and without a code', async () => {
    for (const [rest, answer] of [
      [{ error: 'server_error' }, failed],
      [{}, expired],
    ] as const) {
      const { value, cookies } = await start();
      const state = new URL(value.url).searchParams.get('state') ?? '';
      expect(await finish(site, { body: { state, ...rest }, cookies })).toMatchObject(answer);
    }
  });
});

describe('a provider that is down', () => {
  it('REG-13 fails the sign-in with a code, and works again once it is back', async () => {
    const back = await goAndComeBack(site, server);
    server.broken = true;
    expect(await finish(site, back)).toMatchObject(failed);
    const told = {
      level: 'error',
      detail: expect.objectContaining({ event: 'social_failed', provider: 'google' }),
    };
    expect(site.log).toContainEqual(expect.objectContaining(told));
    server.broken = false;
    const { status } = await finish(site, await goAndComeBack(site, server));
    expect(status, 'not a member, but signed in').toBe(403);
  });
});

it('REG-13 the page’s address has all that the page posts', () => {
  const url = new URL(
    'http://localhost/social?code=c&state=s&iss=http%3A%2F%2Fp.example&scope=openid',
  );
  expect(readAddress(url)).toEqual({ state: 's', code: 'c', iss: 'http://p.example' });
});
