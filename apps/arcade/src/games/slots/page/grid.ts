import { make, prefersStillness } from '@lantern/outside/page';
import { columnCount, rowsOfColumn } from '../cascades/machine.ts';
import { type Cell, makeCell } from './symbols.ts';
import type { Tempo } from './tempo.ts';

/** The letters of each column from the bottom. */
export type Columns = readonly (readonly string[])[];

/** Fills the free places with a drop, column by column from the bottom. */
export function settle(columns: Columns, drop: string): string[][] {
  const letters = [...drop];
  return columns.map((column) => [...column, ...letters.splice(0, rowsOfColumn - column.length)]);
}

export const empty: Columns = Array.from({ length: columnCount }, () => []);

/** The letters that win: at least so many are in the columns. */
export function winnersIn(columns: Columns, least: number, scatter: string): string[] {
  const counts = new Map<string, number>();
  for (const letter of columns.flat()) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].flatMap(([letter, count]) =>
    count >= least && letter !== scatter ? [letter] : [],
  );
}

/** The columns of a slot with cascades. Symbols fall by transforms only. */
export interface Grid {
  readonly element: HTMLElement;
  /** The symbols of the last round fall out. */
  leave(): void;
  /** Shows these columns; those that are new or above removed ones fall into place. */
  fall(before: Columns, after: Columns, tempo: Tempo): Promise<void>;
  /** Lights these letters. */
  light(letters: readonly string[]): void;
  /** Lets the lit symbols burst. */
  burst(tempo: Tempo): Promise<void>;
  rest(): void;
}

const leaveMs = 260;
const fallMs = 340;
const betweenMs = 45;
const burstMs = 260;
const easing = 'cubic-bezier(.3, 1.35, .5, 1)';

export function makeGrid(letters: string): Grid {
  const columns: Cell[][] = Array.from({ length: columnCount }, () =>
    Array.from({ length: rowsOfColumn }, makeCell),
  );
  const drawn = columns.map((cells) =>
    make('div', { class: 'slot-column' }, ...cells.toReversed().map(({ element }) => element)),
  );
  const element = make('div', { class: 'slot-grid' }, ...drawn);
  for (const [x, column] of columns.entries())
    for (const [y, cell] of column.entries())
      cell.show(letters[(x * 5 + y * 3) % letters.length] ?? '');
  let leaving: Animation[] = [];
  const rest = () => {
    for (const animation of leaving) animation.cancel();
    leaving = [];
  };
  const lit = () => [...element.querySelectorAll('[data-hit]')];
  return {
    element,
    rest,
    leave: () => {
      rest();
      for (const cell of lit()) cell.removeAttribute('data-hit');
      if (prefersStillness()) return;
      leaving = drawn.flatMap((column, at) => {
        const to = { transform: `translateY(${rowsOfColumn * 20}%)`, opacity: 0 };
        const options: KeyframeAnimationOptions = {
          ...{ duration: leaveMs, delay: at * betweenMs, easing: 'ease-in' },
          fill: 'forwards',
        };
        return column.animate ? [column.animate([to], options)] : [];
      });
    },
    fall: async (before, after, tempo) => {
      rest();
      for (const cell of lit()) cell.removeAttribute('data-hit');
      const falls = columns.map(async (cells, x) => {
        const [old = [], now = []] = [before[x], after[x]];
        const moves = placesBefore(old, now);
        await Promise.all(
          cells.map((cell, y) => {
            cell.show(now[y] ?? '');
            const by = (moves[y] ?? y) - y;
            if (by === 0) return undefined;
            return tempo.move(
              cell.element,
              [{ transform: `translateY(${-100 * by}%)` }, { transform: 'none' }],
              { duration: fallMs + by * 30, delay: x * betweenMs, easing, fill: 'backwards' },
            );
          }),
        );
      });
      await Promise.all(falls);
    },
    light: (wanted) => {
      for (const cell of columns.flat())
        cell.element.toggleAttribute(
          'data-hit',
          wanted.includes(cell.element.dataset.symbol ?? ''),
        );
    },
    burst: async (tempo) => {
      const frames = [
        { transform: 'none', opacity: 1 },
        { transform: 'scale(1.25)', opacity: 1, offset: 0.4 },
        { transform: 'scale(0)', opacity: 0 },
      ];
      await Promise.all(lit().map((cell) => tempo.move(cell, frames, { duration: burstMs })));
    },
  };
}

/** Where each symbol of a column was: those that stayed in order, then new ones from above. */
function placesBefore(old: readonly string[], now: readonly string[]): number[] {
  const stayed = old.flatMap((letter, place) => (letter === '' ? [] : [place]));
  return now.map((_, place) => stayed[place] ?? rowsOfColumn + place - stayed.length);
}
