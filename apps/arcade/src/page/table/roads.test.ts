import { expect, test } from 'vitest';
import { bigRoad } from './roads.ts';

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
