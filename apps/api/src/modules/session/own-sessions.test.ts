import { endpoints } from '@lantern/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromAnywhere } from '../../../testing/any-call.ts';
import { LivePage } from '../../../testing/live-page.ts';
import { bindBank, cookieOf, logIn, logInElsewhere } from '../../../testing/logins.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });

const allowMany = async (single: boolean) => {
  await site.query(
    `update brand set settings = jsonb_set(settings, '{login,singleSession}', $1::jsonb)
      where code = 'lantern'`,
    [JSON.stringify(single)],
  );
  await site.site.brands.reload();
};
const list = (token: string) => site.client.call(endpoints.memberSessions, { token });
const end = (token: string, body: { id: string } | { others: true }) =>
  site.client.call(endpoints.endSessions, { token, body });
const info = async (token: string) =>
  (await site.client.call(endpoints.memberInfo, { token })).status;
const missing = { status: 404, reply: { success: false, code: 'session_not_found' } };

describe('the sessions of a member, where several may be open', () => {
  beforeAll(() => allowMany(false));
  afterAll(() => allowMany(true));

  it('LOG-09 are listed newest first, with place, time and the current one', async () => {
    const member = await site.register();
    const headers = { 'x-forwarded-for': '198.51.100.7', 'user-agent': 'A browser' };
    const { value } = await logIn(site, member, { headers });
    const sessions = (await list(value.token)).value;
    expect(sessions).toMatchObject([
      { current: true, address: '198.51.100.7', userAgent: 'A browser' },
      { current: false, address: '127.0.0.1' },
    ]);
    expect(Date.parse(sessions[0]?.createdAt ?? '')).toBeGreaterThanOrEqual(
      Date.parse(sessions[1]?.createdAt ?? ''),
    );
  });

  it('LOG-09 A6 end one by one with their pages, without affecting the others', async () => {
    const member = await site.register();
    const { value } = await logIn(site, member);
    const page = await LivePage.of(site, member.token);
    const other = (await list(value.token)).value.find(({ current }) => !current);
    expect((await end(value.token, { id: other?.id ?? '' })).value).toEqual({ ended: 1 });
    await site.tellLive();
    await page.untilClosed();
    expect(page.heard.at(-1)).toEqual({ type: 'session_ended', code: 'session_expired' });
    expect([await info(member.token), await info(value.token)]).toEqual([401, 200]);
    expect(await end(value.token, { id: other?.id ?? '' })).toMatchObject(missing);
  });

  it('LOG-09 LOG-11 end except the current one, whose device stays remembered', async () => {
    const member = await site.register();
    const [far, here] = [
      await logIn(site, member, {}, { remember: true }),
      await logIn(site, member, {}, { remember: true }),
    ];
    expect((await end(here.value.token, { others: true })).value).toEqual({ ended: 2 });
    expect([
      await info(member.token),
      await info(far.value.token),
      await info(here.value.token),
    ]).toEqual([401, 401, 200]);
    const resume = (answer: typeof far) =>
      site.client.call(endpoints.resumeSession, {
        body: {},
        cookies: cookieOf(answer, 'remember'),
      });
    expect([(await resume(far)).status, (await resume(here)).status]).toEqual([401, 200]);
  });

  it('LOG-09 LOG-11 ends with its device, which cannot resume', async () => {
    const member = await site.register();
    const far = await logIn(site, member, {}, { remember: true });
    const id = (await list(far.value.token)).value.find(({ current }) => current)?.id ?? '';
    expect((await end(member.token, { id })).value).toEqual({ ended: 1 });
    const cookies = cookieOf(far, 'remember');
    expect((await site.client.call(endpoints.resumeSession, { body: {}, cookies })).status).toBe(
      401,
    );
  });

  it('D1 LOG-09 of another member cannot be ended, and are not revealed', async () => {
    const [member, other] = [await site.register(), await site.register()];
    const id = (await list(other.token)).value[0]?.id ?? '';
    expect(await end(member.token, { id })).toMatchObject(missing);
    expect(await end(member.token, { id: crypto.randomUUID() })).toMatchObject(missing);
    expect(await info(other.token)).toBe(200);
  });

  it('LOG-09 end by one id, or all others, and not by both or neither', async () => {
    const { token } = await site.register();
    for (const body of [{}, { id: crypto.randomUUID(), others: true }])
      expect((await end(token, body as { others: true })).status).toBe(400);
  });

  it('LOG-09 are not listed after they expire, nor while a step is pending', async () => {
    const member = await site.register();
    await bindBank(site, member.customerId, 'Nguyen Van A');
    expect((await logInElsewhere(site, member)).next).toBe('verify');
    const idle = await logIn(site, member);
    await site.query(
      "update session set last_seen_at = now() - interval '31 minutes' where member_id = $1",
      [member.customerId],
    );
    expect(idle.status).toBe(200);
    const { value } = await logIn(site, member);
    expect((await list(value.token)).value).toMatchObject([{ current: true }]);
  });
});

describe('the login history', () => {
  const history = (token: string, query = {}) =>
    site.client.call(endpoints.loginHistory, { token, query });

  it('MEM-02 lists logins and failed attempts, newest first, in pages', async () => {
    const member = await site.register();
    const headers = { ...fromAnywhere(), 'user-agent': 'Their browser' };
    await logIn(site, { ...member, password: 'Wrong-pass-1' }, { headers });
    await expect
      .poll(async () => (await history(member.token)).value.total, { interval: 5 })
      .toBe(2);
    const { value } = await logIn(site, member);
    const first = (await history(value.token, { pageSize: '2' })).value;
    expect(first).toMatchObject({
      total: 3,
      totalPages: 2,
      list: [
        { method: 'password', outcome: 'entered', address: '127.0.0.1' },
        {
          outcome: 'wrong_password',
          address: headers['x-forwarded-for'],
          userAgent: 'Their browser',
        },
      ],
    });
    const second = (await history(value.token, { pageSize: '2', pageNo: '2' })).value;
    expect(second.list).toMatchObject([{ method: 'registration', outcome: 'entered' }]);
  });

  it('LOG-05 MEM-02 lists a login that was never verified, and each wrong code', async () => {
    const member = await site.register();
    await bindBank(site, member.customerId, 'Nguyen Van A');
    const { token, headers } = await logInElsewhere(site, member);
    const verify = (holderName: string) =>
      site.client.call(endpoints.verifyLogin, {
        token,
        headers,
        body: { method: 'bank', holderName },
      });
    await verify('Somebody Else');
    const whole = await verify('Nguyen Van A');
    expect((await history(whole.value.token)).value.list).toMatchObject([
      { method: 'bank', outcome: 'verified' },
      { method: 'bank', outcome: 'not_verified' },
      { method: 'password', outcome: 'not_verified' },
      { method: 'registration', outcome: 'entered' },
    ]);
  });

  it('A1 MEM-02 has at most the wrong passwords that lock an account', async () => {
    const member = await site.register();
    for (let time = 0; time < 14; time += 1) {
      const cookies = (await site.client.call(endpoints.captchaImage, { headers: fromAnywhere() }))
        .cookies;
      const wrong = { ...member, password: 'Wrong-pass-1' };
      await logIn(
        site,
        wrong,
        { headers: fromAnywhere(), cookies },
        { captcha: site.random.captcha },
      );
    }
    const counted = async () => (await history(member.token)).value.total;
    await expect.poll(counted, { interval: 5 }).toBe(11);
  });

  it('D1 is the member’s own', async () => {
    const [member, other] = [await site.register(), await site.register()];
    await logIn(site, other);
    expect((await history(member.token)).value.total).toBe(1);
  });
});
