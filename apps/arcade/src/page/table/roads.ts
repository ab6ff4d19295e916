import { make } from '@lantern/outside/page';
import type { Text } from '../../texts/texts.ts';
import type { PastRoundView } from '../../wire/tables.ts';

/** A result on a road: the side that won, or a tie. */
export interface RoadMark {
  tone: string;
  text: string;
  isTie: boolean;
}

const rows = 6;

/** Places of the big road: a column a streak, turning right at the foot. Ties count on the mark. */
export function bigRoad(
  marks: readonly RoadMark[],
): { column: number; row: number; tone: string; ties: number }[] {
  const taken = new Set<string>();
  const placed: { column: number; row: number; tone: string; ties: number }[] = [];
  let [column, row, start] = [0, 0, -1];
  for (const { tone, isTie } of marks) {
    const last = placed.at(-1);
    if (isTie) {
      if (last) last.ties += 1;
      continue;
    }
    if (!last || last.tone !== tone) {
      start += 1;
      while (taken.has(`${start} 0`)) start += 1;
      [column, row] = [start, 0];
    } else if (row + 1 < rows && !taken.has(`${column} ${row + 1}`) && column === start) row += 1;
    else column += 1;
    taken.add(`${column} ${row}`);
    placed.push({ column, row, tone, ties: 0 });
  }
  return placed;
}

/** How many columns back each derived road of the big road compares. */
export const derivedRoads = { bigEye: 1, small: 2, cockroach: 3 } as const;
export type DerivedRoad = keyof typeof derivedRoads;

/** The lengths of the streaks, without ties. */
function streaksOf(marks: readonly RoadMark[]): number[] {
  const streaks: number[] = [];
  let before: string | undefined;
  for (const { tone, isTie } of marks) {
    if (isTie) continue;
    if (tone !== before) streaks.push(0);
    streaks[streaks.length - 1] = (streaks.at(-1) ?? 0) + 1;
    before = tone;
  }
  return streaks;
}

/**
 * A derived road: for each mark of the big road from its second comparable one on, whether the
 * road repeats itself (`same`) or not. In a streak, a mark is compared with the streak `back`
 * columns before it; the first mark of a streak compares the two streaks before it.
 */
export function derivedRoad(marks: readonly RoadMark[], road: DerivedRoad): RoadMark[] {
  const [back, streaks] = [derivedRoads[road], streaksOf(marks)];
  const lengthOf = (column: number) => streaks[column] ?? 0;
  return streaks.flatMap((length, column) =>
    Array.from({ length }, (_, row) => row).flatMap((row): RoadMark[] => {
      if (column < back + (row === 0 ? 1 : 0)) return [];
      const isSame =
        row === 0
          ? lengthOf(column - 1) === lengthOf(column - 1 - back)
          : lengthOf(column - back) !== row;
      return [{ tone: isSame ? 'same' : 'changed', text: '', isTie: false }];
    }),
  );
}

const cell = 18;

function grid(
  name: string,
  label: string,
  columns: number,
  marks: SVGElement[],
  size = cell,
): HTMLElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${columns * size} ${rows * size}`);
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  svg.append(cells(columns, size), ...marks);
  return make('div', { class: `road ${name}` }, svg);
}

function shape(tag: string, attributes: Record<string, string | number>, text = ''): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.textContent = text;
  return element;
}

/** The lines between the cells. */
function cells(columns: number, size: number): SVGElement {
  const across = Array.from(
    { length: rows - 1 },
    (_, at) => `M0 ${(at + 1) * size}h${columns * size}`,
  );
  const down = Array.from(
    { length: columns - 1 },
    (_, at) => `M${(at + 1) * size} 0v${rows * size}`,
  );
  return shape('path', { class: 'cells', d: [...across, ...down].join('') });
}

/** The big road of the last results; `marks` are oldest first. */
export function drawBigRoad(marks: readonly RoadMark[], label: string, columns = 20): HTMLElement {
  const placed = bigRoad(marks);
  const widest = placed.reduce((most, { column }) => Math.max(most, column + 1), 0);
  const skipped = Math.max(0, widest - columns);
  const drawn = placed
    .filter(({ column }) => column >= skipped)
    .flatMap(({ column, row, tone, ties }) => {
      const [cx, cy] = [(column - skipped + 0.5) * cell, (row + 0.5) * cell];
      const ring = shape('circle', { cx, cy, r: cell * 0.36, class: `ring ${tone}` });
      const tie = { x1: cx - 6, y1: cy + 6, x2: cx + 6, y2: cy - 6, class: 'slash' };
      return ties > 0 ? [ring, shape('line', tie)] : [ring];
    });
  return grid('big-road', label, columns, drawn);
}

const derivedCell = 9;

/** A mark of a derived road: a ring, a dot or a stroke. */
function derivedMark(road: DerivedRoad, column: number, row: number, tone: string): SVGElement {
  const [cx, cy] = [(column + 0.5) * derivedCell, (row + 0.5) * derivedCell];
  if (road === 'bigEye') return shape('circle', { cx, cy, r: 3, class: `ring thin ${tone}` });
  if (road === 'small') return shape('circle', { cx, cy, r: 3.2, class: `bead ${tone}` });
  const ends = { x1: cx - 3, y1: cy + 3, x2: cx + 3, y2: cy - 3 };
  return shape('line', { ...ends, class: `stroke ${tone}` });
}

/** A derived road of the last results; `marks` are those of the big road, oldest first. */
function drawDerived(
  marks: readonly RoadMark[],
  road: DerivedRoad,
  label: string,
  columns = 14,
): HTMLElement {
  const placed = bigRoad(derivedRoad(marks, road));
  const widest = placed.reduce((most, { column }) => Math.max(most, column + 1), 0);
  const skipped = Math.max(0, widest - columns);
  const drawn = placed
    .filter(({ column }) => column >= skipped)
    .map(({ column, row, tone }) => derivedMark(road, column - skipped, row, tone));
  return grid(`derived ${road}`, label, columns, drawn, derivedCell);
}

/** Big eye, small and cockroach road of the last results, newest first. */
export function threeRoads(
  results: readonly PastRoundView[],
  sign: (outcome: unknown) => { text: string; tone: string },
  tie: string,
  text: Text,
): HTMLElement {
  const marks = marksOf(results, sign, tie);
  return make(
    'div',
    { class: 'derived-roads' },
    drawDerived(marks, 'bigEye', text('tableBigEye')),
    drawDerived(marks, 'small', text('tableSmallRoad')),
    drawDerived(marks, 'cockroach', text('tableCockroach')),
  );
}

/** The bead plate: every result, six a column; `marks` are oldest first. */
export function drawBeads(marks: readonly RoadMark[], label: string, columns = 10): HTMLElement {
  const full = Math.ceil(marks.length / rows);
  const shown = marks.slice(Math.max(0, full - columns) * rows);
  const drawn = shown.flatMap(({ tone, text }, at) => {
    const [cx, cy] = [(Math.floor(at / rows) + 0.5) * cell, ((at % rows) + 0.5) * cell];
    return [
      shape('circle', { cx, cy, r: cell * 0.44, class: `bead ${tone}` }),
      shape('text', { x: cx, y: cy + 3.5, class: 'bead-text' }, text),
    ];
  });
  return grid('beads', label, columns, drawn);
}

/** The marks of the last results, oldest first. */
const marksOf = (
  results: readonly PastRoundView[],
  sign: (outcome: unknown) => { text: string; tone: string },
  tie: string,
): RoadMark[] =>
  results
    .map(({ outcome }) => sign(outcome))
    .map((one) => ({ ...one, isTie: one.tone === tie }))
    .reverse();

/** Bead plate and big road of the last results, newest first. */
export function bothRoads(
  results: readonly PastRoundView[],
  sign: (outcome: unknown) => { text: string; tone: string },
  tie: string,
  text: Text,
): HTMLElement[] {
  const marks = marksOf(results, sign, tie);
  return [drawBeads(marks, text('tableBeads')), drawBigRoad(marks, text('tableRoad'))];
}
