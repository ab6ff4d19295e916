import { describe, expect } from 'vitest';
import { post } from '../../testing/page.ts';
import { test } from '../../testing/test.ts';

const reading: [string, RequestInit][] = [
  ['/healthz', {}],
  ['/readyz', {}],
  ['/nowhere', {}],
  ['/api/rounds/1', {}],
  ['/api/rounds/00000000-0000-0000-0000-000000000000', {}],
  ['/api/catalogue', {}],
  ['/api/open', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }],
  ['/api/open', { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } }],
  ['/api/open', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
];

describe('every reply', () => {
  test.for(reading)(
    'K21 of %s is not cached, framed or readable by other origins',
    async ([path, init], { world }) => {
      const { url } = await world.start();
      const { headers } = await fetch(url + path, init);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      });
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.has('set-cookie')).toBe(false);
    },
  );

  test.for([
    'null',
    'https://evil.example',
    'http://localhost:3000',
    'https://arcade.example.evil.test',
  ])('K5 is not readable by the origin %s', async (origin, { world }) => {
    const { url } = await world.start();
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await fetch(`${url}/api/rounds/1`, { method, headers: { origin } });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('the log', () => {
  test('K15 has one JSON line per event, without launch token, session or play token', async ({
    openGame,
  }) => {
    const { arcade, operator, database, page, opened } = await openGame();
    const { token } = operator.ledger.launch();
    await fetch(`${arcade.url}/play/lucky-bowl?token=${token}`);
    await fetch(`${arcade.url}/%0d%0a{"level":60}`, {
      headers: { 'user-agent': '[31m"}{"level":60} evil' },
    });
    await post(arcade.url, '/api/open', { token, game: 'lucky-bowl' });
    operator.next('bet', 'fail');
    await page.play(opened.session, { fish: '1000' });
    const { rows } = await database.pool.query<{ play_token: string }>(
      'SELECT play_token FROM session',
    );
    for (const line of arcade.logged)
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
    for (const secret of [token, opened.session, ...rows.map((row) => row.play_token)]) {
      expect(arcade.logged.join()).not.toContain(secret);
    }
  });
});

describe('the health of the process', () => {
  test('is alive and ready with its database, but only alive without it', async ({ world }) => {
    const { url } = await world.start();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const { url: lost } = await world.start({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
    expect((await fetch(`${lost}/healthz`)).status).toBe(200);
    expect((await fetch(`${lost}/readyz`)).status).toBe(503);
  });

  test('is ready while the site is down, which may be waiting for us in turn', async ({
    world,
  }) => {
    const { url } = await world.start({ operatorUrl: 'http://127.0.0.1:1' });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});
