import { endpoints, type LiveEvent, socketPath } from '@lantern/contracts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { credentialsOf } from '../../testing/browsers.ts';
import { type Line, openLine } from '../../testing/line.ts';
import { LivePage } from '../../testing/live-page.ts';
import { TestSite, useTestSite } from '../../testing/test-site.ts';

const site = useTestSite();

/** Opens the socket, sends the given messages, and waits for its end. */
async function endOf(at: TestSite, options: ClientOptions, words?: unknown, path = socketPath) {
  const { token = '' } = (words ?? {}) as { token?: string };
  const { cookie = '' } = credentialsOf(token);
  const headers = { ...options.headers, cookie };
  const socket = new WebSocket(at.url.replace('http', 'ws') + path, { ...options, headers });
  onTestFinished(() => socket.terminate());
  const heard: LiveEvent[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as LiveEvent));
  if (words !== undefined)
    socket.on('open', () => socket.send(typeof words === 'string' ? words : JSON.stringify(words)));
  const code = await new Promise<number>((resolve) =>
    socket.on('close', resolve).on('error', () => undefined),
  );
  return { code, heard };
}

const refused = (code: string) => ({ code: 1008, heard: [{ type: 'session_ended', code }] });
const hello = async () => ({ type: 'hello', token: (await site.register()).token });

describe('the live socket', () => {
  it.each(['https://evil.test', 'null', 'http://localhost.evil.test'])(
    'K5 is closed to a page of %s, even with a valid token',
    async (origin) => {
      expect(await endOf(site, { headers: { host: 'localhost', origin } }, await hello())).toEqual(
        refused('not_logged_in'),
      );
    },
  );

  it('SYS-01 is not served at an unknown host', async () => {
    expect(await endOf(site, { headers: { host: 'nobody.test' } }, await hello())).toEqual(
      refused('unknown_brand'),
    );
  });

  it.each([
    ['that is not JSON', 'give me everything'],
    ['without a token', { type: 'hello' }],
    ['with more than a token', { type: 'hello', token: 'x'.repeat(43), memberId: 'somebody' }],
    ['of another kind', { type: 'subscribe', channel: 'balance' }],
  ])('D12 is closed by a first message %s', async (_what, words) => {
    expect(await endOf(site, { headers: { host: 'localhost' } }, words)).toEqual(
      refused('not_logged_in'),
    );
  });

  it('LOG-09 lets a page that is slow to say who it is come again', async () => {
    const limit = 5_000;
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const ending = endOf(site, { headers: { host: 'localhost' } });
    const late = await vi.waitUntil(() => timers.mock.calls.find(([, ms]) => ms === limit)?.[0]);
    timers.mockRestore();
    late();
    expect(await ending).toEqual({ code: 1013, heard: [] });
  });

  it('accepts no token from its address', async () => {
    const { token } = await hello();
    const end = await endOf(
      site,
      { headers: { host: 'localhost' } },
      { type: 'hello' },
      `${socketPath}?token=${token}`,
    );
    expect(end).toEqual(refused('not_logged_in'));
  });

  it('K22 is closed to a page with a valid token in another browser', async () => {
    const { token } = await site.register();
    const page = await LivePage.greet(
      site,
      { type: 'hello', token },
      'localhost',
      'browser=AAAAAAAAAAAAAAAAAAAAAA',
    );
    await page.untilClosed();
    expect(page.heard).toEqual([{ type: 'session_ended', code: 'session_expired' }]);
  });

  it('rejects messages longer than it can need', async () => {
    expect(await endOf(site, { headers: { host: 'localhost' } }, 'x'.repeat(2000))).toMatchObject({
      code: 1009,
    });
  });

  it('A7 keeps no idle session alive', async () => {
    const words = await hello();
    site.clock.turn({ minutes: 29 });
    const { cookie = '' } = credentialsOf(words.token);
    const headers = { host: 'localhost', cookie };
    const socket = new WebSocket(site.url.replace('http', 'ws') + socketPath, { headers });
    onTestFinished(() => socket.terminate());
    socket.on('open', () => socket.send(JSON.stringify(words)));
    await new Promise((resolve) => socket.once('message', resolve));
    site.clock.turn({ minutes: 2 });
    const answer = await site.client.call(endpoints.walletBalance, { token: words.token });
    expect(answer).toMatchObject({ status: 401, reply: { code: 'session_expired' } });
  });

  it('A6 is closed when the session ends between token check and subscription', async () => {
    const words = await hello();
    const { sessions } = site.site;
    const look = sessions.authenticate.bind(sessions);
    const looking = vi.spyOn(sessions, 'authenticate').mockImplementationOnce(async (...of) => {
      const session = await look(...of);
      await sessions.end(session);
      await site.tellLive();
      return session;
    });
    onTestFinished(() => looking.mockRestore());
    expect(await endOf(site, { headers: { host: 'localhost' } }, words)).toEqual(
      refused('session_expired'),
    );
  }, 3000);

  it('B9 accepts twenty pages of one session, and no more', async () => {
    const words = await hello();
    for (let page = 0; page < 20; page += 1) await LivePage.of(site, words.token);
    expect(await endOf(site, { headers: { host: 'localhost' } }, words)).toEqual({
      code: 1013,
      heard: [],
    });
    await LivePage.of(site, (await hello()).token);
  });

  it('B9 accepts thirty silent sockets of one address, and more once they have ended', async () => {
    const headers = { host: 'localhost' };
    const address = site.url.replace('http', 'ws') + socketPath;
    const sockets = Array.from({ length: 30 }, () => new WebSocket(address, { headers }));
    await Promise.all(sockets.map((one) => new Promise((resolve) => one.once('open', resolve))));
    expect(await endOf(site, { headers }, await hello())).toEqual({ code: 1013, heard: [] });
    for (const socket of sockets) socket.terminate();
    // An invalid hello is refused as such once there is a place.
    await expect.poll(async () => (await endOf(site, { headers }, 'no hello')).code).toBe(1008);
  });

  it.each(['/wps/member/info', '/healthz', '/nothing'])('does not exist at %s', async (path) => {
    const { code, heard } = await endOf(
      site,
      { headers: { host: 'localhost' } },
      await hello(),
      path,
    );
    expect(heard).toEqual([]);
    expect([1005, 1006]).toContain(code);
  });
});

describe('while Postgres is down', () => {
  const cutOff = new TestSite();
  let line: Line;
  beforeAll(async () => {
    line = await openLine(site.site.config.databaseUrl);
    await cutOff.start({ databaseUrl: line.url });
  });
  afterAll(async () => {
    await cutOff.stop();
    await line.close();
  });

  it('M2 the socket asks a page to reconnect, and calls no session ended', async () => {
    const words = await hello();
    line.cut();
    expect(await endOf(cutOff, { headers: { host: 'localhost' } }, words)).toEqual({
      code: 1013,
      heard: [],
    });
  });
});
