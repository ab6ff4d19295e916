import type { depositMethods, ValueOf } from '@lantern/contracts';
import { depositFee } from '@lantern/rules';
import { amountProblem } from '../../lib/money/amount-problem.ts';

export type DepositMethod = ValueOf<typeof depositMethods>[number];

/** What is wrong with an amount by the limits of the method. */
export const depositProblem = (amount: string, { minimum, maximum }: DepositMethod) =>
  amountProblem(amount, minimum, { high: maximum });

/** The amounts to offer: those that the method takes, in their order. */
export const offeredPresets = (method: DepositMethod): string[] =>
  method.presets.filter((preset) => depositProblem(preset, method) === undefined);

/**
 * What the brand keeps of an amount and what the member gets, in minor units; nothing as long as
 * the amount is none.
 */
export function shareOf(amount: string, method: DepositMethod): { fee: string; arrives: string } {
  if (depositProblem(amount, method) !== undefined) return { fee: '0', arrives: '0' };
  const fee = depositFee(method.fee, BigInt(amount));
  return { fee: String(fee), arrives: String(BigInt(amount) - fee) };
}

export const isFree = ({ fee }: DepositMethod): boolean =>
  fee.basisPoints === 0 && fee.fixed === '0';
