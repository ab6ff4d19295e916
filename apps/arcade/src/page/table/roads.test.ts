import { expect, test } from 'vitest';
import { bigRoad, type DerivedRoad, derivedRoad } from './roads.ts';

const marks = (text: string) =>
  [...text].map((tone) => ({ tone, text: tone, isTie: tone === 'T' }));
const places = (text: string) =>
  bigRoad(marks(text)).map(({ column, row, ties }) => [column, row, ties]);

test.each([
  [
    'PPB',
    [
      [0, 0, 0],
      [0, 1, 0],
      [1, 0, 0],
    ],
  ],
  [
    'PTTB',
    [
      [0, 0, 2],
      [1, 0, 0],
    ],
  ],
  ['TP', [[0, 0, 0]]],
])(
  'the big road of %s starts a column at each change and counts ties on the mark',
  (text, road) => {
    expect(places(text)).toEqual(road);
  },
);

test('the big road turns right at the foot, and the next streak passes below the tail', () => {
  const road = places('PPPPPPPPB');
  expect(road.slice(5)).toEqual([
    [0, 5, 0],
    [1, 5, 0],
    [2, 5, 0],
    [1, 0, 0],
  ]);
  expect(places('PPPPPPPPBBBBBBB').slice(8)).toEqual([
    ...[
      [1, 0, 0],
      [1, 1, 0],
      [1, 2, 0],
      [1, 3, 0],
      [1, 4, 0],
      [2, 4, 0],
      [3, 4, 0],
    ],
  ]);
});

/** The derived road as letters: s for the same, c for changed. */
const derived = (text: string, road: DerivedRoad) =>
  derivedRoad(marks(text), road)
    .map(({ tone }) => tone[0])
    .join('');

test.each([
  // The second mark of the second streak is the first that can be compared.
  ['PB', '', '', ''],
  ['PBB', 'c', '', ''],
  ['PPBB', 's', '', ''],
  ['PPBP', 'c', '', ''],
  ['PBP', 's', '', ''],
  ['PPPBBB', 'ss', '', ''],
  // A streak that is two or more longer than the one before is regular again.
  ['PBBB', 'cs', '', ''],
  ['PPBTBPPB', 'ssss', 'ss', ''],
  ['PBPBPBP', 'sssss', 'ssss', 'sss'],
  ['PPBPPBPPB', 'cccccc', 'sssss', 'ccc'],
])('the derived roads of %s are %s, %s and %s', (text, bigEye, small, cockroach) => {
  const roads = (['bigEye', 'small', 'cockroach'] as const).map((road) => derived(text, road));
  expect(roads).toEqual([bigEye, small, cockroach]);
});
