import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { browserCookie } from '../../../testing/browsers.ts';
import { LivePage } from '../../../testing/live-page.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

/** An active call, and a passive one that a page makes by itself. */
const act = (token: string) => site.client.call(endpoints.depositMethods, { token });
const poll = (token: string) => site.client.call(endpoints.walletBalance, { token });
const ended = { status: 401, reply: { success: false, code: 'session_expired' } };

describe('a session', () => {
  it('LOG-08 A6 is invalid everywhere at once after a logout, which can be repeated', async () => {
    const { token } = await site.register();
    expect((await site.client.call(endpoints.logout, { token })).value).toEqual({});
    for (const answer of [
      await poll(token),
      await act(token),
      await site.client.call(endpoints.logout, { token }),
    ])
      expect(answer).toMatchObject(ended);
  });

  it.each([
    ['disabled', "status = 'disabled'"],
    ['another type of account', 'type = 1'],
  ])('A6 D5 ends with its pages when the member becomes %s', async (_what, change) => {
    const { token, customerId } = await site.register();
    const page = await LivePage.of(site, token);
    await site.query(`update member set ${change} where id = $1`, [customerId]);
    expect(await poll(token)).toMatchObject(ended);
    await site.tellLive();
    await page.untilClosed();
    expect(page.heard.at(-1)).toMatchObject({ type: 'session_ended' });
  });

  it('A7 ends after thirty idle minutes, despite passive calls', async () => {
    const { token } = await site.register();
    site.clock.turn({ minutes: 20 });
    expect((await poll(token)).status).toBe(200);
    site.clock.turn({ minutes: 11 });
    expect(await poll(token)).toMatchObject(ended);
  });

  it('A7 is extended by activity', async () => {
    const { token } = await site.register();
    for (let time = 0; time < 5; time += 1) {
      site.clock.turn({ minutes: 29 });
      expect((await act(token)).status).toBe(200);
      await expect.poll(() => idleFor(token), { interval: 5 }).toBeLessThan(60);
    }
  });

  it('A7 LOG-09 is extended while another site’s game reports play', async () => {
    const { token } = await site.register();
    for (let time = 0; time < 2; time += 1) {
      site.clock.turn({ minutes: 29 });
      expect((await site.client.call(endpoints.stayActive, { token, body: {} })).value).toEqual({});
      await expect.poll(() => idleFor(token), { interval: 5 }).toBeLessThan(60);
    }
  });

  it('A7 ends after twelve hours, however active the member is', async () => {
    const { token, customerId } = await site.register();
    site.clock.turn({ hours: 12, seconds: 1 });
    await site.query('update session set last_seen_at = $2 where member_id = $1', [
      customerId,
      site.clock.now(),
    ]);
    expect(await act(token)).toMatchObject(ended);
  });

  it('LOG-09 has the lifetimes set by its brand', async () => {
    const set = (minutes: number) =>
      site.query(
        `update brand
          set settings = jsonb_set(settings, '{login,idleMinutes}', to_jsonb($1::int))
          where code = 'lantern'`,
        [minutes],
      );
    const { token } = await site.register();
    await set(15);
    await site.site.brands.reload();
    site.clock.turn({ minutes: 16 });
    expect(await poll(token)).toMatchObject(ended);
    await set(30);
    await site.site.brands.reload();
  });

  it('stores only the hash of its token', async () => {
    const { token, customerId } = await site.register();
    const rows = await site.query<{ all: string }>(
      'select s::text as all from session s where member_id = $1',
      [customerId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.all).not.toContain(token);
    expect(rows[0]?.all).not.toContain(Buffer.from(token).toString('hex'));
  });

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(150), "' or 1=1 --"])(
    'A6 is not found by the token "%s"',
    async (token) => {
      const answer = await site.client
        .raw('GET', endpoints.memberInfo.path)
        .set('authorization', `Bearer ${token}`);
      expect(answer).toMatchObject({ status: 401, body: { success: false } });
    },
  );

  it.each(['Basic dXNlcjpwYXNz', 'bearer x', 'Bearer', 'Bearer a b'])(
    'SYS-11 accepts its token in one form, not "%s"',
    async (authorization) => {
      const answer = await site.client.raw('GET', endpoints.memberInfo.path).set({ authorization });
      expect(answer).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
    },
  );

  it('K22 is valid only in the browser in which it was opened', async () => {
    const { token } = await site.register();
    const elsewhere = [
      [],
      ['browser='],
      ['browser=x'],
      [`browser=${'A'.repeat(22)}`],
      browserCookie((await site.register()).token),
    ];
    for (const cookies of elsewhere) {
      const answer = await site.client
        .raw('GET', endpoints.memberInfo.path)
        .set({ authorization: `Bearer ${token}`, cookie: cookies.join('; ') });
      expect(answer).toMatchObject({ status: 401, body: { code: 'session_expired' } });
    }
    expect((await site.client.call(endpoints.memberInfo, { token })).status).toBe(200);
  });

  it('K22 stays valid beside another one opened in its browser', async () => {
    const first = await site.register();
    const cookies = browserCookie(first.token);
    const second = await site.client.call(endpoints.freePlay, { cookies, body: {} });
    const own = cookies[0]?.replace('browser=', '.') ?? '';
    expect(second.cookies.find((one) => one.startsWith('browser='))).toContain(own);
    expect((await site.client.call(endpoints.memberInfo, { token: first.token })).status).toBe(200);
    expect(
      (await site.client.call(endpoints.memberInfo, { token: second.value.token })).status,
    ).toBe(200);
  });

  it('D-4 accepts no token from the address', async () => {
    const { token } = await site.register();
    const answer = await site.client.raw('GET', `${endpoints.memberInfo.path}?token=${token}`);
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
  });
});

async function idleFor(token: string): Promise<number> {
  const browser = browserCookie(token)[0]?.split('=')[1];
  const { memberId } = await site.site.sessions.authenticate({ token, browser }, brandOf(), true);
  const [row] = await site.query<{ seen: Date }>(
    'select last_seen_at as seen from session where member_id = $1',
    [memberId],
  );
  return (site.clock.now().getTime() - (row?.seen.getTime() ?? 0)) / 1000;
}

function brandOf() {
  const brand = site.site.brands.byHost('localhost');
  if (!brand) throw new Error('there is no brand');
  return brand;
}
