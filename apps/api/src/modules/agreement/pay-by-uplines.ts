import type { Queryable } from '@lantern/rows';
import { type Debt, type Payee, type Payment, payBills } from '@lantern/rules/agreements';
import type { Due } from './due.ts';
import {
  type DebtRow,
  findOpenDebts,
  lockWallets,
  type Move,
  type NewBill,
  type NewDebt,
  type PeriodOf,
} from './settlement.store.ts';

/** The bills of the period by agreement, and earlier ones that are still owed. */
interface Bills {
  period: PeriodOf;
  own: ReadonlyMap<string, NewBill>;
  earlier: ReadonlyMap<string, DebtRow>;
}

const keyOf = (agreement: string, period: Date) => `${agreement} ${period.getTime()}`;
const keyOfDebt = ({ agreement, period }: Debt) => keyOf(agreement, period);

const debtOf = ({ agreementId, since, periodStart, rest }: DebtRow): Debt => ({
  agreement: agreementId,
  since,
  period: periodStart,
  amount: BigInt(rest),
});

/** One move for each bill, whichever wallet its money comes from. */
function movesOf(payments: readonly Payment[], agentId: string, { own, earlier }: Bills): Move[] {
  return [...Map.groupBy(payments, ({ debt }) => keyOfDebt(debt))].map(([key, parts]) => {
    const late = earlier.get(key);
    return {
      billId: late?.billId ?? own.get(parts[0]?.debt.agreement ?? '')?.id ?? '',
      step: late ? `late:${late.paid}` : 'paid',
      from: agentId,
      amount: parts.reduce((sum, { amount }) => sum + amount, 0n),
    };
  });
}

/** What is owed of this period; earlier debts are stored already. */
const newDebtsOf = (owed: readonly Debt[], debtorId: string, { period, own }: Bills): NewDebt[] =>
  owed
    .filter((debt) => debt.period.getTime() === period.start.getTime())
    .flatMap(({ agreement, since, amount }) => {
      const bill = own.get(agreement);
      if (!bill) return [];
      const { id: billId, agentId: creditorId } = bill;
      return [{ billId, agreementId: agreement, debtorId, creditorId, since, owed: amount }];
    });

/** The agents of a line as payees, with their purses and those of their creditors locked. */
async function lockPayees(client: Queryable, due: readonly Due[], currency: string) {
  const agents = due.map(({ agreement }) => agreement.agentId);
  const creditors = (await findOpenDebts(client, agents)).map(({ creditorId }) => creditorId);
  const wallets = await lockWallets(client, [...new Set([...agents, ...creditors])], currency);
  const debts = await findOpenDebts(client, agents);
  const byDebtor = Map.groupBy(debts, ({ debtorId }) => debtorId);
  const payees = due.map(({ agreement: { id, agentId, uplineAgreement, startsAt } }): Payee => {
    const wallet = wallets.get(agentId);
    return {
      id,
      upline: uplineAgreement,
      since: startsAt,
      wallets: { main: BigInt(wallet?.balance ?? '0'), lottery: 0n },
      frozen: wallet?.frozen ?? true,
      debts: (byDebtor.get(agentId) ?? []).map(debtOf),
    };
  });
  return { payees, debts };
}

/**
 * The payments of lines whose uplines pay, in the order in which the money comes in: the brand pays
 * the tops, and what an upline can't pay is owed.
 */
export async function payByUplines(
  client: Queryable,
  period: PeriodOf,
  due: readonly Due[],
  own: ReadonlyMap<string, NewBill>,
): Promise<{ moves: Move[]; debts: NewDebt[] }> {
  const { payees, debts } = await lockPayees(client, due, due[0]?.agreement.currency ?? '');
  const earlier = new Map(debts.map((row) => [keyOf(row.agreementId, row.periodStart), row]));
  const bills: Bills = { period, own, earlier };
  const tops = new Set(payees.filter(({ upline }) => upline === null).map(({ id }) => id));
  const paid = { moves: [] as Move[], debts: [] as NewDebt[] };
  for (const [id, { payments, owed }] of payBills(payees, own, period.start)) {
    const bill = own.get(id);
    if (!bill) continue;
    const byBrand = tops.has(id) ? bill.amount - bill.held : 0n;
    if (byBrand > 0n)
      paid.moves.push({ billId: bill.id, step: 'paid', from: null, amount: byBrand });
    paid.moves.push(...movesOf(payments, bill.agentId, bills));
    paid.debts.push(...newDebtsOf(owed, bill.agentId, bills));
  }
  return paid;
}
