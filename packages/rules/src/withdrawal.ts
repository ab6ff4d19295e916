import { proportionalFee } from './deposit.ts';
import { compute, type Formula } from './formula.ts';

/** The states of a withdrawal. */
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
 * The transitions of each step of a withdrawal. The SQL function `withdrawal_next` is printed from
 * this table.
 */
export const withdrawalStepTable = {
  approve: { review: 'approved' },
  /** By the member, before staff decide. */
  cancel: { review: 'cancelled' },
  reject: { review: 'rejected', approved: 'rejected' },
  /** A gateway will be asked to pay. */
  send: { approved: 'paying' },
  pay_by_hand: { approved: 'paid' },
  pay: { paying: 'paid' },
  fail: { paying: 'failed' },
  /** The member confirmed receipt, or the time to answer ran out. */
  receive: { paid: 'received' },
  /** The member received nothing or only a part. */
  dispute: { paid: 'disputed' },
  /** Two staff members decided that the money arrived. */
  settle: { disputed: 'settled' },
  /** Two staff members decided to refund the missing amount. */
  return: { disputed: 'returned', settled: 'returned' },
} as const satisfies Record<string, Partial<Record<WithdrawalStatus, WithdrawalStatus>>>;
export type WithdrawalStep = keyof typeof withdrawalStepTable;

export const withdrawalSteps = Object.keys(withdrawalStepTable) as WithdrawalStep[];

/** The next state; undefined if the step is not allowed. */
export const nextWithdrawalStatus = (
  status: WithdrawalStatus,
  step: WithdrawalStep,
): WithdrawalStatus | undefined =>
  (withdrawalStepTable[step] as Partial<Record<WithdrawalStatus, WithdrawalStatus>>)[status];

const holding: readonly WithdrawalStatus[] = ['review', 'approved', 'paying'];

/** Checks that the money is held: neither in the member's wallet nor paid out. */
export const holdsMoney = (status: WithdrawalStatus): boolean => holding.includes(status);

/** The fee rule of withdrawals. Amounts are minor units in decimal digits. */
export interface WithdrawalFee {
  /** The number of free withdrawals per day. */
  freePerDay: number;
  fixed: string;
  /** Basis points (1/100 %) of the amount. */
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

/** The fee in minor units, rounded down, given the number of withdrawals earlier that day. */
export const withdrawalFee = (fee: WithdrawalFee, amount: bigint, madeToday: number): bigint =>
  compute(withdrawalFeeFormula, {
    amount,
    fixed: BigInt(fee.fixed),
    basisPoints: BigInt(fee.basisPoints),
    freePerDay: BigInt(fee.freePerDay),
    madeToday: BigInt(madeToday),
  });

/** Checks a partial receipt: both parts are above zero and add up to the payout. */
export const isPartOfPayout = (payout: bigint, received: bigint, remaining: bigint): boolean =>
  received > 0n && remaining > 0n && received + remaining === payout;
