import { byId, make } from '@lantern/outside/page';
import type { Dice } from '../../game/symbols.ts';
import type { Text } from '../../texts/texts.ts';
import { drawing } from '../drawing.ts';
import type { Verdict } from './check.ts';

const hashLines = {
  right: { class: 'good', key: 'verifyHashRight', mark: '✓ ' },
  wrong: { class: 'bad', key: 'verifyHashWrong', mark: '✗ ' },
  none: { class: 'quiet', key: 'verifyHashNone', mark: '' },
} as const;

/** Shows the calculated dice; `shown` are the dice from the game, if known. */
export function showVerdict(
  text: Text,
  verdict: Verdict | undefined,
  shown: Dice | undefined,
): void {
  const section = byId('verdict');
  section.hidden = false;
  if (!verdict) {
    section.replaceChildren(make('p', { class: 'bad' }, text('verifyInput')));
    return;
  }
  const line = hashLines[verdict.hash];
  const figures = verdict.dice.map((face) => {
    const figure = make('figure');
    figure.append(drawing(face), make('figcaption', {}, text(face)));
    return figure;
  });
  section.replaceChildren(
    make('p', { class: line.class }, line.mark + text(line.key)),
    make('p', {}, text('verifyDice')),
    make('div', { class: 'dice-row' }, ...figures),
    ...(shown ? [comparison(text, verdict.dice, shown)] : []),
  );
}

function comparison(text: Text, dice: Dice, shown: Dice): HTMLElement {
  if (dice.join() === shown.join()) return make('p', { class: 'good' }, `✓ ${text('verifySame')}`);
  const names = shown.map((face) => text(face)).join(', ');
  return make('p', { class: 'bad' }, `✗ ${text('verifyOther', { dice: names })}`);
}
