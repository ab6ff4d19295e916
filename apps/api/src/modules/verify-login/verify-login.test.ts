import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { fromAnywhere } from '../../../testing/any-call.ts';
import { turnOnAuthenticator } from '../../../testing/authenticator.ts';
import {
  bindBank,
  logIn,
  logInElsewhere,
  reachableMember,
  verifying,
} from '../../../testing/logins.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });

const { verify, send } = verifying(site);
const info = (token: string) => site.client.call(endpoints.memberInfo, { token });
const refused = (status: number, code: string) => ({ status, reply: { success: false, code } });

describe('a login from a new network', () => {
  it('LOG-05 waits for verification, and lists the member’s ways with masked hints', async () => {
    const { email, mobile, ...member } = await reachableMember(site);
    const waiting = await logInElsewhere(site, member);
    expect(waiting).toMatchObject({
      next: 'verify',
      firstTimeLogin: false,
      passwordExpired: false,
    });
    const methods = [
      { method: 'sms', hint: expect.stringMatching(/^\+63•••\d{3}$/) },
      { method: 'email', hint: expect.stringMatching(/^m•••@mail\.test$/) },
    ];
    expect(waiting.methods).toEqual(methods);
    const asked = await site.client.call(endpoints.loginMethods, {
      token: waiting.token,
      headers: waiting.headers,
    });
    expect(asked.value).toEqual({ methods });
    expect(JSON.stringify(waiting)).not.toMatch(
      new RegExp(`${mobile.slice(3)}|${email.split('@')[0]}`),
    );
  });

  it('LOG-05 is whole without a way, from a known network, and at a first login', async () => {
    const stranger = await site.register();
    expect(await logInElsewhere(site, stranger)).toMatchObject({ next: null, methods: [] });
    const member = await reachableMember(site);
    expect((await logIn(site, member)).value.next).toBeNull();
    await site.query('update member set first_login_at = null where id = $1', [member.customerId]);
    expect(await logInElsewhere(site, member)).toMatchObject({ next: null, firstTimeLogin: true });
  });

  it('LOG-05 A5 gets a new token by a code to the phone; its network is then known', async () => {
    const member = await reachableMember(site);
    const waiting = await logInElsewhere(site, member);
    expect((await send(waiting, 'sms')).value.expiredMinutes).toBe(5);
    const { value } = await verify(waiting, {
      method: 'sms',
      code: ` ${site.sms.codeFor(member.mobile)} `,
    });
    expect(value).toMatchObject({ account: member.account, next: null, methods: [] });
    expect(value.token).not.toBe(waiting.token);
    expect(await info(waiting.token)).toMatchObject(refused(401, 'session_expired'));
    expect((await info(value.token)).status).toBe(200);
    expect((await logIn(site, member, { headers: waiting.headers })).value.next).toBeNull();
  });

  it('LOG-05 notifies the member of the login by mail', async () => {
    const member = await reachableMember(site);
    const waiting = await logInElsewhere(site, member);
    await send(waiting, 'sms');
    await verify(waiting, { method: 'sms', code: site.sms.codeFor(member.mobile) });
    await expect.poll(() => site.mail.sentTo(member.email), { interval: 5 }).toHaveLength(1);
    expect(site.mail.sentTo(member.email)[0]?.text).toContain(waiting.headers['x-forwarded-for']);
  });

  it('LOG-05 can be verified by a code to the e-mail address', async () => {
    const member = await reachableMember(site);
    const waiting = await logInElsewhere(site, member);
    await send(waiting, 'email');
    const code = site.mail.codeFor(member.email);
    expect((await verify(waiting, { method: 'email', code })).value.next).toBeNull();
  });

  it('LOG-05 can be verified by the authenticator, or by a recovery code', async () => {
    const member = await turnOnAuthenticator(site);
    const byApp = await logInElsewhere(site, member);
    expect(byApp.methods.map(({ method }) => method)).toEqual(['totp', 'recovery']);
    expect((await verify(byApp, { method: 'totp', code: member.app.next() })).status).toBe(200);
    const byPaper = await logInElsewhere(site, member);
    expect(
      (await verify(byPaper, { method: 'recovery', code: member.codes[0] ?? '' })).status,
    ).toBe(200);
  });

  it('LOG-05 cannot use the account holder’s name if there is an authenticator', async () => {
    const member = await turnOnAuthenticator(site);
    await bindBank(site, member.customerId, 'Nguyen Van A');
    const waiting = await logInElsewhere(site, member);
    expect(waiting.methods.map(({ method }) => method)).toEqual(['totp', 'recovery']);
    const byName = await verify(waiting, { method: 'bank', holderName: 'Nguyen Van A' });
    expect(byName).toMatchObject(refused(400, 'method_not_open'));
  });

  it('LOG-05 cannot use the account holder’s name if a code can reach the member', async () => {
    const member = await reachableMember(site);
    await bindBank(site, member.customerId, 'Nguyen Van A');
    const waiting = await logInElsewhere(site, member);
    expect(waiting.methods.map(({ method }) => method)).toEqual(['sms', 'email']);
    const byName = await verify(waiting, { method: 'bank', holderName: 'Nguyen Van A' });
    expect(byName).toMatchObject(refused(400, 'method_not_open'));
  });

  it.each(['NGUYỄN VĂN ĐỨC', 'nguyen  van duc', 'Ｎguyễn Văn Đức'])(
    'LOG-05 can be verified by the bank account holder’s name, spelt %s',
    async (holderName) => {
      const member = await site.register();
      await bindBank(site, member.customerId, 'Nguyễn Văn Đức');
      const waiting = await logInElsewhere(site, member);
      expect(await verify(waiting, { method: 'bank', holderName: 'Nguyễn Văn Đ' })).toMatchObject(
        refused(400, 'code_wrong'),
      );
      expect((await verify(waiting, { method: 'bank', holderName })).value.next).toBeNull();
    },
  );

  it('LOG-05 cannot be verified in a way the member lacks, and sends no code for it', async () => {
    const member = await site.register();
    await bindBank(site, member.customerId, 'Nguyen Van A');
    const waiting = await logInElsewhere(site, member);
    expect(await send(waiting, 'sms')).toMatchObject(refused(400, 'method_not_open'));
    expect(await verify(waiting, { method: 'totp', code: '123456' })).toMatchObject(
      refused(400, 'method_not_open'),
    );
  });

  it('LOG-05 is verified once: afterwards there is nothing to verify', async () => {
    const { token } = await reachableMember(site);
    const whole = { token, headers: {} };
    expect(await site.client.call(endpoints.loginMethods, { token })).toMatchObject(
      refused(409, 'already_verified'),
    );
    expect(await send(whole, 'sms')).toMatchObject(refused(409, 'already_verified'));
    expect(await verify(whole, { method: 'sms', code: '123456' })).toMatchObject(
      refused(409, 'already_verified'),
    );
  });

  it('LOG-05 A8 ends no other session before it is verified, and then it does', async () => {
    const member = await reachableMember(site);
    const waiting = await logInElsewhere(site, member);
    expect((await info(member.token)).status).toBe(200);
    await send(waiting, 'sms');
    await verify(waiting, { method: 'sms', code: site.sms.codeFor(member.mobile) });
    expect(await info(member.token)).toMatchObject(refused(401, 'logged_in_elsewhere'));
  });

  it('LOG-05 waits ten minutes', async () => {
    const waiting = await logInElsewhere(site, await reachableMember(site));
    site.clock.turn({ minutes: 11 });
    const asked = await site.client.call(endpoints.loginMethods, { token: waiting.token });
    expect(asked).toMatchObject(refused(401, 'session_expired'));
  });
});

describe('a login by phone from a new network', () => {
  it('LOG-05 cannot be verified by the phone again', async () => {
    const member = await reachableMember(site);
    await site.query(
      `insert into member_handle (brand_id, member_id, kind, handle_key, proved)
        select brand_id, id, 'mobile', $2, true from member where id = $1`,
      [member.customerId, member.mobile],
    );
    await site.query(
      `update brand
        set settings =
          jsonb_set(settings, '{switches}', settings->'switches' || '["MOBILEVERCODELOGIN3"]')
        where code = 'lantern'`,
    );
    await site.site.brands.reload();
    const body = { countryDialingCode: '63', mobileNum: member.mobile.slice(3) };
    await site.client.call(endpoints.loginSms, { body });
    const enter = () => {
      const verificationCode = site.sms.codeFor(member.mobile);
      return site.client.call(endpoints.login, {
        body: { type: 'sms', ...body, verificationCode },
        headers: fromAnywhere(),
      });
    };
    const { value } = await enter();
    expect(value).toMatchObject({ next: 'verify', methods: [{ method: 'email' }] });
    await site.query('update member_profile set email_verified = false where member_id = $1', [
      member.customerId,
    ]);
    await site.query('delete from code_request');
    await site.client.call(endpoints.loginSms, { body });
    expect((await enter()).value.next).toBeNull();
  });
});
