import { compute, type Formula } from './formula.ts';

/**
 * How a deposit is paid: on a page of the gateway, by a QR code, by a transfer to an account, or to
 * an address of a chain.
 */
export const depositKinds = ['redirect', 'qr', 'bank', 'crypto'] as const;
export type DepositKind = (typeof depositKinds)[number];

/** What a brand keeps of a deposit: minor units in digits, and hundredths of a percent. */
export interface DepositFee {
  readonly basisPoints: number;
  readonly fixed: string;
}

/** The highest share that can be kept: ten percent. */
export const mostDepositBasisPoints = 1000;

/** A fixed amount and a share of the amount in hundredths of a percent. */
export const proportionalFee: Formula = [
  '+',
  'fixed',
  ['/', ['*', 'amount', 'basisPoints'], 10_000],
];

/** The fee of a deposit; at least one minor unit is left for the member. */
export const depositFeeFormula: Formula = ['least', ['-', 'amount', 1], proportionalFee];

/** The fee of a deposit that has arrived, in minor units, rounded down. */
export const depositFee = ({ basisPoints, fixed }: DepositFee, amount: bigint): bigint =>
  compute(depositFeeFormula, { amount, fixed: BigInt(fixed), basisPoints: BigInt(basisPoints) });

/** Where a method asks for it, the ranks of members that it is open to; both ends belong to it. */
export type Ranks = Readonly<{ from: number; to: number }> | undefined;

export const isOpenToRank = (ranks: Ranks, rank: number): boolean =>
  ranks === undefined || (rank >= ranks.from && rank <= ranks.to);

/**
 * What stands in the message of a bank transfer: banks take no hyphens. `D-7K2M9Q4W` becomes
 * `D7K2M9Q4W`.
 */
export const memoOf = (reference: string): string => reference.replace('-', '');

/**
 * The reference that somebody means, as we or a bank's message write it: `d7k2m9q4w` is
 * `D-7K2M9Q4W`.
 */
export const referenceOf = (typed: string): string =>
  typed
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replace(/^([A-Z])-?/, '$1-');
