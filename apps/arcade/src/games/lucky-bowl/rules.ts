import { string } from '@lantern/contracts/strings';
import * as z from 'zod/mini';
import type { SingleGame, StakeLimits } from '../game.ts';
import { algorithm, diceOf } from './dice.ts';
import { limitsOf, stakesProblem } from './limits.ts';
import { payoutOf, returnToPlayer, totalOf } from './payout.ts';
import { readStakes, type WrittenStakes } from './stakes.ts';
import { type Dice, symbols } from './symbols.ts';

const amount = string().check(z.regex(/^[1-9][0-9]{0,14}$/));

/** The stakes in the order of the symbols. */
const stakesOf = (choice: WrittenStakes): { on: string; amount: string }[] =>
  symbols.flatMap((symbol) => {
    const staked = choice[symbol];
    return staked === undefined ? [] : [{ on: symbol, amount: staked }];
  });

/** Bầu Cua: stakes on six symbols, three dice under a bowl. Its choice holds the stakes. */
export const luckyBowl: SingleGame<WrittenStakes, Dice> = {
  code: 'lucky-bowl',
  algorithm,
  names: { en: 'Lucky Bowl', vi: 'Bầu Cua' },
  category: 'INHOUSE',
  classify: 'dice',
  rtp: returnToPlayer,
  steps: false,
  choice: z.partialRecord(z.enum(symbols), amount),
  proof: {
    parameters: [],
    parametersOf: () => ({}),
    calculate: ({ serverSeed, clientSeed, nonce }) =>
      diceOf(serverSeed, clientSeed, nonce).join(','),
  },
  limitsOf: (currency, digits): StakeLimits => {
    const { chips, maximum } = limitsOf(currency, digits);
    // A symbol on three dice pays four times its stake.
    return { chips, minimum: chips[0] ?? 1n, maximum, cap: 4n * maximum };
  },
  allows: (limits, stake, choice) => {
    const stakes = readStakes(choice);
    return stakesProblem(limits, stakes) === undefined && totalOf(stakes) === stake;
  },
  draw: ({ serverSeed, clientSeed, nonce }) => diceOf(serverSeed, clientSeed, nonce),
  payout: (_stake, choice, dice) => payoutOf(readStakes(choice), dice),
  notation: (dice) => dice.join(','),
  selection: (choice, text, money) =>
    symbols
      .flatMap((symbol) => {
        const staked = choice[symbol];
        return staked === undefined ? [] : [`${text(symbol)} ${money(BigInt(staked))}`];
      })
      .join(', '),
  stakes: stakesOf,
};
