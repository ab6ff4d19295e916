import type { ValueOf, withdrawalTerms } from '@lantern/contracts';
import { withdrawalFee } from '@lantern/rules';
import { amountProblem } from '../../lib/money/amount-problem.ts';

export type Terms = ValueOf<typeof withdrawalTerms>;
export type Account = Terms['accounts'][number];

/** What is wrong with an amount, by the key of its text. */
export function withdrawalProblem(amount: string, { minimum, most }: Terms) {
  const problem = amountProblem(amount, minimum, { high: most });
  return problem === 'empty' ? 'amount' : problem;
}

/** The maximum by the limits alone, which reveals no balance. */
export function mostAllowed({ maximum, today }: Pick<Terms, 'maximum' | 'today'>): string {
  return BigInt(today.sumLeft) < BigInt(maximum) ? today.sumLeft : maximum;
}

/** The fee for an amount in minor units, as the site will reckon it. */
export const feeOf = (amount: string, { fee: { freeLeft, fixed, basisPoints } }: Terms): string =>
  String(
    withdrawalFee(
      { freePerDay: freeLeft, fixed, basisPoints },
      BigInt(amount === '' ? 0 : amount),
      0,
    ),
  );

/** What arrives of an amount; nothing where the fee is not less. */
export function payoutOf(amount: string, terms: Terms): string {
  const payout = BigInt(amount === '' ? 0 : amount) - BigInt(feeOf(amount, terms));
  return String(payout > 0n ? payout : 0n);
}
