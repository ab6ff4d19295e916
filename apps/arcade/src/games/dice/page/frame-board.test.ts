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

const rounds = '/api/rounds';
const choice = { side: 'over', target: '5049' };
const won = decided('dice', { choice, outcome: 7_342, payout: '2000', balance: '101000' });
const lost = decided('dice', { choice, outcome: 1_207 });
const open = () => openFrame('dice', makeBoard);
const type = (id: string, value: string) => {
  byId<HTMLInputElement>(id).value = value;
  byId(id).dispatchEvent(new Event('input'));
};

describe('GAM-26 Dice in the frame', () => {
  test('bets the stake on the target and shows the roll', async () => {
    const { arcade, bet, words, later, posted } = open();
    arcade.answer(rounds, won);
    bet.click();
    bet.click();
    expect(words('balance')).toBe('₫99,000');
    await later();
    expect(arcade.sent(rounds)).toEqual([
      {
        ...{ session: opened.session, game: 'dice', stake: '1000', choice },
        roundKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(words('board')).toContain('73.42');
    expect(words('result')).toBe('Rolled 73.42. +₫2,000');
    expect(words('history')).toBe('73.42');
    expect([words('balance'), words('session-net')]).toEqual(['₫101,000', '+₫1,000']);
    expect([byId('game').dataset.mood, posted]).toEqual(['win', ['lantern:balance']]);
  });

  test('switches between over and under, with the same chance', async () => {
    const { arcade, bet, later } = open();
    arcade.answer(rounds, lost);
    document.querySelector<HTMLElement>('.swap')?.click();
    bet.click();
    await later();
    expect(arcade.sent(rounds)).toMatchObject([{ choice: { side: 'under', target: '4950' } }]);
  });
});

describe('the frame', () => {
  test.each([
    ['999', 'The minimum is ₫1,000.'],
    ['5000001', 'The maximum per round is ₫5,000,000.'],
    ['200000', 'That is more than your balance.'],
    ['12,5x', 'The minimum is ₫1,000.'],
    ['1000.5', 'The minimum is ₫1,000.'],
  ])('does not bet %s and says why: %s', async (stake, why) => {
    const { arcade, bet, words, later } = open();
    type('stake', stake);
    expect(bet.getAttribute('aria-disabled')).toBe('true');
    expect(words('bet-amount')).toBe(why);
    bet.click();
    await later();
    expect(arcade.sent(rounds)).toEqual([]);
  });

  test('halves, doubles and maximises the stake within the limits', () => {
    open();
    const field = byId<HTMLInputElement>('stake');
    const after = (id: string) => {
      byId(id).click();
      return field.value;
    };
    expect([after('halve'), after('twice'), after('most')]).toEqual(['1000', '2000', '100000']);
  });

  test('auto bet plays the chosen rounds, one after another', async () => {
    const { arcade, bet, words, later } = open();
    arcade.answer(rounds, lost);
    byId('auto').click();
    type('auto-rounds', '3');
    bet.click();
    await later(100);
    expect(words('bet-word')).toBe('Stop');
    await later(5_000);
    expect(arcade.sent(rounds)).toHaveLength(3);
    expect(new Set(arcade.sent(rounds).map(({ roundKey }) => roundKey)).size).toBe(3);
    expect(words('bet-word')).toBe('Start auto bet');
  });

  test.each([
    ['auto-loss', '2000', lost, 2],
    ['auto-win', '1000', won, 1],
  ])('auto bet stops at the limit %s', async (field, limit, round, played) => {
    const { arcade, bet, later } = open();
    arcade.answer(rounds, round);
    byId('auto').click();
    type(field, limit);
    bet.click();
    await later(9_000);
    expect(arcade.sent(rounds)).toHaveLength(played);
  });

  test('auto bet stops when the player presses the button again', async () => {
    const { arcade, bet, later } = open();
    arcade.answer(rounds, lost);
    byId('auto').click();
    bet.click();
    await later(200);
    bet.click();
    await later(9_000);
    expect(arcade.sent(rounds)).toHaveLength(1);
  });

  test('repeats a lost request with the same key, and never bets twice', async () => {
    const { arcade, bet, words, later } = open();
    arcade.breakDown(rounds);
    bet.click();
    await later(20_000);
    expect(words('notice')).toContain('No answer yet.');
    arcade.forget(rounds).answer(rounds, won);
    document.querySelector<HTMLElement>('#notice button')?.click();
    await later();
    expect(words('result')).toContain('+₫2,000');
    expect(new Set(arcade.sent(rounds).map(({ roundKey }) => roundKey)).size).toBe(1);
  });

  test('shows a rejected bet and gives the stake back', async () => {
    const { arcade, bet, words, later } = open();
    const refused = { state: 'refused', refusal: 'limit_reached', payout: null } as const;
    arcade.answer(rounds, decided('dice', { ...refused, balance: null }));
    bet.click();
    await later();
    expect(words('notice')).toBe('You’ve reached a limit that you set. Nothing was charged.');
    expect(words('balance')).toBe('₫100,000');
  });

  test('states return, hit rate, limits and the largest win in the rules', () => {
    open();
    byId('open-rules').click();
    const rules = byId('rules').textContent;
    expect(rules).toContain('Return to player: 99.00%');
    expect(rules).toContain('hit rate 49.50%');
    expect(rules).toContain('at most ₫20,000,000');
  });
});

describe('a lost connection in the frame', () => {
  test.each([
    ['database_away', 'The connection is slow or lost.', 'No answer yet.'],
    ['too_many_requests', 'Too many requests.', 'Too many requests.'],
  ] as const)(
    '(%s) may have played the round, so the same one is requested',
    async (code, first, then) => {
      const { arcade, bet, words, later } = open();
      arcade.breakDown(rounds).refuse(rounds, code);
      bet.click();
      await later(2_000);
      expect(words('notice')).toContain(first);
      await later(20_000);
      expect(words('notice')).toContain(then);
      arcade.forget(rounds).answer(rounds, won);
      document.querySelector<HTMLElement>('#notice button')?.click();
      await later();
      expect(words('result')).toContain('+₫2,000');
      expect(new Set(arcade.sent(rounds).map(({ roundKey }) => roundKey)).size).toBe(1);
    },
  );

  test('is retried by the page itself when it is online again', async () => {
    const { arcade, bet, words, later } = open();
    arcade.breakDown(rounds);
    bet.click();
    await later(30_000);
    arcade.forget(rounds).answer(rounds, won);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    await later();
    expect(words('result')).toContain('+₫2,000');
    expect(arcade.sent(rounds)).toHaveLength(6);
  });

  test('does not hide a pending win: the page waits until it is paid', async () => {
    const { arcade, bet, words, later } = open();
    const settling = { ...won, state: 'settling', balance: null } as const;
    arcade.answer(rounds, settling).breakDown(rounds);
    bet.click();
    await later(60_000);
    expect([words('result'), bet.getAttribute('aria-disabled')]).toEqual([
      ...['Rolled 73.42. +₫2,000', 'true'],
    ]);
    arcade.forget(rounds).answer(rounds, won);
    arcade.forget('/api/balance').answer('/api/balance', { balance: '101000' });
    await later(20_000);
    expect([words('balance'), words('notice')]).toEqual(['₫101,000', '']);
  });
});

describe('the end of a session in the frame', () => {
  test('F8 closes the game with a way back', async () => {
    const { arcade, bet, words, later, posted } = open();
    arcade.refuse(rounds, 'session_over');
    bet.click();
    await later();
    const sentence = 'This session has ended. Open the game again from the site.';
    expect(words('curtain')).toContain(sentence);
    expect(byId('game').inert).toBe(true);
    document.querySelector<HTMLElement>('#curtain button')?.click();
    expect(posted).toEqual(['lantern:close']);
  });
});

test('a balance that was asked for before the bet is not shown after it', async () => {
  const { arcade, bet, words, later } = open();
  let answer: (response: Response) => void = () => undefined;
  const before = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const asked = vi.spyOn(globalThis, 'fetch').mockReturnValueOnce(before);
  await later(20_000);
  expect(asked).toHaveBeenCalledOnce();
  arcade.answer(rounds, lost);
  bet.click();
  await later();
  answer(Response.json({ success: true, value: { balance: '100000' } }));
  await later(100);
  expect(words('balance')).toBe('₫99,000');
});
