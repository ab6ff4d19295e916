import * as z from 'zod/mini';
import { type Seeds, sourceOf } from '../../../fair/words.ts';
import type { SingleGame } from '../../game.ts';
import { factorText, isAllowed, limitsOf, winOf } from '../../money.ts';
import type { SlotChoice } from '../slot.ts';
import { type CascadesMachine, hundredth } from './machine.ts';
import { cascadeRound, tumblerOf } from './tumble.ts';

export interface CascadesOutcome {
  /** The letters of each drop, for each spin: first 30, then as many as were removed. */
  readonly spins: readonly (readonly string[])[];
  /** In ten-thousandths. */
  readonly factor: string;
}

/** What a round pays: its hundredths of the stake, cut at the cap. */
export function cutAt({ cap }: CascadesMachine, paid: number): bigint {
  const factor = BigInt(paid) * hundredth;
  return factor < cap ? factor : cap;
}

/** Draws a round: the symbols of each drop, column by column from the bottom. */
export function drawCascades(machine: CascadesMachine, seeds: Seeds): CascadesOutcome {
  const { below } = sourceOf(seeds);
  const spins: string[][] = [];
  const { paid } = cascadeRound(tumblerOf(machine), below, (spin, drop) => {
    spins[spin] ??= [];
    spins[spin]?.push(drop.map((symbol) => machine.symbols[symbol]?.letter).join(''));
  });
  return { spins, factor: String(cutAt(machine, paid)) };
}

const notation = ({ spins, factor }: CascadesOutcome): string =>
  [
    spins[0]?.[0] ?? '',
    `${(spins[0]?.length ?? 1) - 1} cascades`,
    ...(spins.length > 1 ? [`${spins.length - 1} free spins`] : []),
    `×${factorText(BigInt(factor))}`,
  ].join(', ');

export interface CascadesGame extends SingleGame<SlotChoice, CascadesOutcome> {
  readonly machine: CascadesMachine;
}

/** A slot of six columns and five rows with cascades. */
export function cascadesGame(
  code: string,
  names: { en: string; vi: string },
  machine: CascadesMachine,
): CascadesGame {
  return {
    ...{ code, names, machine, rtp: machine.stated.rtp },
    algorithm: `${code}/hmac-sha256/1`,
    category: 'RNG',
    classify: 'slot',
    steps: false,
    choice: z.strictObject({}),
    proof: {
      parameters: [],
      parametersOf: () => ({}),
      calculate: (seeds) => notation(drawCascades(machine, seeds)),
    },
    limitsOf,
    allows: (limits, stake) => isAllowed(limits, stake, machine.cap),
    draw: (seeds) => drawCascades(machine, seeds),
    payout: (stake, _choice, { factor }) => winOf(stake, BigInt(factor)),
    notation,
    selection: (_choice, text) => text('slotAnywhere'),
  };
}
