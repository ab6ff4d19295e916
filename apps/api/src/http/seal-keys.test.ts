import { endpoints } from '@lantern/contracts';
import * as jose from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendAny } from '../../testing/any-call.ts';
import { freshName, useTestSite } from '../../testing/test-site.ts';

const site = useTestSite();
const { registerMember, sealingKeys } = endpoints;
const password = 'Secret-pass-1';

const offered = async () => (await site.client.call(sealingKeys)).value.keys;
const kids = async () => (await offered()).map(({ kid }) => kid);

describe('the keys of sealed bodies', () => {
  beforeEach(() => site.query('delete from seal_key'));

  it('C8 rotate: a retired key is accepted for one more day', async () => {
    const [jwk] = await offered();
    if (!jwk) throw new Error('the site offers no key');
    const register = async () => {
      const body = { username: freshName(), password, confirmPassword: password, agreement: true };
      const text = await site.client.seal(registerMember, body, { jwk });
      return sendAny(site, registerMember, { text, type: 'application/jose' });
    };
    site.clock.turn({ days: 30, minutes: 1 });
    await site.site.seal.rotate();
    expect(await kids()).not.toContain(jwk.kid);
    expect(await register()).toMatchObject({ status: 200 });
    site.clock.turn({ days: 1 });
    expect(await register()).toMatchObject({ status: 400, reply: { code: 'sealed_body_invalid' } });
  });

  it('C8 are created a day before the newest one retires, not sooner', async () => {
    const before = await kids();
    await site.site.seal.rotate();
    expect(await kids()).toEqual(before);
    site.clock.turn({ days: 29, hours: 1 });
    await site.site.seal.rotate();
    const [newest, ...older] = await kids();
    expect(before).not.toContain(newest);
    expect(older).toEqual(before);
  });

  it('C8 open nothing half a minute after they are removed from the database', async () => {
    const [jwk] = await offered();
    if (!jwk) throw new Error('the site offers no key');
    const type = 'application/jose';
    const register = async () => {
      const body = { username: freshName(), password, confirmPassword: password, agreement: true };
      return sendAny(site, registerMember, {
        text: await site.client.seal(registerMember, body, { jwk }),
        type,
      });
    };
    expect(await register()).toMatchObject({ status: 200 });
    await site.query('delete from seal_key');
    site.clock.turn({ seconds: 31 });
    expect(await register()).toMatchObject({ status: 400, reply: { code: 'sealed_body_invalid' } });
  });

  it('have public halves on the wire, and private halves encrypted in the database', async () => {
    const keys = await offered();
    expect(keys.flatMap(Object.keys)).not.toContain('d');
    const rows = await site.query<{ privateJwk: string }>('select private_jwk from seal_key');
    const headers = rows.map((row) => jose.decodeProtectedHeader(row.privateJwk));
    expect(headers).toEqual(keys.map(() => ({ alg: 'dir', enc: 'A256GCM' })));
  });
});
