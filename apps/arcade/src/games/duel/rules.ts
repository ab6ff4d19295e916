import { type Seeds, sourceOf } from '../../fair/words.ts';
import { limitsOf } from '../money.ts';
import { plainProof, type TableGame } from '../table-game.ts';

/** A number below 100: 46 for each side, and 8 for a draw. */
const all = 100;
const each = 46;
const draws = BigInt(all - 2 * each);
/** A stake on a draw pays 10.5:1. */
const drawFactor = 115_000n;

export type FightWinner = 'meron' | 'wala' | 'draw';

export const fightWinner = (roll: number): FightWinner =>
  roll < each ? 'meron' : roll < 2 * each ? 'wala' : 'draw';

const draw = (seeds: Seeds): number => sourceOf(seeds).below(all);
const notation = (roll: number): string => `${fightWinner(roll)}:${roll}`;

const winnerOf = (roll: number): string | undefined => {
  const winner = fightWinner(roll);
  return winner === 'draw' ? undefined : winner;
};

/** Two paper lanterns fence. The stakes on one side win those on the other, less the take. */
export const duel: TableGame<number> = {
  code: 'duel',
  algorithm: 'duel/hmac-sha256/1',
  names: { en: 'Lantern Duel', vi: 'Song Đấu' },
  category: 'COCKFIGHT',
  classify: 'table',
  rtp: '95.40',
  spots: [
    { code: 'meron', chances: [] },
    { code: 'draw', chances: [{ ways: draws, of: BigInt(all), factor: drawFactor }] },
    { code: 'wala', chances: [] },
  ],
  opposite: ['meron', 'wala', 'draw'],
  single: true,
  pool: {
    sides: ['meron', 'wala'],
    take: 500n,
    decided: BigInt(2 * each),
    of: BigInt(all),
    winnerOf,
  },
  proof: plainProof(draw, notation),
  limitsOf,
  draw,
  factor: (spot, roll) => (spot === 'draw' && winnerOf(roll) === undefined ? drawFactor : 0n),
  notation,
};
