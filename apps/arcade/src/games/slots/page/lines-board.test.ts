// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, expect, test, vi } from 'vitest';
import { decided, openFrame } from '../../../page/testing/open-frame.ts';
import { makeBoard } from '../../carp-leap/page/frame-board.ts';
import { carpLeap } from '../../carp-leap/rules.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A round of Carp Leap with these seeds. */
function roundOf(nonce: number) {
  const outcome = carpLeap.draw({ serverSeed: 'c0'.repeat(32), clientSeed: 'shot', nonce }, {});
  return { outcome, payout: String(carpLeap.payout(1_000n, {}, outcome)) };
}

const opened = () => openFrame('carp-leap', makeBoard);
const shown = () =>
  [...document.querySelectorAll('.slot-reel')].map((reel) =>
    [...reel.querySelectorAll<HTMLElement>('.slot-cell')]
      .slice(0, 3)
      .map((cell) => cell.dataset.symbol)
      .join(''),
  );

test('GAM-26 a slot stops at the round, draws its winning lines and counts the win', async () => {
  const { arcade, bet, words, later } = opened();
  const { outcome, payout } = roundOf(70);
  arcade.answer('/api/rounds', decided('carp-leap', { outcome, payout }));
  bet.click();
  await later(2_000);
  expect(arcade.sent('/api/rounds')).toMatchObject([{ game: 'carp-leap', choice: {} }]);
  expect(shown()[0]).toBe('MKW');
  expect(document.querySelectorAll('.slot-marks .slot-line')).toHaveLength(6);
  expect(document.querySelector('.slot-won')?.textContent).toBe('₫39,400');
  expect(words('result')).toBe('6 winning lines, multiplier ×39.40. +₫39,400');
});

test('GAM-26 a slot plays its free spins, and ends with the payout of the round', async () => {
  const { arcade, bet, words, later } = opened();
  const { outcome, payout } = roundOf(12);
  arcade.answer('/api/rounds', decided('carp-leap', { outcome, payout }));
  byId('fast').click();
  bet.click();
  await later(1_000);
  expect(document.querySelector('[data-scene="free"]')).not.toBeNull();
  await later(15_000);
  expect(document.querySelector('.slot[data-scene="base"]')).not.toBeNull();
  expect(words('result')).toContain('Free spins played: 10. +₫28,200');
});

test('GAM-25 a slot shows the jackpot that the site has paid, and states its odds', async () => {
  const jackpot = { odds: '1000000000', share: 10_000 };
  const { arcade, bet, words, later } = openFrame('carp-leap', makeBoard, { jackpot });
  byId('open-rules').click();
  expect(byId('rules').textContent).toContain('₫1,000 wins the jackpot with a chance of 1 in');
  expect(byId('rules').textContent).toContain('1,000,000');
  const round = decided('carp-leap', { ...roundOf(70), jackpot: '25000000' });
  arcade.answer('/api/rounds', round);
  bet.click();
  await later(2_000);
  expect(words('result')).toContain('Jackpot! ₫25,000,000');
});

test('a slot rests when its bet is not accepted', async () => {
  const { arcade, bet, words, later } = opened();
  arcade.refuse('/api/rounds', 'stakes_not_allowed');
  bet.click();
  await later();
  expect(words('notice')).toBe('Your bet wasn’t accepted. Nothing was charged.');
  expect(document.querySelector('[data-turning]')).toBeNull();
});

test('GAM-26 the rules state what symbols pay, the lines and the odds', () => {
  opened();
  byId('open-rules').click();
  const rules = byId('rules');
  expect(rules.querySelectorAll('.slot-lines li')).toHaveLength(20);
  expect(rules.textContent).toContain('5 · ×37.50');
  expect(rules.textContent).toContain('return 96.25%, hit rate 35.80%, volatility 3.79');
  expect(rules.textContent).toContain('highest multiplier ×600.00');
});

test('sound is off until the switch is pressed', () => {
  opened();
  expect(byId('sound').getAttribute('aria-pressed')).toBe('false');
});
