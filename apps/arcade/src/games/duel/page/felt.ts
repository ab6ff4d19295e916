import { insertArt, make, wait } from '@lantern/outside/page';
import type { MakeFelt } from '../../../page/table/felt.ts';
import { bothRoads } from '../../../page/table/roads.ts';
import { fightWinner } from '../rules.ts';
import fighterArt from './fighter.svg?raw';
import './felt.css';

const signs = { meron: 'M', wala: 'W', draw: '=' } as const;
/** Three clashes, and a moment before the light of one goes out. */
const fightMs = 2_700;
const endMs = 900;

export const makeFelt: MakeFelt = ({ text, scene }) => {
  const ring = make('div', { class: 'ring-of-light', 'aria-hidden': 'true' });
  const fighter = (side: 'meron' | 'wala') => {
    const element = make('div', { class: 'fighter', 'data-side': side, 'aria-hidden': 'true' });
    insertArt(element, fighterArt);
    return element;
  };
  const spark = make('span', { class: 'spark' });
  ring.append(fighter('meron'), spark, fighter('wala'));
  scene.replaceChildren(ring);
  const sign = (outcome: unknown) => {
    const winner = fightWinner(Number(outcome));
    return { text: signs[winner], tone: winner };
  };
  return {
    sign,
    clear: () => {
      ring.dataset.act = 'wait';
    },
    show: async (outcome, quick) => {
      if (!quick) {
        ring.dataset.act = 'fight';
        await wait(fightMs);
      }
      ring.dataset.act = fightWinner(Number(outcome));
      if (!quick) await wait(endMs);
    },
    words: (outcome) => {
      const winner = fightWinner(Number(outcome));
      const side = text(`duel-${winner}`);
      return winner === 'draw' ? side : text('duelWon', { side });
    },
    roads: (results) => bothRoads(results, sign, 'draw', text),
  };
};
