import type {
  agreementBillBets,
  agreementBillDays,
  agreementBillDownlines,
  agreementBillMembers,
  QueryOf,
  ValueOf,
} from '@lantern/contracts';
import { Refusal } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import { gameNameOf } from '../figures/index.ts';
import { findBetRates } from './bet-rates.ts';
import {
  type BillRow,
  findBillBets,
  findBillDay,
  findBillMembers,
  findBillsPaidBy,
  findWay,
} from './bill.store.ts';
import { findBillDays } from './bill-log.store.ts';
import { describeBillLine } from './describe-bill.ts';

/** The bills that add up to what a bill passes on. */
export async function downlinesOfBill(
  { db }: Data,
  bill: BillRow,
  { pageNo, pageSize }: QueryOf<typeof agreementBillDownlines>,
): Promise<ValueOf<typeof agreementBillDownlines>> {
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { rows, total } = await findBillsPaidBy(db.pool, bill, page);
  return { list: rows.map(describeBillLine), total, totalPages: Math.ceil(total / pageSize) };
}

interface Part {
  member?: string | undefined;
  day?: string | undefined;
}

/**
 * A part of a bill: its top member, its span and the way to the member.
 * @throws Refusal bill_not_found for a day that is not of the bill; member_not_found for a member
 * who was not below its agent
 */
export async function partOfBill({ db }: Data, bill: BillRow, { member, day }: Part) {
  const whole = { start: bill.periodStart, end: bill.periodEnd };
  const span = day === undefined ? whole : await findBillDay(db.pool, bill.id, day);
  if (!span) throw new Refusal('bill_not_found');
  const top = member ?? bill.agentId;
  const above = await findWay(db.pool, { agent: bill.agentId, member: top, ...span });
  if (!above) throw new Refusal('member_not_found');
  return { top, span, above };
}

/** @throws Refusal bill_not_found, member_not_found */
export async function membersOfBill(
  context: Data,
  bill: BillRow,
  { pageNo, pageSize, ...part }: QueryOf<typeof agreementBillMembers>,
): Promise<ValueOf<typeof agreementBillMembers>> {
  const { top, span, above } = await partOfBill(context, bill, part);
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

/** @throws Refusal bill_not_found, member_not_found */
export async function daysOfBill(
  context: Data,
  bill: BillRow,
  { member }: QueryOf<typeof agreementBillDays>,
): Promise<ValueOf<typeof agreementBillDays>> {
  const { top, span } = await partOfBill(context, bill, { member });
  const list = await findBillDays(context.db.pool, { agent: bill.agentId, top, ...span });
  return { list, currency: bill.currency };
}

/** @throws Refusal bill_not_found, member_not_found */
export async function betsOfBill(
  context: Data,
  bill: BillRow,
  { pageNo, pageSize, ...part }: QueryOf<typeof agreementBillBets>,
  language: string,
): Promise<ValueOf<typeof agreementBillBets>> {
  const { top, span } = await partOfBill(context, bill, part);
  const rows = await findBillBets(
    context.db.pool,
    { agent: bill.agentId, member: top, ...span },
    { limit: pageSize + 1, offset: (pageNo - 1) * pageSize },
  );
  const shown = rows.slice(0, pageSize);
  const ids = shown.map((row) => row.id);
  const rates = await findBetRates(context, bill, ids);
  return {
    list: shown.map((row) => ({
      id: row.id,
      member: { id: row.memberId, account: row.account },
      kind: row.kind,
      gameName: gameNameOf(row, language),
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
