import { proportionalFee } from './deposit.ts';
import { compute, type Formula } from './formula.ts';

/** Where a withdrawal can stand. */
export const withdrawalStatuses = [
  'review',
  'approved',
  'paying',
  'paid',
  'received',
  'disputed',
  'settled',
  'returned',
  'cancelled',
  'rejected',
  'failed',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/**
 * The steps of a withdrawal: where each leads from which status. The database decides by the same
 * table, which is printed from this one (`withdrawal_next`).
 */
export const withdrawalStepTable = {
  approve: { review: 'approved' },
  /** By the member, as long as nobody has decided. */
  cancel: { review: 'cancelled' },
  reject: { review: 'rejected', approved: 'rejected' },
  /** A gateway is going to be asked to pay. */
  send: { approved: 'paying' },
  pay_by_hand: { approved: 'paid' },
  pay: { paying: 'paid' },
  fail: { paying: 'failed' },
  /** The member has the money, or has said nothing for long enough. */
  receive: { paid: 'received' },
  /** The member has none of the money, or a part of it. */
  dispute: { paid: 'disputed' },
  /** Two of the staff have decided that the money did arrive. */
  settle: { disputed: 'settled' },
  /** Two of the staff have decided to give back what did not arrive. */
  return: { disputed: 'returned', settled: 'returned' },
} as const satisfies Record<string, Partial<Record<WithdrawalStatus, WithdrawalStatus>>>;
export type WithdrawalStep = keyof typeof withdrawalStepTable;

export const withdrawalSteps = Object.keys(withdrawalStepTable) as WithdrawalStep[];

/** Where a step leads; undefined where it cannot be taken. */
export const nextWithdrawalStatus = (
  status: WithdrawalStatus,
  step: WithdrawalStep,
): WithdrawalStatus | undefined =>
  (withdrawalStepTable[step] as Partial<Record<WithdrawalStatus, WithdrawalStatus>>)[status];

const holding: readonly WithdrawalStatus[] = ['review', 'approved', 'paying'];

/**
 * Whether the money is set aside: neither in the member's wallet nor on its way out of the brand.
 */
export const holdsMoney = (status: WithdrawalStatus): boolean => holding.includes(status);

/** What a brand takes for a withdrawal. Amounts are minor units in decimal digits. */
export interface WithdrawalFee {
  /** So many of a day cost nothing. */
  freePerDay: number;
  fixed: string;
  /** Hundredths of a percent of the amount. */
  basisPoints: number;
}

/** The fee of a withdrawal: the first ones of a day are free. */
export const withdrawalFeeFormula: Formula = [
  'if less',
  'madeToday',
  'freePerDay',
  0,
  proportionalFee,
];

/** The fee for an amount in minor units, rounded down, after `madeToday` withdrawals today. */
export const withdrawalFee = (fee: WithdrawalFee, amount: bigint, madeToday: number): bigint =>
  compute(withdrawalFeeFormula, {
    amount,
    fixed: BigInt(fee.fixed),
    basisPoints: BigInt(fee.basisPoints),
    freePerDay: BigInt(fee.freePerDay),
    madeToday: BigInt(madeToday),
  });

/**
 * Whether a member’s word on what arrived is a part of the payout: some of it, not all, and the two
 * add up.
 */
export const isPartOfPayout = (payout: bigint, received: bigint, remaining: bigint): boolean =>
  received > 0n && remaining > 0n && received + remaining === payout;
