import { byId, make } from '@lantern/outside/page';
import { wins } from '../game/moon-dice.ts';
import type { RoundView } from '../play/replies.ts';
import type { Text } from '../texts/texts.ts';
import { writeRoll } from './stage.ts';

const most = 12;

const pillOf = ({ roll, chance }: RoundView) =>
  make('li', { class: 'pill num', 'data-won': wins(roll, chance) ? 'yes' : 'no' }, writeRoll(roll));

/** The last rolls, newest first. */
export function makeHistory(rounds: readonly RoundView[], text: Text) {
  const list = byId('history');
  const none = make('li', { class: 'none' }, text('noHistory'));
  list.append(...(rounds.length > 0 ? rounds.map(pillOf) : [none]));
  return {
    add: (round: RoundView): void => {
      none.remove();
      list.prepend(pillOf(round));
      while (list.children.length > most) list.lastElementChild?.remove();
    },
  };
}
