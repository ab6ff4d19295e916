import { type BodyOf, endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { fromAnywhere } from '../../../testing/any-call.ts';
import { LivePage } from '../../../testing/live-page.ts';
import { cookieOf, logIn, logInElsewhere, reachableMember } from '../../../testing/logins.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });
const next = 'Another-pass-2';

type Body = BodyOf<typeof endpoints.changePassword>;
const change = (token: string, body: Partial<Body>) => {
  const full = { newPassword: next, confirmNewPassword: next, ...body };
  return site.client.call(endpoints.changePassword, { token, body: full, headers: fromAnywhere() });
};
const info = async (token: string) => (await site.client.call(endpoints.memberInfo, { token })).status;
const refused = (status: number, code: string) => ({ status, reply: { success: false, code } });

async function mustChange() {
  const member = await site.register();
  await site.query('update member set password_is_default = true where id = $1', [member.customerId]);
  const { value } = await logIn(site, member);
  return { ...member, token: value.token };
}

describe('a member who changes the password', () => {
  it('PWD-01 gives the old one, and logs in by the new one afterwards', async () => {
    const member = await site.register();
    const answer = await change(member.token, { oldPassword: member.password });
    expect(answer.value).toEqual({ loginAgain: false });
    expect(await info(member.token)).toBe(200);
    expect((await logIn(site, member)).status).toBe(401);
    expect((await logIn(site, { ...member, password: next })).status).toBe(200);
  });

  it('PWD-01 LOG-09 A6 ends every other session, with its pages, devices, links and logins that wait', async () => {
    const member = await reachableMember(site);
    const stays = await logIn(site, member, {}, { remember: true });
    const resumed = await site.client.call(endpoints.resumeSession, { body: {}, cookies: cookieOf(stays, 'remember') });
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
    expect([await info(stays.value.token), await info(waiting.token), await info(resumed.value.token)]).toEqual([
      401, 401, 200,
    ]);
    const back = await site.client.call(endpoints.resumeSession, { body: {}, cookies: cookieOf(resumed, 'remember') });
    expect(back.status).toBe(401);
    expect(await site.query('select 1 from password_reset where member_id = $1', [member.customerId])).toEqual([]);
  });

  it('PWD-01 is told by mail, where there is an address', async () => {
    const member = await reachableMember(site);
    await change(member.token, { oldPassword: member.password });
    await expect.poll(() => site.mail.sentTo(member.email), { interval: 5 }).toHaveLength(1);
    const [mail] = site.mail.sentTo(member.email);
    expect(mail?.text).toContain(member.account);
    expect(mail?.text).not.toContain(next);
  });

  it('PWD-01 A1 is refused with a wrong old password, and locked after ten', async () => {
    const member = await site.register();
    for (let time = 0; time < 10; time += 1)
      expect(await change(member.token, { oldPassword: 'Wrong-pass-1' })).toMatchObject(refused(400, 'password_wrong'));
    expect(await change(member.token, { oldPassword: member.password })).toMatchObject(refused(429, 'login_locked'));
    expect(await info(member.token)).toBe(200);
  });

  it('PWD-01 has to give the old one', async () => {
    const { token } = await site.register();
    expect(await change(token, {})).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input', value: { fields: ['oldPassword'] } },
    });
  });

  it('PWD-01 gives the new one twice, by the rule of the registration form, which the refusal tells', async () => {
    const { token, password: oldPassword } = await site.register();
    expect(await change(token, { oldPassword, confirmNewPassword: `${next} ` })).toMatchObject(
      refused(400, 'password_mismatch'),
    );
    const invalid = await change(token, { oldPassword, newPassword: 'short', confirmNewPassword: 'short' });
    expect(invalid).toMatchObject({
      status: 400,
      reply: { code: 'password_invalid', value: { problem: 'length', patternId: 'no_spaces', min: 8, max: 20 } },
    });
    const spaced = await change(token, {
      oldPassword,
      newPassword: 'with a space',
      confirmNewPassword: 'with a space',
    });
    expect(spaced).toMatchObject({ reply: { code: 'password_invalid', value: { problem: 'pattern' } } });
  });

  it('PWD-01 gives another one than the old one', async () => {
    const { token, password } = await site.register();
    const same = { oldPassword: password, newPassword: password, confirmNewPassword: password };
    expect(await change(token, same)).toMatchObject(refused(400, 'password_unchanged'));
  });

  it('PWD-01 wins once, of two who change it at once', async () => {
    const { token, password: oldPassword } = await site.register();
    const answers = await Promise.all(
      ['Another-pass-2', 'Another-pass-3'].map((newPassword) =>
        change(token, { oldPassword, newPassword, confirmNewPassword: newPassword }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('PWD-01 needs no old one where there is none yet', async () => {
    const member = await site.register();
    await site.query('update member set password_hash = null where id = $1', [member.customerId]);
    expect((await change(member.token, {})).value).toEqual({ loginAgain: false });
    expect((await logIn(site, { ...member, password: next })).status).toBe(200);
  });
});

describe('a member who has to change the password', () => {
  it('LOG-04 A19 needs no old one, and logs in again by the new one', async () => {
    const member = await mustChange();
    expect((await change(member.token, {})).value).toEqual({ loginAgain: true });
    expect(await info(member.token)).toBe(401);
    const { value } = await logIn(site, { ...member, password: next });
    expect(value).toMatchObject({ next: null, passwordExpired: false });
  });

  it('LOG-04 A19 does not get around it with the same password', async () => {
    const member = await mustChange();
    const same = { newPassword: member.password, confirmNewPassword: member.password };
    expect(await change(member.token, same)).toMatchObject(refused(400, 'password_unchanged'));
    expect((await logIn(site, member)).value.next).toBe('change_password');
  });

  it('LOG-11 A19 is not remembered before', async () => {
    const member = await site.register();
    await site.query('update member set password_is_default = true where id = $1', [member.customerId]);
    expect(cookieOf(await logIn(site, member, {}, { remember: true }), 'remember')).toEqual([]);
  });
});
