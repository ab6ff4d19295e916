import { position, sumSides } from './digit-plays.ts';
import type { Family } from './family.ts';
import { playsOfPairs, playsOfThree, playsOfTwo } from './ssc.ts';

const three = [0, 1, 2];

/** Three digits 0 to 9 in order (3D, P3): 1,000 results. Plays as those of `ssc`. */
export const threeDigits: Family = {
  code: '3d',
  drawing: { kind: 'digits', lengths: [1, 1, 1] },
  plays: [
    ...playsOfThree(['three', three]),
    ...playsOfTwo(['front2', [0, 1]]),
    ...playsOfTwo(['back2', [1, 2]]),
    position('position', three),
    sumSides('three.sum-sides', three),
    ...playsOfPairs(three),
  ],
};
