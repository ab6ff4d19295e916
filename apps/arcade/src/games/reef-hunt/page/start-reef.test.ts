// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openReef } from '../../../page/testing/open-reef.ts';
import type { RoundView } from '../../../wire/replies.ts';
import { kinds } from '../kinds.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A volley as the arcade answers it. */
const volley = (times: number[], balance: string, more: Partial<RoundView> = {}): RoundView => {
  const sum = times.reduce((all, one) => all + one, 0);
  return {
    ...{ roundId: `round-${balance}`, game: 'reef-hunt', state: 'settled', choice: {} },
    ...{ total: String(1_000 * times.length), shown: null, steps: 0, outcome: times },
    ...{ payout: String(1_000 * sum), refusal: null, nonce: 0, balance, ...more },
  };
};

describe('GAM-26 the page of Reef Hunt', () => {
  test('takes the stake of a shot at once, and shows the prize when it has landed', async () => {
    const { arcade, scene, press, words, later } = await openReef();
    arcade.answer('/api/rounds', volley([5], '104000'));
    expect(words('bet')).toBe('Shoot ₫1,000');
    await press('bet');
    const [shot] = scene.shots;
    expect(arcade.sent('/api/rounds')).toMatchObject([
      { game: 'reef-hunt', stake: '1000', choice: { fish: [shot?.fish] } },
    ]);
    expect([scene.caught, words('balance')]).toEqual([[5], '₫99,000']);
    await later(2_000);
    expect(words('balance')).toBe('₫104,000');
    expect(words('session-net')).toBe('+₫4,000');
    expect(words('result')).toContain('caught: ₫5,000');
    expect(words('history')).toBe('×5');
  });

  test('sends shots that are fired in the meantime together, at most five', async () => {
    const { arcade, scene, press, words, later } = await openReef();
    arcade.answer('/api/rounds', volley([0], '99000'));
    arcade.answer('/api/rounds', volley([0, 0, 0, 0, 0], '94000'));
    for (let count = 0; count < 9; count += 1) await press('bet');
    expect(words('balance')).toBe('₫94,000');
    await later(2_000);
    const sent = arcade.sent('/api/rounds').map(({ stake }) => stake);
    expect([sent, scene.shots.length]).toEqual([['1000', '5000'], 6]);
    expect([words('balance'), words('session-net')]).toEqual(['₫94,000', '-₫6,000']);
  });

  test('gives the stake back when the site refuses, and says why', async () => {
    const { arcade, press, words, later } = await openReef();
    const refused = { state: 'refused', outcome: null, payout: null, balance: null } as const;
    arcade.answer('/api/rounds', volley([0], '0', { ...refused, refusal: 'limit_reached' }));
    await press('bet');
    await later(1_000);
    expect(words('balance')).toBe('₫100,000');
    expect(words('notice')).toContain('You’ve reached a limit that you set.');
    expect(words('session-net')).toBe('₫0');
  });

  test('does not charge a shot at a fish that is gone', async () => {
    const { arcade, scene, press, words, later } = await openReef();
    arcade.refuse('/api/rounds', 'betting_closed');
    await press('bet');
    await later(1_000);
    expect(words('notice')).toContain('The animal is gone. Nothing was charged.');
    expect(words('balance')).toBe('₫100,000');
    scene.targets = [];
    await press('bet');
    expect(words('notice')).toContain('There is none in the sea right now.');
  });

  test('repeats a shot without an answer with the same key', async () => {
    const { arcade, press, words, later } = await openReef();
    arcade.breakDown('/api/rounds').answer('/api/rounds', volley([2], '101000'));
    await press('bet');
    await later(3_000);
    const keys = arcade.sent('/api/rounds').map(({ roundKey }) => roundKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(words('balance')).toBe('₫101,000');
  });

  test('refuses stakes outside the limits and above the balance', async () => {
    const { arcade, words, press } = await openReef({ balance: '1500' });
    const field = document.querySelector<HTMLInputElement>('#stake');
    for (const [typed, sentence] of [
      ['999', 'The minimum is ₫1,000.'],
      ['500001', 'The maximum per shot is ₫500,000.'],
      ['2000', 'That is more than your balance.'],
      ['-1000', 'The minimum is ₫1,000.'],
    ] as const) {
      if (field) field.value = typed;
      field?.dispatchEvent(new Event('input'));
      expect([typed, words('bet-amount')]).toEqual([typed, sentence]);
      await press('bet');
    }
    expect(arcade.sent('/api/rounds')).toEqual([]);
  });

  test('is played with the keyboard: arrows aim, space fires', async () => {
    const { arcade, scene, key, words, later } = await openReef();
    arcade.answer('/api/rounds', volley([0], '99000'));
    await key('ArrowRight');
    await key('ArrowRight');
    const second = scene.targets[1];
    expect(scene.aimed).toBe(second?.fish);
    expect(words('aim')).not.toBe('');
    await later(1_000);
    await key(' ');
    expect(scene.shots.map(({ fish }) => fish)).toEqual([second?.fish]);
  });

  test('aims by itself at the kind that is pressed, until it is pressed again', async () => {
    const { scene, press, later } = await openReef();
    const [one, two] = scene.targets;
    if (!one || !two) throw new Error('no fish');
    scene.targets = [
      { ...one, kind: 1 },
      { ...two, kind: 11 },
    ];
    const arowana = document.querySelectorAll<HTMLElement>('.kind')[10];
    arowana?.click();
    await later();
    expect(arowana?.getAttribute('aria-pressed')).toBe('true');
    expect(arowana?.getAttribute('aria-label')).toBe('Golden arowana, pays ×300');
    await press('bet');
    expect(scene.shots.at(-1)?.fish).toBe(two.fish);
    expect(document.querySelectorAll('.kind')).toHaveLength(kinds.length);
  });

  test('fires by itself as often as chosen, but not while the page is hidden', async () => {
    const { arcade, scene, press, words, later } = await openReef();
    for (let count = 1; count <= 9; count += 1)
      arcade.answer('/api/rounds', volley([0], String(100_000 - count * 1_000)));
    await press('auto');
    const rounds = document.querySelector<HTMLInputElement>('#auto-rounds');
    if (rounds) rounds.value = '3';
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await press('bet');
    await later(3_000);
    expect([scene.shots.length, scene.rests]).toEqual([0, [true]]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await later(10_000);
    expect([scene.shots.length, scene.rests]).toEqual([3, [true, false]]);
    expect(words('bet-word')).toBe('Start auto bet');
    hidden.mockRestore();
  });

  test('rests behind a dialog, so that its buttons answer at once', async () => {
    const { scene, later } = await openReef();
    const dialog = document.querySelector('dialog');
    dialog?.setAttribute('open', '');
    await later();
    expect(scene.rests).toEqual([true]);
    dialog?.removeAttribute('open');
    await later();
    expect(scene.rests).toEqual([true, false]);
  });

  test('stops a run at the chosen loss', async () => {
    const { arcade, scene, press, later } = await openReef();
    arcade.answer('/api/rounds', volley([0], '99000'));
    await press('auto');
    const loss = document.querySelector<HTMLInputElement>('#auto-loss');
    if (loss) loss.value = '2000';
    await press('bet');
    await later(20_000);
    expect(scene.shots.length).toBeLessThanOrEqual(4);
  });

  test('shows who else is at the reef, and what they catch', async () => {
    const { scene, receive, later } = await openReef();
    const seats = [
      { place: 0, name: 'M***h' },
      { place: 2, name: 'L***n' },
    ];
    await receive({ type: 'reef', now: Date.now(), you: 0, seats });
    expect(scene.seated).toEqual([0, 2]);
    const names = [...document.querySelectorAll('.seat')].map(({ textContent }) => textContent);
    expect(names).toEqual(['You', '', 'L***n', '']);
    const fish = scene.targets[0]?.fish ?? 0;
    await receive({ type: 'volley', place: 2, power: '5000', fish: [fish], times: [8] });
    await later(200);
    expect(scene.shots.at(-1)?.place).toBe(2);
    const pop = document.querySelector<HTMLElement>('.pop');
    expect([pop?.textContent, pop?.dataset.own]).toEqual(['₫40,000×8', 'false']);
  });
});
