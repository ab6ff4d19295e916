import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, cardText, deckSize, inOrder } from './cards.ts';
import { beats, isChop, readCombination } from './combination.ts';
import { instantWinOf } from './instant-win.ts';
import { leftUnits, rakePercent, units } from './payments.ts';
import { type Play, startPlay, takeMove } from './play.ts';
import { dealHands, tienLen } from './rules.ts';
import { settle, transfersOf } from './settle.ts';
import { forcedCards, playsFor, suggestionFor } from './suggest.ts';

const deck = new Map(Array.from({ length: deckSize }, (_, card) => [cardText(card), card]));
/** `3S4H` as cards. */
const cards = (text: string): Card[] =>
  (text.match(/../g) ?? []).map((one) => deck.get(one) ?? Number.NaN);
const read = (text: string) => readCombination(cards(text));
const wins = (one: string, other: string): boolean => {
  const [first, second] = [read(one), read(other)];
  if (!first || !second) throw new Error(`${one} or ${other} is no combination`);
  return beats(first, second);
};
const moved = (play: Play, seat: number, text: string): Play => {
  const next = takeMove(play, { seat, cards: cards(text) });
  if (typeof next === 'string') throw new Error(next);
  return next;
};
const starting = (...hands: string[]) => startPlay(hands.map(cards));

describe('GAM-26 Tien Len: combinations', () => {
  test.each([
    ['3S', 'single'],
    ['3S3H', 'pair'],
    ['2S2C2H', 'triple'],
    ['9S9C9D9H', 'four'],
    ['3S4H5C', 'straight'],
    ['3S4H5C6C7C8C9CTCJCQCKCAC', 'straight'],
    ['3S3C4S4C5S5C', 'pairs'],
    ['3S3C4S4C5S5C6S6H', 'pairs'],
  ])('%s is a %s', (text, kind) => {
    expect(read(text)?.kind).toBe(kind);
  });

  test.each(['3S4S', 'KSAS2S', '3S4S6S', '3S3C4S4C', 'KSKCASAC2S2C', '3S3C4S', '3S3S', ''])(
    '%s is none',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});

describe('GAM-26 Tien Len: what beats what', () => {
  test.each([
    ['3H', '3S'],
    ['2S', 'AH'],
    ['5S5H', '5C5D'],
    ['4S5S6H', '4C5C6D'],
    ['2S2C2D', 'ASACAD'],
    ['3S3C4S4C5S5C', '2H'],
    ['3S3C3D3H', '2H'],
    ['3S3C3D3H', '2D2H'],
    ['3S3C3D3H', 'QSQCKSKCASAC'],
    ['4S4C4D4H', '3S3C3D3H'],
    ['3S3C4S4C5S5C6S6C', '2H'],
    ['3S3C4S4C5S5C6S6C', '2D2H'],
    ['3S3C4S4C5S5C6S6C', 'QSQCKSKCASAC'],
    ['3S3C4S4C5S5C6S6C', 'ASACADAH'],
    ['3S3C4S4C5S5C6S6H', '3D3H4D4H5D5H6C6D'],
  ])('%s beats %s', (one, other) => {
    expect([wins(one, other), wins(other, one)]).toEqual([true, false]);
  });

  test.each([
    ['3S3C4S4C5S5C', '2D2H'],
    ['3S3C4S4C5S5C6S6C', '2S2C2H'],
    ['3S3C3D3H', '2S2C2H'],
    ['3S3C4S4C5S5C', 'AH'],
    ['5S6S7S8S', '3S4S5S'],
    ['3S3C4S4C5S5C', '4D4H'],
  ])('%s does not beat %s', (one, other) => {
    expect(wins(one, other)).toBe(false);
  });

  test('no two combinations beat each other', () => {
    const hand = fc.uniqueArray(fc.nat(51), { minLength: 13, maxLength: 13 });
    fc.assert(
      fc.property(hand, hand, (one, other) => {
        const mine = playsFor(startPlay([one]), 0);
        const theirs = playsFor(startPlay([other]), 0);
        for (const a of mine) for (const b of theirs) if (beats(a, b) && beats(b, a)) return false;
        return true;
      }),
      { numRuns: 40 },
    );
  });

  test('only a bomb on twos or on a bomb is paid as a chop', () => {
    const chop = (one: string, other: string) => {
      const [first, second] = [read(one), read(other)];
      return first && second && isChop(first, second);
    };
    expect(chop('3S3C3D3H', '2H')).toBe(true);
    expect(chop('4S4C4D4H', '3S3C3D3H')).toBe(true);
    expect(chop('2H', '2S')).toBe(false);
  });
});

describe('GAM-26 Tien Len: instant wins', () => {
  test.each([
    ['2S2C2D2H3S4S6S7S9STSQSKSAS', 'four-twos'],
    ['3S4S5S6S7S8S9STSJSQSKSAS3H', 'dragon'],
    ['3S3C4S4C5S5C6S6C7S7C9STSQS', 'five-pairs'],
    ['3S3C5S5C7S7C9S9CJSJCKSKC2S', 'six-pairs'],
    ['3S3C3D3H7S7C9S9CJSJCKSKC2S', 'six-pairs'],
    ['3S3C4S4C5S5C6S6C8S9CJSJCKS', undefined],
  ])('%s is %s', (text, win) => {
    expect(instantWinOf(cards(text))).toBe(win);
  });

  test('of two, the first in order of play wins', () => {
    const play = startPlay(
      [
        '2S2C2D2H3S4S6S7S9STSQSKSAS',
        '3H4H5H6H7H8H9HTHJHQHKHAH4D',
        '3C3D5C5D7C7D9C9DJCJDKCKDAC',
      ].map(cards),
      1,
    );
    expect([play.winner, play.instant]).toEqual([1, 'dragon']);
  });
});

describe('GAM-26 Tien Len: the course of a deal', () => {
  test('begins with the lowest card, and the winner of the deal before leads without it', () => {
    const hands = ['4S5S', '3S9H', '6S7S'].map(cards);
    const play = startPlay(hands);
    expect([play.turn, play.mustHold]).toEqual([1, 0]);
    expect(takeMove(play, { seat: 1, cards: cards('9H') })).toBe('combination_not_allowed');
    expect(takeMove(play, { seat: 1, cards: [] })).toBe('combination_not_allowed');
    const led = startPlay(hands, 2);
    expect([led.turn, led.mustHold]).toEqual([2, undefined]);
  });

  test('goes round; who passes is out until the round ends', () => {
    let play = starting('3S9HTHKH', '4S8HJHQH', '5S6S7SAH');
    play = moved(play, 0, '3S');
    play = moved(play, 1, '4S');
    play = moved(play, 2, '');
    expect([play.turn, play.passed]).toEqual([0, [2]]);
    play = moved(play, 0, '9H');
    expect(play.turn).toBe(1);
    expect(takeMove(play, { seat: 2, cards: cards('AH') })).toBe('not_your_turn');
    play = moved(play, 1, '');
    expect([play.turn, play.top, play.passed]).toEqual([0, undefined, []]);
  });

  test('refuses cards out of turn, not held, twice, and too low', () => {
    const play = moved(starting('3S9HTH', '4S8HJH'), 0, '3S');
    expect(takeMove(play, { seat: 0, cards: cards('9H') })).toBe('not_your_turn');
    expect(takeMove(play, { seat: 1, cards: cards('9H') })).toBe('cards_not_held');
    expect(takeMove(play, { seat: 1, cards: cards('4S4S') })).toBe('combination_not_allowed');
    expect(takeMove(moved(play, 1, '8H'), { seat: 0, cards: [] })).not.toBeTypeOf('string');
    expect(takeMove(moved(play, 1, 'JH'), { seat: 0, cards: cards('9H') })).toBe(
      'combination_not_allowed',
    );
  });

  test('lets four consecutive pairs interrupt, also after a pass', () => {
    const long = '4S4C5S5C6S6C7S7C';
    let play = starting('3S2HTHJH', 'KSKC8H9H', `${long}QS`);
    play = moved(play, 0, '3S');
    play = moved(play, 1, 'KS');
    play = moved(play, 2, '');
    play = moved(play, 0, '2H');
    expect(play.turn).toBe(1);
    play = moved(play, 2, long);
    expect(play.owed).toEqual({ from: 0, to: 2, units: units.redTwo });
    expect([play.turn, play.passed]).toEqual([0, []]);
  });

  test('may be finished on a two, and ends at once', () => {
    const play = moved(moved(moved(starting('3S2H', '4S5H'), 0, '3S'), 1, '4S'), 0, '2H');
    expect([play.winner, takeMove(play, { seat: 1, cards: [] })]).toEqual([0, 'not_your_turn']);
  });
});

describe('GAM-26 Tien Len: payments', () => {
  test.each([
    ['2S2D', units.blackTwo + units.redTwo],
    ['9S9C9D9H', units.four],
    ['3S3C4S4C5S5C', units.threePairs],
    ['3S3C4S4C5S5C6S6C', units.longPairs],
    ['3S3C4S4C6S6C', 0],
    ['3S3C4S4C4D4H5S5C', units.four],
  ])('%s left in the hand cost %i units', (text, cost) => {
    expect(leftUnits(cards(text))).toBe(cost);
  });

  test('cards left, a frozen hand and twos left go to the winner', () => {
    let play = starting('3S', '4S5H2H', '6S7S');
    play = { ...play, active: [0, 1] };
    play = moved(play, 0, '3S');
    expect(transfersOf(play)).toEqual([
      { from: 1, to: 0, units: 3, reason: 'cards' },
      { from: 1, to: 0, units: 6, reason: 'left' },
      { from: 2, to: 0, units: 26, reason: 'frozen' },
    ]);
    const { nets, rakes, payouts } = settle(play, 1_000n);
    expect(nets).toEqual([35_000n, -9_000n, -26_000n]);
    expect(rakes).toEqual([1_050n, 0n, 0n]);
    expect(payouts).toEqual([72_950n, 30_000n, 13_000n]);
  });

  test('of a chain of bombs the last one beaten pays all', () => {
    let play = starting('3S2HTHJH', '4S4C4D4H9S', '5S5C5D5HQS');
    play = moved(play, 0, '3S');
    play = moved(play, 1, '9S');
    play = moved(play, 2, 'QS');
    play = moved(play, 0, '2H');
    play = moved(play, 1, '4S4C4D4H');
    expect([play.owed, play.winner]).toEqual([undefined, 1]);
    let other = starting('3S2HTHJH', '4S4C4D4H9S8S', '5S5C5D5HQS7S');
    for (const [seat, text] of [
      [0, '3S'],
      [1, '9S'],
      [2, 'QS'],
      [0, '2H'],
      [1, '4S4C4D4H'],
      [2, '5S5C5D5H'],
    ] as const)
      other = moved(other, seat, text);
    expect(other.owed).toEqual({ from: 1, to: 2, units: units.redTwo + units.four });
  });

  test('an instant win costs every other seat the same', () => {
    const play = starting('2S2C2D2H3S4S6S7S9STSQSKSAS', '3H5H', '4H5D');
    expect(settle(play, 1n).nets).toEqual([52n, -26n, -26n]);
  });
});

/** Plays a deal to its end as bots do. */
function playOut(hands: readonly (readonly Card[])[]): Play {
  let play = startPlay(hands);
  for (let count = 0; play.winner === undefined; count += 1) {
    if (count > 500) throw new Error('the deal does not end');
    const next = takeMove(play, { seat: play.turn, cards: suggestionFor(play, play.turn) });
    if (typeof next === 'string') throw new Error(next);
    play = next;
  }
  return play;
}

describe('GAM-26 Tien Len: every deal', () => {
  const seeds = fc.record({
    serverSeed: fc.constant('a'.repeat(64)),
    clientSeed: fc.string({ minLength: 1, maxLength: 20 }),
    nonce: fc.nat(1_000_000),
  });

  test('is zero-sum less the rake, and costs no seat more than its buy-in', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 2, max: 4 }), (from, seats) => {
        const play = playOut(dealHands(from, seats));
        const { nets, rakes, payouts } = settle(play, 100n);
        const buyIn = BigInt(units.buyIn) * 100n;
        const sum = (all: readonly bigint[]) => all.reduce((one, other) => one + other, 0n);
        expect(sum(nets)).toBe(0n);
        expect(sum(payouts) + sum(rakes)).toBe(buyIn * BigInt(seats));
        for (const [seat, payout] of payouts.entries()) {
          expect(payout).toBeGreaterThanOrEqual(0n);
          const gain = nets[seat] ?? 0n;
          expect(rakes[seat]).toBe(gain > 0n ? (gain * rakePercent) / 100n : 0n);
        }
      }),
      { numRuns: 120 },
    );
  });

  test('takes what is suggested and what time forces', () => {
    fc.assert(
      fc.property(seeds, (from) => {
        let play = startPlay(dealHands(from, 4));
        while (play.winner === undefined) {
          for (const one of playsFor(play, play.turn))
            expect(takeMove(play, { seat: play.turn, cards: one.cards })).not.toBeTypeOf('string');
          const next = takeMove(play, { seat: play.turn, cards: forcedCards(play, play.turn) });
          if (typeof next === 'string') throw new Error(next);
          play = next;
        }
        if (!play.instant) expect(play.hands[play.winner]).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  test('deals every card at most once, by the seeds alone', () => {
    const [from, again] = [1, 2].map(() =>
      dealHands({ serverSeed: 'b'.repeat(64), clientSeed: 'aa:bb', nonce: 7 }, 4),
    );
    expect(from).toEqual(again);
    expect(inOrder(from?.flat() ?? [])).toEqual(Array.from({ length: 52 }, (_, card) => card));
    expect(tienLen.roomsOf('PHP', 2).map(({ unit }) => unit)).toEqual([100n, 500n, 1_000n, 5_000n]);
    expect(tienLen.roomsOf('VND', 0)[1]).toEqual({ unit: 1_000n, buyIn: 39_000n });
    expect(tienLen.roomsOf('JPY', 0)[0]).toEqual({ unit: 1n, buyIn: 39n });
  });
});
