import {
  anyPlaces,
  appears,
  bull,
  combo,
  contains,
  digitSum,
  direct,
  dragonTiger,
  dragonTigerPush,
  form,
  list,
  type Places,
  pattern,
  position,
  sidesOfTwo,
  sumSides,
} from './digit-plays.ts';
import type { Family, Play } from './family.ts';

const five: Places = [0, 1, 2, 3, 4];
const fours: [string, Places][] = [
  ['front4', [0, 1, 2, 3]],
  ['back4', [1, 2, 3, 4]],
];
const threes: [string, Places][] = [
  ['front3', [0, 1, 2]],
  ['mid3', [1, 2, 3]],
  ['back3', [2, 3, 4]],
];
const twos: [string, Places][] = [
  ['front2', [0, 1]],
  ['back2', [3, 4]],
];

/** The groups (组选) by how many orders a note has: 60 is AABCD. */
const groupsOfFive: Play[] = [
  pattern('five.group120', five, [{ times: 1, count: 5 }]),
  pattern('five.group60', five, [one(2), { times: 1, count: 3 }]),
  pattern('five.group30', five, [{ times: 2, count: 2 }, one(1)]),
  pattern('five.group20', five, [one(3), { times: 1, count: 2 }]),
  pattern('five.group10', five, [one(3), one(2)]),
  pattern('five.group5', five, [one(4), one(1)]),
];

function one(times: number) {
  return { times, count: 1 };
}

const ofFour = ([name, places]: [string, Places]): Play[] => [
  direct(`${name}.direct`, places),
  list(`${name}.list`, places),
  pattern(`${name}.group24`, places, [{ times: 1, count: 4 }]),
  pattern(`${name}.group12`, places, [one(2), { times: 1, count: 2 }]),
  pattern(`${name}.group6`, places, [{ times: 2, count: 2 }]),
  pattern(`${name}.group4`, places, [one(3), one(1)]),
  contains(`${name}.contains1`, places, 1),
  contains(`${name}.contains2`, places, 2),
];

/** Plays on three digits, which `3d` shares. */
export const playsOfThree = ([name, places]: [string, Places]): Play[] => [
  direct(`${name}.direct`, places),
  list(`${name}.list`, places),
  digitSum(`${name}.sum`, places),
  pattern(`${name}.group3`, places, [one(2), one(1)], true),
  pattern(`${name}.group6`, places, [{ times: 1, count: 3 }]),
  contains(`${name}.contains1`, places, 1),
  contains(`${name}.contains2`, places, 2),
  form(`${name}.form`, places),
];

/** Plays on two digits, which `3d` shares. */
export const playsOfTwo = ([name, places]: [string, Places]): Play[] => [
  direct(`${name}.direct`, places),
  list(`${name}.list`, places),
  digitSum(`${name}.sum`, places),
  pattern(`${name}.group`, places, [{ times: 1, count: 2 }]),
  sidesOfTwo(`${name}.sides`, places),
];

/** Dragon and tiger on every two places: `pair13` is the first and the third. */
export const playsOfPairs = (places: Places): Play[] =>
  places.flatMap((left) =>
    places
      .filter((right) => right > left)
      .flatMap((right) => {
        const name = `pair${left + 1}${right + 1}`;
        const pair = [left, right];
        return [
          dragonTiger(`${name}.dragon-tiger`, pair),
          dragonTigerPush(`${name}.dragon-tiger-push`, pair),
        ];
      }),
  );

/** Five digits 0 to 9 in order: 100,000 results. */
export const ssc: Family = {
  code: 'ssc',
  drawing: { kind: 'digits', lengths: [1, 1, 1, 1, 1] },
  plays: [
    direct('five.direct', five),
    list('five.list', five),
    combo('five.combo', five),
    ...groupsOfFive,
    contains('five.contains2', five, 2),
    contains('five.contains3', five, 3),
    ...[1, 2, 3, 4].map((times) => appears(`five.appears${times}`, five, times)),
    sumSides('five.sum-sides', five),
    bull('five.bull', five),
    position('position', five),
    ...[2, 3, 4].map((count) => anyPlaces(`any${count}.direct`, five, count)),
    ...fours.flatMap(ofFour),
    ...threes.flatMap(playsOfThree),
    ...twos.flatMap(playsOfTwo),
    ...playsOfPairs(five),
  ],
};
