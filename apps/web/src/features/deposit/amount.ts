import type { depositMethods, ValueOf } from '@lantern/contracts';
import { depositFee } from '@lantern/rules';

export type DepositMethod = ValueOf<typeof depositMethods>[number];

export type AmountProblem = 'empty' | 'low' | 'high';

/**
 * What is wrong with an amount in minor units (`''` when nothing is typed), by the limits of the
 * method.
 */
export function amountProblem(amount: string, method: DepositMethod): AmountProblem | undefined {
  if (amount === '') return 'empty';
  const minor = BigInt(amount);
  if (minor < BigInt(method.minimum)) return 'low';
  return minor > BigInt(method.maximum) ? 'high' : undefined;
}

/** The amounts to offer: those that the method takes, in their order. */
export const offeredPresets = (method: DepositMethod): string[] =>
  method.presets.filter((preset) => amountProblem(preset, method) === undefined);

/**
 * What the brand keeps of an amount and what the member gets, in minor units; nothing as long as
 * the amount is none.
 */
export function shareOf(amount: string, method: DepositMethod): { fee: string; arrives: string } {
  if (amountProblem(amount, method) !== undefined) return { fee: '0', arrives: '0' };
  const fee = depositFee(method.fee, BigInt(amount));
  return { fee: String(fee), arrives: String(BigInt(amount) - fee) };
}

export const isFree = ({ fee }: DepositMethod): boolean =>
  fee.basisPoints === 0 && fee.fixed === '0';
