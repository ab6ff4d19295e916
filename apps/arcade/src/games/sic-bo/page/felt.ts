import { make, wait } from '@lantern/outside/page';
import type { MakeFelt } from '../../../page/table/felt.ts';
import { bothRoads } from '../../../page/table/roads.ts';
import { isTriple, type Roll, sumOf } from '../rules.ts';
import './felt.css';

const shakeMs = 1_600;
const showMs = 700;

/** The places of the pips on a face, of nine. */
const pips: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};

function drawDie(face: number): HTMLElement {
  const dots = Array.from({ length: 9 }, (_, at) =>
    make('i', { 'data-on': String(pips[face]?.includes(at + 1) ?? false) }),
  );
  return make('span', { class: 'die', 'data-face': String(face) }, ...dots);
}

export const makeFelt: MakeFelt = ({ text, scene }) => {
  const dice = make('span', { class: 'dome-dice' });
  const dome = make('div', { class: 'dome' }, make('span', { class: 'dome-plate' }), dice);
  const total = make('b', { class: 'dome-total num' });
  scene.replaceChildren(dome, total);
  const clear = () => {
    total.textContent = '';
    dome.dataset.state = 'idle';
    dice.replaceChildren(...[1, 2, 3].map(drawDie));
  };
  clear();
  const sign = (outcome: unknown) => {
    const roll = outcome as Roll;
    const tone = isTriple(roll) ? 'triple' : sumOf(roll) >= 11 ? 'big' : 'small';
    return { text: String(sumOf(roll)), tone };
  };
  return {
    sign,
    clear,
    show: async (outcome, quick) => {
      const roll = outcome as Roll;
      total.textContent = '';
      dome.dataset.state = 'shaking';
      if (!quick) await wait(shakeMs);
      dice.replaceChildren(...roll.map(drawDie));
      dome.dataset.state = 'open';
      total.textContent = String(sumOf(roll));
      if (!quick) await wait(showMs);
    },
    words: (outcome) => {
      const roll = outcome as Roll;
      return text('sic-boWords', { dice: roll.join(', '), total: String(sumOf(roll)) });
    },
    roads: (results) => bothRoads(results, sign, 'triple', text),
  };
};
