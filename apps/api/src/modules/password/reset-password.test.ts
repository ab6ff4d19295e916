import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { fromAnywhere } from '../../../testing/any-call.ts';
import {
  freshNumber,
  harbor,
  moveNetwork,
  passSeconds,
  registerAtHarbor,
} from '../../../testing/harbor.ts';
import { cookieOf, logIn, reachableMember } from '../../../testing/logins.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });
const next = 'Another-pass-2';
const refused = (status: number, code: string) => ({ status, reply: { success: false, code } });
const info = async (token: string, host = 'localhost') =>
  (await site.client.call(endpoints.memberInfo, { token, host })).status;

describe('a new password by the link of a mail', () => {
  async function withLink() {
    const member = await reachableMember(site);
    const body = { username: member.account, email: member.email };
    await site.client.call(endpoints.forgotByEmail, { body, headers: fromAnywhere() });
    await expect.poll(() => site.mail.sentTo(member.email), { interval: 5 }).toHaveLength(1);
    const ticket = /reset=(\S+)/.exec(site.mail.sentTo(member.email)[0]?.text ?? '')?.[1] ?? '';
    return { ...member, ticket };
  }
  const reset = (
    ticket: string,
    newPassword = next,
    more: { host?: string; confirmNewPassword?: string } = {},
  ) => {
    const { host = 'localhost', confirmNewPassword = newPassword } = more;
    const body = { ticket, newPassword, confirmNewPassword };
    return site.client.call(endpoints.resetPassword, { body, host, headers: fromAnywhere() });
  };
  const invalid = refused(400, 'reset_link_invalid');

  it('PWD-02 is set once, and the old one becomes invalid', async () => {
    const member = await withLink();
    expect((await reset(member.ticket)).value).toEqual({});
    expect((await logIn(site, member)).status).toBe(401);
    expect((await logIn(site, { ...member, password: next })).status).toBe(200);
    expect(await reset(member.ticket, 'Another-pass-3')).toMatchObject(invalid);
  });

  it('PWD-02 is set by one of three calls at once', async () => {
    const { ticket } = await withLink();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((end) => reset(ticket, `Another-pass-${end}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('PWD-02 A6 ends every session and device, and sends a notice', async () => {
    const member = await withLink();
    const stays = await logIn(site, member, {}, { remember: true });
    await reset(member.ticket);
    expect([await info(member.token), await info(stays.value.token)]).toEqual([401, 401]);
    const cookies = cookieOf(stays, 'remember');
    expect((await site.client.call(endpoints.resumeSession, { body: {}, cookies })).status).toBe(
      401,
    );
    await expect.poll(() => site.mail.sentTo(member.email), { interval: 5 }).toHaveLength(2);
  });

  it('PWD-02 is rejected after half an hour, and at another brand', async () => {
    const { ticket } = await withLink();
    expect(await reset(ticket, next, { host: harbor })).toMatchObject(invalid);
    site.clock.turn({ minutes: 31 });
    expect(await reset(ticket)).toMatchObject(invalid);
  });

  it.each(['x', 'x'.repeat(43), '*'])(
    'PWD-02 is rejected with an unknown ticket: %s',
    async (ticket) => {
      expect(await reset(ticket)).toMatchObject(invalid);
    },
  );

  it('PWD-02 must follow the rule, and a mistake does not consume the link', async () => {
    const { ticket } = await withLink();
    expect(await reset(ticket, 'short')).toMatchObject(refused(400, 'password_invalid'));
    expect(await reset(ticket, next, { confirmNewPassword: 'other' })).toMatchObject(
      refused(400, 'password_mismatch'),
    );
    expect((await reset(ticket)).status).toBe(200);
  });

  it('PWD-02 cannot be common or contain the username', async () => {
    const { ticket, account } = await withLink();
    expect(await reset(ticket, 'password1')).toMatchObject(refused(400, 'password_weak'));
    expect(await reset(ticket, `my-${account}-1`)).toMatchObject(refused(400, 'password_has_name'));
    expect((await reset(ticket)).status).toBe(200);
  });

  it('PWD-02 replaces one set by staff, and no longer has to be changed', async () => {
    const member = await withLink();
    await site.query('update member set password_is_default = true where id = $1', [
      member.customerId,
    ]);
    await reset(member.ticket);
    expect((await logIn(site, { ...member, password: next })).value.next).toBeNull();
  });

  it('A1 PWD-02 unlocks an account that was locked by guessing', async () => {
    const member = await withLink();
    const brand = site.site.brands.byHost('localhost');
    if (!brand) throw new Error('there is no brand');
    await site.site.loginGuard.lock({
      brand,
      account: member.account,
      address: '127.0.0.1',
      device: undefined,
    });
    expect((await logIn(site, member)).status).not.toBe(200);
    await reset(member.ticket);
    expect((await logIn(site, { ...member, password: next })).status).toBe(200);
  });
});

describe('a new password by a code to the phone', () => {
  const password = 'Secret-pass-1';
  async function withCode(purpose: 'forgot' | 'login' = 'forgot') {
    const mobileNum = freshNumber();
    const { value } = await registerAtHarbor(site, { mobileNum });
    await askCode(mobileNum, purpose);
    return { ...value, password, mobileNum, code: site.sms.codeFor(`+63${mobileNum}`) };
  }
  async function askCode(mobileNum: string, purpose: 'forgot' | 'login') {
    await passSeconds(site, 61);
    await moveNetwork(site);
    return site.client.call(endpoints.loginSms, {
      body: { countryDialingCode: '63', mobileNum, purpose },
      host: harbor,
    });
  }
  const reset = (mobileNum: string, verificationCode: string, newPassword = next, host = harbor) =>
    site.client.call(endpoints.resetPasswordByPhone, {
      body: { countryDialingCode: '63', mobileNum, verificationCode, newPassword },
      host,
      headers: fromAnywhere(),
    });

  it.each([
    (number: string) => number,
    (number: string) => `0${number}`,
    (number: string) => `+63 ${number}`,
  ])('PWD-03 B8 is set, ends every session, and logs the member in; number %#', async (typed) => {
    const member = await withCode();
    const { value } = await reset(typed(member.mobileNum), ` ${member.code} `);
    expect(value).toMatchObject({ account: member.account, next: null });
    expect([await info(member.token, harbor), await info(value.token, harbor)]).toEqual([401, 200]);
    expect((await logIn(site, member, { host: harbor })).status).toBe(401);
    expect((await logIn(site, { ...member, password: next }, { host: harbor })).status).toBe(200);
  });

  it('PWD-03 is rejected before its code is used when it is common or has the number', async () => {
    const { mobileNum, code } = await withCode();
    expect(await reset(mobileNum, code, 'password1')).toMatchObject(refused(400, 'password_weak'));
    expect(await reset(mobileNum, code, `my-${mobileNum}-1`)).toMatchObject(
      refused(400, 'password_has_name'),
    );
    expect((await reset(mobileNum, code)).status).toBe(200);
  });

  it('A14 PWD-03 is set once per code, even by three calls at once', async () => {
    const { mobileNum, code } = await withCode();
    const answers = await Promise.all([1, 2, 3].map(() => reset(mobileNum, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await reset(mobileNum, code)).toMatchObject(refused(400, 'code_wrong'));
  });

  it('A15 PWD-03 needs its own code; neither it nor a login code replaces the other', async () => {
    const { mobileNum, code } = await withCode('login');
    expect(await reset(mobileNum, code)).toMatchObject(refused(400, 'code_wrong'));
    const other = await withCode('forgot');
    const body = {
      type: 'sms',
      countryDialingCode: '63',
      mobileNum: other.mobileNum,
      verificationCode: other.code,
    } as const;
    expect(await site.client.call(endpoints.login, { body, host: harbor })).toMatchObject(
      refused(400, 'code_wrong'),
    );
  });

  it('A4 PWD-03 does not reveal whether a number has an account', async () => {
    const { mobileNum } = await withCode();
    const stranger = freshNumber();
    await askCode(stranger, 'forgot');
    const [known, unknown] = [await reset(mobileNum, '000000'), await reset(stranger, '000000')];
    expect(known).toMatchObject(refused(400, 'code_wrong'));
    expect({ status: unknown.status, reply: unknown.reply }).toEqual({
      status: known.status,
      reply: known.reply,
    });
  });

  it('PWD-03 A13 is locked for the number after five wrong codes', async () => {
    const { mobileNum, code } = await withCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let time = 0; time < 5; time += 1)
      expect(await reset(mobileNum, wrong)).toMatchObject(refused(400, 'code_wrong'));
    expect(await reset(mobileNum, code)).toMatchObject(refused(429, 'too_many_requests'));
  });

  it('PWD-03 must follow the rule, and a mistake does not consume the code', async () => {
    const { mobileNum, code } = await withCode();
    expect(await reset(mobileNum, code, 'short')).toMatchObject(refused(400, 'password_invalid'));
    expect((await reset(mobileNum, code)).status).toBe(200);
  });

  it('A22 PWD-03 is refused to a disabled member', async () => {
    const { mobileNum, code, customerId } = await withCode();
    await site.query("update member set status = 'disabled' where id = $1", [customerId]);
    expect(await reset(mobileNum, code)).toMatchObject(refused(403, 'account_disabled'));
  });

  it('PWD-03 D7 is off where the brand has not switched it on', async () => {
    expect(await reset('9171234567', '123456', next, 'localhost')).toMatchObject(
      refused(403, 'feature_disabled'),
    );
  });
});
