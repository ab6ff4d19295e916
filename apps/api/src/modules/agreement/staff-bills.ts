import {
  type AgreementRules,
  type agreementRanking,
  type agreementRuns,
  type agreementRunsFile,
  type BodyOf,
  type QueryOf,
  Refusal,
  type saveAgreementRules,
  type staffAgreementRules,
  type staffBill as staffBillCall,
  type staffBills,
  type ValueOf,
} from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import { parseRate, periodAt, settledAt } from '@lantern/rules/agreements';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { inParts } from '../../csv.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';
import type { Brand } from '../brand/index.ts';
import { type BillSearch, findBills, sumBills } from './bill.store.ts';
import { describeBillLine } from './describe-bill.ts';
import { disputesOf } from './disputes.ts';
import { calculateAgain, sameExceptAsOf } from './recalculate.ts';
import { isProposed } from './review.store.ts';
import { rejectionOf } from './review-bill.ts';
import { findAsOf, findNextPeriods } from './settlement.store.ts';
import {
  findRanking,
  findRules,
  findRuns,
  lockRules,
  type RunRow,
  saveRules,
} from './staff-bill.store.ts';
import { findStaffBill } from './staff-bill-figures.ts';

type Wanted = Omit<QueryOf<typeof staffBills>, 'pageNo' | 'pageSize'>;

/** What staff search for among the bills of their brand. */
export function searchOfStaff(
  { brand }: StaffCaller,
  { kind, state, agreement, search }: Wanted,
): BillSearch {
  const typed = search.trim();
  const name = typed === '' ? undefined : nameKey(typed);
  return { brandId: brand.id, kind, state, agreementId: agreement, name };
}

export async function listBillsForStaff(
  { db }: Data,
  caller: StaffCaller,
  { pageNo, pageSize, ...search }: QueryOf<typeof staffBills>,
): Promise<ValueOf<typeof staffBills>> {
  const wanted = searchOfStaff(caller, search);
  const [rows, { total }] = await Promise.all([
    findBills(db.pool, wanted, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    sumBills(db.pool, wanted),
  ]);
  return { list: rows.map(describeBillLine), total, totalPages: Math.ceil(total / pageSize) };
}

/** @throws Refusal bill_not_found */
export async function readBillForStaff(
  context: Data,
  caller: StaffCaller,
  { id }: QueryOf<typeof staffBillCall>,
): Promise<ValueOf<typeof staffBillCall>> {
  const row = await findStaffBill(context, caller, id);
  const again = await calculateAgain(context, caller.brand, row);
  return {
    bill: describeBillLine(row),
    terms: row.terms,
    calculation: row.calculation,
    again,
    same: sameExceptAsOf(row.calculation, again),
    rejection: await rejectionOf(context, row),
    proposed: await isProposed(context.db.pool, id),
    disputes: await disputesOf(context, row),
  };
}

export async function readRules(
  { db }: Data,
  { brand }: StaffCaller,
): Promise<ValueOf<typeof staffAgreementRules>> {
  return { ...(await findRules(db.pool, brand.id)), currency: brand.currency };
}

/** The rates of each kind are in order, and no step is 0. */
const isSensible = ({ rates }: AgreementRules) =>
  Object.values(rates).every(({ lowest, highest, step }) => {
    const [from, to, by] = [parseRate(lowest), parseRate(highest), parseRate(step)];
    return from !== undefined && to !== undefined && from <= to && (by ?? 0) > 0;
  });

/**
 * Changes the rules of a brand. Agreements keep their terms; bills follow from the next settlement.
 * @throws Refusal rule_changed, when someone else changed them; invalid_input
 */
export async function changeRules(
  { db }: Data,
  { brand, staff }: StaffCaller,
  { rules, version, reason }: BodyOf<typeof saveAgreementRules>,
): Promise<ValueOf<typeof saveAgreementRules>> {
  if (!isSensible(rules)) throw new Refusal('invalid_input');
  const kept = await inTransaction(db.pool, async (client) => {
    const before = await lockRules(client, brand.id);
    if (before.version !== version) throw new Refusal('rule_changed');
    await saveRules(client, brand.id, rules);
    await writeAudit(client, {
      brandId: brand.id,
      staffId: staff.id,
      action: 'agreement_rules_changed',
      subjectType: 'brand',
      subject: brand.code,
      before: before.rules,
      after: rules,
      reason,
    });
    return findRules(client, brand.id);
  });
  return { ...kept, currency: brand.currency };
}

type Run = ValueOf<typeof agreementRuns>['list'][number];

function describeRun(row: RunRow, { timeZone }: Brand): Run {
  const period = { length: row.length, start: row.periodStart, end: row.periodEnd };
  return {
    kind: row.kind,
    period: { start: row.periodStart.toISOString(), end: row.periodEnd.toISOString() },
    state: row.finishedAt ? 'settled' : 'running',
    dueAt: settledAt(row.kind, period, timeZone).toISOString(),
    settledAt: row.finishedAt?.toISOString() ?? null,
    bills: row.bills,
    amount: row.amount,
    owed: row.owed,
  };
}

/** Periods that are due and wait for complete figures, and up to when those are complete. */
async function findWaiting(
  { db, clock }: Data,
  { id, timeZone: zone }: Brand,
  kind: string | undefined,
): Promise<{ asOf: Date; waiting: Run[] }> {
  const [asOf, next] = await Promise.all([findAsOf(db.pool), findNextPeriods(db.pool, id)]);
  const waiting = next
    .filter((each) => kind === undefined || each.kind === kind)
    .map((each) => ({ kind: each.kind, period: periodAt(each.length, each.start, zone) }))
    .map((each) => ({ ...each, dueAt: settledAt(each.kind, each.period, zone) }))
    .filter(({ period, dueAt }) => dueAt <= clock.now() && asOf < period.end)
    .map(({ kind: of, period, dueAt }) => ({
      kind: of,
      period: { start: period.start.toISOString(), end: period.end.toISOString() },
      state: 'waiting' as const,
      dueAt: dueAt.toISOString(),
      settledAt: null,
      ...{ bills: 0, amount: '0', owed: '0' },
    }));
  return { asOf, waiting };
}

/** Settled periods; on the first page also those that are due and wait for complete figures. */
export async function listRuns(
  context: Data,
  { brand }: StaffCaller,
  { kind, pageNo, pageSize }: QueryOf<typeof agreementRuns>,
): Promise<ValueOf<typeof agreementRuns>> {
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const [{ asOf, waiting }, { rows, total }] = await Promise.all([
    findWaiting(context, brand, kind),
    findRuns(context.db.pool, brand.id, kind, page),
  ]);
  const runs = rows.map((row) => describeRun(row, brand));
  return {
    list: pageNo === 1 ? [...waiting, ...runs] : runs,
    total,
    totalPages: Math.ceil(total / pageSize),
    asOf: asOf.toISOString(),
    currency: brand.currency,
  };
}

/** What `listRuns` lists, all of it. */
export async function* readRuns(
  context: Data,
  brand: Brand,
  { kind }: QueryOf<typeof agreementRunsFile>,
): AsyncGenerator<Run> {
  yield* (await findWaiting(context, brand, kind)).waiting;
  const runs = inParts<RunRow>(
    async (part) => (await findRuns(context.db.pool, brand.id, kind, part)).rows,
  );
  for await (const row of runs) yield describeRun(row, brand);
}

export async function readRanking(
  { db }: Data,
  { brand }: StaffCaller,
  query: QueryOf<typeof agreementRanking>,
): Promise<ValueOf<typeof agreementRanking>> {
  const asOf = await findAsOf(db.pool);
  const rows = await findRanking(db.pool, brand.id, query);
  return {
    currency: brand.currency,
    asOf: asOf.toISOString(),
    list: rows.map(({ agentId, account, ...sums }) => ({
      agent: { id: agentId, account },
      ...sums,
    })),
  };
}
