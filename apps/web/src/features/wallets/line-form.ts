import type { lineTransfers, ValueOf } from '@lantern/contracts';
import { amountProblem } from '../../lib/money/amount-problem.ts';

export type Line = ValueOf<typeof lineTransfers>;

/** The transfer to confirm, and its recipient. */
export interface Wish {
  to: 'upline' | 'downline';
  /** The masked name of the upline, or the account that was typed. */
  name: string;
  /** Minor units. */
  amount: string;
}

/** What is wrong with an amount, by the brand's limits, the day and the main wallet. */
export const lineProblem = (
  amount: string,
  { minimum, maximum, leftToday }: Pick<Line, 'minimum' | 'maximum' | 'leftToday'>,
  balance: string,
) => amountProblem(amount, minimum, { high: maximum, left: leftToday, balance });
