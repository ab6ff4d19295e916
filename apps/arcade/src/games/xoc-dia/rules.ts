import { type Seeds, sourceOf } from '../../fair/words.ts';
import { choose, limitsOf } from '../money.ts';
import { pays, plainProof, type TableGame } from '../table-game.ts';

/** Four coins: true is red. */
export type Coins = readonly [boolean, boolean, boolean, boolean];

export const redOf = (coins: Coins): number => coins.filter((isRed) => isRed).length;

/** The numbers of red coins that win, and the win without the stake. */
const spots = {
  even: { red: [0, 2, 4], factor: pays(0.96) },
  odd: { red: [1, 3], factor: pays(0.96) },
  'white-4': { red: [0], factor: pays(14) },
  'white-3': { red: [1], factor: pays(2.8) },
  'red-3': { red: [3], factor: pays(2.8) },
  'red-4': { red: [4], factor: pays(14) },
} as const satisfies Record<string, { red: readonly number[]; factor: bigint }>;

type XocDiaSpot = keyof typeof spots;
const isSpot = (spot: string): spot is XocDiaSpot => Object.hasOwn(spots, spot);

const draw = (seeds: Seeds): Coins => {
  const source = sourceOf(seeds);
  const coin = () => source.below(2) === 1;
  return [coin(), coin(), coin(), coin()];
};
const notation = (coins: Coins): string => coins.map((isRed) => (isRed ? 'R' : 'W')).join('');

export const xocDia: TableGame<Coins> = {
  code: 'xoc-dia',
  algorithm: 'xoc-dia/hmac-sha256/1',
  names: { en: 'Xoc Dia', vi: 'Xóc Đĩa' },
  category: 'LIVE',
  classify: 'table',
  rtp: '98.00',
  spots: Object.entries(spots).map(([code, { red, factor }]) => ({
    code,
    chances: [{ ways: red.reduce((sum, k) => sum + choose(4, k), 0n), of: 16n, factor }],
  })),
  opposite: ['even', 'odd'],
  proof: plainProof(draw, notation),
  limitsOf,
  draw,
  factor: (spot, coins) => {
    if (!isSpot(spot)) return 0n;
    const { red, factor } = spots[spot];
    return red.some((count) => count === redOf(coins)) ? factor : 0n;
  },
  notation,
};
