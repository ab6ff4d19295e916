// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { decided, openFrame } from '../../../page/testing/open-frame.ts';
import { makeBoard } from './frame-board.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const [rounds, steps] = ['/api/rounds', '/api/steps'];
const choice = { mines: 3 };
const shownAt = (picks: number[]) =>
  decided('mines', {
    ...{ choice, state: 'open', payout: null, balance: null, steps: picks.length },
    shown: { picks, factor: '11250', next: '12857' },
  });
const ended = (picks: number[], factor: string, payout: string) =>
  decided('mines', {
    ...{ choice, payout, steps: picks.length, balance: '101000' },
    outcome: { mines: [2, 7, 20], picks, factor },
  });
const cells = () => [...document.querySelectorAll<HTMLElement>('.cell')];
const marked = () => cells().flatMap((cell, at) => (cell.dataset.marked === '' ? [at] : []));
const limit = (id: string, value: string) => {
  byId<HTMLInputElement>(id).value = value;
};

/** A page where "Auto" is chosen and these cells are marked. */
function openRun(marks: readonly number[]) {
  const page = openFrame('mines', makeBoard);
  byId('auto').click();
  for (const cell of marks) cells()[cell]?.click();
  return page;
}

describe('GAM-26 a run of bets in Mines', () => {
  test('opens the marked cells, cashes out and goes on until its win is reached', async () => {
    const { arcade, bet, words, later } = openRun([4, 9]);
    expect([marked(), arcade.calls]).toEqual([[4, 9], []]);
    limit('auto-win', '2000');
    arcade.answer(rounds, shownAt([]));
    for (const picks of [[4], [4, 9]]) arcade.answer(steps, shownAt(picks));
    arcade.answer(steps, ended([4, 9], '20000', '2000'));
    for (const picks of [[4], [4, 9]]) arcade.answer(steps, shownAt(picks));
    arcade.answer(steps, ended([4, 9], '20000', '2000'));
    bet.click();
    await later(20_000);
    const round = [{ pick: 4 }, { pick: 9 }, { cashOut: true }];
    expect(arcade.sent(steps).map(({ action }) => action)).toEqual([...round, ...round]);
    expect(arcade.sent(rounds)).toHaveLength(2);
    expect(words('bet')).toBe('Start auto bet ₫1,000');
  });

  test('stops at its limit of losses', async () => {
    const { arcade, bet, later } = openRun([7]);
    limit('auto-loss', '2000');
    arcade.answer(rounds, shownAt([])).answer(steps, ended([7], '0', '0'));
    bet.click();
    await later(20_000);
    expect(arcade.sent(rounds)).toHaveLength(2);
  });

  test('leaves its open round to the player who stops it', async () => {
    const { arcade, bet, words, later } = openRun([4, 9]);
    arcade.answer(rounds, shownAt([])).answer(steps, shownAt([4]));
    bet.click();
    await later(500);
    cells()[11]?.click();
    expect(arcade.sent(steps)).toMatchObject([{ action: { pick: 4 } }]);
    bet.click();
    await later(20_000);
    expect(arcade.sent(steps)).toHaveLength(1);
    expect(words('bet')).toBe('Cash out ×1.125 ₫1,125');
    cells()[11]?.click();
    await later();
    expect(arcade.sent(steps)).toMatchObject([{}, { step: 2, action: { pick: 11 } }]);
  });

  test('needs a marked cell, and marks no more cells than have no mine', async () => {
    const { arcade, bet, words } = openRun([]);
    expect(words('bet')).toBe('Start auto bet Make your choice');
    bet.click();
    expect(arcade.calls).toEqual([]);
    for (const cell of cells()) cell.click();
    expect(marked()).toHaveLength(22);
    document.querySelector<HTMLElement>('[aria-label="One mine more"]')?.click();
    expect(marked()).toHaveLength(21);
    byId('manual').click();
    expect([marked(), cells()[0]?.getAttribute('aria-pressed')]).toEqual([[], null]);
  });
});
