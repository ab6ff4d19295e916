import { type Seeds, sourceOf } from '../../fair/words.ts';
import { type Card, cardText, rankOf, shoeOf, suitOf } from '../cards.ts';
import { limitsOf } from '../money.ts';
import { pays, plainProof, type TableGame } from '../table-game.ts';

export interface Duel {
  readonly dragon: Card;
  readonly tiger: Card;
}

export type DuelWinner = 'dragon' | 'tiger' | 'tie';

export function duelWinner({ dragon, tiger }: Duel): DuelWinner {
  const lead = rankOf(dragon) - rankOf(tiger);
  return lead === 0 ? 'tie' : lead > 0 ? 'dragon' : 'tiger';
}

const isSuited = ({ dragon, tiger }: Duel): boolean => suitOf(dragon) === suitOf(tiger);

/** After the first card 415 are left: 31 of its rank, of which 7 have its suit. */
const of = 415n;
const tied = 31n;
const half = 5_000n;
const factors = { dragon: pays(1), tiger: pays(1), tie: pays(11), suited: pays(50) } as const;

const draw = (seeds: Seeds): Duel => {
  const next = shoeOf(sourceOf(seeds));
  return { dragon: next(), tiger: next() };
};
const notation = ({ dragon, tiger }: Duel): string => `D:${cardText(dragon)},T:${cardText(tiger)}`;

const side = (code: 'dragon' | 'tiger') => ({
  code,
  chances: [
    { ways: 192n, of, factor: factors[code] },
    { ways: tied, of, factor: half },
  ],
});

export const dragonTiger: TableGame<Duel> = {
  code: 'dragon-tiger',
  algorithm: 'dragon-tiger/hmac-sha256/1',
  names: { en: 'Dragon Tiger', vi: 'Rồng Hổ' },
  category: 'LIVE',
  classify: 'card',
  rtp: '96.27',
  spots: [
    side('dragon'),
    { code: 'tie', chances: [{ ways: tied, of, factor: factors.tie }] },
    { code: 'suited', chances: [{ ways: 7n, of, factor: factors.suited }] },
    side('tiger'),
  ],
  opposite: ['dragon', 'tiger', 'tie'],
  proof: plainProof(draw, notation),
  limitsOf,
  draw,
  factor: (spot, duel) => {
    const winner = duelWinner(duel);
    if (spot === winner) return factors[winner];
    if (winner !== 'tie') return 0n;
    return spot === 'suited' ? (isSuited(duel) ? factors.suited : 0n) : half;
  },
  notation,
};
