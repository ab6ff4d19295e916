import { mostOfAssignment } from './assignment.ts';
import { chances, choicePlay, sidesOf, upTo } from './choice.ts';
import { type Family, type Play, push, type Result, type Selection } from './family.ts';
import { fraction } from './fraction.ts';
import { counted, product, slot, sum } from './play.ts';
import { balls } from './result.ts';
import { tokensOf } from './tokens.ts';

const cars = balls(10);
const places = upTo(0, 9);
const carTokens = tokensOf(cars);
const names = ['front2', 'front3', 'front4', 'front5'];

/** How many ways there are to take a different car for each group. */
function waysWithoutRepeat(selection: Selection, used: readonly string[] = []): number {
  const [group, ...others] = selection;
  if (!group) return 1;
  const free = group.filter((car) => !used.includes(car));
  return others.length === 0
    ? free.length
    : sum(free.map((car) => waysWithoutRepeat(others, [...used, car])));
}

/** The first cars in order. A note has a different car for each place. */
const front = (code: string, count: number): Play =>
  counted({
    code,
    shape: { slots: places.slice(0, count).map(() => slot(carTokens)) },
    chance: fraction(1, product(upTo(11 - count, 10))),
    notes: waysWithoutRepeat,
    hits: (selection, result) =>
      selection.every((group, place) => group.includes(result[place] ?? '')) ? 1 : 0,
    most: () => 1,
  });

const position: Play = counted({
  code: 'position',
  shape: { slots: places.map(() => slot(carTokens, 0)), filled: 1 },
  chance: fraction(1, 10),
  notes: (selection) => sum(selection.map(({ length }) => length)),
  hits: (selection, result) =>
    selection.filter((group, place) => group.includes(result[place] ?? '')).length,
  most: (selection) =>
    mostOfAssignment(selection.map((group) => cars.map((car) => (group.includes(car) ? 1 : 0)))),
});

const heldSides = (group: readonly string[], car: number): number =>
  sidesOf(car, 6).filter((side) => group.includes(side)).length;

/** Big (6 to 10), small, odd or even car at each place. */
const positionSides: Play = counted({
  code: 'position.sides',
  shape: { slots: places.map(() => slot(tokensOf(['big', 'small', 'odd', 'even']), 0)), filled: 1 },
  chance: fraction(1, 2),
  notes: (selection) => sum(selection.map(({ length }) => length)),
  hits: (selection, result) =>
    sum(selection.map((group, place) => heldSides(group, Number(result[place])))),
  most: (selection) =>
    mostOfAssignment(selection.map((group) => cars.map((car) => heldSides(group, Number(car))))),
});

const orderAt = (result: Result, place: number): string =>
  (result[place] ?? '') > (result[9 - place] ?? '') ? 'dragon' : 'tiger';

/** The first against the tenth place, the second against the ninth, and so on. */
const dragonTiger: Play = counted({
  code: 'dragon-tiger',
  shape: {
    slots: places.slice(0, 5).map(() => slot(tokensOf(['dragon', 'tiger']), 0)),
    filled: 1,
  },
  chance: fraction(1, 2),
  notes: (selection) => sum(selection.map(({ length }) => length)),
  hits: (selection, result) =>
    selection.filter((group, place) => group.includes(orderAt(result, place))).length,
  most: (selection) => selection.filter(({ length }) => length > 0).length,
});

const sumOf = (result: Result, count: number): number => sum(result.slice(0, count).map(Number));

/** How many orders of two, and of three, different cars have each sum. */
const waysOfTwo = { 3: 2, 4: 2, 5: 4, 6: 4, 7: 6, 8: 6, 9: 8, 10: 8, 11: 10, 12: 8, 13: 8 };
const waysOfTwoAbove = { 14: 6, 15: 6, 16: 4, 17: 4, 18: 2, 19: 2 };
const lowerWaysOfThree = [6, 6, 12, 18, 24, 30, 42, 48, 54, 60, 60];
const waysOfThree = Object.fromEntries(
  upTo(6, 27).map((total) => [total, lowerWaysOfThree[Math.min(total, 33 - total) - 6] ?? 0]),
);

const sum2: Play = choicePlay({
  code: 'sum2',
  options: chances({ ...waysOfTwo, ...waysOfTwoAbove }, 90),
  value: (result) => sumOf(result, 2),
  holds: (total) => [String(total)],
  values: upTo(3, 19),
});

const sum3: Play = choicePlay({
  code: 'sum3',
  options: chances(waysOfThree, 720),
  value: (result) => sumOf(result, 3),
  holds: (total) => [String(total)],
  values: upTo(6, 27),
});

/** Sides of the sum of the first two: big is 12 to 19, so 11 is small and odd. */
const sum2Sides: Play = choicePlay({
  code: 'sum2.sides',
  options: chances({ big: 40, small: 50, odd: 50, even: 40 }, 90),
  value: (result) => sumOf(result, 2),
  holds: (total) => sidesOf(total, 12),
  values: upTo(3, 19),
});

/** As `sum2.sides`, but 11 returns the stakes. */
const sum2SidesPush: Play = choicePlay({
  code: 'sum2.sides-push',
  options: chances({ big: 40, small: 40, odd: 40, even: 40 }, 90),
  value: (result) => sumOf(result, 2),
  holds: (total) => (total === 11 ? push : sidesOf(total, 12)),
  values: upTo(3, 19),
  pushed: fraction(10, 90),
});

/** Ten cars in the order in which they arrive: 3,628,800 results. */
export const pk10: Family = {
  code: 'pk10',
  drawing: { kind: 'distinct', from: 10, count: 10, sorted: 0 },
  plays: [
    position,
    ...names.map((name, index) => front(name, index + 2)),
    positionSides,
    dragonTiger,
    sum2,
    sum2Sides,
    sum2SidesPush,
    sum3,
  ],
};
