import type { depositMethods, ValueOf } from '@lantern/contracts';

export type DepositMethod = ValueOf<typeof depositMethods>[number];

export type AmountProblem = 'empty' | 'low' | 'high';

/** What is wrong with an amount in minor units (`''` when nothing is typed), by the limits of the method. */
export function amountProblem(amount: string, method: DepositMethod): AmountProblem | undefined {
  if (amount === '') return 'empty';
  const minor = BigInt(amount);
  if (minor < BigInt(method.minimum)) return 'low';
  return minor > BigInt(method.maximum) ? 'high' : undefined;
}

/** The amounts to offer: those that the method takes, in their order. */
export const offeredPresets = (method: DepositMethod): string[] =>
  method.presets.filter((preset) => amountProblem(preset, method) === undefined);
