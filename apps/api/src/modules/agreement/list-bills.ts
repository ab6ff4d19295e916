import type {
  agreementBill,
  agreementBillBets,
  agreementBillDownlines,
  agreementBillMembers,
  agreementBills,
  agreementDebts,
  agreementIncome,
  QueryOf,
  ValueOf,
} from '@lantern/contracts';
import { Refusal } from '@lantern/contracts';
import { type DayPreset, presetRange } from '@lantern/rules';
import { agreementKinds } from '@lantern/rules/agreements';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { agentOf } from '../agent/index.ts';
import { findState, gameNameOf } from '../figures/index.ts';
import { findBetRates } from './bet-rates.ts';
import {
  type BillRow,
  findBillBefore,
  findBillBets,
  findBillDay,
  findBillMembers,
  findBills,
  findBillsPaidBy,
  findDebtsOf,
  findIncome,
  findIncomeByDay,
  findPayments,
  findWay,
  type OpenDebtRow,
  sumBills,
} from './bill.store.ts';
import { describeBillLine } from './describe-bill.ts';
import { disputesOf } from './disputes.ts';
import { findOwnBill } from './own-bill.ts';
import { rejectionOf } from './review-bill.ts';

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
  // What the agent and the staff write to each other is not the upline's.
  const disputes = own ? await disputesOf(context, row) : [];
  return {
    ...describeBillLine(row),
    own,
    terms: row.terms,
    calculation: row.calculation,
    before: before?.id ?? null,
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
  { id, pageNo, pageSize }: QueryOf<typeof agreementBillDownlines>,
): Promise<ValueOf<typeof agreementBillDownlines>> {
  const bill = await findOwnBill(context, caller, id);
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { rows, total } = await findBillsPaidBy(context.db.pool, bill, page);
  return {
    list: rows.map(describeBillLine),
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}

/** @throws Refusal bill_not_found for a day that is not of the bill */
async function spanOf({ db }: Data, bill: BillRow, day: string | undefined) {
  if (day === undefined) return { start: bill.periodStart, end: bill.periodEnd };
  const span = await findBillDay(db.pool, bill.id, day);
  if (!span) throw new Refusal('bill_not_found');
  return span;
}

/** @throws Refusal member_not_found for a member who was not below the agent of the bill */
async function wayTo(
  { db }: Data,
  bill: BillRow,
  member: string,
  span: { start: Date; end: Date },
) {
  const way = await findWay(db.pool, { agent: bill.agentId, member, ...span });
  if (!way) throw new Refusal('member_not_found');
  return way;
}

/** @throws Refusal feature_disabled, bill_not_found, member_not_found */
export async function listBillMembers(
  context: Data,
  caller: SessionCaller,
  { id, member, day, pageNo, pageSize }: QueryOf<typeof agreementBillMembers>,
): Promise<ValueOf<typeof agreementBillMembers>> {
  const bill = await findOwnBill(context, caller, id);
  const top = member ?? bill.agentId;
  const span = await spanOf(context, bill, day);
  const above = await wayTo(context, bill, top, span);
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { rows, total } = await findBillMembers(context.db.pool, { top, ...span }, page);
  return {
    list: rows,
    total,
    totalPages: Math.ceil(total / pageSize),
    above,
    currency: bill.currency,
  };
}

/** @throws Refusal feature_disabled, bill_not_found, member_not_found */
export async function listBillBets(
  context: Data,
  caller: SessionCaller,
  { id, member, day, pageNo, pageSize }: QueryOf<typeof agreementBillBets>,
): Promise<ValueOf<typeof agreementBillBets>> {
  const bill = await findOwnBill(context, caller, id);
  const top = member ?? bill.agentId;
  const span = await spanOf(context, bill, day);
  await wayTo(context, bill, top, span);
  const rows = await findBillBets(
    context.db.pool,
    { agent: bill.agentId, member: top, ...span },
    { limit: pageSize + 1, offset: (pageNo - 1) * pageSize },
  );
  const shown = rows.slice(0, pageSize);
  const ids = shown.map((row) => row.id);
  const rates = await findBetRates(context, bill, caller.brand.id, ids);
  return {
    list: shown.map((row) => ({
      id: row.id,
      member: { id: row.memberId, account: row.account },
      kind: row.kind,
      gameName: gameNameOf(row, caller.language),
      stake: row.stake,
      turnover: row.turnover,
      win: row.win,
      rate: rates.get(row.id) ?? null,
      at: row.at.toISOString(),
    })),
    more: rows.length > pageSize,
    currency: bill.currency,
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
  const [rows, byDay] = await Promise.all([
    findIncome(pool, wanted),
    findIncomeByDay(pool, wanted),
  ]);
  return {
    ...range,
    currency: caller.session.currency,
    byKind: agreementKinds.flatMap((kind) => {
      const row = rows.find((each) => each.kind === kind);
      if (!row) return [];
      const { received, passedOn, bills } = row;
      return [
        { kind, received, passedOn, net: String(BigInt(received) - BigInt(passedOn)), bills },
      ];
    }),
    byDay,
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
  const rows = await findDebtsOf(db.pool, agentOf(caller));
  const [owes, isOwed] = [rows.filter((row) => row.owes), rows.filter((row) => !row.owes)];
  return {
    currency: caller.session.currency,
    owes: owes.map(describeDebt),
    owesTotal: restOf(owes),
    isOwed: isOwed.map(describeDebt),
    isOwedTotal: restOf(isOwed),
  };
}
