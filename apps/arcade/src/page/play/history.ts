import { byId, make } from '@lantern/outside/page';
import type { Dice } from '../../game/symbols.ts';
import type { Text } from '../../texts/texts.ts';
import type { RoundView } from '../../wire/replies.ts';
import { drawing } from '../drawing.ts';

const kept = 12;

export interface History {
  /** The rounds whose dice were shown, newest first. */
  readonly rounds: readonly RoundView[];
  add(round: RoundView): void;
}

/** The dice of the last rounds, newest first. */
export function makeHistory(text: Text, past: readonly RoundView[]): History {
  const strip = byId('history');
  let rounds = [...past];
  const draw = () => {
    const drawn = rounds.flatMap(({ dice }) => (dice ? [drawRound(text, dice)] : []));
    strip.replaceChildren(...(drawn.length > 0 ? drawn : [make('li', {}, text('noRounds'))]));
  };
  draw();
  return {
    get rounds() {
      return rounds;
    },
    add: (round) => {
      rounds = [round, ...rounds.filter(({ roundId }) => roundId !== round.roundId)].slice(0, kept);
      draw();
    },
  };
}

function drawRound(text: Text, dice: Dice): HTMLElement {
  const words = dice.map((face) => text(face)).join(', ');
  return make(
    'li',
    { class: 'history-round' },
    ...dice.map((face) => drawing(face)),
    make('span', { class: 'unseen' }, words),
  );
}
