// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, expect, test, vi } from 'vitest';
import { decided, openFrame } from '../../../page/testing/open-frame.ts';
import { makeBoard } from './frame-board.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Alone in its file: the keys of a page are taken until the page is gone.
test('space bets and S doubles, but not while a field has the focus', async () => {
  const { arcade, later } = openFrame('dice', makeBoard);
  const choice = { side: 'over', target: '5049' };
  arcade.answer('/api/rounds', decided('dice', { choice, outcome: 1_207 }));
  const press = (key: string, on: EventTarget = document.body) =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press(' ', byId('stake'));
  press('s');
  press(' ');
  await later();
  expect(arcade.sent('/api/rounds')).toMatchObject([{ stake: '2000' }]);
});
