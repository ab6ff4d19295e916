import { type BodyOf, endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { fromAnywhere } from '../../../testing/any-call.ts';
import { LivePage } from '../../../testing/live-page.ts';
import { cookieOf, logIn, logInElsewhere, reachableMember } from '../../../testing/logins.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { hashPassword } from '../session/index.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });
const next = 'Another-pass-2';

type Body = BodyOf<typeof endpoints.changePassword>;
const change = (token: string, body: Partial<Body>) => {
  const full = { newPassword: next, confirmNewPassword: next, ...body };
  return site.client.call(endpoints.changePassword, { token, body: full, headers: fromAnywhere() });
};
const info = async (token: string) =>
  (await site.client.call(endpoints.memberInfo, { token })).status;
const refused = (status: number, code: string) => ({ status, reply: { success: false, code } });

async function mustChange() {
  const member = await site.register();
  await site.query('update member set password_is_default = true where id = $1', [
    member.customerId,
  ]);
  const { value } = await logIn(site, member);
  return { ...member, token: value.token };
}

describe('changing the password', () => {
  it('PWD-01 needs the old one, and only the new one logs in afterwards', async () => {
    const member = await site.register();
    const answer = await change(member.token, { oldPassword: member.password });
    expect(answer.value).toEqual({ loginAgain: false });
    expect(await info(member.token)).toBe(200);
    expect((await logIn(site, member)).status).toBe(401);
    expect((await logIn(site, { ...member, password: next })).status).toBe(200);
  });

  it('PWD-01 LOG-09 A6 ends other sessions, pages, devices, links and pending logins', async () => {
    const member = await reachableMember(site);
    const stays = await logIn(site, member, {}, { remember: true });
    const resumed = await site.client.call(endpoints.resumeSession, {
      body: {},
      cookies: cookieOf(stays, 'remember'),
    });
    const page = await LivePage.of(site, stays.value.token);
    const waiting = await logInElsewhere(site, member);
    await site.query(
      `insert into password_reset (ticket_hash, brand_id, member_id, expires_at)
       select '\\x01', brand_id, id, now() + interval '1 hour' from member where id = $1`,
      [member.customerId],
    );
    await change(resumed.value.token, { oldPassword: member.password });
    await site.tellLive();
    await page.untilClosed();
    expect(page.heard.at(-1)).toEqual({ type: 'session_ended', code: 'session_expired' });
    expect([
      await info(stays.value.token),
      await info(waiting.token),
      await info(resumed.value.token),
    ]).toEqual([401, 401, 200]);
    const back = await site.client.call(endpoints.resumeSession, {
      body: {},
      cookies: cookieOf(resumed, 'remember'),
    });
    expect(back.status).toBe(401);
    expect(
      await site.query('select 1 from password_reset where member_id = $1', [member.customerId]),
    ).toEqual([]);
  });

  it('PWD-01 notifies the member by mail, if there is an address', async () => {
    const member = await reachableMember(site);
    await change(member.token, { oldPassword: member.password });
    await expect.poll(() => site.mail.sentTo(member.email), { interval: 5 }).toHaveLength(1);
    const [mail] = site.mail.sentTo(member.email);
    expect(mail?.text).toContain(member.account);
    expect(mail?.text).not.toContain(next);
  });

  it('PWD-01 A1 fails with a wrong old password, and is locked after ten', async () => {
    const member = await site.register();
    for (let time = 0; time < 10; time += 1)
      expect(await change(member.token, { oldPassword: 'Wrong-pass-1' })).toMatchObject(
        refused(400, 'password_wrong'),
      );
    expect(await change(member.token, { oldPassword: member.password })).toMatchObject(
      refused(429, 'login_locked'),
    );
    expect(await info(member.token)).toBe(200);
  });

  it('PWD-01 requires the old one', async () => {
    const { token } = await site.register();
    expect(await change(token, {})).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input', value: { fields: ['oldPassword'] } },
    });
  });

  it('PWD-01 needs the new one twice, by the registration rule that a refusal names', async () => {
    const { token, password: oldPassword } = await site.register();
    expect(await change(token, { oldPassword, confirmNewPassword: `${next} ` })).toMatchObject(
      refused(400, 'password_mismatch'),
    );
    const invalid = await change(token, {
      oldPassword,
      newPassword: 'short',
      confirmNewPassword: 'short',
    });
    expect(invalid).toMatchObject({
      status: 400,
      reply: {
        code: 'password_invalid',
        value: { problem: 'length', patternId: 'any', min: 8, max: 128 },
      },
    });
  });

  it.each(['with a space in it', 'x7'.concat('🐟'.repeat(126))])(
    'PWD-01 may have 128 characters of any kind: %s',
    async (newPassword) => {
      const { token, password: oldPassword } = await site.register();
      const body = { oldPassword, newPassword, confirmNewPassword: newPassword };
      expect((await change(token, body)).status).toBe(200);
    },
  );

  it.each(['12345678', 'password1', 'Password1!', 'qwertyuiop', 'lantern2026'])(
    'PWD-01 cannot be %s, which is guessed first',
    async (newPassword) => {
      const { token, password: oldPassword } = await site.register();
      const body = { oldPassword, newPassword, confirmNewPassword: newPassword };
      expect(await change(token, body)).toMatchObject(refused(400, 'password_weak'));
    },
  );

  it('PWD-01 cannot contain the username', async () => {
    const { token, password: oldPassword, account } = await site.register();
    const newPassword = `My-${account.toUpperCase()}-7`;
    const body = { oldPassword, newPassword, confirmNewPassword: newPassword };
    expect(await change(token, body)).toMatchObject(refused(400, 'password_has_name'));
  });

  it('PWD-01 of before the rule still logs in', async () => {
    const member = await site.register();
    await site.query('update member set password_hash = $2 where id = $1', [
      member.customerId,
      await hashPassword('12345'),
    ]);
    expect((await logIn(site, { ...member, password: '12345' })).status).toBe(200);
  });

  it('PWD-01 rejects the old one as the new one', async () => {
    const { token, password } = await site.register();
    const same = { oldPassword: password, newPassword: password, confirmNewPassword: password };
    expect(await change(token, same)).toMatchObject(refused(400, 'password_unchanged'));
  });

  it('PWD-01 succeeds once when two change it at the same time', async () => {
    const { token, password: oldPassword } = await site.register();
    const answers = await Promise.all(
      ['Another-pass-2', 'Another-pass-3'].map((newPassword) =>
        change(token, { oldPassword, newPassword, confirmNewPassword: newPassword }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('a first password, for a member without one', () => {
  /** Registered by phone: the number is verified, and nothing else. */
  async function byPhone(more: { email?: boolean } = {}) {
    const member = await reachableMember(site);
    await site.query('update member set password_hash = null where id = $1', [member.customerId]);
    if (!more.email)
      await site.query(
        'update member_profile set email = null, email_verified = false where member_id = $1',
        [member.customerId],
      );
    return member;
  }
  const send = (token: string) => site.client.call(endpoints.sendPasswordCode, { token, body: {} });

  it('PWD-01 is set by a code to the verified phone, and logs in', async () => {
    const member = await byPhone();
    expect((await send(member.token)).value).toEqual({
      expiredMinutes: 5,
      expirationTime: expect.any(Number),
    });
    const verificationCode = site.sms.codeFor(member.mobile);
    expect((await change(member.token, { verificationCode })).value).toEqual({ loginAgain: false });
    expect((await logIn(site, { ...member, password: next })).status).toBe(200);
  });

  it('PWD-01 is set by a code to the verified e-mail, if there is no phone', async () => {
    const member = await byPhone({ email: true });
    await site.query('update member_profile set mobile_verified = false where member_id = $1', [
      member.customerId,
    ]);
    await send(member.token);
    const verificationCode = site.mail.codeFor(member.email);
    expect((await change(member.token, { verificationCode })).status).toBe(200);
  });

  it('PWD-01 A6 needs more than an open page, and a correct code', async () => {
    const member = await byPhone();
    expect(await change(member.token, {})).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input', value: { fields: ['verificationCode'] } },
    });
    expect(await change(member.token, { verificationCode: '123456' })).toMatchObject(
      refused(400, 'code_wrong'),
    );
    await send(member.token);
    const code = site.sms.codeFor(member.mobile);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await change(member.token, { verificationCode: wrong })).toMatchObject(
      refused(400, 'code_wrong'),
    );
  });

  it('PWD-01 comes before adding an address, which a stranger could do', async () => {
    const member = await byPhone();
    const email = `${member.account}@elsewhere.test`;
    await site.client.call(endpoints.sendBindingEmail, { token: member.token, body: { email } });
    const body = { email, verificationCode: site.mail.codeFor(email) };
    const bound = await site.client.call(endpoints.bindEmail, { token: member.token, body });
    expect(bound).toMatchObject(refused(400, 'password_wrong'));
  });

  it('PWD-01 uses a code by phone even if an e-mail is verified', async () => {
    const member = await byPhone({ email: true });
    await send(member.token);
    expect(site.mail.sentTo(member.email)).toEqual([]);
    expect(site.sms.codeFor(member.mobile)).toMatch(/^\d{6}$/);
  });

  it('PWD-01 keeps the code valid after an invalid password', async () => {
    const member = await byPhone();
    await send(member.token);
    const verificationCode = site.sms.codeFor(member.mobile);
    const short = { verificationCode, newPassword: 'short', confirmNewPassword: 'short' };
    expect(await change(member.token, short)).toMatchObject(refused(400, 'password_invalid'));
    expect((await change(member.token, { verificationCode })).status).toBe(200);
  });

  it('A14 PWD-01 is set once when two use the code at the same time', async () => {
    const member = await byPhone();
    await send(member.token);
    const verificationCode = site.sms.codeFor(member.mobile);
    const answers = await Promise.all([1, 2].map(() => change(member.token, { verificationCode })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('A15 PWD-01 accepts no code sent for another purpose', async () => {
    const member = await byPhone();
    const brand = site.site.brands.byHost('localhost');
    if (!brand) throw new Error('there is no brand');
    await send(member.token);
    const sent = site.sms.codeFor(member.mobile);
    for (const purpose of ['login', 'forgot', 'bind', 'verify'] as const) {
      const { code } = await site.site.verification.codes.make(brand, purpose, member.mobile);
      if (code !== sent)
        expect(await change(member.token, { verificationCode: code })).toMatchObject(
          refused(400, 'code_wrong'),
        );
    }
  });

  it('PWD-01 is the only reason to send such a code', async () => {
    const member = await reachableMember(site);
    expect(await send(member.token)).toMatchObject(refused(400, 'method_not_open'));
    const unreachable = await site.register();
    await site.query('update member set password_hash = null where id = $1', [
      unreachable.customerId,
    ]);
    expect(await send(unreachable.token)).toMatchObject(refused(400, 'method_not_open'));
    expect(await change(unreachable.token, { verificationCode: '123456' })).toMatchObject(
      refused(400, 'method_not_open'),
    );
  });

  it('B4 PWD-01 gets one code a minute', async () => {
    const member = await byPhone();
    await send(member.token);
    expect(await send(member.token)).toMatchObject(refused(429, 'code_too_soon'));
  });
});

describe('a required password change', () => {
  it('LOG-04 A19 needs no old one, and is followed by a login with the new one', async () => {
    const member = await mustChange();
    expect((await change(member.token, {})).value).toEqual({ loginAgain: true });
    expect(await info(member.token)).toBe(401);
    const { value } = await logIn(site, { ...member, password: next });
    expect(value).toMatchObject({ next: null, passwordExpired: false });
  });

  it('LOG-04 A19 rejects the same password', async () => {
    const member = await mustChange();
    const same = { newPassword: member.password, confirmNewPassword: member.password };
    expect(await change(member.token, same)).toMatchObject(refused(400, 'password_unchanged'));
    expect((await logIn(site, member)).value.next).toBe('change_password');
  });

  it('LOG-11 A19 does not remember the device before', async () => {
    const member = await site.register();
    await site.query('update member set password_is_default = true where id = $1', [
      member.customerId,
    ]);
    expect(cookieOf(await logIn(site, member, {}, { remember: true }), 'remember')).toEqual([]);
  });
});
