import { type Seeds, sourceOf } from '../../fair/words.ts';
import type { Chance } from '../game.ts';
import { limitsOf } from '../money.ts';
import { pays, plainProof, type TableGame } from '../table-game.ts';

export type Roll = readonly [number, number, number];

export const sumOf = (roll: Roll): number => roll[0] + roll[1] + roll[2];
export const isTriple = ([one, two, three]: Roll): boolean => one === two && two === three;
const countOf = (roll: Roll, face: number): number => roll.filter((one) => one === face).length;

const faces = [1, 2, 3, 4, 5, 6] as const;

/** All 216 rolls. */
export const rolls: readonly Roll[] = faces.flatMap((one) =>
  faces.flatMap((two) => faces.map((three): Roll => [one, two, three])),
);

/** To one, for a total and for the other one at the same distance from the middle. */
const totals: Readonly<Record<number, number>> = {
  ...{ 4: 60, 5: 30, 6: 17, 7: 12, 8: 8, 9: 7, 10: 6 },
  ...{ 17: 60, 16: 30, 15: 17, 14: 12, 13: 8, 12: 7, 11: 6 },
};
const triple = { any: pays(30), exact: pays(180) } as const;
const pair = pays(10);
const big = (roll: Roll) => !isTriple(roll) && sumOf(roll) >= 11;
const small = (roll: Roll) => !isTriple(roll) && sumOf(roll) <= 10;

/** What each spot pays for a roll. */
const factors: Readonly<Record<string, (roll: Roll) => bigint>> = {
  small: (roll) => (small(roll) ? pays(1) : 0n),
  triple: (roll) => (isTriple(roll) ? triple.any : 0n),
  big: (roll) => (big(roll) ? pays(1) : 0n),
  ...Object.fromEntries(
    Object.entries(totals).map(([total, toOne]) => [
      `total-${total}`,
      (roll: Roll) => (sumOf(roll) === Number(total) ? pays(toOne) : 0n),
    ]),
  ),
  ...Object.fromEntries(
    faces.map((face) => [
      `single-${face}`,
      (roll: Roll) => {
        const count = countOf(roll, face);
        return count > 0 ? pays(count) : 0n;
      },
    ]),
  ),
  ...Object.fromEntries(
    faces.map((face) => [`pair-${face}`, (roll: Roll) => (countOf(roll, face) >= 2 ? pair : 0n)]),
  ),
  ...Object.fromEntries(
    faces.map((face) => [
      `triple-${face}`,
      (roll: Roll) => (countOf(roll, face) === 3 ? triple.exact : 0n),
    ]),
  ),
};

const chancesOf = (factor: (roll: Roll) => bigint): Chance[] => {
  const ways = new Map<bigint, bigint>();
  for (const roll of rolls) ways.set(factor(roll), (ways.get(factor(roll)) ?? 0n) + 1n);
  return [...ways]
    .filter(([paid]) => paid > 0n)
    .map(([paid, count]) => ({ ways: count, of: 216n, factor: paid }));
};

const draw = (seeds: Seeds): Roll => {
  const source = sourceOf(seeds);
  const die = () => source.below(6) + 1;
  return [die(), die(), die()];
};
const notation = (roll: Roll): string => roll.join('-');

export const sicBo: TableGame<Roll> = {
  code: 'sic-bo',
  algorithm: 'sic-bo/hmac-sha256/1',
  names: { en: 'Sic Bo', vi: 'Tài Xỉu' },
  category: 'LIVE',
  classify: 'dice',
  rtp: '97.22',
  spots: Object.entries(factors).map(([code, factor]) => ({ code, chances: chancesOf(factor) })),
  opposite: ['small', 'big'],
  proof: plainProof(draw, notation),
  limitsOf,
  draw,
  factor: (spot, roll) => factors[spot]?.(roll) ?? 0n,
  notation,
};
