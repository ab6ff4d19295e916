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
import { bindBank, logIn } from '../../../testing/logins.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { visitorOf } from '../../../testing/visitor.ts';
import { startSession } from './index.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });
const password = 'Secret-pass-1';
const outdate = (memberId: string) =>
  site.query("update member set password_changed_at = now() - interval '91 days' where id = $1", [
    memberId,
  ]);

async function logInByPhone(mobileNum: string, area?: 'agent') {
  await passSeconds(site, 61);
  await moveNetwork(site);
  const phone = { countryDialingCode: '63', mobileNum };
  await site.client.call(endpoints.loginSms, { body: phone, host: harbor });
  const verificationCode = site.sms.codeFor(`+63${mobileNum}`);
  const body = { type: 'sms', ...phone, verificationCode, ...(area ? { area } : {}) } as const;
  return site.client.call(endpoints.login, { body, host: harbor });
}

describe('a password that has to be changed', () => {
  const due = { passwordExpired: true, next: 'change_password', methods: [] };

  it('LOG-04 is one set by staff', async () => {
    const member = await site.register();
    await site.query('update member set password_is_default = true where id = $1', [
      member.customerId,
    ]);
    expect((await logIn(site, member)).value).toMatchObject(due);
  });

  it('LOG-04 is an old one, only where the brand’s passwords expire', async () => {
    const [here, there] = [await site.register(), (await registerAtHarbor(site)).value];
    for (const { customerId } of [here, there]) await outdate(customerId);
    expect((await logIn(site, here)).value).toMatchObject({ passwordExpired: false, next: null });
    expect((await logIn(site, { ...there, password }, { host: harbor })).value).toMatchObject(due);
  });

  it('LOG-04 does not affect a login by phone', async () => {
    const mobileNum = freshNumber();
    const { value } = await registerAtHarbor(site, { mobileNum });
    await outdate(value.customerId);
    expect((await logInByPhone(mobileNum)).value).toMatchObject({
      passwordExpired: false,
      next: null,
    });
  });

  it('LOG-04 LOG-05 A19 is required after the login is verified', async () => {
    const member = await site.register();
    await bindBank(site, member.customerId, 'Nguyen Van A');
    await site.query('update member set password_is_default = true where id = $1', [
      member.customerId,
    ]);
    const headers = fromAnywhere();
    const { value } = await logIn(site, member, { headers });
    expect(value).toMatchObject({ next: 'verify', passwordExpired: false });
    const body = { method: 'bank', holderName: 'Nguyen Van A' } as const;
    const verified = await site.client.call(endpoints.verifyLogin, {
      token: value.token,
      headers,
      body,
    });
    expect(verified.value).toMatchObject(due);
  });

  it('LOG-04 ends no session elsewhere', async () => {
    const member = await site.register();
    await site.query('update member set password_is_default = true where id = $1', [
      member.customerId,
    ]);
    await logIn(site, member);
    expect((await site.client.call(endpoints.memberInfo, { token: member.token })).status).toBe(
      200,
    );
  });
});

describe('the agents’ area', () => {
  const refused = {
    status: 403,
    reply: { code: 'non_agent_login', message: 'Non-agents cannot log in.' },
  };

  it.each([1, 2, 41, 42])('A17 LOG-06 accepts a login of account type %i', async (type) => {
    const member = await site.register();
    await site.query('update member set type = $2 where id = $1', [member.customerId, type]);
    expect((await logIn(site, member, {}, { area: 'agent' })).value.isAgent).toBe(type);
  });

  it.each([0, 4])(
    'A17 LOG-06 rejects a login of account type %i, and only after the right password',
    async (type) => {
      const member = await site.register();
      await site.query('update member set type = $2 where id = $1', [member.customerId, type]);
      expect(await logIn(site, member, {}, { area: 'agent' })).toMatchObject(refused);
      const wrong = await logIn(
        site,
        { ...member, password: 'Wrong-pass-1' },
        {},
        { area: 'agent' },
      );
      expect(wrong).toMatchObject({ status: 401, reply: { code: 'wrong_credentials' } });
    },
  );

  it('D5 is closed at once to an agent who lost the role, and stays closed', async () => {
    const member = await site.register();
    await site.query('update member set type = 1 where id = $1', [member.customerId]);
    const { token } = (await logIn(site, member, {}, { area: 'agent' })).value;
    const calls = [endpoints.agreementSettings, endpoints.invitationLink, endpoints.memberInfo];
    for (const call of calls) expect((await site.client.call(call, { token })).status).toBe(200);
    await site.query('update member set type = 0 where id = $1', [member.customerId]);
    for (const call of calls)
      expect(await site.client.call(call, { token })).toMatchObject({
        status: 401,
        reply: { code: 'session_expired' },
      });
    expect(await logIn(site, member, {}, { area: 'agent' })).toMatchObject(refused);
    expect((await logIn(site, member)).value.isAgent).toBe(0);
  });

  it('A17 LOG-06 rejects a member’s login by phone, too', async () => {
    const mobileNum = freshNumber();
    await registerAtHarbor(site, { mobileNum });
    expect(await logInByPhone(mobileNum, 'agent')).toMatchObject(refused);
  });
});

describe('a password changed during a login with it', () => {
  it('A6 PWD-01 opens no session', async () => {
    const { account, customerId: id, ...member } = await site.register();
    const brand = site.site.brands.byHost('localhost');
    if (!brand) throw new Error('there is no brand');
    const [row] = await site.query<{ at: Date }>(
      'select password_changed_at as at from member where id = $1',
      [id],
    );
    const enter = () => {
      const proved = {
        id,
        username: account,
        nickname: account,
        type: 0,
        passwordChangedAt: row?.at ?? new Date(0),
      };
      return startSession(site.site, visitorOf(brand), proved, { method: 'password' });
    };
    expect((await enter()).next).toBeNull();
    const { value } = await logIn(site, { account, ...member });
    const body = {
      oldPassword: member.password,
      newPassword: 'Another-pass-2',
      confirmNewPassword: 'Another-pass-2',
    };
    await site.client.call(endpoints.changePassword, { token: value.token, body });
    await expect(enter()).rejects.toMatchObject({ code: 'wrong_credentials' });
  });
});
