// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { tableOf } from '../../games/index.ts';
import { playDay } from '../../games/league/play.ts';
import { sportOf } from '../../games/league/sports.ts';
import { makeShow as makeMap } from '../../games/neon-arena/page/show.ts';
import { makeShow as makePitch } from '../../games/rivers-league/page/show.ts';
import { highestOf } from '../../games/table-game.ts';
import type { LiveView } from '../../wire/tables.ts';
import { opened } from '../testing/fake-arcade.ts';
import { FakeSocket } from '../testing/fake-socket.ts';
import { openLeague } from '../testing/open-league.ts';
import { placed } from '../testing/open-table.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bets = '/api/table/bets';
const own = '/api/table/own';
const goals: LiveView['shown'] = [[[12, 'goal', 0]], [], [[12, 'goal', 1]], []];
const score = (home: number, away: number) => ({ periods: [[home, away]], goals: [] });
/** The first match ends 2 – 0. */
const outcome = { round: 1, matches: [score(2, 0), score(0, 0), score(0, 1), score(3, 3)] };
const open = () => openLeague('rivers-league', makePitch);
const payOf = (ticket: string) =>
  Number((2_000n * (highestOf(tableOf('rivers-league'), 1, ticket) ?? 0n)) / 10_000n);
const dong = (amount: number) => `₫${amount.toLocaleString('en')}`;

describe('GAM-26 a league on its page', () => {
  test('places singles as bets of their own, and an accumulator as one', async () => {
    const { arcade, frame, pick, words, later } = open();
    arcade.answer(bets, placed());
    await frame({});
    expect([words('state'), words('day')]).toEqual([
      ...['Place your bets', 'Season 1, match day 1'],
    ]);
    pick('0h')?.click();
    pick('2a')?.click();
    byId<HTMLInputElement>('stake').value = '2000';
    byId('stake').dispatchEvent(new Event('input'));
    expect(words('bet-word')).toBe('Confirm ₫4,000');
    expect(words('bet-pays')).toBe(`Can pay ${dong(payOf('0h') + payOf('2a'))}`);
    byId('bet').click();
    await later();
    const keys = arcade.sent(bets).map(({ betKey }) => betKey);
    expect(new Set(keys).size).toBe(2);
    expect(arcade.sent(bets).map(({ session, stakes }) => [session, stakes])).toEqual([
      [opened.session, { '0h': '2000' }],
      [opened.session, { '2a': '2000' }],
    ]);
    expect([words('notice'), words('picks')]).toEqual(['Your bet of ₫4,000 is placed.', '']);
    pick('1d')?.click();
    document.querySelectorAll<HTMLElement>('#modes .choice')[1]?.click();
    expect(words('bet-word')).toContain('at least two matches');
    pick('3h')?.click();
    byId('bet').click();
    await later();
    expect(arcade.sent(bets).at(-1)?.stakes).toEqual({ '1d-3h': '2000' });
  });

  test('shows the matches as they are played, then the result, the win and the table', async () => {
    const { arcade, frame, live, words, pick } = open();
    const ticket = '0h';
    arcade.forget(own).answer(own, { bets: [placed({ stakes: { [ticket]: '2000' } })] });
    await frame({});
    await frame({ state: 'live' }, { live: { ms: 180_000, shown: [[], [], [], []] } });
    expect([words('state'), pick('0h')?.getAttribute('aria-disabled')]).toEqual(['Live', 'true']);
    await live(goals);
    expect(words('comment')).toMatch(/^12′ Goal! /);
    expect(words('scoreboard')).toContain('1 – 0');
    expect(document.querySelector('[data-score="2-1"]')?.textContent).toBe('1');
    const results = [{ roundId: 'round-1', number: 1, outcome }];
    await frame({ state: 'decided', seed: 'c'.repeat(64), outcome }, { results });
    expect(words('state')).toBe('Full time');
    expect(words('result')).toBe(`You get ${dong(payOf(ticket))}`);
    expect(document.querySelectorAll('#standings tbody tr')).toHaveLength(8);
    expect(document.querySelector('#standings tbody td:last-child')?.textContent).toBe('3');
    expect(document.querySelector('.own-bet')?.getAttribute('data-won')).toBe('true');
  });

  test('comes in the middle of a match of e-sports, with towers that fell before', async () => {
    const { frame, words } = openLeague('neon-arena', makeMap);
    const { events } = playDay(sportOf('neon-arena'), {
      ...{ serverSeed: 'a'.repeat(64), clientSeed: 'x', nonce: 1 },
    });
    const shown = events.map((match) => match.filter(([minute]) => minute <= 45));
    await frame({ state: 'live' }, { live: { ms: 180_000, shown } });
    expect(words('scoreboard')).toMatch(/\d – \d/);
    expect(document.querySelectorAll('.stone.fallen').length).toBeGreaterThan(0);
    document.querySelector<HTMLElement>('[data-watch="3"]')?.click();
    expect(document.querySelector('[data-watch="3"]')?.getAttribute('aria-pressed')).toBe('true');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true }));
    expect(document.querySelector('[data-watch="1"]')?.getAttribute('aria-pressed')).toBe('true');
  });

  test('keeps own bets when its socket is lost in mid-match, and counts them once', async () => {
    const { arcade, frame, pick, words, later } = open();
    arcade.answer(bets, placed());
    await frame({});
    pick('0h')?.click();
    byId<HTMLInputElement>('stake').value = '2000';
    byId('stake').dispatchEvent(new Event('input'));
    byId('bet').click();
    await later();
    await frame({ state: 'live' }, { live: { ms: 180_000, shown: [[], [], [], []] } });
    const own = words('own');
    FakeSocket.last?.end(1006);
    await later(2_000);
    FakeSocket.last?.end(1006);
    expect(words('notice')).toContain('your bets are safe');
    await later(3_000);
    await frame({ state: 'live' }, { live: { ms: 180_000, shown: goals } });
    expect([words('own'), words('notice')]).toEqual([own, '']);
    await frame({ state: 'decided', seed: 'c'.repeat(64), outcome });
    FakeSocket.last?.end(1006);
    await later(2_000);
    await frame({ state: 'decided', seed: 'c'.repeat(64), outcome });
    expect(words('session-net')).toBe(`+${dong(payOf('0h') - 2_000)}`);
  });

  test('shows the own bets after a reload in mid-match, and counts their result', async () => {
    const { arcade, frame, words } = open();
    arcade.forget(own).answer(own, { bets: [placed({ stakes: { '0h': '2000' } })] });
    await frame({ state: 'live' }, { live: { ms: 180_000, shown: goals } });
    expect(words('own')).toContain('2K →');
    await frame({ state: 'decided', seed: 'c'.repeat(64), outcome });
    expect(words('result')).toBe(`You get ${dong(payOf('0h'))}`);
    expect(words('session-net')).toBe(`+${dong(payOf('0h') - 2_000)}`);
  });

  test('shows a result from before a reload, which the session has counted', async () => {
    const { arcade, frame, words } = open();
    arcade.forget(own).answer(own, { bets: [placed({ stakes: { '0h': '2000' } })] });
    await frame({ state: 'decided', seed: 'c'.repeat(64), outcome });
    expect(words('result')).toBe(`You get ${dong(payOf('0h'))}`);
    expect(words('session-net')).toBe('₫0');
  });

  test('says the exact means and margins in its rules', async () => {
    const { frame, words } = open();
    await frame({});
    HTMLDialogElement.prototype.showModal = vi.fn();
    byId('open-rules').click();
    expect(words('rules')).toContain('Match result5.00 %');
    expect(words('rules')).toContain('Correct score10.00 %');
    expect(words('rules')).toContain('95.00 % at best');
  });
});
