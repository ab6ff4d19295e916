import { describe, expect, test } from 'vitest';
import { edgeOf } from '../../../testing/odds.ts';
import { baccarat, bankerDraws, type Deal, deal, type Winner, ways, winnerOf } from './rules.ts';

/** Cards by points in eight decks: 32 of each but 128 tens. */
const cardsOf = (points: number): number => (points === 0 ? 128 : 32);

/**
 * Counts all ordered deals of six cards by points. Every product is below 2^53, so the numbers are
 * exact.
 */
function countDeals(): Record<'player' | 'banker' | 'tie', number> {
  const count = { player: 0, banker: 0, tie: 0 };
  const left = Array.from({ length: 10 }, (_, points) => cardsOf(points));
  const add = (player: number, banker: number, number: number) => {
    count[player === banker ? 'tie' : player > banker ? 'player' : 'banker'] += number;
  };
  const each = (number: number, then: (points: number, number: number) => void) => {
    for (let points = 0; points < 10; points += 1) {
      const cards = left[points] ?? 0;
      left[points] = cards - 1;
      then(points, number * cards);
      left[points] = cards;
    }
  };
  const finish = (player: number, banker: number, third: number | undefined, number: number) => {
    const unseen = third === undefined ? 412 * 411 : 411;
    if (!bankerDraws(banker, third)) return add(player, banker, number * unseen);
    const rest = third === undefined ? 411 : 1;
    each(number, (points, ways) => add(player, (banker + points) % 10, ways * rest));
  };
  each(1, (p1, one) =>
    each(one, (b1, two) =>
      each(two, (p2, three) =>
        each(three, (b2, four) => {
          const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10];
          if (player >= 8 || banker >= 8) add(player, banker, four * 412 * 411);
          else if (player >= 6) finish(player, banker, undefined, four);
          else each(four, (p3, five) => finish((player + p3) % 10, banker, p3, five));
        }),
      ),
    ),
  );
  return count;
}

const edge = (spot: string, digits: number) => edgeOf(baccarat, spot, digits);

const card = (text: string) => 'A23456789TJQK'.indexOf(text);
/** Deals these ranks in order. */
const dealt = (texts: string): Deal => {
  const cards = [...texts].map(card);
  return deal(() => cards.shift() ?? Number.NaN);
};

describe('GAM-26 Baccarat', () => {
  test('has exactly the probabilities of eight decks', () => {
    const { player, banker, tie } = countDeals();
    expect([player, banker, tie].map(BigInt)).toEqual([ways.player, ways.banker, ways.tie]);
    expect(ways.player + ways.banker + ways.tie).toBe(ways.all);
    expect(416 * 415 * 414 * 413 * 412 * 411).toBe(Number(ways.all));
    const share = (one: bigint) => (Number(one) / Number(ways.all)).toFixed(6);
    expect([share(ways.banker), share(ways.player), share(ways.tie)]).toEqual([
      ...['0.458597', '0.446247', '0.095156'],
    ]);
  });

  test('has the stated edges', () => {
    expect([edge('banker', 4), edge('player', 4), edge('tie', 4)]).toEqual([
      ...['1.0579', '1.2351', '14.3596'],
    ]);
    expect([edge('player-pair', 2), edge('banker-pair', 2)]).toEqual(['10.36', '10.36']);
  });

  test.each<[string, number, number, Winner, string]>([
    ['4253', 2, 2, 'player', 'a natural stops both'],
    ['2354', 2, 2, 'tie', 'seven stands'],
    ['2342K', 2, 3, 'player', 'the banker draws on five when the player stands'],
    ['23348', 3, 2, 'banker', 'the player draws on five, the banker stands on seven'],
    ['A2AA8', 3, 2, 'banker', 'the banker does not draw on three against an eight'],
    ['A2AA95', 3, 3, 'banker', 'the banker draws on three against a nine'],
    ['A3A36K', 3, 3, 'player', 'the banker draws on six against a six'],
  ])('deals %s as %i and %i cards, won by %s: %s', (cards, player, banker, winner, _why) => {
    const hands = dealt(cards);
    expect([hands.player.length, hands.banker.length, winnerOf(hands)]).toEqual([
      ...[player, banker, winner],
    ]);
  });
});
