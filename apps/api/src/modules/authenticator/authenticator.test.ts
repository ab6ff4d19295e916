import { endpoints } from '@lantern/contracts';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { turnOnAuthenticator } from '../../../testing/authenticator.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { hasAuthenticator, takeAuthenticatorCode, takeRecoveryCode } from './index.ts';

const site = useTestSite();

const start = (token: string, password: string) =>
  site.client.call(endpoints.startAuthenticator, { token, body: { password } });
const confirm = (token: string, code: string) =>
  site.client.call(endpoints.confirmAuthenticator, { token, body: { code } });
const renew = (token: string, password: string, code: string) =>
  site.client.call(endpoints.renewRecoveryCodes, { token, body: { password, code } });
const remove = (token: string, password: string, code: string) =>
  site.client.call(endpoints.removeAuthenticator, { token, body: { password, code } });

describe('enabling an authenticator', () => {
  it('MEM-02 returns a secret that apps can read, in the brand’s name', async () => {
    const { token, password, account } = await site.register();
    const { value } = await start(token, password);
    expect(value.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(value.uri);
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain(`Lantern:${account}`);
    expect(uri.searchParams.get('secret')).toBe(value.secret);
  });

  it('MEM-02 changes nothing until a code of the app is confirmed', async () => {
    const { token, password, customerId } = await site.register();
    expect(await confirm(token, '123456')).toMatchObject({
      reply: { code: 'authenticator_not_started' },
    });
    await start(token, password);
    expect(await hasAuthenticator(site.site.db, customerId)).toBe(false);
    expect(await confirm(token, 'abcdef')).toMatchObject({
      status: 400,
      reply: { code: 'code_wrong' },
    });
    expect(await hasAuthenticator(site.site.db, customerId)).toBe(false);
  });

  it('MEM-02 returns ten recovery codes, and is rejected while one is enabled', async () => {
    const { token, password, codes, app } = await turnOnAuthenticator(site);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[a-z2-9]{5}-[a-z2-9]{5}$/.test(code))).toBe(true);
    expect(await start(token, password)).toMatchObject({
      status: 409,
      reply: { code: 'authenticator_on' },
    });
    expect(await confirm(token, app.next())).toMatchObject({
      status: 409,
      reply: { code: 'authenticator_on' },
    });
  });

  it('MEM-02 asks for the password', async () => {
    const { token } = await site.register();
    expect(await start(token, 'Wrong-pass-1')).toMatchObject({
      status: 400,
      reply: { code: 'password_wrong' },
    });
  });

  it('A14 succeeds once when the same code is sent twice at the same time', async () => {
    const { token, password } = await site.register();
    const { value } = await start(token, password);
    const timestamp = site.clock.now().getTime();
    const code = new TOTP({ secret: Secret.fromBase32(value.secret) }).generate({ timestamp });
    const answers = await Promise.all([confirm(token, code), confirm(token, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('D9 stores neither the secret nor a recovery code in plain text', async () => {
    const { customerId, secret, codes } = await turnOnAuthenticator(site);
    const kept = JSON.stringify([
      await site.query('select * from authenticator where member_id = $1', [customerId]),
      await site.query(
        "select encode(code_hash, 'escape') from recovery_code where member_id = $1",
        [customerId],
      ),
    ]);
    for (const one of [secret, ...codes]) expect(kept).not.toContain(one);
    const logged = JSON.stringify(site.log);
    for (const one of [secret, ...codes]) expect(logged).not.toContain(one);
  });
});

describe('an authenticator code', () => {
  const take = (memberId: string, code: string) => takeAuthenticatorCode(site.site, memberId, code);

  it('A14 is valid once, even when sent five times at the same time', async () => {
    const { customerId, app } = await turnOnAuthenticator(site);
    const code = app.next();
    const taken = await Promise.all([1, 2, 3, 4, 5].map(() => take(customerId, code)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await take(customerId, code)).toBe(false);
  });

  it('A14 is invalid after a later one was accepted', async () => {
    const { customerId, app } = await turnOnAuthenticator(site);
    const [early, late] = [app.next(), app.next()];
    expect(await take(customerId, late)).toBe(true);
    expect(await take(customerId, early)).toBe(false);
  });

  it('A14 is invalid after it enabled the authenticator', async () => {
    const { customerId, first } = await turnOnAuthenticator(site);
    expect(await take(customerId, first)).toBe(false);
  });

  it('is valid within thirty seconds before and after its own time step', async () => {
    for (const [seconds, good] of [
      [-30, true],
      [30, true],
      [-60, false],
      [60, false],
    ] as const) {
      const { customerId, secret } = await turnOnAuthenticator(site);
      await site.query('update authenticator set last_step = 0 where member_id = $1', [customerId]);
      // In the middle of a time step, so that the next one does not start during the test.
      site.clock.turn({ seconds: 15 - ((site.clock.now().getTime() / 1000) % 30) });
      const timestamp = site.clock.now().getTime() + seconds * 1000;
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
      expect([seconds, await take(customerId, code)]).toEqual([seconds, good]);
    }
  });

  it('may contain spaces, as apps show it', async () => {
    const { customerId, app } = await turnOnAuthenticator(site);
    const code = app.next();
    expect(await take(customerId, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toBe(true);
  });

  it('A13 can be guessed five times at most, even at the same time', async () => {
    const { customerId, app } = await turnOnAuthenticator(site);
    const guesses = await Promise.allSettled(
      Array.from({ length: 30 }, () => take(customerId, 'abcdef')),
    );
    expect(guesses.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const waiting = {
      code: 'too_many_requests',
      value: { retryAfter: expect.toSatisfy((s: number) => s > 290) },
    };
    await expect(take(customerId, app.next())).rejects.toMatchObject(waiting);
    await expect(takeRecoveryCode(site.site, customerId, 'aaaaa-aaaaa')).rejects.toMatchObject(
      waiting,
    );
  });

  it('A13 resets the failure count when it is right', async () => {
    const { customerId, app } = await turnOnAuthenticator(site);
    for (const code of ['1', '2', '3', '4', app.next(), '5', '6', '7', '8'])
      await take(customerId, code);
    expect(await take(customerId, app.next())).toBe(true);
  });

  it('is invalid for a member without a confirmed authenticator', async () => {
    const { token, password, customerId } = await site.register();
    expect(await take(customerId, '123456')).toBe(false);
    const { value } = await start(token, password);
    const timestamp = site.clock.now().getTime();
    expect(
      await take(
        customerId,
        new TOTP({ secret: Secret.fromBase32(value.secret) }).generate({ timestamp }),
      ),
    ).toBe(false);
  });
});

describe('a recovery code', () => {
  it('A14 is valid once in any spelling, even when sent five times at the same time', async () => {
    const { customerId, codes } = await turnOnAuthenticator(site);
    const [code = ''] = codes;
    const typed = [
      code,
      code.toUpperCase(),
      ` ${code}`,
      code.replace('-', ''),
      code.replace('-', ' - '),
    ];
    const taken = await Promise.all(
      typed.map((one) => takeRecoveryCode(site.site, customerId, one)),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('D1 is invalid for another member', async () => {
    const [own, other] = [await turnOnAuthenticator(site), await turnOnAuthenticator(site)];
    expect(await takeRecoveryCode(site.site, other.customerId, own.codes[0] ?? '')).toBe(false);
  });

  it('MEM-02 is invalid after new ones were generated', async () => {
    const { token, password, customerId, codes, app } = await turnOnAuthenticator(site);
    const { value } = await renew(token, password, app.next());
    expect(value.recoveryCodes).toHaveLength(10);
    expect(await takeRecoveryCode(site.site, customerId, codes[0] ?? '')).toBe(false);
    expect(await takeRecoveryCode(site.site, customerId, value.recoveryCodes[0] ?? '')).toBe(true);
  });
});

describe('changing an authenticator', () => {
  it('MEM-02 asks for the password and a code', async () => {
    const { token, password, customerId, app } = await turnOnAuthenticator(site);
    for (const change of [renew, remove]) {
      const wrong = await change(token, 'Wrong-pass-1', app.next());
      expect(wrong).toMatchObject({ status: 400, reply: { code: 'password_wrong' } });
      expect(await change(token, password, '000000x')).toMatchObject({
        status: 400,
        reply: { code: 'code_wrong' },
      });
    }
    expect(await hasAuthenticator(site.site.db, customerId)).toBe(true);
  });

  it('MEM-02 accepts a recovery code from a member who lost the app', async () => {
    const { token, password, customerId, codes } = await turnOnAuthenticator(site);
    expect((await remove(token, password, codes[0] ?? '')).status).toBe(200);
    expect(await hasAuthenticator(site.site.db, customerId)).toBe(false);
    expect(await takeRecoveryCode(site.site, customerId, codes[1] ?? '')).toBe(false);
  });

  it('MEM-02 is refused when there is none', async () => {
    const { token, password } = await site.register();
    for (const change of [renew, remove])
      expect(await change(token, password, '123456')).toMatchObject({
        status: 409,
        reply: { code: 'authenticator_off' },
      });
  });

  it('A1 A13 is locked with the password, and with the codes', async () => {
    for (const change of [renew, remove]) {
      const { token, password, app } = await turnOnAuthenticator(site);
      for (let time = 0; time < 5; time += 1) await change(token, password, '0');
      expect(await change(token, password, app.next())).toMatchObject({
        reply: { code: 'too_many_requests' },
      });
    }
  });

  it.each(['startAuthenticator', 'renewRecoveryCodes', 'removeAuthenticator'] as const)(
    'A1 %s is locked with the login after ten wrong passwords',
    async (name) => {
      const { token, password, app } = await turnOnAuthenticator(site);
      const call = (typed: string) =>
        name === 'startAuthenticator'
          ? start(token, typed)
          : site.client.call(endpoints[name], {
              token,
              body: { password: typed, code: app.next() },
            });
      for (let time = 0; time < 10; time += 1) await call('Wrong-pass-1');
      expect(await call(password)).toMatchObject({ status: 429, reply: { code: 'login_locked' } });
    },
  );
});
