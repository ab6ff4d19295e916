import { expect, it } from 'vitest';
import { gameOrigin } from './open-game.ts';

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
