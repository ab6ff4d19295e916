import type { Bill } from './bills.ts';
import { type Debt, type Means, type Paid, payDebts } from './debts.ts';
import { type InLine, lineOf } from './line.ts';

/** An agreement whose bill is paid by its upline. */
export interface Payee extends InLine {
  /** Start of the agreement. */
  since: Date;
  wallets: Omit<Means, 'bill'>;
  /** Money only comes in: the agent owes what it can't pay. */
  frozen?: boolean;
  /** What the agent owes from earlier periods. */
  debts: readonly Debt[];
}

export interface Payout extends Paid {
  /** What the payer has paid of this period's bill. */
  received: bigint;
}

/** A bill of the brand may be held back in part, until the staff decide. */
export type PaidBill = Pick<Bill, 'amount'> & { held?: bigint };

const nothing: Means = { bill: 0n, main: 0n, lottery: 0n };

/**
 * Pays the bills of a line from the top: the brand pays the top bills, but for what it holds back,
 * and each upline pays what it owes from what it received of its bill, then from its wallets.
 */
export function payBills(
  payees: readonly Payee[],
  bills: ReadonlyMap<string, PaidBill>,
  period: Date,
): Map<string, Payout> {
  const line = lineOf(payees);
  const amountOf = ({ id }: Payee) => bills.get(id)?.amount ?? 0n;
  const byBrand = (payee: Payee) => amountOf(payee) - (bills.get(payee.id)?.held ?? 0n);
  const payouts = new Map<string, Payout>();
  const received = new Map(line.topDown.map((payee) => [payee.id, 0n]));
  const late = new Map<string, bigint>();
  for (const payee of line.topDown) {
    const bill = payee.upline === null ? byBrand(payee) : (received.get(payee.id) ?? 0n);
    const owed = line
      .downlinesOf(payee)
      .map((below) => ({
        agreement: below.id,
        since: below.since,
        period,
        amount: amountOf(below),
      }))
      .filter(({ amount }) => amount > 0n);
    const main = payee.wallets.main + (late.get(payee.id) ?? 0n);
    const means = payee.frozen ? nothing : { ...payee.wallets, main, bill };
    const paid = payDebts([...payee.debts, ...owed], means);
    for (const { debt, amount } of paid.payments) {
      // Money for an earlier period reaches the downline's main wallet at once.
      const purse = debt.period.getTime() === period.getTime() ? received : late;
      purse.set(debt.agreement, (purse.get(debt.agreement) ?? 0n) + amount);
    }
    payouts.set(payee.id, { ...paid, received: bill });
  }
  return payouts;
}
