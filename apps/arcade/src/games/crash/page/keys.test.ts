// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, expect, test, vi } from 'vitest';
import { flightBet, openFlight } from '../../../page/testing/open-flight.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Alone in its file: the keys of a page are taken until the page is gone.
test('GAM-26 in Crash S doubles, A halves, and space bets and cashes out', async () => {
  const { arcade, frame, words, later } = openFlight();
  const [bets, cashOuts] = ['/api/table/bets', '/api/table/cash-out'];
  arcade.answer(bets, flightBet()).answer(cashOuts, flightBet({ cashOut: '149' }));
  const press = (key: string, on: EventTarget = document.body) =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  await frame({});
  press(' ', byId('stake'));
  press('s');
  press('s');
  press('a');
  expect(words('bet')).toBe('Bet ₫2,000');
  press(' ');
  await later();
  expect(arcade.sent(bets)).toMatchObject([{ stakes: { flight: '2000' } }]);
  await frame({ state: 'flying', until: Date.now() - 5_000 });
  await later(200);
  press(' ');
  await later();
  expect(arcade.sent(cashOuts)).toHaveLength(1);
});
