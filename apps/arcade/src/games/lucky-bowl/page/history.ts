import { byId, make } from '@lantern/outside/page';
import type { Text } from '../../../texts/texts.ts';
import type { Dice } from '../symbols.ts';
import { drawing } from './drawing.ts';
import type { BowlRound } from './round.ts';

const kept = 12;

export interface History {
  /** The rounds whose dice were shown, newest first. */
  readonly rounds: readonly BowlRound[];
  add(round: BowlRound): void;
}

/** The dice of the last rounds, newest first. */
export function makeHistory(text: Text, past: readonly BowlRound[]): History {
  const strip = byId('history');
  let rounds = [...past];
  const draw = () => {
    const drawn = rounds.flatMap(({ outcome }) => (outcome ? [drawRound(text, outcome)] : []));
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
