// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, expect, test, vi } from 'vitest';
import { makeShow } from '../../games/rivers-league/page/show.ts';
import { openLeague } from '../testing/open-league.ts';
import { placed } from '../testing/open-table.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Alone in its file: the keys of a page are taken until the page is gone.
test('GAM-26 in a league a digit chooses a match and space places the slip', async () => {
  const { arcade, frame, pick, words, later } = openLeague('rivers-league', makeShow);
  const bets = '/api/table/bets';
  arcade.answer(bets, placed());
  const press = (key: string, on: EventTarget = document.body) =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await frame({});
  press('3');
  expect(document.querySelector('[data-watch="2"]')?.getAttribute('aria-pressed')).toBe('true');
  // Without a slip, space scrolls the page as usual.
  expect(press(' ')).toBe(true);
  pick('2a')?.click();
  press(' ', byId('stake'));
  expect(arcade.sent(bets)).toEqual([]);
  expect(press(' ')).toBe(false);
  await later();
  expect(arcade.sent(bets)).toMatchObject([{ stakes: { '2a': expect.any(String) } }]);
  expect(words('picks')).toBe('');
});
