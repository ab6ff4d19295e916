// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, expect, test, vi } from 'vitest';
import { decided, openFrame } from '../../../page/testing/open-frame.ts';
import { makeBoard } from '../../pearl-tides/page/frame-board.ts';
import { pearlTides } from '../../pearl-tides/rules.ts';
import { empty, settle, winnersIn } from './grid.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = () => openFrame('pearl-tides', makeBoard);

/** A round with cascades, without and with free spins. */
function roundOf(free: boolean) {
  for (let nonce = 0; nonce < 5_000; nonce += 1) {
    const seeds = { serverSeed: 'c0'.repeat(32), clientSeed: 'shot', nonce };
    const outcome = pearlTides.draw(seeds, {});
    const cascades = (outcome.spins[0]?.length ?? 0) - 1;
    if (cascades < 2 || outcome.spins.length > 1 !== free) continue;
    return { outcome, payout: String(pearlTides.payout(1_000n, {}, outcome)), cascades };
  }
  throw new RangeError('no such round');
}

test('a drop fills the columns from the bottom, and winners are counted anywhere', () => {
  const columns = settle(empty, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcd');
  expect(columns[0]?.join('')).toBe('ABCDE');
  const left = columns.map((column) => column.filter((letter) => letter !== 'A'));
  expect(settle(left, 'z')[0]?.join('')).toBe('BCDEz');
  expect(winnersIn(settle(empty, 'R'.repeat(9) + 'S'.repeat(21)), 8, 'S')).toEqual(['R']);
});

test('GAM-26 a slot with cascades ends with the payout of the round', async () => {
  const { arcade, bet, words, later } = opened();
  const { outcome, payout, cascades } = roundOf(false);
  arcade.answer('/api/rounds', decided('pearl-tides', { outcome, payout }));
  bet.click();
  await later(10_000);
  expect(arcade.sent('/api/rounds')).toMatchObject([{ game: 'pearl-tides', choice: {} }]);
  const amount = `₫${Number(payout).toLocaleString('en')}`;
  expect(document.querySelector('.slot-won')?.textContent).toBe(amount);
  expect(words('result')).toContain(`Cascades: ${cascades}, multiplier`);
});

test('GAM-26 a slot with cascades plays its free spins', async () => {
  const { arcade, bet, words, later } = opened();
  const { outcome, payout } = roundOf(true);
  arcade.answer('/api/rounds', decided('pearl-tides', { outcome, payout }));
  byId('fast').click();
  bet.click();
  await later(120_000);
  const free = outcome.spins.length - 1;
  expect(words('result')).toContain(`Free spins played: ${free}.`);
  expect(document.querySelector('.slot[data-scene="base"]')).not.toBeNull();
});

test('GAM-26 the rules state what symbols pay, the multipliers and the odds', () => {
  opened();
  byId('open-rules').click();
  const { stated } = pearlTides.machine;
  const text = byId('rules').textContent ?? '';
  expect(text).toContain('8–9 · ×');
  expect(text).toContain('×1, ×2, ×3, ×4, ×5');
  expect(text).toContain(`return ${stated.rtp}%, hit rate ${stated.hitRate}%`);
  expect(text).toContain('highest multiplier ×1000.00');
});
