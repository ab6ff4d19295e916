import type {
  QueryOf,
  staffBillBets,
  staffBillDays,
  staffBillDownlines,
  staffBillMembers,
  ValueOf,
} from '@lantern/contracts';
import { Refusal } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { writeAudit } from '../audit/index.ts';
import { type BillRow, findBill } from './bill.store.ts';
import { betsOfBill, daysOfBill, downlinesOfBill, membersOfBill } from './bill-figures.ts';

/** @throws Refusal bill_not_found */
export async function findStaffBill(
  { db }: Data,
  { brand }: StaffCaller,
  id: string,
): Promise<BillRow> {
  const row = await findBill(db.pool, brand.id, id);
  if (!row) throw new Refusal('bill_not_found');
  return row;
}

/** Records that someone takes bills, or what is behind one, as a file. */
export const noteExport = (
  { db }: Data,
  { brand, staff }: StaffCaller,
  wanted: object,
): Promise<void> =>
  writeAudit(db.pool, {
    brandId: brand.id,
    staffId: staff.id,
    action: 'bills_exported',
    subjectType: 'brand',
    subject: brand.code,
    after: wanted,
  });

/** @throws Refusal bill_not_found */
export async function listStaffBillDownlines(
  context: Data,
  caller: StaffCaller,
  query: QueryOf<typeof staffBillDownlines>,
): Promise<ValueOf<typeof staffBillDownlines>> {
  return downlinesOfBill(context, await findStaffBill(context, caller, query.id), query);
}

/** @throws Refusal bill_not_found, member_not_found */
export async function listStaffBillMembers(
  context: Data,
  caller: StaffCaller,
  query: QueryOf<typeof staffBillMembers>,
): Promise<ValueOf<typeof staffBillMembers>> {
  return membersOfBill(context, await findStaffBill(context, caller, query.id), query);
}

/** @throws Refusal bill_not_found, member_not_found */
export async function listStaffBillDays(
  context: Data,
  caller: StaffCaller,
  query: QueryOf<typeof staffBillDays>,
): Promise<ValueOf<typeof staffBillDays>> {
  return daysOfBill(context, await findStaffBill(context, caller, query.id), query);
}

/** @throws Refusal bill_not_found, member_not_found */
export async function listStaffBillBets(
  context: Data,
  caller: StaffCaller,
  query: QueryOf<typeof staffBillBets>,
): Promise<ValueOf<typeof staffBillBets>> {
  const bill = await findStaffBill(context, caller, query.id);
  return betsOfBill(context, bill, query, caller.language);
}
