import { string } from '@lantern/contracts/strings';
import * as z from 'zod/mini';
import { sourceOf } from '../../fair/words.ts';
import type { Chance, SingleGame } from '../game.ts';
import { factorText, isAllowed, limitsOf, winOf } from '../money.ts';

/** The roll is 0.00 to 99.99, in hundredths: 0 to 9,999. */
export const rolls = 10_000;
/** Choices with fewer or more winning rolls are not offered. */
export const ways = { least: 1, most: 9_800 } as const;

export type Side = 'over' | 'under';

export interface DiceChoice {
  side: Side;
  /** In hundredths: the roll has to be above or below this. */
  target: string;
}

/** How many of the 10,000 rolls win. */
export const winningRolls = (side: Side, target: number): number =>
  side === 'under' ? target : rolls - 1 - target;

/** (1 − e) × 10,000 / winning rolls with e = 1 %, rounded down to four decimals. */
export const factorFor = (winning: number): bigint => 99_000_000n / BigInt(winning);

const winningOf = ({ side, target }: DiceChoice) => winningRolls(side, Number(target));
const factorOf = (choice: DiceChoice) => factorFor(winningOf(choice));

export const diceChances = (choice: DiceChoice): Chance[] => [
  { ways: BigInt(winningOf(choice)), of: BigInt(rolls), factor: factorOf(choice) },
];

/** Hundredths as `50.5`-like text with two decimals. */
export const rollText = (hundredths: number): string => (hundredths / 100).toFixed(2);

const isOffered = (choice: DiceChoice): boolean => {
  const winning = winningOf(choice);
  return winning >= ways.least && winning <= ways.most;
};

export const dice: SingleGame<DiceChoice, number> = {
  code: 'dice',
  algorithm: 'dice/hmac-sha256/1',
  names: { en: 'Dice', vi: 'Xúc Xắc Số' },
  category: 'RNG',
  classify: 'dice',
  rtp: '99.00',
  steps: false,
  choice: z
    .strictObject({
      side: z.enum(['over', 'under']),
      target: string().check(z.regex(/^(0|[1-9][0-9]{0,3})$/)),
    })
    .check(z.refine(isOffered)),
  proof: {
    parameters: [],
    parametersOf: () => ({}),
    calculate: (seeds) => rollText(sourceOf(seeds).below(rolls)),
  },
  limitsOf,
  allows: (limits, stake, choice) => isAllowed(limits, stake, factorOf(choice)),
  draw: (seeds) => sourceOf(seeds).below(rolls),
  payout: (stake, choice, roll) => {
    const target = Number(choice.target);
    const won = choice.side === 'under' ? roll < target : roll > target;
    return won ? winOf(stake, factorOf(choice)) : 0n;
  },
  notation: rollText,
  selection: (choice, text) =>
    text(choice.side === 'over' ? 'diceOver' : 'diceUnder', {
      target: rollText(Number(choice.target)),
      factor: factorText(factorOf(choice)),
    }),
};
