// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { opened, roundOf } from '../../../page/testing/fake-arcade.ts';
import { openGame } from '../../../page/testing/open-game.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rounds = '/api/rounds';

describe('a round in the game', () => {
  test('is one bet, even when the button is pressed repeatedly', async () => {
    const { arcade, shake, stake, later } = openGame();
    arcade.answer(rounds, roundOf());
    stake('fish', 2);
    for (let i = 0; i < 5; i += 1) shake.click();
    await later();
    expect(arcade.sent(rounds)).toEqual([
      {
        session: opened.session,
        roundKey: expect.stringMatching(/^[0-9a-f]{32}$/),
        game: 'lucky-bowl',
        stake: '2000',
        choice: { fish: '2000' },
      },
    ]);
  });

  test('locks the table and shows the balance without the stake', async () => {
    const { arcade, shake, stake, words, later } = openGame();
    arcade.answer(
      rounds,
      roundOf({ state: 'betting', outcome: null, payout: null, balance: null }),
    );
    stake('fish', 2);
    shake.click();
    stake('crab');
    expect(words('total')).toBe('₫2,000');
    expect(words('balance')).toBe('₫98,000');
    arcade.answer(rounds, roundOf());
    await later();
    expect(words('balance')).toBe('₫98,000');
  });

  test('keeps the keyboard focus on the button', async () => {
    const { arcade, shake, stake, later } = openGame();
    arcade.answer(rounds, roundOf());
    stake('fish');
    shake.focus();
    shake.click();
    expect(document.activeElement).toBe(shake);
    await later();
    expect(document.activeElement).toBe(shake);
    expect(shake.getAttribute('aria-disabled')).toBe('true');
  });

  test.each([
    ['4000', 'win', 'You staked ₫2,000 and get ₫4,000.'],
    ['2000', 'calm', 'You staked ₫2,000 and get ₫2,000 back.'],
    ['1000', 'calm', 'You staked ₫2,000 and get ₫1,000 back.'],
    ['0', 'calm', 'You staked ₫2,000. None of your symbols came up.'],
  ])('with payout %s for a stake of 2000 has the mood %s', async (payout, mood, sentence) => {
    const { arcade, shake, stake, words, later, posted } = openGame();
    arcade.answer(rounds, roundOf({ payout, outcome: ['fish', 'deer', 'deer'], balance: '99000' }));
    stake('fish', 2);
    shake.click();
    await later(400);
    expect(byId('game').dataset.mood).toBe(mood);
    expect(document.querySelectorAll('.spark').length > 0).toBe(mood === 'win');
    expect(words('result')).toContain('Fish · Deer ×2');
    expect(words('result')).toContain(sentence);
    expect(byId('result').getAttribute('aria-live')).toBe('polite');
    expect(words('balance')).toBe('₫99,000');
    expect(posted).toEqual(['lantern:balance']);
  });

  test('with a pending win says so, and waits for it through a broken connection', async () => {
    const { arcade, shake, stake, words, later } = openGame();
    const settling = roundOf({
      state: 'settling',
      outcome: ['fish', 'fish', 'fish'],
      payout: '8000',
      balance: null,
    });
    arcade.answer(rounds, settling).breakDown(rounds);
    stake('fish', 2);
    shake.click();
    await later(60_000);
    expect(words('result')).toContain('Your ₫8,000 is being paid out.');
    expect(shake.getAttribute('aria-disabled')).toBe('true');
    arcade.forget(rounds).answer(rounds, { ...settling, state: 'settled', balance: '106000' });
    arcade.forget('/api/balance').answer('/api/balance', { balance: '106000' });
    await later(20_000);
    expect(words('balance')).toBe('₫106,000');
    expect(words('result')).not.toContain('being paid out');
    expect(words('notice')).toBe('');
    expect(byId('repeat').getAttribute('aria-disabled')).toBe('false');
  });
});

describe('a round that is not played', () => {
  test('reports an insufficient balance and keeps the chips', async () => {
    const { arcade, shake, stake, words, later } = openGame();
    arcade.answer(
      rounds,
      roundOf({ state: 'refused', refusal: 'insufficient_funds', outcome: null, payout: null }),
    );
    arcade.forget('/api/balance').answer('/api/balance', { balance: '500' });
    stake('fish', 2);
    shake.click();
    await later();
    expect(words('notice')).toBe('Your balance is too low for these stakes. Nothing was charged.');
    expect([words('balance'), words('total')]).toEqual(['₫500', '₫2,000']);
    expect(byId('notice').getAttribute('role')).toBe('alert');
  });

  test('F8 in an ended session closes the game with a way back', async () => {
    const { arcade, shake, stake, words, later, posted } = openGame();
    arcade.refuse(rounds, 'session_over');
    stake('fish');
    shake.click();
    await later();
    expect(words('curtain')).toContain(
      'This session has ended. Open the game again from the site.',
    );
    expect(byId('game').inert).toBe(true);
    document.querySelector<HTMLElement>('#curtain button')?.click();
    expect(posted).toEqual(['lantern:close']);
  });

  test('shows the stake again after its rollback', async () => {
    const { arcade, shake, stake, words, later } = openGame();
    arcade.answer(
      rounds,
      roundOf({ state: 'cancelling', outcome: null, payout: null, balance: null }),
    );
    arcade.forget('/api/balance').answer('/api/balance', { balance: '98000' });
    arcade.answer('/api/balance', { balance: '100000' });
    stake('fish', 2);
    shake.click();
    await later(1_500);
    expect(words('notice')).toBe('This round was cancelled. Nothing was charged.');
    await later(4_000);
    expect(words('balance')).toBe('₫100,000');
  });
});

describe('a lost connection', () => {
  test.each(['breakDown', 'beAway'] as const)(
    '(%s) repeats one bet with the same key',
    async (trouble) => {
      const { arcade, shake, stake, words, later } = openGame();
      arcade[trouble](rounds);
      stake('fish', 2);
      shake.click();
      await later(1_000);
      expect(words('notice')).toContain('The connection is slow or lost.');
      await later(20_000);
      expect(words('notice')).toContain('No answer yet.');
      arcade.forget(rounds).answer(rounds, roundOf());
      document.querySelector<HTMLElement>('#notice button')?.click();
      await later();
      expect(words('result')).toContain('You staked ₫2,000.');
      expect(words('notice')).toBe('');
      expect(new Set(arcade.sent(rounds).map(({ roundKey }) => roundKey)).size).toBe(1);
      expect(byId('repeat').getAttribute('aria-disabled')).toBe('false');
    },
  );

  test.each([
    ['database_away', 'The connection is slow or lost.', 'No answer yet.'],
    ['too_many_requests', 'Too many requests.', 'Too many requests.'],
  ] as const)(
    '(%s) may have played the round, so the same one is requested',
    async (code, first, then) => {
      const { arcade, shake, stake, words, later } = openGame();
      arcade.breakDown(rounds).refuse(rounds, code);
      stake('fish', 2);
      shake.click();
      await later(2_000);
      expect(words('notice')).toContain(first);
      await later(20_000);
      expect(words('notice')).toContain(then);
      arcade.forget(rounds).answer(rounds, roundOf());
      document.querySelector<HTMLElement>('#notice button')?.click();
      await later();
      expect(words('result')).toContain('You staked ₫2,000.');
      expect(new Set(arcade.sent(rounds).map(({ roundKey }) => roundKey)).size).toBe(1);
    },
  );

  test('is retried by the page itself when it is online again', async () => {
    const { arcade, shake, stake, words, later } = openGame();
    arcade.breakDown(rounds);
    stake('fish', 2);
    shake.click();
    await later(30_000);
    arcade.forget(rounds).answer(rounds, roundOf());
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    await later();
    expect(words('result')).toContain('You staked ₫2,000.');
    expect(arcade.sent(rounds)).toHaveLength(6);
  });
});

test('a balance that was asked for before the bet is not shown after it', async () => {
  const { arcade, shake, stake, words, later } = openGame();
  let answer: (response: Response) => void = () => undefined;
  const before = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const asked = vi.spyOn(globalThis, 'fetch').mockReturnValueOnce(before);
  await later(20_000);
  expect(asked).toHaveBeenCalledOnce();
  arcade.answer(rounds, roundOf());
  stake('fish', 2);
  shake.click();
  await later();
  answer(Response.json({ success: true, value: { balance: '100000' } }));
  await later(100);
  expect(words('balance')).toBe('₫98,000');
});
