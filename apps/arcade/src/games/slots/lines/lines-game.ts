import * as z from 'zod/mini';
import { type Seeds, sourceOf } from '../../../fair/words.ts';
import type { SingleGame } from '../../game.ts';
import { factorText, isAllowed, limitsOf, winOf } from '../../money.ts';
import type { SlotChoice } from '../slot.ts';
import { enough, type LinesMachine, lines, unitFactor, weightOf } from './machine.ts';
import { spinAt } from './spin.ts';

export interface LinesOutcome {
  /** Where the reels stop. */
  readonly stops: readonly number[];
  /** The drawn prizes of the bonus, by their place in the list. */
  readonly prizes: readonly number[];
  /** The stops of each free spin, in order. */
  readonly free: readonly (readonly number[])[];
  /** In ten-thousandths. */
  readonly factor: string;
}

/** What a round pays, part by part, in units. */
export interface LinesParts {
  readonly spin: number;
  readonly bonus: number;
  readonly free: number;
}

export function partsOf(
  machine: LinesMachine,
  { stops, prizes, free }: Pick<LinesOutcome, 'stops' | 'prizes' | 'free'>,
): LinesParts {
  const { bonus, reels, freeReels, free: freely } = machine;
  const sum = (units: number[]) => units.reduce((all, one) => all + one, 0);
  return {
    spin: spinAt(machine, reels, stops).units,
    bonus: sum(prizes.map((prize) => bonus.prizes[prize]?.units ?? 0)),
    free: sum(free.map((one) => spinAt(machine, freeReels, one).units * freely.times)),
  };
}

/** The prize that a number below the weight of all prizes stands for. */
export function prizeAt({ bonus }: LinesMachine, drawn: number): number {
  let left = drawn;
  return bonus.prizes.findIndex(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}

/** Draws a round: the stops of the reels, then the prizes of the bonus, then the free spins. */
export function drawLines(machine: LinesMachine, seeds: Seeds): LinesOutcome {
  const source = sourceOf(seeds);
  const stopsOn = (reels: readonly string[]) => reels.map(({ length }) => source.below(length));
  const stops = stopsOn(machine.reels);
  const spin = spinAt(machine, machine.reels, stops);
  const picks = spin.bonuses >= enough ? machine.bonus.picks : 0;
  const prizes = Array.from({ length: picks }, () =>
    prizeAt(machine, source.below(weightOf(machine))),
  );
  const free: number[][] = [];
  const { spins, triggers } = machine.free;
  let [left, started] = spin.scatters >= enough ? [spins, 1] : [0, 0];
  for (; left > 0; left -= 1) {
    const next = stopsOn(machine.freeReels);
    free.push(next);
    if (started >= triggers) continue;
    if (spinAt(machine, machine.freeReels, next).scatters < enough) continue;
    left += spins;
    started += 1;
  }
  const parts = partsOf(machine, { stops, prizes, free });
  const factor = BigInt(parts.spin + parts.bonus + parts.free) * unitFactor;
  const paid = factor < machine.cap ? factor : machine.cap;
  return { stops, prizes, free, factor: String(paid) };
}

const notation = ({ stops, prizes, free, factor }: LinesOutcome): string =>
  [
    stops.join('-'),
    ...(prizes.length > 0 ? [`bonus ${prizes.join('-')}`] : []),
    ...(free.length > 0 ? [`${free.length} free spins`] : []),
    `×${factorText(BigInt(factor))}`,
  ].join(', ');

export interface LinesGame extends SingleGame<SlotChoice, LinesOutcome> {
  readonly machine: LinesMachine;
}

/** A slot of five reels and twenty lines. */
export function linesGame(
  code: string,
  names: { en: string; vi: string },
  machine: LinesMachine,
): LinesGame {
  return {
    ...{ code, names, machine, rtp: machine.stated.rtp },
    algorithm: `${code}/hmac-sha256/1`,
    category: 'RNG',
    classify: 'slot',
    lines: lines.length,
    steps: false,
    choice: z.strictObject({}),
    proof: {
      parameters: [],
      parametersOf: () => ({}),
      calculate: (seeds) => notation(drawLines(machine, seeds)),
    },
    limitsOf,
    allows: (limits, stake) => isAllowed(limits, stake, machine.cap),
    draw: (seeds) => drawLines(machine, seeds),
    payout: (stake, _choice, { factor }) => winOf(stake, BigInt(factor)),
    notation,
    selection: (_choice, text) => text('slotLines', { count: String(lines.length) }),
  };
}
