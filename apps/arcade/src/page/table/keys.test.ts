// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, expect, test, vi } from 'vitest';
import { makeFelt } from '../../games/dragon-tiger/page/felt.ts';
import { openTable, placed } from '../testing/open-table.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Alone in its file: the keys of a page are taken until the page is gone.
test('GAM-26 at a table Z takes a chip back, space confirms and R repeats', async () => {
  const { arcade, frame, spot, words, later } = openTable('dragon-tiger', makeFelt);
  const bets = '/api/table/bets';
  arcade.answer(bets, placed());
  const press = (key: string, on: EventTarget = document.body) =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  await frame({});
  for (let chip = 0; chip < 3; chip += 1) spot('dragon')?.click();
  press('z');
  press(' ', byId('auto-rounds'));
  expect(words('bet')).toBe('Confirm ₫2,000');
  press(' ');
  await later();
  expect(arcade.sent(bets)).toMatchObject([{ stakes: { dragon: '2000' } }]);
  await frame({ state: 'closed' });
  press('r');
  expect(words('bet')).toBe('No more bets');
  await frame({ roundId: 'round-2' });
  press('r');
  expect(words('bet')).toBe('Confirm ₫2,000');
});
