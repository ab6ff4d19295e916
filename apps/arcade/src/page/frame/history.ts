import { byId, make } from '@lantern/outside/page';
import type { RoundView } from '../../wire/replies.ts';
import { isWin } from './outcome.ts';

const kept = 24;

export interface History {
  /** The decided rounds, newest first. */
  readonly rounds: readonly RoundView[];
  add(round: RoundView): void;
}

/** The outcomes of the last rounds, newest first. */
export function makeHistory(
  past: readonly RoundView[],
  sign: (round: RoundView) => string | Node,
  empty: string,
): History {
  const strip = byId('history');
  let rounds = [...past];
  const draw = () => {
    const drawn = rounds.map((round) =>
      make('li', { class: 'sign num', 'data-won': String(isWin(round)) }, sign(round)),
    );
    const none = make('li', { class: 'sign-none' }, empty);
    strip.replaceChildren(...(drawn.length > 0 ? drawn : [none]));
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
