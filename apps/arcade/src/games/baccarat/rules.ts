import { type Seeds, sourceOf } from '../../fair/words.ts';
import { type Card, cardText, rankOf, shoeOf } from '../cards.ts';
import { limitsOf } from '../money.ts';
import { pays, plainProof, type TableGame } from '../table-game.ts';

export interface Deal {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

export const pointsOf = (card: Card): number => Math.min(rankOf(card), 10) % 10;
export const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** Whether the banker draws, by its total and the points of the player's third card. */
export function bankerDraws(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  if (total === 4) return third >= 2 && third <= 7;
  if (total === 5) return third >= 4 && third <= 7;
  return total === 6 && third >= 6 && third <= 7;
}

/** Punto banco: player, banker, player, banker, then the third cards. */
export function deal(next: () => Card): Deal {
  const [player, banker] = [[next()], [next()]];
  player.push(next());
  banker.push(next());
  if (totalOf(player) >= 8 || totalOf(banker) >= 8) return { player, banker };
  if (totalOf(player) <= 5) player.push(next());
  const third = player[2] === undefined ? undefined : pointsOf(player[2]);
  if (bankerDraws(totalOf(banker), third)) banker.push(next());
  return { player, banker };
}

export type Winner = 'player' | 'banker' | 'tie';

export function winnerOf({ player, banker }: Deal): Winner {
  const lead = totalOf(player) - totalOf(banker);
  return lead === 0 ? 'tie' : lead > 0 ? 'player' : 'banker';
}

export const isPair = ([one = 0, two = 0]: readonly Card[]): boolean => rankOf(one) === rankOf(two);

/** Of the ways to deal six cards of 416; the test counts them again. */
export const ways = {
  banker: 2_292_252_566_437_888n,
  player: 2_230_518_282_592_256n,
  tie: 475_627_426_473_216n,
  all: 4_998_398_275_503_360n,
} as const;

const factors = {
  player: pays(1),
  banker: pays(0.95),
  tie: pays(8),
  'player-pair': pays(11),
  'banker-pair': pays(11),
} as const;
export type BaccaratSpot = keyof typeof factors;

const push = { ways: ways.tie, of: ways.all, factor: 10_000n };
const side = (code: 'player' | 'banker') => ({
  code,
  chances: [{ ways: ways[code], of: ways.all, factor: factors[code] }, push],
});
const pair = (code: 'player-pair' | 'banker-pair') => ({
  code,
  chances: [{ ways: 31n, of: 415n, factor: factors[code] }],
});

const draw = (seeds: Seeds): Deal => deal(shoeOf(sourceOf(seeds)));
const hand = (cards: readonly Card[]) => cards.map(cardText).join('.');
const notation = ({ player, banker }: Deal): string => `P:${hand(player)},B:${hand(banker)}`;

export const baccarat: TableGame<Deal> = {
  code: 'baccarat',
  algorithm: 'baccarat/hmac-sha256/1',
  names: { en: 'Baccarat', vi: 'Baccarat' },
  category: 'LIVE',
  classify: 'card',
  rtp: '98.94',
  spots: [
    side('player'),
    { code: 'tie', chances: [{ ways: ways.tie, of: ways.all, factor: factors.tie }] },
    side('banker'),
    ...[pair('player-pair'), pair('banker-pair')],
  ],
  opposite: ['player', 'banker', 'tie'],
  proof: plainProof(draw, notation),
  limitsOf,
  draw,
  factor: (spot, dealt) => {
    const winner = winnerOf(dealt);
    if (spot === winner) return factors[winner];
    if (spot === 'player-pair') return isPair(dealt.player) ? factors[spot] : 0n;
    if (spot === 'banker-pair') return isPair(dealt.banker) ? factors[spot] : 0n;
    return winner === 'tie' ? push.factor : 0n;
  },
  notation,
};
