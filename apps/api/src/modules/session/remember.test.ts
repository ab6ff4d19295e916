import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { fromAnywhere } from '../../../testing/any-call.ts';
import type { Answer } from '../../../testing/client.ts';
import { cookieOf, logIn, reachableMember } from '../../../testing/logins.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });
const refused = { status: 401, reply: { success: false, code: 'not_logged_in' } };

const remembered = (answer: Pick<Answer<unknown>, 'cookies'>) => cookieOf(answer, 'remember');
const resume = (
  cookies: readonly string[],
  from: { headers?: Record<string, string>; host?: string } = {},
) => site.client.call(endpoints.resumeSession, { body: {}, cookies, ...from });
const info = async (token: string) =>
  (await site.client.call(endpoints.memberInfo, { token })).status;

/** A member on a remembered device. */
async function stay() {
  const member = await site.register();
  const answer = await logIn(site, member, {}, { remember: true });
  return { ...member, token: answer.value.token, cookies: remembered(answer) };
}

describe('a remembered device', () => {
  it('LOG-11 D-3 has an HttpOnly cookie for a day, without a name or password', async () => {
    const member = await site.register();
    const body = {
      type: 'username',
      username: member.account,
      password: member.password,
      remember: true,
    } as const;
    const { headers } = await site.client.call(endpoints.login, { body });
    const set = (headers['set-cookie'] as unknown as string[]).find((one) =>
      one.startsWith('remember='),
    );
    expect(set).toMatch(
      /^remember=[A-Za-z0-9_-]{43}; Max-Age=86[34]\d\d; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const rows = await site.query<{ row: string }>(
      'select t::text as row from remember_token t where member_id = $1',
      [member.customerId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(Buffer.from(set?.slice(9, 52) ?? '').toString('hex'));
  });

  it('LOG-11 has no cookie unless the member asked for it', async () => {
    expect(remembered(await logIn(site, await site.register()))).toEqual([]);
  });

  it('LOG-11 resumes by its cookie and gets the next one, any number of times', async () => {
    const { account, cookies } = await stay();
    const first = await resume(cookies);
    expect(first.value).toMatchObject({ account, firstTimeLogin: false, next: null });
    expect(remembered(first)).not.toEqual(cookies);
    const second = await resume(remembered(first));
    expect(await info(second.value.token)).toBe(200);
  });

  it('LOG-11 A8 keeps the session of its first tab when a second one resumes', async () => {
    const { cookies, token } = await stay();
    const { value } = await resume(cookies);
    expect([await info(token), await info(value.token)]).toEqual([200, 200]);
  });

  it('A11 ends with its sessions when a cookie is reused, by any caller', async () => {
    const { cookies, token } = await stay();
    const owner = await resume(cookies);
    const thief = await resume(cookies, { headers: fromAnywhere() });
    expect(thief).toMatchObject(refused);
    expect(await resume(remembered(owner))).toMatchObject(refused);
    expect([await info(token), await info(owner.value.token)]).toEqual([401, 401]);
    expect(site.log.map(({ detail }) => detail.event)).toContain('remembered_device_copied');
  });

  it('A11 is forgotten when one cookie is used twice at once', async () => {
    const { cookies } = await stay();
    const answers = await Promise.all([resume(cookies), resume(cookies), resume(cookies)]);
    const won = answers.filter(({ status }) => status === 200);
    expect(won.length).toBeLessThanOrEqual(1);
    for (const { value, cookies: next } of won) {
      expect(await info(value.token)).toBe(401);
      expect(await resume(remembered({ cookies: next }))).toMatchObject(refused);
    }
  });

  it('LOG-11 D-3 lasts a day from its first login, however often it resumes', async () => {
    const { cookies } = await stay();
    site.clock.turn({ hours: 20 });
    const again = await resume(cookies);
    expect(again.status).toBe(200);
    site.clock.turn({ hours: 4, seconds: 1 });
    expect(await resume(remembered(again))).toMatchObject(refused);
  });

  it('LOG-08 LOG-11 is forgotten with a logout', async () => {
    const { cookies, token } = await stay();
    const other = (await resume(cookies)).value;
    const answer = await site.client.call(endpoints.logout, { token, cookies });
    expect(answer.cookies).toContain('remember=');
    expect(await info(other.token)).toBe(401);
    const left = await site.query('select 1 from remember_token where member_id = $1', [
      other.customerId,
    ]);
    expect(left).toEqual([]);
  });

  it('A8 LOG-11 is forgotten when the member logs in elsewhere', async () => {
    const { cookies, ...member } = await stay();
    const { value } = await logIn(site, member);
    expect(await resume(cookies)).toMatchObject(refused);
    expect(await info(value.token)).toBe(200);
  });

  it.each([
    ['disabled', "status = 'disabled'"],
    ['another type of account', 'type = 1'],
  ])('A6 LOG-11 is forgotten when the member becomes %s', async (_what, change) => {
    const { cookies, customerId } = await stay();
    await site.query(`update member set ${change} where id = $1`, [customerId]);
    expect(await resume(cookies)).toMatchObject(refused);
  });

  it('LOG-11 D2 is unknown without a cookie, with a forged one, and at another brand', async () => {
    const { cookies } = await stay();
    for (const made of [[], ['remember='], ['remember=x'], [`remember=${'x'.repeat(43)}`]])
      expect(await resume(made)).toMatchObject(refused);
    expect(await resume(cookies, { host: 'harbor.localhost' })).toMatchObject(refused);
    expect((await resume(cookies)).status).toBe(200);
  });
});

describe('a remembered device on a new network', () => {
  async function stayReachable() {
    const member = await reachableMember(site);
    const answer = await logIn(site, member, {}, { remember: true });
    return { ...member, cookies: remembered(answer) };
  }

  it('LOG-05 LOG-11 has to be verified, and then gets its next cookie', async () => {
    const { cookies, mobile } = await stayReachable();
    const headers = fromAnywhere();
    const waiting = await resume(cookies, { headers });
    expect(waiting.value.next).toBe('verify');
    expect(remembered(waiting)).toEqual([]);
    expect(waiting.cookies, 'the used one would look like a copy').toContain('remember=');
    const { token } = waiting.value;
    await site.client.call(endpoints.sendLoginCode, { token, headers, body: { method: 'sms' } });
    const body = { method: 'sms', code: site.sms.codeFor(mobile) } as const;
    const whole = await site.client.call(endpoints.verifyLogin, { token, headers, body });
    expect((await resume(remembered(whole), { headers })).value.next).toBeNull();
  });

  it('LOG-05 LOG-11 gets its first cookie when its first login has been verified', async () => {
    const member = await reachableMember(site);
    const headers = fromAnywhere();
    const waiting = await logIn(site, member, { headers }, { remember: true });
    expect(remembered(waiting)).toEqual([]);
    const { token } = waiting.value;
    await site.client.call(endpoints.sendLoginCode, { token, headers, body: { method: 'email' } });
    const body = { method: 'email', code: site.mail.codeFor(member.email) } as const;
    const whole = await site.client.call(endpoints.verifyLogin, { token, headers, body });
    expect((await resume(remembered(whole), { headers })).value.account).toBe(member.account);
  });
});
