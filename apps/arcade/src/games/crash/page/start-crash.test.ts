// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { opened } from '../../../page/testing/fake-arcade.ts';
import { flightBet, openFlight } from '../../../page/testing/open-flight.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bets = '/api/table/bets';
const cashOuts = '/api/table/cash-out';
const auto = (value: string) => {
  byId<HTMLInputElement>('auto-at').value = value;
  byId('auto-at').dispatchEvent(new Event('input'));
};

describe('GAM-26 the page of Crash', () => {
  test('bets, cashes out during the flight, and shows the win at its end', async () => {
    const { arcade, frame, words, later } = openFlight();
    arcade.answer(bets, flightBet()).answer(cashOuts, flightBet({ cashOut: '149' }));
    await frame({});
    expect([words('state'), words('bet')]).toEqual(['Next flight in 5 s', 'Bet ₫1,000']);
    byId('bet').click();
    byId('bet').click();
    await later();
    expect(arcade.sent(bets)).toEqual([
      {
        ...{ session: opened.session, roundId: 'round-1', stakes: { flight: '1000' } },
        betKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect([words('balance'), words('bet')]).toEqual([
      ...['₫99,000', 'Your bet of ₫1,000 is placed.'],
    ]);
    await frame({ state: 'flying', until: Date.now() - 5_000 });
    await later(200);
    expect(words('times')).toMatch(/^×1\.5\d$/);
    expect(words('bet')).toMatch(/^Cash out ₫1,5\d\d$/);
    byId('bet').click();
    await later();
    expect(arcade.sent(cashOuts)).toEqual([{ session: opened.session, roundId: 'round-1' }]);
    expect(words('bet')).toBe('Cashed out at ×1.49: ₫1,490');
    const results = [{ roundId: 'round-1', number: 1, outcome: '234' }];
    const over = { seed: 'c'.repeat(64), outcome: '234' };
    await frame({ state: 'crashed', ...over }, { results });
    expect([words('times'), words('history')]).toEqual(['×2.34', '2.34']);
    await frame({ state: 'decided', ...over }, { results });
    expect([words('state'), words('result'), words('session-net')]).toEqual([
      ...['Out at ×2.34.', 'You get ₫1,490', '+₫490'],
    ]);
  });

  test('sends the automatic cash-out, and refuses one that cannot be', async () => {
    const { arcade, frame, words, later } = openFlight();
    arcade.answer(bets, flightBet({ autoAt: '150' }));
    await frame({});
    auto('1.00');
    expect([words('bet'), byId('bet').getAttribute('aria-disabled')]).toEqual([
      ...['Enter a multiplier from 1.01 to 1000.00.', 'true'],
    ]);
    auto('1,5');
    byId('bet').click();
    await later();
    expect(arcade.sent(bets)).toMatchObject([{ autoAt: '150' }]);
    await frame({ state: 'flying', until: Date.now() - 9_000 });
    await later(200);
    expect(words('bet')).toBe('Cashed out at ×1.50: ₫1,500');
  });

  test('says when a cash-out came too late, and shows the cash-outs of others', async () => {
    const { arcade, frame, words, later } = openFlight();
    arcade.answer(bets, flightBet()).refuse(cashOuts, 'round_over');
    await frame({});
    byId('bet').click();
    await later();
    const other = { name: 'L***n', stakes: { flight: '5000' }, total: '5000', cashOut: '180' };
    const group = { currency: 'VND', trial: false, players: 1, sums: {}, bets: [other] };
    const crowd = { watching: 2, groups: [group] };
    await frame({ state: 'flying', until: Date.now() - 9_000 }, { crowd });
    await later(200);
    expect(words('others')).toBe('L***n×1.809K');
    byId('bet').click();
    await later();
    expect(words('notice')).toBe('Too late: the flight was over.');
  });

  test('shows the own bet after a reload in mid-flight', async () => {
    const { arcade, frame, words, later } = openFlight();
    arcade.forget('/api/table/own').answer('/api/table/own', { bets: [flightBet()] });
    await frame({ state: 'flying', until: Date.now() - 5_000 });
    await later(200);
    expect(words('bet')).toMatch(/^Cash out ₫1,5\d\d$/);
  });

  test('bets on each flight of a run until its limit', async () => {
    const { arcade, frame, words, later } = openFlight();
    arcade.answer(bets, flightBet());
    arcade.answer(bets, flightBet({ betId: 'bet-2', roundId: 'round-2' }));
    await frame({});
    byId('auto').click();
    byId<HTMLInputElement>('auto-rounds').value = '2';
    byId('bet').click();
    await later();
    expect(words('bet')).toBe('Stop 2 left');
    const over = { state: 'decided', seed: 'c'.repeat(64), outcome: '100' } as const;
    await frame(over);
    await frame({ roundId: 'round-2', number: 2 });
    await later();
    expect(arcade.sent(bets).map(({ roundId }) => roundId)).toEqual(['round-1', 'round-2']);
    await frame({ ...over, roundId: 'round-2', number: 2 });
    expect(words('bet')).toBe('No win this time');
    await frame({ roundId: 'round-3', number: 3 });
    expect(words('bet')).toBe('Start auto bet ₫1,000');
  });
});
