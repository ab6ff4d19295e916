import { expect, it } from 'vitest';
import { readFrameMessage } from './frame-message.ts';

const frame = {};
const game = { origin: 'http://127.0.0.1:4000', window: frame };
const close = { type: 'lantern:close' };

it('hears the game in its frame', () => {
  expect(
    readFrameMessage({ origin: game.origin, source: frame as Window, data: close }, game),
  ).toBe('lantern:close');
});

it.each([
  ['another origin', { origin: 'https://evil.example', source: frame, data: close }],
  ['our own origin', { origin: 'http://localhost:3000', source: frame, data: close }],
  ['an origin that looks alike', { origin: 'http://127.0.0.1:40000', source: frame, data: close }],
  ['another window of the same origin', { origin: game.origin, source: {}, data: close }],
  ['no window', { origin: game.origin, source: null, data: close }],
])('K7 ignores %s', (_what, event) => {
  expect(readFrameMessage(event as MessageEvent, game)).toBeUndefined();
});

it.each([
  'lantern:close',
  null,
  { type: 'close' },
  { type: 'lantern:close', amount: '1000000' },
  { type: ['lantern:close'] },
])('K7 ignores a message of another form: %j', (data) => {
  expect(
    readFrameMessage({ origin: game.origin, source: frame as Window, data }, game),
  ).toBeUndefined();
});
