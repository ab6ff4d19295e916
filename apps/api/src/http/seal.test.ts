import { type Endpoint, endpoints } from '@lantern/contracts';
import fc from 'fast-check';
import * as jose from 'jose';
import { describe, expect, it } from 'vitest';
import { sendAny } from '../../testing/any-call.ts';
import type { Answer } from '../../testing/client.ts';
import { freshName, useTestSite } from '../../testing/test-site.ts';

const site = useTestSite();
const { login, registerMember } = endpoints;

const password = 'Secret-pass-1';
const jti = 'a-nonce-of-this-test-only';
const bodyFor = (username: string) => ({
  username,
  password,
  confirmPassword: password,
  agreement: true,
});
const send = (call: Endpoint, text: string) =>
  sendAny(site, call, { text, type: 'application/jose' });
const refused = (code: string) => ({ reply: { success: false, code } });

/**
 * The single reply to every invalid seal, without the fields that differ between any two replies.
 */
function shapeOf({ status, reply }: Answer<unknown>) {
  return { status, reply };
}

describe('a sealed body', () => {
  it('C1 takes effect once, even when sent many times at once', async () => {
    const username = freshName();
    const text = await site.client.seal(registerMember, bodyFor(username));
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(registerMember, text)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(await send(registerMember, text)).toMatchObject({
      status: 409,
      ...refused('sealed_body_replayed'),
    });
    expect(await site.query('select id from member where username = $1', [username])).toHaveLength(
      1,
    );
  });

  it.each([
    ['too old', -121],
    ['too far in the future', 60],
  ])('C2 that is %s is rejected with the server’s time', async (_when, seconds) => {
    const now = Math.floor(Date.now() / 1000);
    const answer = await send(login, await site.client.seal(login, {}, { iat: now + seconds }));
    expect(answer).toMatchObject({ status: 400, ...refused('sealed_body_stale') });
    expect(answer.reply).toMatchObject({
      value: { now: expect.toSatisfy((told: number) => Math.abs(told - now) < 5) },
    });
  });

  it('C1 M4 cannot be replayed after Redis and its nonces are lost', async () => {
    const { redis } = site.site;
    const iat = Math.floor(Date.now() / 1000) - 10;
    await redis.set('seal-nonces:since', iat - 1);
    const sealed = await site.client.seal(registerMember, bodyFor(freshName()), { iat });
    expect((await send(registerMember, sealed)).status).toBe(200);
    await redis.flushdb();
    expect(await send(registerMember, sealed)).toMatchObject(refused('sealed_body_stale'));
    const fresh = await site.client.seal(registerMember, bodyFor(freshName()), {});
    expect((await send(registerMember, fresh)).status).toBe(200);
  });

  it('C1 C2 keeps nonces for longer than their bodies are accepted', async () => {
    const { redis } = site.site;
    await redis.set('seal-nonces:since', 0);
    const iat = Math.floor(Date.now() / 1000) + 4;
    const sealed = await site.client.seal(registerMember, bodyFor(freshName()), { iat, jti });
    expect((await send(registerMember, sealed)).status).toBe(200);
    expect(await redis.ttl(`seal:${jti}`)).toBeGreaterThan(120 + 5);
  });

  it.each([-60, 4])('C2 may be %i seconds off', async (seconds) => {
    await site.site.redis.set('seal-nonces:since', 0);
    const iat = Math.floor(Date.now() / 1000) + seconds;
    const answer = await send(
      registerMember,
      await site.client.seal(registerMember, bodyFor(freshName()), { iat }),
    );
    expect(answer.status).toBe(200);
  });

  it.each([
    ['call', { path: login.path, method: login.method }],
    ['path', { path: login.path }],
    ['method', { method: 'POST' }],
  ])('C3 for another %s is rejected', async (_what, told) => {
    const username = freshName();
    const answer = await send(
      registerMember,
      await site.client.seal(registerMember, bodyFor(username), told),
    );
    expect(answer).toMatchObject({ status: 400, ...refused('sealed_body_invalid') });
    expect(await site.query('select id from member where username = $1', [username])).toEqual([]);
  });

  it.each(['application/jose', 'Application/JOSE', 'application/jose; charset=utf-8'])(
    'may have content type %s',
    async (type) => {
      const text = await site.client.seal(registerMember, bodyFor(freshName()));
      expect(await sendAny(site, registerMember, { text, type })).toMatchObject({ status: 200 });
    },
  );

  it('C5 that is cut, changed or padded anywhere is rejected', async () => {
    const text = await site.client.seal(login, {
      type: 'username',
      username: 'somebody',
      password: 'x',
    });
    const change = fc.record({
      at: fc.nat(text.length - 1),
      how: fc.constantFrom('cut', 'drop', 'swap', 'repeat'),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, how }) => {
        const other = text[at] === 'A' ? 'B' : 'A';
        // The last bits of base64url carry nothing, so the very end is not swapped.
        const inside = at < text.length - 2 && text[at] !== '.' && text[at + 1] !== '.';
        const changed = {
          cut: text.slice(0, at),
          drop: text.slice(0, at) + text.slice(at + 1),
          swap: inside ? text.slice(0, at) + other + text.slice(at + 1) : '',
          repeat: text.slice(0, at) + text.slice(at).repeat(2),
        }[how];
        const { status } = await send(login, changed);
        expect(status).toBe(400);
      }),
      { numRuns: 60 },
    );
  });

  it('C5 of more than 16 KiB is rejected unopened', async () => {
    const text = await site.client.seal(login, {
      type: 'username',
      username: 'x'.repeat(17_000),
      password: 'x',
    });
    expect(await send(login, text)).toMatchObject({ status: 413, ...refused('body_too_large') });
  });

  it('C5 A21 with a password of 1 MB is rejected', async () => {
    const text = await site.client.seal(login, {
      type: 'username',
      username: 'x',
      password: 'x'.repeat(1024 * 1024),
    });
    expect((await send(login, text)).status).toBe(413);
  });
});

describe('any invalid seal', () => {
  /** A valid seal, except for what a case changes. */
  async function forge(change: {
    header?: jose.CompactJWEHeaderParameters;
    key?: jose.CryptoKey | Uint8Array;
    text?: string;
  }) {
    const { value } = await site.client.call(endpoints.sealingKeys);
    const [jwk] = value.keys;
    if (!jwk) throw new Error('the site offers no key');
    const plaintext =
      change.text ?? JSON.stringify({ iat: value.now, jti: crypto.randomUUID(), body: {} });
    const header = {
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: jwk.kid,
      typ: 'wps+jwe',
      m: login.method,
      p: login.path,
    };
    return new jose.CompactEncrypt(new TextEncoder().encode(plaintext))
      .setProtectedHeader({ ...header, ...change.header })
      .encrypt(change.key ?? (await jose.importJWK(jwk, 'ECDH-ES')), { crit: { m: true } });
  }
  const symmetric = new Uint8Array(32);
  const cases: Record<string, () => Promise<string>> = {
    'alg dir': () => forge({ header: { alg: 'dir', enc: 'A256GCM' }, key: symmetric }),
    'alg ECDH-ES+A256KW': () => forge({ header: { alg: 'ECDH-ES+A256KW', enc: 'A256GCM' } }),
    'alg PBES2': () =>
      forge({ header: { alg: 'PBES2-HS256+A128KW', enc: 'A256GCM' }, key: symmetric }),
    'alg RSA-OAEP': async () =>
      forge({
        header: { alg: 'RSA-OAEP', enc: 'A256GCM' },
        key: (await jose.generateKeyPair('RSA-OAEP')).publicKey,
      }),
    'alg none': async () => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none', enc: 'A256GCM' })}..${part({})}.${part({ iat: 1 })}.`;
    },
    'enc CBC': () => forge({ header: { alg: 'ECDH-ES', enc: 'A256CBC-HS512' } }),
    'zip DEF': () => forge({ header: { alg: 'ECDH-ES', enc: 'A256GCM', zip: 'DEF' } }),
    'an unknown kid': () => forge({ header: { alg: 'ECDH-ES', enc: 'A256GCM', kid: 'nobody' } }),
    'no kid': () => forge({ header: { alg: 'ECDH-ES', enc: 'A256GCM', kid: undefined as never } }),
    'a jku header': () =>
      forge({ header: { alg: 'ECDH-ES', enc: 'A256GCM', jku: 'https://evil.test/keys' } }),
    'a jwk header': () => forge({ header: { alg: 'ECDH-ES', enc: 'A256GCM', jwk: { kty: 'EC' } } }),
    'an x5u header': () =>
      forge({ header: { alg: 'ECDH-ES', enc: 'A256GCM', x5u: 'https://evil.test/cert' } }),
    'a crit header': () => forge({ header: { alg: 'ECDH-ES', enc: 'A256GCM', crit: ['m'] } }),
    'another typ': () => forge({ header: { alg: 'ECDH-ES', enc: 'A256GCM', typ: 'JWT' } }),
    'an unknown key': async () =>
      forge({ key: (await jose.generateKeyPair('ECDH-ES', { crv: 'P-256' })).publicKey }),
    'plaintext that is not JSON': () => forge({ text: 'hello' }),
    'plaintext that nests 10,000 deep': () => forge({ text: '['.repeat(5000) + ']'.repeat(5000) }),
    'plaintext with a duplicate key': () =>
      forge({ text: '{"iat":1,"iat":2,"jti":"0123456789abcdef","body":{}}' }),
    'no nonce': () => forge({ text: '{"iat":1,"body":{}}' }),
    'a short nonce': () => forge({ text: '{"iat":1,"jti":"1","body":{}}' }),
    'a textual issue time': () => forge({ text: '{"iat":"1","jti":"0123456789abcdef","body":{}}' }),
  };

  it.each(Object.entries(cases))('C4 %s gets the same reply', async (_what, make) => {
    const one = shapeOf(await send(login, 'a.b.c.d.e'));
    expect(one).toMatchObject({ status: 400, ...refused('sealed_body_invalid') });
    expect(shapeOf(await send(login, await make()))).toEqual(one);
  });
});
