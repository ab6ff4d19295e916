// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeFelt } from '../../games/dragon-tiger/page/felt.ts';
import { opened } from '../testing/fake-arcade.ts';
import { openTable, placed } from '../testing/open-table.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bets = '/api/table/bets';
const open = () => openTable('dragon-tiger', makeFelt);
/** Dragon king of spades, tiger ace of spades. */
const outcome = { dragon: 12, tiger: 0 };

describe('GAM-27 a table on its page', () => {
  test('places chips as one bet, shows the outcome, the win and the road', async () => {
    const { arcade, frame, spot, words, later, posted } = open();
    arcade.answer(bets, placed());
    await frame({});
    expect([words('state'), words('people')]).toEqual(['Place your bets', '3 at the table']);
    spot('dragon')?.click();
    spot('dragon')?.click();
    spot('tie')?.click();
    byId('undo').click();
    expect(words('bet')).toBe('Confirm ₫2,000');
    byId('bet').click();
    byId('bet').click();
    await later();
    expect(arcade.sent(bets)).toEqual([
      {
        ...{ session: opened.session, roundId: 'round-1', stakes: { dragon: '2000' } },
        betKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect([words('balance'), words('notice')]).toEqual([
      ...['₫98,000', 'Your bet of ₫2,000 is placed.'],
    ]);
    arcade.forget('/api/balance').answer('/api/balance', { balance: '102000' });
    const results = [{ roundId: 'round-1', number: 1, outcome }];
    await frame({ state: 'decided', seed: 'c'.repeat(64), outcome }, { results });
    expect(words('result')).toBe('Dragon KS, tiger AS. You get ₫4,000');
    expect(spot('dragon')?.dataset.won).toBe('true');
    expect(document.querySelectorAll('.big-road .ring')).toHaveLength(1);
    await later(2_000);
    expect([words('balance'), words('session-net'), posted]).toEqual([
      ...['₫102,000', '+₫2,000', ['lantern:balance']],
    ]);
    await frame({ roundId: 'round-2', number: 2 }, { results });
    byId('repeat').click();
    expect(words('bet')).toBe('Confirm ₫2,000');
  });

  test('takes no chips after betting, and says why a bet was refused', async () => {
    const { arcade, frame, spot, words, later } = open();
    await frame({});
    spot('tiger')?.click();
    arcade.refuse(bets, 'betting_closed');
    byId('bet').click();
    await later();
    expect(words('notice')).toBe('Betting is closed. Nothing was charged.');
    await frame({ state: 'closed' });
    spot('tiger')?.click();
    expect([words('bet'), spot('tiger')?.getAttribute('aria-disabled')]).toEqual([
      ...['No more bets', 'true'],
    ]);
  });

  test('contributes randomness once, connects again, and ends with its session', async () => {
    const { frame, later, socket, words } = open();
    const first = socket();
    const chain = { firstHash: 'b'.repeat(64), randomness: null };
    await frame({}, { chain });
    await frame({}, { chain });
    expect(first?.sent).toEqual([expect.stringMatching(/^{"randomness":"[0-9a-f]{32}"}$/)]);
    first?.end(1006);
    await later(1_000);
    expect(socket()).not.toBe(first);
    socket()?.end(1008);
    expect(words('curtain')).toContain('This session has ended.');
  });

  test('shows the own bets after a reload, and the bets of others', async () => {
    const { arcade, frame, spot, words } = open();
    arcade.forget('/api/table/own').answer('/api/table/own', { bets: [placed()] });
    const group = {
      ...{ currency: 'VND', trial: false, players: 1, sums: { tie: '5000' } },
      bets: [{ name: 'L***n', stakes: { tie: '5000' }, total: '5000' }],
    };
    const other = { ...group, currency: 'PHP' };
    await frame({}, { crowd: { watching: 2, groups: [other, group] } });
    expect([spot('dragon')?.textContent, spot('tie')?.textContent]).toEqual([
      ...['Dragon1 : 12K', 'Tie1 : 115K'],
    ]);
    expect(words('others')).toBe('L***nTie5K');
  });
});
