import { insertArt, make } from '@lantern/outside/page';
import type { MakeBoard } from '../../../page/frame/board.ts';
import { choices, option, stepper } from '../../../page/frame/parts.ts';
import type { RoundView } from '../../../wire/replies.ts';
import { factorText } from '../../money.ts';
import {
  binOf,
  binsOf,
  highestOf,
  type PlinkoChoice,
  plinkoChances,
  type Risk,
  risks,
  rows,
} from '../rules.ts';
import './board.css';
import { drawPyramid, placeOf, shapeOf } from './drawing.ts';

type PlinkoRound = RoundView<PlinkoChoice, number[]>;
const rowMs = 105;

const factorIn = (round: RoundView): bigint => {
  const { choice, outcome } = round as PlinkoRound;
  return binsOf(choice)[binOf(outcome ?? [])] ?? 0n;
};

/** The pyramid of pegs; the ball falls along the path of the round. */
export const makeBoard: MakeBoard = ({ text, root, options, changed }) => {
  let choice: PlinkoChoice = { risk: 'medium', rows: 12 };
  const pyramid = make('div', { class: 'pyramid' });
  root.append(pyramid);
  const draw = () => {
    pyramid.replaceChildren();
    insertArt(pyramid, drawPyramid(shapeOf(choice.rows), binsOf(choice)));
  };
  const change = (next: Partial<PlinkoChoice>) => {
    choice = { ...choice, ...next };
    draw();
    changed();
  };
  const risk = choices<Risk>(
    text('riskField'),
    risks.map((value) => ({ value, text: text(`${value}Risk`) })),
    (chosen) => change({ risk: chosen }),
  );
  const count = stepper(
    { label: text('plinkoRows'), less: text('rowsLess'), more: text('rowsMore') },
    rows,
    (chosen) => change({ rows: chosen }),
  );
  options.append(
    option(text('riskField'), risk.element, true),
    option(text('plinkoRows'), count.element, true),
  );
  const restore = (past: PlinkoChoice) => {
    choice = past;
    risk.choose(choice.risk);
    count.set(choice.rows);
    draw();
  };
  restore(choice);

  const fall = (path: readonly number[], quick: boolean): Promise<void> => {
    const ball = pyramid.querySelector('.ball');
    const shape = shapeOf(path.length);
    const places = [...path.keys(), path.length].map((row) =>
      placeOf(shape, row, binOf(path.slice(0, row))),
    );
    return dropBall(ball, [...places, [places.at(-1)?.[0] ?? 0, shape.height - 32]], quick);
  };
  return {
    choice: () => choice,
    chances: () => plinkoChances(choice),
    highest: () => highestOf(choice),
    lock: (locked) => {
      risk.lock(locked);
      count.lock(locked);
    },
    begin: () => pyramid.querySelector('[data-hit]')?.removeAttribute('data-hit'),
    show: async (round, quick) => {
      const path = (round as PlinkoRound).outcome ?? [];
      await fall(path, quick);
      pyramid.querySelector(`[data-bin="${binOf(path)}"]`)?.setAttribute('data-hit', '');
    },
    restore: (past) => restore(past as PlinkoChoice),
    sign: (round) => `×${factorText(factorIn(round))}`,
    words: (round) => text('plinkoFell', { factor: factorText(factorIn(round)) }),
  };
};

/** Moves the ball through these places; each fall speeds up like a real one. */
function dropBall(
  ball: Element | null,
  places: readonly (readonly [number, number])[],
  quick: boolean,
): Promise<void> {
  const put = (x: number, y: number) => ball?.setAttribute('transform', `translate(${x} ${y})`);
  ball?.setAttribute('visibility', 'visible');
  const [x = 0, y = 0] = places.at(-1) ?? [];
  if (quick) {
    put(x, y);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const began = performance.now();
    const step = (now: number) => {
      // The first frame can be dated before the call.
      const at = Math.max(0, now - began) / rowMs;
      const row = Math.floor(at);
      const [from, to] = [places[row], places[row + 1]];
      if (!from || !to) {
        put(x, y);
        resolve();
        return;
      }
      const share = at - row;
      put(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share * share);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}
