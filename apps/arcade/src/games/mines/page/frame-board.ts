import { insertArt, make, onPress, setUsable, wait } from '@lantern/outside/page';
import type { BoardTools, MakeBoard, RunState } from '../../../page/frame/board.ts';
import { moveByArrows, option, stepper } from '../../../page/frame/parts.ts';
import type { RoundView } from '../../../wire/replies.ts';
import { choose, factorText } from '../../money.ts';
import {
  cells,
  type MinesChoice,
  type MinesOutcome,
  type MinesShown,
  minesFactor,
} from '../rules.ts';
import { bomb, pearl } from './art.ts';
import './board.css';

type MinesRound = RoundView<MinesChoice, MinesOutcome, MinesShown>;
type Found = 'pearl' | 'mine';
const columns = 5;

/** Five by five shells; a press opens one. */
export const makeBoard: MakeBoard = (tools) => {
  const { text, root, options, changed, step } = tools;
  let mines = 3;
  let round: MinesRound | undefined;
  const sea = makeSea(tools, (cell) => {
    if (pattern.state === 'chosen' && !round) pattern.toggle(cell, cells - mines);
    else step({ pick: cell });
  });
  const pattern = makePattern(sea, () => {
    drawLine();
    changed();
  });
  const [now, next] = [make('span'), make('span')];
  const line = make('p', { class: 'sea-line num' }, now, next);
  root.append(make('div', { class: 'sea' }, line, ...sea.buttons));
  const count = stepper(
    { label: text('minesField'), less: text('minesLess'), more: text('minesMore') },
    { least: 1, most: cells - 1 },
    (chosen) => {
      mines = chosen;
      pattern.cut(cells - mines);
      drawLine();
      changed();
    },
  );
  moveByArrows(sea.buttons, columns);
  options.append(option(text('minesField'), count.element, true));
  const drawLine = () => {
    if (pattern.state !== 'off' && !round) {
      const count = pattern.cells.length;
      now.textContent = `×${factorText(minesFactor(mines, count))}`;
      next.textContent =
        count > 0 ? text('minesPattern', { count: String(count) }) : text('minesMark');
      return;
    }
    const factor = round?.shown?.factor ?? String(minesFactor(mines, 0));
    const following = round?.shown?.next ?? String(minesFactor(mines, 1));
    now.textContent = `×${factorText(BigInt(factor))}`;
    next.textContent = text('minesNext', { factor: factorText(BigInt(following)) });
  };
  count.set(mines);
  drawLine();
  return {
    choice: () => ({ mines }),
    chances: () => [
      { ways: choose(24, mines), of: choose(cells, mines), factor: minesFactor(mines, 1) },
    ],
    highest: () => minesFactor(mines, 1),
    lock: (locked) => {
      count.lock(locked);
      if (pattern.state === 'chosen' && !round) sea.enableAll(!locked);
      else sea.enable(round !== undefined && pattern.state !== 'running');
    },
    rule: {
      set: (state) => {
        if (pattern.state === state) return;
        pattern.set(state);
        drawLine();
      },
      ready: () => pattern.cells.length > 0,
      next: () => {
        const open = pattern.cells.find((cell) => !round?.shown?.picks.includes(cell));
        return open === undefined ? undefined : { pick: open };
      },
    },
    begin: () => {
      round = undefined;
      sea.clear();
    },
    open: (opened) => {
      round = opened as MinesRound;
      for (const cell of round.shown?.picks ?? []) sea.show(cell, 'pearl');
      drawLine();
    },
    cashFactor: () => {
      const { picks = [], factor = '0' } = round?.shown ?? {};
      return picks.length > 0 ? BigInt(factor) : undefined;
    },
    show: async (ended, quick) => {
      const { outcome } = ended as MinesRound;
      round = undefined;
      if (!outcome) return;
      for (const cell of outcome.picks)
        sea.show(cell, outcome.mines.includes(cell) ? 'mine' : 'pearl');
      if (!quick) await wait(320);
      for (let cell = 0; cell < cells; cell += 1)
        if (!outcome.picks.includes(cell))
          sea.show(cell, outcome.mines.includes(cell) ? 'mine' : 'pearl', true);
      drawLine();
    },
    restore: (past) => {
      mines = (past as MinesChoice).mines;
      count.set(mines);
      drawLine();
    },
    sign: (past) => {
      const { outcome } = past as MinesRound;
      return outcome && outcome.factor !== '0' ? `×${factorText(BigInt(outcome.factor))}` : '×0';
    },
    words: (past) => {
      const { outcome } = past as MinesRound;
      const lost = outcome?.factor === '0';
      const found = (outcome?.picks.length ?? 0) - (lost ? 1 : 0);
      return text(lost ? 'minesLost' : 'minesWon', { count: String(found) });
    },
  };
};

/** The cells that a run opens in each round, in this order. */
function makePattern(sea: ReturnType<typeof makeSea>, changed: () => void) {
  let state: RunState = 'off';
  let marked: number[] = [];
  const draw = () => sea.mark(state === 'off' ? undefined : marked);
  return {
    get state() {
      return state;
    },
    get cells(): readonly number[] {
      return marked;
    },
    set: (next: RunState) => {
      // The last round's cells would hide the marks.
      if (state === 'off') sea.clear();
      state = next;
      draw();
    },
    /** Marks a cell or takes its mark away. At most `most` cells have no mine. */
    toggle: (cell: number, most: number) => {
      sea.clear();
      if (marked.includes(cell)) marked = marked.filter((one) => one !== cell);
      else if (marked.length < most) marked = [...marked, cell];
      draw();
      changed();
    },
    cut: (most: number) => {
      marked = marked.slice(0, most);
      draw();
    },
  };
}

/** The cells as buttons. */
function makeSea({ text }: BoardTools, press: (cell: number) => void) {
  const buttons = Array.from({ length: cells }, (_, cell) => {
    const button = make('button', { type: 'button', class: 'cell' });
    onPress(button, () => press(cell));
    return button;
  });
  const name = (cell: number, key: 'minesCell' | 'minesGem' | 'minesMine') =>
    buttons[cell]?.setAttribute('aria-label', text(key, { number: String(cell + 1) }));
  const clear = () => {
    for (const [cell, button] of buttons.entries()) {
      button.replaceChildren();
      delete button.dataset.found;
      button.removeAttribute('data-faint');
      name(cell, 'minesCell');
    }
  };
  clear();
  return {
    buttons,
    clear,
    show: (cell: number, found: Found, faint = false) => {
      const button = buttons[cell];
      if (!button || button.dataset.found === found) return;
      button.dataset.found = found;
      button.toggleAttribute('data-faint', faint);
      button.replaceChildren();
      insertArt(button, found === 'mine' ? bomb : pearl);
      name(cell, found === 'mine' ? 'minesMine' : 'minesGem');
    },
    /** Shows which cells are marked; undefined while none can be. */
    mark: (marked: readonly number[] | undefined) => {
      for (const [cell, button] of buttons.entries()) {
        const isMarked = marked?.includes(cell) ?? false;
        button.toggleAttribute('data-marked', isMarked);
        if (marked) button.setAttribute('aria-pressed', String(isMarked));
        else button.removeAttribute('aria-pressed');
      }
    },
    enableAll: (can: boolean) => {
      for (const button of buttons) setUsable(button, can);
    },
    enable: (open: boolean) => {
      for (const button of buttons) setUsable(button, open && button.dataset.found === undefined);
    },
  };
}
