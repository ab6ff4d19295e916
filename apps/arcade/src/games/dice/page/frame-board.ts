import { make, onPress, setUsable, wait } from '@lantern/outside/page';
import type { BoardTools, MakeBoard } from '../../../page/frame/board.ts';
import { animate } from '../../../page/frame/count.ts';
import { option, value } from '../../../page/frame/parts.ts';
import type { RoundView } from '../../../wire/replies.ts';
import { factorText } from '../../money.ts';
import {
  type DiceChoice,
  diceChances,
  factorFor,
  rolls,
  rollText,
  type Side,
  ways,
  winningRolls,
} from '../rules.ts';
import './board.css';

type DiceRound = RoundView<DiceChoice, number>;
const rollMs = 380;

/** The targets whose number of winning rolls is offered. */
const edges = (side: Side) =>
  side === 'under'
    ? { least: ways.least, most: ways.most }
    : { least: rolls - 1 - ways.most, most: rolls - 1 - ways.least };

/** A track from 0 to 100 with a target to drag, and the roll above it. */
export const makeBoard: MakeBoard = (tools) => {
  const { text, root, options, changed } = tools;
  let [side, target]: [Side, number] = ['over', 5_049];
  const number = make('output', { class: 'roll-number num' }, '50.00');
  const win = make('div', { class: 'track-win' });
  const mark = make('span', { class: 'track-mark', hidden: '' });
  const slider = make('input', { type: 'range', step: '1', 'aria-label': text('target') });
  const bar = make('div', { class: 'track-bar' }, win);
  const scale = ['0', '25', '50', '75', '100'].map((at) => make('span', {}, at));
  root.append(
    make(
      'div',
      { class: 'roll' },
      number,
      make('div', { class: 'track' }, bar, slider, mark),
      make('div', { class: 'track-scale num', 'aria-hidden': 'true' }, ...scale),
    ),
  );
  const stats = makeStats(tools, () => {
    side = side === 'over' ? 'under' : 'over';
    target = rolls - 1 - target;
    draw();
    changed();
  });
  options.append(...stats.elements);

  const choice = (): DiceChoice => ({ side, target: String(target) });
  const draw = () => {
    const { least, most } = edges(side);
    target = Math.min(most, Math.max(least, target));
    [slider.min, slider.max] = ['0', String(rolls - 1)];
    slider.value = String(target);
    slider.setAttribute('aria-valuetext', rollText(target));
    const at = `${(target / (rolls - 1)) * 100}%`;
    win.style.insetInline = side === 'over' ? `${at} 0` : `0 calc(100% - ${at})`;
    stats.show(side, target);
  };
  slider.addEventListener('input', () => {
    target = Number(slider.value);
    draw();
    changed();
  });
  draw();
  return {
    choice,
    chances: () => diceChances(choice()),
    highest: () => factorFor(winningRolls(side, target)),
    lock: (locked) => {
      slider.disabled = locked;
      stats.lock(locked);
    },
    begin: () => delete number.dataset.won,
    show: async (round, quick) => {
      const { outcome, payout } = round as DiceRound;
      const roll = outcome ?? 0;
      mark.hidden = false;
      mark.style.insetInlineStart = `calc(16px + (100% - 32px) * ${roll / (rolls - 1)})`;
      const from = Number(number.textContent) * 100;
      await animate(quick ? 0 : rollMs, (share) => {
        number.textContent = rollText(Math.round(from + (roll - from) * share));
      });
      number.dataset.won = String(payout !== '0');
      if (!quick) await wait(120);
    },
    restore: (past) => {
      const known = past as DiceChoice;
      [side, target] = [known.side, Number(known.target)];
      draw();
    },
    sign: ({ outcome }) => rollText(outcome as number),
    words: ({ outcome }) => text('diceRolled', { roll: rollText(outcome as number) }),
  };
};

/** Multiplier, target with its direction, and the chance to win. */
function makeStats({ text, language }: BoardTools, swap: () => void) {
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 });
  const [factor, chance] = [value(), value()];
  const button = make('button', {
    ...{ type: 'button', class: 'value swap num', 'aria-label': text('diceSwap') },
  });
  onPress(button, swap);
  const label = make('span', { class: 'option-label' });
  const place = make('div', { class: 'option swap-place' }, label, button);
  return {
    elements: [option(text('factor'), factor), place, option(text('chance'), chance)],
    lock: (locked: boolean) => setUsable(button, !locked),
    show: (side: Side, target: number) => {
      const winning = winningRolls(side, target);
      factor.textContent = `×${factorText(factorFor(winning))}`;
      label.textContent = text(side === 'over' ? 'rollOver' : 'rollUnder');
      button.textContent = rollText(target);
      chance.textContent = percent.format(winning / rolls);
    },
  };
}
