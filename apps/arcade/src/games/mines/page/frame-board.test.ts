// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { opened } from '../../../page/testing/fake-arcade.ts';
import { decided, openFrame } from '../../../page/testing/open-frame.ts';
import { makeBoard } from './frame-board.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const [rounds, steps] = ['/api/rounds', '/api/steps'];
const choice = { mines: 3 };
const shownAt = (picks: number[], factor: string) =>
  decided('mines', {
    ...{ choice, state: 'open', payout: null, balance: null, steps: picks.length },
    shown: { picks, factor, next: '12857' },
  });
const ended = (picks: number[], factor: string, payout: string) =>
  decided('mines', {
    ...{ choice, payout, steps: picks.length, balance: '101000' },
    outcome: { mines: [2, 7, 20], picks, factor },
  });
const cells = () => [...document.querySelectorAll<HTMLElement>('.cell')];

describe('GAM-26 Mines in the frame', () => {
  test('opens cells step by step and cashes out', async () => {
    const { arcade, bet, words, later } = openFrame('mines', makeBoard);
    arcade.answer(rounds, shownAt([], '10000')).answer(steps, shownAt([4], '11250'));
    cells()[4]?.click();
    expect(arcade.sent(steps)).toEqual([]);
    bet.click();
    await later();
    expect([words('bet-word'), bet.getAttribute('aria-disabled')]).toEqual([
      ...['Make your choice', 'true'],
    ]);
    cells()[4]?.click();
    cells()[5]?.click();
    await later();
    const step = { session: opened.session, game: 'mines', roundId: 'a-round' };
    expect(arcade.sent(steps)).toEqual([{ ...step, step: 1, action: { pick: 4 } }]);
    expect(cells()[4]?.getAttribute('aria-label')).toBe('Cell 5: a pearl');
    expect(words('bet')).toBe('Cash out ×1.125 ₫1,125');
    arcade.forget(steps).answer(steps, ended([4], '11250', '1125'));
    bet.click();
    await later();
    expect(arcade.sent(steps).at(-1)).toEqual({ ...step, step: 2, action: { cashOut: true } });
    expect(words('result')).toBe('Cashed out. Pearls found: 1. +₫1,125');
    expect(cells()[7]?.dataset.found).toBe('mine');
    expect(words('bet-word')).toBe('Bet');
  });

  test('goes on with the open round after a reload', async () => {
    const openRound = shownAt([4], '11250');
    const { arcade, words, later } = openFrame('mines', makeBoard, { openRound });
    expect(words('notice')).toBe('Your round goes on where you left it.');
    expect(cells()[4]?.dataset.found).toBe('pearl');
    arcade.answer(steps, ended([4, 7], '0', '0'));
    cells()[7]?.click();
    await later();
    expect(arcade.sent(steps)).toMatchObject([{ step: 2, action: { pick: 7 } }]);
    expect(words('history')).toBe('×0');
    expect(byId('game').dataset.mood).toBe('lost');
  });

  test('repeats a lost step with the same number', async () => {
    const openRound = shownAt([4], '11250');
    const { arcade, bet, words, later } = openFrame('mines', makeBoard, { openRound });
    arcade
      .breakDown(steps)
      .breakDown(steps)
      .answer(steps, ended([4], '11250', '1125'));
    bet.click();
    await later(10_000);
    expect(arcade.sent(steps).map(({ step }) => step)).toEqual([2, 2, 2]);
    expect(words('result')).toContain('+₫1,125');
  });

  test('closes when another window has gone on with the round', async () => {
    const openRound = shownAt([4], '11250');
    const { arcade, bet, words, later } = openFrame('mines', makeBoard, { openRound });
    arcade.refuse(steps, 'round_over');
    bet.click();
    await later();
    expect(words('curtain')).toContain('This round went on in another window.');
  });
});
