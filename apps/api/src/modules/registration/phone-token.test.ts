import { type BodyOf, endpoints } from '@lantern/contracts';
import * as jose from 'jose';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { freshNumber, harbor, showCaptcha } from '../../../testing/harbor.ts';
import { projectId, startPhoneService } from '../../../testing/phone-service.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { FirebasePhones } from '../../adapters/firebase-phones.ts';
import type { PhoneVerifier } from '../../ports/phone-verifier.ts';

const service = await startPhoneService();
afterAll(() => service.close());
const site = useTestSite({ firebase: service.config });
const brands = useBrandChanges(site);
beforeEach(() => brands.set('harbor', ['registration', 'phoneVerification'], 'firebase'));
afterEach(() => {
  service.broken = false;
});

const password = 'Secret-pass-1';
type Body = BodyOf<typeof endpoints.registerMember>;

/** At `harbor`, like a page that has a token for the number. */
async function register(mobileNum: string, change: Partial<Body> = {}) {
  const { cookies, ...proof } = await showCaptcha(site);
  const body = {
    ...{
      username: freshName(),
      password,
      confirmPassword: password,
      agreement: true,
      mobileNum,
      ...proof,
    },
    firebaseChannel: 'sms' as const,
    ...change,
  };
  return site.client.call(endpoints.registerMember, { body, cookies, host: harbor });
}
/** With another phone verifier instead of the site's, or none. */
async function withPhones(
  phones: PhoneVerifier | undefined,
  during: () => Promise<void>,
): Promise<void> {
  const own = site.site.phones;
  site.site.phones = phones;
  await during().finally(() => {
    site.site.phones = own;
  });
}
const refused = { status: 400, reply: { code: 'phone_token_invalid' } };
const seconds = () => Math.floor(Date.now() / 1000);
const segment = (value: object) => jose.base64url.encode(JSON.stringify(value));

describe('a phone verified by the external service', () => {
  it('REG-15 registers its number, without a code of the site', async () => {
    const number = freshNumber();
    const { value } = await register(number, {
      firebaseIdToken: await service.token(`+63${number}`),
    });
    const [row] = await site.query(
      'select mobile, mobile_verified from member_profile where member_id = $1',
      [value.customerId],
    );
    expect(row).toEqual({ mobile: `+63${number}`, mobileVerified: true });
    expect(site.sms.sent.filter(({ to }) => to === `+63${number}`)).toEqual([]);
  });

  it('REG-15 REG-08 registers by phone, too', async () => {
    const number = freshNumber();
    const { cookies, ...proof } = await showCaptcha(site);
    const firebaseIdToken = await service.token(`+63${number}`);
    const pair = { password, confirmPassword: password };
    const body = { mobileNum: number, agreement: true, firebaseIdToken, ...pair, ...proof };
    const { value } = await site.client.call(endpoints.registerByMobile, {
      body,
      cookies,
      host: harbor,
    });
    expect(value.account).toBe(`63${number}`);
    const other = freshNumber();
    const shown = await showCaptcha(site);
    const stolen = { ...body, mobileNum: other, captcha: shown.captcha };
    const answer = await site.client.call(endpoints.registerByMobile, {
      body: stolen,
      cookies: shown.cookies,
      host: harbor,
    });
    expect(answer, 'a token of another number').toMatchObject(refused);
  });

  it('REG-15 the form gets the service’s address, only on brands that use it', async () => {
    const ask = (host: string) => site.client.call(endpoints.registerSettings, { host });
    expect((await ask(harbor)).value).toMatchObject({
      phoneVerification: 'firebase',
      firebase: { apiKey: 'public', authDomain: 'auth.example', projectId, emulatorUrl: null },
    });
    expect((await ask('localhost')).value).toMatchObject({
      phoneVerification: 'sms',
      firebase: null,
    });
  });

  it('L1 REG-15 is valid once, even when used twice at the same time', async () => {
    const number = freshNumber();
    const firebaseIdToken = await service.token(`+63${number}`);
    const answers = await Promise.all([1, 2, 3].map(() => register(number, { firebaseIdToken })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await register(number, { firebaseIdToken })).toMatchObject(refused);
  });

  it('L1 REG-15 is valid once in any encoding of its signature', async () => {
    const number = freshNumber();
    const firebaseIdToken = await service.token(`+63${number}`);
    expect((await register(number, { firebaseIdToken })).status).toBe(200);
    // The last character of a 256-byte signature carries two bits; its other four are ignored.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = letters.indexOf(firebaseIdToken.slice(-1));
    const rewritten = firebaseIdToken.slice(0, -1) + letters[last + 1];
    const bytes = (token: string) => Buffer.from(token.split('.')[2] ?? '', 'base64url');
    expect(bytes(rewritten)).toEqual(bytes(firebaseIdToken));
    await site.query(
      'update member_profile set mobile = null, mobile_verified = false where mobile = $1',
      [`+63${number}`],
    );
    await site.query('delete from member_handle where handle_key = $1', [`+63${number}`]);
    expect(await register(number, { firebaseIdToken: rewritten })).toMatchObject(refused);
  });

  it('L1 REG-15 is valid once across all brands', async () => {
    await brands.set('lantern', ['registration', 'phoneVerification'], 'firebase');
    await brands.switchOn('lantern', 'SMSVERIFREG3');
    const number = freshNumber();
    const firebaseIdToken = await service.token(`+63${number}`);
    expect((await register(number, { firebaseIdToken })).status).toBe(200);
    const own = {
      password,
      confirmPassword: password,
      agreement: true,
      firebaseIdToken,
      mobileNum: number,
    };
    const body = { username: freshName(), countryDialingCode: '63', ...own };
    expect(await site.client.call(endpoints.registerMember, { body })).toMatchObject(refused);
  });

  it('B5 REG-15 costs the brand no SMS', async () => {
    const number = freshNumber();
    const body = { countryDialingCode: '63', mobileNo: number };
    const answer = await site.client.call(endpoints.registrationSms, { host: harbor, body });
    expect(answer).toMatchObject({ status: 403, reply: { code: 'feature_disabled' } });
    expect(site.sms.sent.filter(({ to }) => to === `+63${number}`)).toEqual([]);
  });

  it('REG-15 is valid again when its registration failed', async () => {
    const number = freshNumber();
    const taken = (await register(number, { firebaseIdToken: await service.token(`+63${number}`) }))
      .value.account;
    const other = freshNumber();
    const firebaseIdToken = await service.token(`+63${other}`);
    expect(await register(other, { firebaseIdToken, username: taken })).toMatchObject({
      status: 409,
    });
    expect((await register(other, { firebaseIdToken })).status).toBe(200);
  });

  it('REG-15 B8 must be the number of the form', async () => {
    const [number, other] = [freshNumber(), freshNumber()];
    expect(
      await register(number, { firebaseIdToken: await service.token(`+63${other}`) }),
    ).toMatchObject(refused);
  });

  it('REG-15 requires the token: a code of the site is rejected', async () => {
    const number = freshNumber();
    expect(await register(number, { verificationCode: '123456' })).toMatchObject(refused);
    expect(await register(number)).toMatchObject({ reply: { code: 'registration_invalid' } });
  });

  it('REG-15 ERR-02 is unavailable, not invalid, without the service’s keys', async () => {
    const number = freshNumber();
    service.broken = true;
    await withPhones(new FirebasePhones(service.config, site.clock), async () => {
      const firebaseIdToken = await service.token(`+63${number}`);
      expect(await register(number, { firebaseIdToken })).toMatchObject({
        status: 503,
        reply: { code: 'unavailable' },
      });
      service.broken = false;
      expect((await register(number, { firebaseIdToken })).status, 'as soon as they can').toBe(200);
    });
  });
});

describe('an invalid token', () => {
  const forgeries: Record<string, (mobile: string) => Promise<string>> = {
    'has no signature': async (mobile) => {
      const [, payload = ''] = (await service.token(mobile)).split('.');
      return `${segment({ alg: 'none', typ: 'JWT' })}.${payload}.`;
    },
    'is signed with the public key as a secret': (mobile) =>
      service.token(mobile, {
        key: new TextEncoder().encode(service.publicPem),
        header: { alg: 'HS256' },
      }),
    'is signed with another party’s key': async (mobile) =>
      service.token(mobile, { key: (await jose.generateKeyPair('RS256')).privateKey }),
    'contains its own key': async (mobile) => {
      const { publicKey, privateKey } = await jose.generateKeyPair('RS256', { extractable: true });
      return service.token(mobile, {
        key: privateKey,
        header: { jwk: await jose.exportJWK(publicKey) },
      });
    },
    'names a key URL': async (mobile) =>
      service.token(mobile, {
        key: (await jose.generateKeyPair('RS256')).privateKey,
        header: { jku: 'https://evil.example/keys', kid: 'evil' },
      }),
    'has a path as key id': (mobile) =>
      service.token(mobile, { header: { kid: '../../../../dev/null' } }),
    'has SQL as key id': (mobile) =>
      service.token(mobile, { header: { kid: "x' union select 'key" } }),
    'is changed': async (mobile) => {
      const [header, , signature] = (await service.token(mobile)).split('.');
      const [, payload] = (
        await service.token('+639179999999', { claims: { sub: 'other' } })
      ).split('.');
      return `${header}.${payload}.${signature}`;
    },
    'is of another project': (mobile) =>
      service.token(mobile, {
        claims: { aud: 'other', iss: 'https://securetoken.google.com/other' },
      }),
    'is for another audience': (mobile) => service.token(mobile, { claims: { aud: 'other' } }),
    'is of another issuer': (mobile) =>
      service.token(mobile, { claims: { iss: 'https://accounts.google.com' } }),
    'has expired': (mobile) =>
      service.token(mobile, {
        claims: { iat: seconds() - 7200, exp: seconds() - 3600, auth_time: seconds() },
      }),
    'has an authentication time of eleven minutes ago': (mobile) =>
      service.token(mobile, { claims: { auth_time: seconds() - 660 } }),
    'has an authentication time in the future': (mobile) =>
      service.token(mobile, { claims: { auth_time: seconds() + 600 } }),
    'has no authentication time': (mobile) =>
      service.token(mobile, { claims: { auth_time: undefined } }),
    'has no subject': (mobile) => service.token(mobile, { claims: { sub: '' } }),
    'has no number': (mobile) => service.token(mobile, { claims: { phone_number: undefined } }),
    'has a number in another form': (mobile) =>
      service.token(mobile, { claims: { phone_number: mobile.replace('+63', '0') } }),
    'is from another sign-in method': (mobile) =>
      service.token(mobile, { claims: { firebase: { sign_in_provider: 'password' } } }),
    'has no expiry': (mobile) => service.token(mobile, { claims: { exp: undefined } }),
    'is a text': () => Promise.resolve('not.a.token'),
  };

  it.each(Object.entries(forgeries))('L1 REG-15 %s: registers no one', async (_what, forge) => {
    const number = freshNumber();
    expect(await register(number, { firebaseIdToken: await forge(`+63${number}`) })).toMatchObject(
      refused,
    );
  });

  it('L1 never makes the gateway request keys elsewhere', () => {
    expect(new Set(service.asked)).toEqual(new Set(['/keys']));
  });
});

it('REG-15 a brand with an unconfigured service sends its own codes', () =>
  withPhones(undefined, async () => {
    // Shared replies are cached for half a minute.
    site.clock.turn({ minutes: 1 });
    const { value } = await site.client.call(endpoints.registerSettings, { host: harbor });
    expect(value).toMatchObject({ phoneVerification: 'sms', firebase: null });
  }));
