import type {
  agreementBill,
  agreementBillBets,
  agreementBillDays,
  agreementBillDownlines,
  agreementBillMembers,
  agreementBills,
  agreementDebts,
  agreementIncome,
  QueryOf,
  ValueOf,
} from '@lantern/contracts';
import { type DayPreset, presetRange } from '@lantern/rules';
import { agreementKinds } from '@lantern/rules/agreements';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { agentOf } from '../agent/index.ts';
import { findState } from '../figures/index.ts';
import {
  findBillAfter,
  findBillBefore,
  findBills,
  findDebtsOf,
  findIncome,
  findPayments,
  type IncomeRow,
  type OpenDebtRow,
  sumBills,
} from './bill.store.ts';
import { betsOfBill, daysOfBill, downlinesOfBill, membersOfBill } from './bill-figures.ts';
import { describeBillLine } from './describe-bill.ts';
import { disputesOf } from './disputes.ts';
import { findOwnBill } from './own-bill.ts';
import { rejectionOf } from './review-bill.ts';
import { findAsOf } from './settlement.store.ts';

interface Days {
  days: DayPreset;
  from?: string | undefined;
  to?: string | undefined;
}

/** The days that are asked for, by the brand's clocks. */
export async function daysAsked({ db }: Data, { brand }: SessionCaller, { days, from, to }: Days) {
  if (from !== undefined && to !== undefined) return { from, to };
  return presetRange(days, (await findState(db, brand.id)).today);
}

/** @throws Refusal feature_disabled */
export async function listBills(
  context: Data,
  caller: SessionCaller,
  query: QueryOf<typeof agreementBills>,
): Promise<ValueOf<typeof agreementBills>> {
  const agent = agentOf(caller);
  const range = await daysAsked(context, caller, query);
  const { side, kind, agreement, pageNo, pageSize } = query;
  const search = {
    brandId: caller.brand.id,
    ...(side === 'own' ? { agentId: agent } : { uplineId: agent }),
    kind,
    agreementId: agreement,
    ...range,
  };
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const [rows, { total, amount, paid }] = await Promise.all([
    findBills(context.db.pool, search, page),
    sumBills(context.db.pool, search),
  ]);
  return {
    list: rows.map(describeBillLine),
    total,
    totalPages: Math.ceil(total / pageSize),
    ...range,
    currency: caller.session.currency,
    amount,
    paid,
  };
}

/** @throws Refusal feature_disabled, bill_not_found */
export async function readBill(
  context: Data,
  caller: SessionCaller,
  { id }: QueryOf<typeof agreementBill>,
): Promise<ValueOf<typeof agreementBill>> {
  const row = await findOwnBill(context, caller, id);
  const payments = await findPayments(context.db.pool, id);
  const own = row.agentId === agentOf(caller);
  const isLowered = row.calculation.carried !== '0';
  const before = isLowered ? await findBillBefore(context.db.pool, row) : undefined;
  const lowersNext = row.calculation.carriedOut !== '0';
  const after = lowersNext ? await findBillAfter(context.db.pool, row) : undefined;
  // What the agent and the staff write to each other is not the upline's.
  const disputes = own ? await disputesOf(context, row) : [];
  return {
    ...describeBillLine(row),
    own,
    terms: row.terms,
    calculation: row.calculation,
    before: before?.id ?? null,
    after: after?.id ?? null,
    payments: payments.map(({ amount, paidAt, transferId, late }) => ({
      amount,
      at: paidAt.toISOString(),
      transfer: transferId,
      late,
    })),
    rejection: own ? await rejectionOf(context, row) : null,
    disputes,
    disputable: own && disputes.every(({ answer }) => answer !== null),
  };
}

/**
 * The bills that add up to what a bill passes on.
 * @throws Refusal feature_disabled, bill_not_found
 */
export async function listBillDownlines(
  context: Data,
  caller: SessionCaller,
  query: QueryOf<typeof agreementBillDownlines>,
): Promise<ValueOf<typeof agreementBillDownlines>> {
  return downlinesOfBill(context, await findOwnBill(context, caller, query.id), query);
}

/** @throws Refusal feature_disabled, bill_not_found, member_not_found */
export async function listBillMembers(
  context: Data,
  caller: SessionCaller,
  query: QueryOf<typeof agreementBillMembers>,
): Promise<ValueOf<typeof agreementBillMembers>> {
  return membersOfBill(context, await findOwnBill(context, caller, query.id), query);
}

/** @throws Refusal feature_disabled, bill_not_found, member_not_found */
export async function listBillDays(
  context: Data,
  caller: SessionCaller,
  query: QueryOf<typeof agreementBillDays>,
): Promise<ValueOf<typeof agreementBillDays>> {
  return daysOfBill(context, await findOwnBill(context, caller, query.id), query);
}

/** @throws Refusal feature_disabled, bill_not_found, member_not_found */
export async function listBillBets(
  context: Data,
  caller: SessionCaller,
  query: QueryOf<typeof agreementBillBets>,
): Promise<ValueOf<typeof agreementBillBets>> {
  return betsOfBill(context, await findOwnBill(context, caller, query.id), query, caller.language);
}

function sumOf(rows: readonly IncomeRow[]) {
  const received = rows.reduce((sum, row) => sum + BigInt(row.received), 0n);
  const passedOn = rows.reduce((sum, row) => sum + BigInt(row.passedOn), 0n);
  return {
    received: received.toString(),
    passedOn: passedOn.toString(),
    net: (received - passedOn).toString(),
    bills: rows.reduce((sum, { bills }) => sum + bills, 0),
  };
}

/** @throws Refusal feature_disabled */
export async function readIncome(
  context: Data,
  caller: SessionCaller,
  query: QueryOf<typeof agreementIncome>,
): Promise<ValueOf<typeof agreementIncome>> {
  const agentId = agentOf(caller);
  const range = await daysAsked(context, caller, query);
  const { pool } = context.db;
  const wanted = { agentId, ...range };
  // Read before the bills, so that none is missing from what the moment promises.
  const asOf = await findAsOf(pool);
  const rows = await findIncome(pool, wanted);
  return {
    ...range,
    currency: caller.session.currency,
    asOf: asOf.toISOString(),
    byKind: agreementKinds.flatMap((kind) => {
      const ofKind = rows.filter((row) => row.kind === kind);
      return ofKind.length === 0 ? [] : [{ kind, ...sumOf(ofKind) }];
    }),
    byDay: [...Map.groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => {
      const { net } = sumOf(ofDay);
      return { day, net };
    }),
  };
}

const describeDebt = (row: OpenDebtRow) => ({
  bill: row.billId,
  kind: row.kind,
  other: { id: row.otherId, account: row.other },
  period: { start: row.periodStart.toISOString(), end: row.periodEnd.toISOString() },
  owed: row.owed,
  paid: row.paid,
});
const restOf = (rows: readonly OpenDebtRow[]) =>
  rows.reduce((sum, { owed, paid }) => sum + BigInt(owed) - BigInt(paid), 0n).toString();

/** @throws Refusal feature_disabled */
export async function listDebts(
  { db }: Data,
  caller: SessionCaller,
): Promise<ValueOf<typeof agreementDebts>> {
  const rows = await findDebtsOf(db.pool, { agentId: agentOf(caller) }, { limit: 1000 });
  const [owes, isOwed] = [rows.filter((row) => row.owes), rows.filter((row) => !row.owes)];
  return {
    currency: caller.session.currency,
    owes: owes.map(describeDebt),
    owesTotal: restOf(owes),
    isOwed: isOwed.map(describeDebt),
    isOwedTotal: restOf(isOwed),
  };
}
