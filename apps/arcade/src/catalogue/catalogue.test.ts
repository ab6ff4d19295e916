import { sign } from '@lantern/signing';
import { describe, expect } from 'vitest';
import { operatorSecret } from '../../testing/fake-operator.ts';
import { test } from '../../testing/test.ts';
import { playables } from '../games/index.ts';

describe('GAM-25 the catalogue', () => {
  test('lists the games for a call signed by the site', async ({ world }) => {
    const { url } = await world.start();
    const path = '/api/catalogue';
    const signed = { ...sign(operatorSecret, { method: 'GET', path, body: '' }, Date.now()) };
    const response = await fetch(url + path, { headers: signed });
    const { value } = (await response.json()) as { value: { games: { code: string }[] } };
    expect(value.games.map(({ code }) => code)).toEqual(playables.map(({ code }) => code));
    expect(value.games[0]).toEqual({
      code: 'lucky-bowl',
      names: { en: 'Lucky Bowl', vi: 'Bầu Cua' },
      category: 'INHOUSE',
      classify: 'dice',
      platforms: ['desktop', 'mobile'],
      languages: expect.arrayContaining(['en', 'vi', 'ar', 'zh-Hant']),
      rtp: '92.13',
      trial: true,
      minBet: { VND: '1000', PHP: '1' },
      maxBet: { VND: '5000000', PHP: '5000' },
      maxWin: { VND: '20000000', PHP: '20000' },
      art: 'https://arcade.example/art/lucky-bowl.svg',
      launchUrl: 'https://arcade.example/play/lucky-bowl',
    });
  });

  const path = '/api/catalogue';
  const signed = (
    key: string,
    by: { path?: string; ms?: number } = {},
  ): Record<string, string> => ({
    ...sign(key, { method: 'GET', path: by.path ?? path, body: '' }, Date.now() + (by.ms ?? 0)),
  });

  test.for<[string, Record<string, string>]>([
    ['no signature', {}],
    ["another key's signature", signed('another-key-of-a-stranger')],
    ['the signature of another path', signed(operatorSecret, { path: '/api/open' })],
    ['a signature ten minutes old', signed(operatorSecret, { ms: -600_000 })],
    ['a signature ten minutes in the future', signed(operatorSecret, { ms: 600_000 })],
  ])('F1 F11 refuses %s', async ([_, headers], { world }) => {
    const { url } = await world.start();
    const response = await fetch(url + path, { headers });
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { success: false, code: 'bad_signature' },
    ]);
  });
});
