// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { decided, openFrame } from '../../../page/testing/open-frame.ts';
import { makeBoard } from './frame-board.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Alone in its file: the keys of a page are taken until the page is gone.
test('GAM-26 in Mines the arrows move between the cells, and space cashes out', async () => {
  const { arcade, later } = openFrame('mines', makeBoard);
  const shownAt = (picks: number[]) =>
    decided('mines', {
      ...{ choice: { mines: 3 }, state: 'open', payout: null, balance: null },
      ...{ steps: picks.length, shown: { picks, factor: '11250', next: '12857' } },
    });
  arcade.answer('/api/rounds', shownAt([])).answer('/api/steps', shownAt([6]));
  const press = (key: string) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true }),
    );
  press(' ');
  await later();
  const cells = [...document.querySelectorAll<HTMLElement>('.cell')];
  cells[0]?.focus();
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown']) press(key);
  expect(document.activeElement).toBe(cells[6]);
  cells[6]?.click();
  await later();
  expect(arcade.sent('/api/steps')).toMatchObject([{ action: { pick: 6 } }]);
  cells[6]?.blur();
  press(' ');
  await later();
  expect(arcade.sent('/api/steps')).toMatchObject([{}, { action: { cashOut: true } }]);
});
