import { byId, make } from '@lantern/outside/page';
import { drawing } from '../../games/lucky-bowl/page/drawing.ts';
import { luckyBowl } from '../../games/lucky-bowl/rules.ts';
import { symbols } from '../../games/lucky-bowl/symbols.ts';
import type { Text } from '../../texts/texts.ts';
import type { Verdict } from './check.ts';

const hashLines = {
  right: { class: 'good', key: 'verifyHashRight', mark: '✓ ' },
  wrong: { class: 'bad', key: 'verifyHashWrong', mark: '✗ ' },
  none: { class: 'quiet', key: 'verifyHashNone', mark: '' },
} as const;

/** Shows the calculated outcome; `shown` is the one from the game, if known. */
export function showVerdict(
  text: Text,
  game: string,
  verdict: Verdict | undefined,
  shown: string | undefined,
): void {
  const section = byId('verdict');
  section.hidden = false;
  if (!verdict) {
    section.replaceChildren(make('p', { class: 'bad' }, text('verifyInput')));
    return;
  }
  const line = hashLines[verdict.hash];
  const isBowl = game === luckyBowl.code;
  section.replaceChildren(
    make('p', { class: line.class }, line.mark + text(line.key)),
    make('p', {}, text(isBowl ? 'verifyDice' : 'verifyOutcome')),
    isBowl ? diceOf(text, verdict.outcome) : make('p', { class: 'outcome-text' }, verdict.outcome),
    ...(shown === undefined ? [] : [comparison(text, isBowl, verdict.outcome, shown)]),
    ...(verdict.jackpot === undefined
      ? []
      : [make('p', { class: 'quiet' }, text('verifyJackpot', { number: verdict.jackpot }))]),
  );
}

const facesOf = (outcome: string) =>
  outcome.split(',').flatMap((name) => symbols.filter((symbol) => symbol === name));

function diceOf(text: Text, outcome: string): HTMLElement {
  const figures = facesOf(outcome).map((face) => {
    const figure = make('figure');
    figure.append(drawing(face), make('figcaption', {}, text(face)));
    return figure;
  });
  return make('div', { class: 'dice-row' }, ...figures);
}

function comparison(text: Text, isBowl: boolean, own: string, shown: string): HTMLElement {
  if (own === shown)
    return make('p', { class: 'good' }, `✓ ${text(isBowl ? 'verifySame' : 'verifySameOutcome')}`);
  const words = isBowl
    ? text('verifyOther', {
        dice: facesOf(shown)
          .map((face) => text(face))
          .join(', '),
      })
    : text('verifyOtherOutcome', { outcome: shown });
  return make('p', { class: 'bad' }, `✗ ${words}`);
}
