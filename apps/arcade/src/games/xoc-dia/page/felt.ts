import { make, wait } from '@lantern/outside/page';
import type { MakeFelt } from '../../../page/table/felt.ts';
import { bothRoads } from '../../../page/table/roads.ts';
import { type Coins, redOf } from '../rules.ts';
import './felt.css';

const shakeMs = 1_600;
const showMs = 900;

export const makeFelt: MakeFelt = ({ text, scene }) => {
  const coins = make('span', { class: 'plate-coins' });
  const bowl = make('span', { class: 'plate-bowl' });
  const plate = make('div', { class: 'plate' }, coins, bowl);
  scene.replaceChildren(plate);
  const clear = () => {
    plate.dataset.state = 'covered';
  };
  clear();
  const sign = (outcome: unknown) => {
    const red = redOf(outcome as Coins);
    return { text: String(red), tone: red % 2 === 0 ? 'even' : 'odd' };
  };
  return {
    sign,
    clear,
    show: async (outcome, quick) => {
      plate.dataset.state = 'shaking';
      if (!quick) await wait(shakeMs);
      const drawn = (outcome as Coins).map((isRed) =>
        make('i', { class: 'plate-coin', 'data-red': String(isRed) }),
      );
      coins.replaceChildren(...drawn);
      plate.dataset.state = 'open';
      if (!quick) await wait(showMs);
    },
    words: (outcome) => {
      const red = redOf(outcome as Coins);
      return text('xoc-diaWords', { red: String(red), white: String(4 - red) });
    },
    roads: (results) => bothRoads(results, sign, 'none', text),
  };
};
