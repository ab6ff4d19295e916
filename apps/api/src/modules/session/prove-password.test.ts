import { endpoints } from '@lantern/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { fromAnywhere } from '../../../testing/any-call.ts';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import {
  freshNumber,
  harbor,
  moveNetwork,
  passSeconds,
  registerAtHarbor,
  showCaptcha,
} from '../../../testing/harbor.ts';
import { logInElsewhere, reachableMember, verifying } from '../../../testing/logins.ts';
import { startSignInServer } from '../../../testing/sign-in-server.ts';
import { finish, goAndComeBack, linkTo, redirectUris } from '../../../testing/social.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const server = await startSignInServer(redirectUris);
afterAll(() => server.close());
const site = useTestSite({ google: server.config, trustedProxies: ['127.0.0.1'] });
const brands = useBrandChanges(site);

const password = 'Secret-pass-1';
interface Page {
  token: string;
  cookies?: readonly string[];
  host?: string;
}

/** Proves the password at a logged-in page, without any other effect. */
const prove = ({ token, cookies = [], host = 'localhost' }: Page, given = password) =>
  site.client.call(endpoints.unlinkSocial, {
    ...{ token, cookies, host, headers: fromAnywhere() },
    body: { provider: 'google', password: given },
  });

/** Guesses from everywhere, until the account is locked for strangers. */
async function lockOut(username: string, host = 'localhost'): Promise<void> {
  for (let time = 0; time < 11; time += 1) {
    const { captcha, cookies } = await showCaptcha(site, host);
    const body = { type: 'username', username, password: 'Wrong-pass-1', captcha } as const;
    await site.client.call(endpoints.login, { host, body, cookies, headers: fromAnywhere() });
  }
  const stranger = { type: 'username', username, password, captcha: '' } as const;
  const { captcha, cookies } = await showCaptcha(site, host);
  const answer = await site.client.call(endpoints.login, {
    ...{ host, cookies, headers: fromAnywhere() },
    body: { ...stranger, captcha },
  });
  expect(answer.reply, 'the account is locked for strangers').toMatchObject({
    code: 'login_locked',
  });
}

const register = () =>
  site.client.call(endpoints.registerMember, {
    body: { username: freshName(), password, confirmPassword: password, agreement: true },
  });

describe('a stranger who locks an account does not lock its owner out', () => {
  it('A3 LOG-10 where the owner has registered', async () => {
    const { value, cookies } = await register();
    await lockOut(value.account);
    expect((await prove({ token: value.token, cookies })).status).toBe(200);
  });

  it('A3 LOG-10 where the owner has logged in by a code to the phone', async () => {
    const mobileNum = freshNumber();
    const { value } = await registerAtHarbor(site, { mobileNum });
    await passSeconds(site, 61);
    await moveNetwork(site);
    const phone = { countryDialingCode: '63', mobileNum };
    await site.client.call(endpoints.loginSms, { host: harbor, body: phone });
    const body = {
      type: 'sms',
      ...phone,
      verificationCode: site.sms.codeFor(`+63${mobileNum}`),
    } as const;
    const entered = await site.client.call(endpoints.login, { host: harbor, body });
    await lockOut(value.account, harbor);
    expect((await prove({ ...entered, token: entered.value.token, host: harbor })).status).toBe(
      200,
    );
  });

  it('A3 PWD-03 where the owner has set a new password by phone', async () => {
    const mobileNum = freshNumber();
    const { value } = await registerAtHarbor(site, { mobileNum });
    await passSeconds(site, 61);
    await moveNetwork(site);
    const phone = { countryDialingCode: '63', mobileNum };
    await site.client.call(endpoints.loginSms, {
      host: harbor,
      body: { ...phone, purpose: 'forgot' },
    });
    const body = {
      ...phone,
      verificationCode: site.sms.codeFor(`+63${mobileNum}`),
      newPassword: 'Another-pass-2',
    };
    const entered = await site.client.call(endpoints.resetPasswordByPhone, { host: harbor, body });
    await lockOut(value.account, harbor);
    const page = { ...entered, token: entered.value.token, host: harbor };
    expect((await prove(page, 'Another-pass-2')).status).toBe(200);
  });

  it('A3 REG-13 where the owner has logged in through a sign-in provider', async () => {
    await brands.switchOn('lantern', 'GOOGLELOGIN3');
    const member = await site.register();
    server.person = { sub: freshName() };
    await linkTo(site, server, member);
    const answer = await finish(site, await goAndComeBack(site, server));
    if (answer.value.outcome !== 'entered') throw new Error('the login failed');
    await lockOut(member.account);
    expect(
      (await prove({ token: answer.value.session.token, cookies: answer.cookies })).status,
    ).toBe(200);
  });

  it('A3 LOG-05 where the owner has verified a login', async () => {
    const member = await reachableMember(site);
    const waiting = await logInElsewhere(site, member);
    const { verify, send } = verifying(site);
    await send(waiting, 'sms');
    const entered = await verify(waiting, { method: 'sms', code: site.sms.codeFor(member.mobile) });
    await lockOut(member.account);
    expect((await prove({ token: entered.value.token, cookies: entered.cookies })).status).toBe(
      200,
    );
  });

  it('A3 D-4 where the owner has logged in by a ticket', async () => {
    const { value } = await register();
    const { value: made } = await site.client.call(endpoints.createTicket, {
      token: value.token,
      body: {},
    });
    const entered = await site.client.call(endpoints.loginByTicket, {
      body: { ticket: made.ticket },
    });
    await lockOut(value.account);
    expect((await prove({ token: entered.value.token, cookies: entered.cookies })).status).toBe(
      200,
    );
  });

  it('A3 LOG-10 where the owner has proved the password at an open page', async () => {
    const { value } = await register();
    const { cookies } = await prove({ token: value.token });
    await lockOut(value.account);
    expect((await prove({ token: value.token, cookies })).status).toBe(200);
  });

  it('A3 LOG-10 but not on a device without a login, even with the token', async () => {
    const { value } = await register();
    await lockOut(value.account);
    expect(await prove({ token: value.token })).toMatchObject({
      status: 429,
      reply: { code: 'login_locked' },
    });
  });
});

it('A1 LOG-10 an open page that creates many tickets gets no more guesses by them', async () => {
  const { value } = await register();
  let { token } = value;
  const codes = [];
  for (let device = 0; device < 3; device += 1) {
    const { value: made } = await site.client.call(endpoints.createTicket, { token, body: {} });
    const entered = await site.client.call(endpoints.loginByTicket, {
      body: { ticket: made.ticket },
    });
    token = entered.value.token;
    for (let time = 0; time < 5; time += 1) {
      const { reply } = await prove({ token, cookies: entered.cookies }, 'Wrong-pass-1');
      codes.push(reply.success ? 'success' : reply.code);
    }
  }
  expect(codes.slice(10)).toEqual(Array.from({ length: 5 }, () => 'login_locked'));
});
