import { byId, make, onPress } from '@lantern/outside/page';
import { type AnyTable, largest } from '../../games/table-game.ts';
import type { Text, TextKey } from '../../texts/texts.ts';
import { oddsText } from './draw.ts';

/** Buttons for the kinds of spots of which one is shown at a time. */
export function makeGroups({ code: game, groups = [], ...table }: AnyTable, text: Text): void {
  const [spots, bar] = [byId('spots'), byId('groups')];
  const choose = (chosen: string) => {
    for (const { code, spots: own } of groups)
      for (const spot of own) {
        const button = spots.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
        if (button) button.hidden = code !== chosen;
      }
    spots.dataset.group = chosen;
    for (const { code, button } of buttons)
      button.setAttribute('aria-pressed', String(code === chosen));
  };
  const buttons = groups.map(({ code, spots: own }) => {
    const chances = table.spots.find((spot) => spot.code === own[0])?.chances ?? [];
    const odds = make('small', { class: 'num' }, oddsText(largest(chances)));
    const name = text(`${game}-${code}` as TextKey);
    const button = make('button', { type: 'button', class: 'mode' }, `${name} `, odds);
    onPress(button, () => choose(code));
    return { code, button };
  });
  bar.hidden = groups.length === 0;
  bar.replaceChildren(...buttons.map(({ button }) => button));
  if (groups[0]) choose(groups[0].code);
}
