import { make, prefersStillness } from '@lantern/outside/page';
import type { Sound } from '../../../page/frame/sound.ts';
import { reelCount, rowCount } from '../lines/machine.ts';
import { type Cell, makeCell } from './symbols.ts';
import type { Tempo } from './tempo.ts';

/** The reels of a slot with lines. Only transforms move, so that the page's thread stays free. */
export interface Reels {
  readonly element: HTMLElement;
  /** The cell of a reel and row. */
  cell(reel: number, row: number): HTMLElement | undefined;
  /** Starts turning, until `stop` or `rest`. */
  turn(): void;
  /** Stops at this window, reel by reel from the left. */
  stop(window: readonly string[], tempo: Tempo): Promise<void>;
  /** Stops at once where the reels are. */
  rest(): void;
}

/** Above the three rows of a reel that are seen: three to come, twice, so that a loop is smooth. */
const drawn = rowCount * 3;
const loopMs = 260;
const stopMs = 520;
const betweenMs = 150;

export function makeReels(letters: string, sound: Sound): Reels {
  const reels = Array.from({ length: reelCount }, (_, reel) => makeReel(letters, reel));
  const element = make('div', { class: 'slot-reels' }, ...reels.map((reel) => reel.element));
  return {
    element,
    cell: (reel, row) => reels[reel]?.cells[row]?.element,
    turn: () => {
      if (prefersStillness()) return;
      for (const reel of reels) reel.turn();
    },
    stop: async (window, tempo) => {
      const stops = reels.map(async (reel, at) => {
        if (!tempo.quick) await tempo.rest(betweenMs * (at + 1));
        await reel.stop(window[at] ?? '', tempo);
        sound.land(at);
      });
      await Promise.all(stops);
    },
    rest: () => {
      for (const reel of reels) reel.rest();
    },
  };
}

function makeReel(letters: string, place: number) {
  const cells: Cell[] = Array.from({ length: drawn }, makeCell);
  const strip = make('div', { class: 'slot-strip' }, ...cells.map((cell) => cell.element));
  const element = make('div', { class: 'slot-reel' }, strip);
  let loop: Animation | undefined;
  const letterAt = (at: number) => letters[(at * 7 + place * 3) % letters.length] ?? '';
  for (const [at, cell] of cells.entries())
    cell.show(letterAt(at >= rowCount * 2 ? at - rowCount : at));
  const rest = () => {
    loop?.cancel();
    loop = undefined;
    element.removeAttribute('data-turning');
  };
  return {
    element,
    cells,
    turn: () => {
      rest();
      element.setAttribute('data-turning', '');
      loop = strip.animate?.(
        [{ transform: 'translateY(-66.6667%)' }, { transform: 'translateY(-33.3333%)' }],
        { duration: loopMs, iterations: Number.POSITIVE_INFINITY },
      );
    },
    stop: async (window: string, tempo: Tempo) => {
      rest();
      for (const [row, letter] of [...window].entries()) cells[row]?.show(letter);
      await tempo.move(
        strip,
        [{ transform: 'translateY(-66.6667%)' }, { transform: 'translateY(0)' }],
        { duration: stopMs, easing: 'cubic-bezier(.22, 1.25, .42, 1)' },
      );
    },
    rest,
  };
}
