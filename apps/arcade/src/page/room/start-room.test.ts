// @vitest-environment jsdom
import { byId } from '@lantern/outside/page';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hashOf } from '../../fair/words.ts';
import { opened } from '../testing/fake-arcade.ts';
import { openRoom, replyOf } from '../testing/open-room.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const { session } = opened;
/** 3♠, 4♠, 4♣ and 2♥. */
const hand = [0, 4, 5, 51];

const seats = [0, 2].map((place) => ({
  ...{ place, name: place ? 'L***n' : 'M', isBot: false, isYou: place === 0, isIn: true },
  ...{ cards: 0, isAway: false },
}));
const result = {
  ...{ winner: 0, instant: null, serverSeed: 'c'.repeat(64), seeds: 'a:b' },
  scores: [
    { place: 0, net: '5000', rake: '150' },
    { place: 2, net: '-5000', rake: '0' },
  ],
  paid: [{ from: 2, to: 0, units: 5, reason: 'cards' }],
  hands: [],
};

describe('GAM-26 the card rooms on their page', () => {
  test('list the rooms with their players, and join one', async () => {
    const { arcade, words, later } = await openRoom();
    expect(words('rooms')).toBe('₫1,000 a cardBuy-in ₫39,0003 playingJoin');
    arcade.answer('/api/room/join', replyOf());
    document.querySelector<HTMLElement>('[data-room="1000"]')?.click();
    await later();
    expect(arcade.sent('/api/room/join')).toEqual([{ session, room: '1000' }]);
    expect([byId('lobby').hidden, words('state'), words('seats')]).toEqual([
      ...[true, 'Waiting for players', 'LL***n'],
    ]);
  });

  test('open the room that the lobby of the site has chosen', async () => {
    const { arcade, words } = await openRoom('1000');
    expect(arcade.sent('/api/room/join')).toEqual([{ session, room: '1000' }]);
    expect(words('buy')).toBe('Play this deal: ₫39,000');
  });

  test('commit to a seed with the buy-in, and reveal it once the table is closed', async () => {
    const { arcade, later, words, frame } = await openRoom('1000');
    const seats = [{ place: 0, name: 'M', isBot: false, isYou: true, isIn: true, cards: 0 }].map(
      (seat) => ({ ...seat, isAway: false }),
    );
    const more = { balance: '61000', buyIn: { state: 'open', refusal: null } } as const;
    arcade.answer('/api/room/buy-in', replyOf({ seats, deal: { state: 'gathering' } }, more));
    byId('buy').click();
    byId('buy').click();
    await later();
    const [sent, ...others] = arcade.sent('/api/room/buy-in');
    expect([others, words('balance'), words('buy')]).toEqual([
      ...[[], '₫61,000', 'You’re in. Waiting for the cards.'],
    ]);
    expect(arcade.sent('/api/room/seed')).toEqual([]);
    arcade.answer('/api/room/seed', replyOf({ seats, deal: { state: 'sealing' } }));
    await frame({ seats, deal: { state: 'sealing' } });
    await frame({ seats, deal: { state: 'sealing' } });
    const [{ seed } = {}, ...again] = arcade.sent('/api/room/seed');
    expect([again, seed]).toEqual([[], expect.stringMatching(/^[0-9a-f]{15}$/)]);
    expect(hashOf(String(seed))).toBe(sent?.commitment);
  });

  test('select cards by taps, suggest, sort, play and pass', async () => {
    const { arcade, frame, later, words, card } = await openRoom('1000');
    await frame({ hand, deal: { state: 'playing', turn: 0, mustHold: 0, until: Date.now() } });
    expect([words('state'), words('hint')]).toEqual([
      ...['Your turn', 'Your first play has to hold 3♠'],
    ]);
    byId('suggest').click();
    expect(card(0)?.getAttribute('aria-pressed')).toBe('true');
    card(0)?.click();
    for (const one of [5, 4]) card(one)?.click();
    arcade.answer('/api/room/move', replyOf({ hand: [0, 51], deal: { state: 'playing' } }));
    byId('play').click();
    await later();
    const move = { session, dealId: 'deal-1', move: 1 };
    expect(arcade.sent('/api/room/move')).toEqual([{ ...move, cards: [4, 5] }]);
    expect(document.querySelectorAll('[data-card]')).toHaveLength(2);
    const top = { place: 2, cards: [8, 9] };
    const log = [{ number: 2, place: 2, cards: [8, 9], forced: false }];
    await frame({ hand: [0, 51], deal: { state: 'playing', turn: 0, top, moves: 2, log } });
    expect(words('pile')).toContain('L***n');
    byId('pass').click();
    await later();
    expect(arcade.sent('/api/room/move')[1]).toEqual({ ...move, move: 3, cards: [] });
    byId('sort').click();
    expect([...byId('hand').children].map((one) => one.textContent)).toHaveLength(2);
  });

  test('play by the keyboard, and say why cards were refused', async () => {
    const { arcade, frame, later, words, card } = await openRoom('1000');
    await frame({ hand, deal: { state: 'playing', turn: 2 } });
    card(4)?.click();
    arcade.refuse('/api/room/move', 'not_your_turn');
    card(4)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await later();
    expect(words('notice')).toBe('It isn’t your turn.');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }));
    await later();
    expect(arcade.sent('/api/room/move')).toHaveLength(1);
  });

  test('show the result with what was paid, and the new balance', async () => {
    const { arcade, frame, later, words } = await openRoom('1000');
    arcade.forget('/api/balance').answer('/api/balance', { balance: '104850' });
    await frame({ seats, deal: { state: 'playing' } });
    await frame({ seats, deal: { state: 'over', result } });
    expect(words('result')).toBe(
      'Your result: +₫4,850You winsL***n → YouCards left₫5,000Rake ₫150',
    );
    await later(2_000);
    expect([words('balance'), words('session-net')]).toEqual(['₫104,850', '+₫4,850']);
  });

  test('show a result from before a reload, which the session has counted', async () => {
    const { words } = await openRoom('1000', { seats, deal: { state: 'over', result } });
    expect(words('result')).toContain('Your result: +₫4,850');
    expect(words('session-net')).toBe('₫0');
  });

  test('ignore an older view, say when a deal was void, and end with their session', async () => {
    const { frame, socket, words, arcade } = await openRoom('1000');
    const old = replyOf({ deal: { state: 'over' } });
    arcade.answer('/api/balance', { balance: '100000' });
    const seats = [{ place: 0, name: 'M', isBot: false, isYou: true, isIn: true, cards: 0 }].map(
      (seat) => ({ ...seat, isAway: false }),
    );
    await frame({ seats, deal: { state: 'gathering' } });
    socket()?.receive(old);
    expect(words('state')).toBe('The deal starts soon');
    await frame({ deal: { dealId: 'deal-2' } });
    expect(words('notice')).toBe('This deal didn’t take place. Your buy-in comes back.');
    socket()?.end(1008);
    expect(words('curtain')).toContain('This session has ended.');
  });
});
