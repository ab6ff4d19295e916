import { daysOf, heldOf, keptOf } from '@lantern/rules/agreements';
import type pg from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import type { Brand } from '../brand/index.ts';
import { findAgreement } from './agreement.store.ts';
import { findWithAllBelow } from './consequences.ts';
import type { AgreementContext } from './context.ts';
import type { Due, Settling } from './due.ts';
import { endAgreements } from './end-agreements.ts';
import { payByUplines } from './pay-by-uplines.ts';
import {
  expireBills,
  findMoved,
  insertBills,
  insertDebts,
  lockUnsettled,
  lockWallets,
  type Move,
  markSettled,
  type NewBill,
  type NewDebt,
  payMoves,
  saveCarries,
} from './settlement.store.ts';

/** Agreements of agents that moved to another upline end with this period. */
export async function endMoved(
  client: pg.PoolClient,
  { brand, period }: Settling,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  for (const { id } of await findMoved(client, ids, period.end)) {
    const row = await findAgreement(client, brand.id, id);
    if (!row) continue;
    const rows = (await findWithAllBelow(client, row)).map((each) => ({
      row: each,
      reason: each.id === id ? ('moved' as const) : ('uplineEnded' as const),
    }));
    await endAgreements(client, brand, rows, { at, until: period.end });
  }
}

const hasMoved = ({ calculation }: NewBill) => {
  const { figures, base, amount, carriedOut, carried } = calculation;
  return figures !== null || base !== '0' || amount !== '0' || carriedOut !== carried;
};

/** The brand pays each agent what its bill says. */
async function payByBrand(
  client: pg.PoolClient,
  due: readonly Due[],
  bills: ReadonlyMap<string, NewBill>,
): Promise<{ moves: Move[]; debts: NewDebt[] }> {
  const earning = due.filter(({ amount }) => amount > 0n);
  const agents = earning.map(({ agreement }) => agreement.agentId);
  if (agents.length > 0) await lockWallets(client, agents, earning[0]?.agreement.currency ?? '');
  const moves = earning.flatMap(({ agreement }) => {
    const bill = bills.get(agreement.id);
    const amount = bill ? bill.amount - bill.held : 0n;
    return bill && amount > 0n ? [{ billId: bill.id, step: 'paid', from: null, amount }] : [];
  });
  return { moves, debts: [] };
}

/** What of the settings decides a bill. */
function rulesOf({ settings }: Brand) {
  const { funding, carryOver, turnoverStep, collectDividends } = settings.agreements;
  return { funding, carryOver, turnoverStep, collectDividends };
}

interface Paying {
  byBrand: boolean;
  /** Bills of the brand above it wait for the staff; 0 is off. */
  reviewFrom: bigint;
  /** Bills of the brand wait for their agents. */
  collects: boolean;
}

/** A bill that the brand pays may have to wait for the staff, then for its agent. */
function newBillOf(id: string, paying: Paying, { agreement, ...due }: Due): NewBill {
  const payerId = paying.byBrand ? null : agreement.uplineId;
  const { amount } = due;
  const owes = paying.byBrand ? 0n : due.owes;
  const isTop = payerId === null;
  const toReview = isTop ? heldOf({ amount, owes }, paying.reviewFrom) : 0n;
  const toCollect = isTop && paying.collects ? keptOf({ amount, owes }) : 0n;
  const waits = toReview > 0n ? 'awaitingReview' : toCollect > 0n ? 'awaitingCollection' : null;
  return {
    ...{ id, agreementId: agreement.id, agentId: agreement.agentId, payerId, amount, owes },
    held: toReview > 0n ? toReview : toCollect,
    state: waits ?? due.state,
    calculation: due.calculation,
    carried: due.carried,
  };
}

/** Stores the bills of some whole lines and moves their money, in one transaction. */
export async function commitBills(
  { db, clock, random }: AgreementContext,
  settling: Settling,
  all: readonly Due[],
): Promise<void> {
  const { brand, period } = settling;
  const { funding, reviewFrom, collectDividends } = brand.settings.agreements;
  const byBrand = funding === 'difference' || period.kind === 'realTimeSalary';
  const collects = collectDividends && period.kind === 'dividend';
  const paying = { byBrand, reviewFrom: BigInt(reviewFrom), collects };
  await inTransaction(db.pool, async (client) => {
    const ids = all.map(({ agreement }) => agreement.id);
    const unsettled = await lockUnsettled(client, ids, period.start);
    const due = all.filter(({ agreement }) => unsettled.has(agreement.id));
    const [first] = due;
    if (!first) return;
    const at = clock.now();
    const bills = new Map(
      due.map((each) => [each.agreement.id, newBillOf(random.id(), paying, each)] as const),
    );
    const { moves, debts } = byBrand
      ? await payByBrand(client, due, bills)
      : await payByUplines(client, period, due, bills);
    const { currency } = first.agreement;
    const agents = due.map(({ agreement }) => agreement.agentId);
    await expireBills(client, period, agents);
    await insertBills(client, period, daysOf(period, brand.timeZone), {
      currency,
      at,
      rules: rulesOf(brand),
      // A window of real-time salary without bets has no bill.
      bills: [...bills.values()].filter(hasMoved),
    });
    await insertDebts(client, period, debts);
    await payMoves(client, brand.id, currency, moves);
    const carries = due.map(({ agreement: { agentId }, carriedOut: amount }) => ({
      agentId,
      amount,
    }));
    await saveCarries(client, period, carries);
    await markSettled(client, [...unsettled], period.end);
    await endMoved(client, settling, [...unsettled], at);
  });
}
