import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { gameOrigin, openGame, useOpenGame } from './open-game.ts';

it.each([
  ['http://127.0.0.1:4000/play/lucky-bowl?token=x', 'http://127.0.0.1:4000'],
  ['https://games.example/x', 'https://games.example'],
])('frames %s', (url, origin) => {
  expect(gameOrigin(url, 'http://localhost:3000')).toBe(origin);
});

it.each([
  'http://localhost:3000/game',
  '/play',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:http://localhost:3000/x',
  '',
])('K2 K6 does not frame %j', (url) => {
  expect(gameOrigin(url, 'http://localhost:3000')).toBeUndefined();
});

it.each([
  ['at the first host that answers', ['one.example'], 'https://one.example/play'],
  ['at another one where the first does not answer', ['two.example'], 'https://two.example/play'],
])('SYS-07 opens a game %s', async (_, up, opened) => {
  const ask = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (up.includes(new URL(String(address)).host)) return new Response();
    throw new TypeError('Failed to fetch');
  });
  const launched = {
    content: 'https://one.example/play',
    game_url: 'https://one.example/play',
    game_url2: 'https://two.example/play',
    name: 'Lucky Bowl',
    vendorName: 'BGS',
    vassalage: 'BGS',
    nodeId: 'BGS:lucky-bowl',
    gameType: 'INHOUSE' as const,
    ownWallet: false,
    moved: null,
  };
  expect(await openGame(launched)).toBe(true);
  const { result } = renderHook(useOpenGame);
  expect(result.current).toMatchObject({ url: opened, origin: new URL(opened).origin });
  // The launch works once, so the page must not ask for it to try the host.
  expect(ask.mock.calls.map(([address]) => String(address))).toEqual([
    'https://one.example/favicon.ico',
  ]);
  ask.mockRestore();
});
