import { sign } from '@lantern/signing';
import { describe, expect } from 'vitest';
import { operatorSecret } from '../../testing/fake-operator.ts';
import { get, newKey, post, refusedWith } from '../../testing/page.ts';
import { test } from '../../testing/test.ts';
import { pagePolicy } from './headers.ts';

describe('the calls of the page', () => {
  test.for<[string, object]>([
    ['an unknown field', { extra: 1 }],
    ['an unknown symbol', { stakes: { dragon: '1000' } }],
    ['a number for an amount', { stakes: { fish: 1000 } }],
    ['a fraction', { stakes: { fish: '10.5' } }],
    ['a negative amount', { stakes: { fish: '-1000' } }],
    ['an amount with leading zeros', { stakes: { fish: '01000' } }],
    ['an endless amount', { stakes: { fish: '9'.repeat(16) } }],
    ['a short round key', { roundKey: 'x' }],
    ['a session of another shape', { session: 'x' }],
    ['a list of stakes', { stakes: ['fish'] }],
  ])('refuse %s', async ([_, change], { openGame }) => {
    const { arcade, operator, opened } = await openGame();
    const body = { session: opened.session, roundKey: newKey(), stakes: { fish: '1000' }, ...change };
    const refused = await post(arcade.url, '/api/rounds', body);
    expect([refused.status, refusedWith(refused)]).toEqual([400, 'invalid_input']);
    expect(operator.calls('bet')).toEqual([]);
  });

  test.for<[string, string, string, number, string]>([
    ['broken JSON', '{"token":', 'application/json', 400, 'invalid_input'],
    ['a polluted prototype (K12)', '{"__proto__":{"token":"x"}}', 'application/json', 400, 'invalid_input'],
    ['text', '{}', 'text/plain', 415, 'unsupported_media_type'],
    ['a form (K4)', 'token=x', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['a long body', JSON.stringify({ token: 'x'.repeat(5_000) }), 'application/json', 413, 'body_too_large'],
  ])('refuse %s', async ([_, body, type, status, code], { world }) => {
    const { url } = await world.start();
    const response = await fetch(`${url}/api/open`, { method: 'POST', headers: { 'content-type': type }, body });
    expect([response.status, await response.json()]).toMatchObject([status, { success: false, code }]);
  });

  test('K21 are kept out of every cache, sniffer, frame and other origin', async ({ world }) => {
    const { url } = await world.start();
    const { headers } = await get(url, '/api/rounds/00000000-0000-0000-0000-000000000000');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.has('set-cookie')).toBe(false);
    expect(headers.has('access-control-allow-origin')).toBe(false);
  });

  test('say so when there is nothing', async ({ world }) => {
    const { url } = await world.start();
    expect(refusedWith(await get(url, '/api/rounds/00000000-0000-0000-0000-000000000000'))).toBe('not_found');
    expect(refusedWith(await get(url, '/api/rounds/1'))).toBe('invalid_input');
    expect(refusedWith(await get(url, '/nowhere'))).toBe('not_found');
  });

  test('leave no token in the log', async ({ openGame }) => {
    const { arcade, operator } = await openGame();
    const { token } = operator.ledger.launch();
    await fetch(`${arcade.url}/play/lucky-bowl?token=${token}`);
    expect(arcade.logged.join()).not.toContain(token);
  });
});

describe('the pages', () => {
  test('K6 may be framed by the sites that are named, and load only what is ours', () => {
    expect(pagePolicy(['https://a.example', 'https://b.example'])).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; font-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors https://a.example https://b.example",
    );
    expect(pagePolicy([])).toContain("frame-ancestors 'none'");
  });
});

describe('the health of the process', () => {
  test('is alive and ready with its database, and only alive without it', async ({ world }) => {
    const { url } = await world.start();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const { url: lost } = await world.start({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
    expect((await fetch(`${lost}/healthz`)).status).toBe(200);
    expect((await fetch(`${lost}/readyz`)).status).toBe(503);
  });
});

describe('GAM-20 the catalogue', () => {
  test('tells a site that signs its call what it can offer', async ({ world }) => {
    const { url } = await world.start();
    const path = '/api/catalogue';
    const signed = { ...sign(operatorSecret, { method: 'GET', path, body: '' }, Date.now()) };
    const response = await fetch(url + path, { headers: signed });
    expect(await response.json()).toEqual({
      success: true,
      value: {
        games: [
          {
            code: 'lucky-bowl',
            names: { en: 'Lucky Bowl', vi: 'Bầu Cua' },
            category: 'INHOUSE',
            platforms: ['desktop', 'mobile'],
            languages: ['en', 'vi'],
            rtp: '92.13',
            trial: true,
            minBet: { VND: '1000', PHP: '1' },
            art: 'https://arcade.example/art/lucky-bowl.svg',
            launchUrl: 'https://arcade.example/play/lucky-bowl',
          },
        ],
      },
    });
  });

  test('F1 tells nobody else', async ({ world }) => {
    const { url } = await world.start();
    const path = '/api/catalogue';
    const forged = { ...sign('another-key-of-somebody', { method: 'GET', path, body: '' }, Date.now()) };
    for (const headers of [{}, forged]) {
      expect((await fetch(url + path, { headers })).status).toBe(401);
    }
  });
});
