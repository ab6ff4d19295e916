import { compute, type Formula } from './formula.ts';

/** The kinds of deposit: a gateway's page, a QR code, a bank transfer, or a blockchain address. */
export const depositKinds = ['redirect', 'qr', 'bank', 'crypto'] as const;
export type DepositKind = (typeof depositKinds)[number];

/** The fee of a deposit: `fixed` in minor units as digits, and `basisPoints` (1/100 %). */
export interface DepositFee {
  readonly basisPoints: number;
  readonly fixed: string;
}

/** The maximum fee: ten percent, in basis points. */
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

/** The member ranks that may use a method, inclusive. */
export type Ranks = Readonly<{ from: number; to: number }> | undefined;

export const isOpenToRank = (ranks: Ranks, rank: number): boolean =>
  ranks === undefined || (rank >= ranks.from && rank <= ranks.to);

/**
 * The transfer message of a reference, because banks drop hyphens: `D-7K2M9Q4W` becomes
 * `D7K2M9Q4W`.
 */
export const memoOf = (reference: string): string => reference.replace('-', '');

/** Normalises a reference from a form or a bank's message: `d7k2m9q4w` becomes `D-7K2M9Q4W`. */
export const referenceOf = (typed: string): string =>
  typed
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replace(/^([A-Z])-?/, '$1-');
