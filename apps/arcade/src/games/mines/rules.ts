import * as z from 'zod/mini';
import { type Seeds, sourceOf } from '../../fair/words.ts';
import type { Bet, SteppedGame } from '../game.ts';
import { choose, factorText, limitsOf, whole, winOf } from '../money.ts';

export const cells = 25;

export interface MinesChoice {
  mines: number;
}

export type MinesAction = { pick: number } | { cashOut: true };

/** What the player sees: the opened cells, in order, and what they and the next one are worth. */
export interface MinesShown {
  picks: number[];
  /** The factors in ten-thousandths. */
  factor: string;
  next: string;
}

export interface MinesOutcome {
  mines: number[];
  picks: number[];
  /** In ten-thousandths; zero for a mine. */
  factor: string;
}

/** (1 − e) × C(25, k) / C(25 − m, k) with e = 1 %, rounded down; one before the first pick. */
export function minesFactor(mines: number, picks: number): bigint {
  if (picks === 0) return whole;
  return (9_900n * choose(cells, picks)) / choose(cells - mines, picks);
}

/** The cells with a mine: the first places of the shuffled cells, in ascending order. */
export const minesOf = (seeds: Seeds, mines: number): number[] =>
  sourceOf(seeds)
    .shuffled(cells)
    .slice(0, mines)
    .sort((a, b) => a - b);

/** Whether one more pick is possible: a cell is left, and its win is within the cap. */
const canGoOn = ({ stake, choice, cap }: Bet<MinesChoice>, picks: number): boolean =>
  picks < cells - choice.mines && winOf(stake, minesFactor(choice.mines, picks + 1)) <= cap;

export const mines: SteppedGame<MinesChoice, MinesOutcome, MinesAction> = {
  code: 'mines',
  algorithm: 'mines/hmac-sha256/1',
  names: { en: 'Mines', vi: 'Dò Mìn' },
  category: 'RNG',
  classify: 'arcade',
  rtp: '99.00',
  steps: true,
  choice: z.strictObject({ mines: z.int().check(z.minimum(1), z.maximum(cells - 1)) }),
  action: z.union([
    z.strictObject({ pick: z.int().check(z.minimum(0), z.maximum(cells - 1)) }),
    z.strictObject({ cashOut: z.literal(true) }),
  ]),
  cashOut: { cashOut: true },
  proof: {
    parameters: [{ name: 'mines', least: 1, most: cells - 1 }],
    parametersOf: (choice) => ({ mines: choice.mines }),
    calculate: (seeds, { mines: count = 1 }) => minesOf(seeds, count).join(','),
  },
  limitsOf,
  allows: (limits, stake, choice) =>
    stake >= limits.minimum &&
    stake <= limits.maximum &&
    canGoOn({ stake, choice, cap: limits.cap }, 0),
  play: (seeds, bet, actions) => {
    const hidden = minesOf(seeds, bet.choice.mines);
    const end = (picks: number[], factor: bigint) => ({
      shown: {},
      cashable: false,
      outcome: { mines: hidden, picks, factor: String(factor) },
    });
    const picks: number[] = [];
    for (const [at, action] of actions.entries()) {
      const last = at === actions.length - 1;
      const factor = minesFactor(bet.choice.mines, picks.length);
      if ('cashOut' in action) return last && picks.length > 0 ? end(picks, factor) : undefined;
      if (picks.includes(action.pick) || !canGoOn(bet, picks.length)) return undefined;
      picks.push(action.pick);
      if (hidden.includes(action.pick)) return last ? end(picks, 0n) : undefined;
    }
    const factor = minesFactor(bet.choice.mines, picks.length);
    if (!canGoOn(bet, picks.length)) return end(picks, factor);
    const next = minesFactor(bet.choice.mines, picks.length + 1);
    const shown: MinesShown = { picks, factor: String(factor), next: String(next) };
    return { shown, cashable: picks.length > 0 };
  },
  payout: (stake, _choice, { factor }) => winOf(stake, BigInt(factor)),
  notation: ({ mines: hidden }) => hidden.join(','),
  selection: ({ mines: count }, text) =>
    text('minesCount', { count: String(count), factor: factorText(minesFactor(count, 1)) }),
};
