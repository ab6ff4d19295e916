import type { lineTransfers, ValueOf } from '@lantern/contracts';

export type Line = ValueOf<typeof lineTransfers>;

/** What the member is about to send, and to whom. */
export interface Wish {
  to: 'upline' | 'downline';
  /** The masked name of the upline, or the account that was typed. */
  name: string;
  /** Minor units. */
  amount: string;
}

export type AmountProblem = 'empty' | 'low' | 'high' | 'left' | 'balance';

/**
 * What is wrong with an amount in minor units (`''` when nothing is typed), by the brand's limits
 * and the main wallet.
 */
export function lineProblem(
  amount: string,
  { minimum, maximum, leftToday }: Pick<Line, 'minimum' | 'maximum' | 'leftToday'>,
  balance: string,
): AmountProblem | undefined {
  if (amount === '') return 'empty';
  const minor = BigInt(amount);
  if (minor < BigInt(minimum)) return 'low';
  if (minor > BigInt(maximum)) return 'high';
  if (minor > BigInt(leftToday)) return 'left';
  return minor > BigInt(balance) ? 'balance' : undefined;
}
