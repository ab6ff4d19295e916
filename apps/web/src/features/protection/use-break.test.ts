import { expect, it } from 'vitest';
import { endOf } from './use-break.ts';

const local = (year: number, month: number, day: number) => new Date(year, month - 1, day, 9);

it.each([
  [1, local(2027, 1, 31), local(2027, 2, 28)],
  [6, local(2027, 8, 31), local(2028, 2, 29)],
  [12, local(2028, 2, 29), local(2029, 2, 28)],
  [1, local(2027, 1, 15), local(2027, 2, 15)],
])(
  'RGC-01 a break of %i months ends as the site reckons, also where a month is shorter',
  (months, now, end) => {
    expect(endOf({ kind: 'exclusion', months }, now)).toEqual(end);
  },
);
