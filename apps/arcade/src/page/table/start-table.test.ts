// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeFelt } from '../../games/dragon-tiger/page/felt.ts';
import { makeFelt as makeDuel } from '../../games/duel/page/felt.ts';
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

describe('GAM-26 a table on its page', () => {
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

  test('in fast mode the result stands at once, else after the cards are turned', async () => {
    const { frame, words, later } = open();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const decide = (number: number) =>
      frame({ roundId: `round-${number}`, number, state: 'decided', seed: 'c', outcome });
    await frame({});
    await decide(1);
    expect(words('result')).toBe('');
    await later(5_000);
    expect(words('result')).toBe('Dragon KS, tiger AS.');
    byId('fast').click();
    await frame({ roundId: 'round-2', number: 2 });
    await decide(2);
    expect(words('result')).toBe('Dragon KS, tiger AS.');
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

  /** Begins a run with a chip on the dragon, at a stake of ₫1,000. */
  async function openRun(fields: Record<string, string>) {
    const table = open();
    table.arcade.answer(bets, placed({ stakes: { dragon: '1000' }, total: '1000' }));
    await table.frame({});
    byId('auto').click();
    for (const [id, value] of Object.entries(fields)) byId<HTMLInputElement>(id).value = value;
    table.spot('dragon')?.click();
    expect(table.words('bet')).toBe('Start auto bet · ₫1,000');
    byId('bet').click();
    await table.later();
    const decide = (roundId: string, won: boolean) =>
      table.frame({
        ...{ roundId, state: 'decided', seed: 'c'.repeat(64) },
        outcome: won ? outcome : { dragon: 0, tiger: 12 },
      });
    return { ...table, decide, rounds: () => table.arcade.sent(bets).length };
  }

  test('repeats a bet in each round of a run, until its number of rounds', async () => {
    const { arcade, decide, frame, rounds, words, spot } = await openRun({ 'auto-rounds': '2' });
    expect([rounds(), words('bet')]).toEqual([1, 'Stop · 2 left']);
    expect(spot('tiger')?.getAttribute('aria-disabled')).toBe('true');
    await decide('round-1', true);
    expect(words('bet')).toBe('Stop · 1 left');
    await frame({ roundId: 'round-2' });
    await frame({ roundId: 'round-2' });
    expect(arcade.sent(bets)).toMatchObject([
      { roundId: 'round-1', stakes: { dragon: '1000' } },
      { roundId: 'round-2', stakes: { dragon: '1000' } },
    ]);
    await decide('round-2', false);
    await frame({ roundId: 'round-3' });
    expect([rounds(), words('bet')]).toEqual([2, 'Tap a spot to place a chip']);
  });

  test.each([
    ['win', { 'auto-win': '1000' }, true],
    ['loss', { 'auto-loss': '1000' }, false],
  ])('ends a run at its limit of %s', async (_limit, fields, won) => {
    const { decide, frame, rounds } = await openRun(fields);
    await decide('round-1', won);
    await frame({ roundId: 'round-2' });
    expect(rounds()).toBe(1);
  });

  test('ends a run with a refused bet, with a result that was not seen, and by hand', async () => {
    const missed = await openRun({});
    await missed.frame({ roundId: 'round-2' });
    expect([missed.rounds(), missed.words('bet')]).toEqual([1, 'Tap a spot to place a chip']);

    const refused = await openRun({});
    await refused.decide('round-1', false);
    refused.arcade.forget(bets).refuse(bets, 'betting_closed');
    await refused.frame({ roundId: 'round-2' });
    expect(refused.words('notice')).toBe('Betting is closed. Nothing was charged.');
    await refused.frame({ roundId: 'round-3' });
    expect(refused.rounds()).toBe(2);

    const stopped = await openRun({});
    byId('bet').click();
    await stopped.decide('round-1', true);
    await stopped.frame({ roundId: 'round-2' });
    expect(stopped.rounds()).toBe(1);
  });

  test('goes on with a run after a void round, and refuses a run of no rounds', async () => {
    const { frame, rounds, words } = await openRun({ 'auto-rounds': '1' });
    await frame({ state: 'void' });
    await frame({ roundId: 'round-2' });
    expect([rounds(), words('bet')]).toEqual([2, 'Stop · 1 left']);

    const none = await openRun({ 'auto-rounds': '0' });
    expect([none.rounds(), none.words('notice')]).toEqual([0, 'Enter 1 to 1000 rounds.']);
  });

  test('of a pool shows live odds, and gives a pool with one side back', async () => {
    const { arcade, frame, spot, words, later } = openTable('duel', makeDuel);
    const mine = { stakes: { meron: '1000' }, total: '1000', balance: '99000' };
    arcade.answer(bets, placed(mine));
    const crowd = (sums: Record<string, string>) => ({
      watching: 2,
      groups: [{ currency: 'VND', trial: false, players: 1, sums, bets: [] }],
    });
    await frame({}, { crowd: crowd({ wala: '3000' }) });
    expect(spot('meron')?.textContent).toBe('Meron–');
    spot('wala')?.click();
    spot('meron')?.click();
    expect(words('bet')).toBe('Confirm ₫1,000');
    byId('bet').click();
    await later();
    expect(arcade.sent(bets)).toMatchObject([{ stakes: { meron: '1000' } }]);
    await frame({}, { crowd: crowd({ meron: '1000', wala: '3000' }) });
    expect([spot('meron')?.textContent, spot('wala')?.textContent]).toEqual([
      ...['Meron1 : 2.81K1K', 'Wala1 : 0.263K'],
    ]);
    const decided = { state: 'decided', seed: 'c'.repeat(64), outcome: 0 } as const;
    const results = [{ roundId: 'round-1', number: 1, outcome: 0 }];
    await frame(decided, { results, crowd: crowd({ meron: '1000', wala: '3000' }) });
    expect(words('result')).toBe('Meron wins. You get ₫3,800');
    expect(spot('meron')?.dataset.won).toBe('true');
    await frame({ roundId: 'round-2' });
    byId('repeat').click();
    arcade.forget(bets).answer(bets, placed({ ...mine, betId: 'bet-2', roundId: 'round-2' }));
    byId('bet').click();
    await later();
    await frame({ ...decided, roundId: 'round-2' }, { crowd: crowd({}) });
    expect([words('result'), words('notice')]).toEqual([
      ...['Meron wins. You get ₫1,000', 'Only one side had stakes. They come back.'],
    ]);
  });
});
