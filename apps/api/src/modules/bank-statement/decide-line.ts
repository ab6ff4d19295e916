import {
  type BankLine,
  type BodyOf,
  type decideBankLine as decideCall,
  Refusal,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data, Logged } from '../../contexts.ts';
import { retried } from '../../db/transaction.ts';
import { refusalFor } from '../../db/verdict.ts';
import { decideOnLine, findLine } from './line.store.ts';
import { describeLine } from './list-lines.ts';

/**
 * Matches a line, explains it, or opens it again. The SQL function decides and writes the audit
 * log. A deposit that is not credited yet is only pointed at: its own room credits it.
 * @throws Refusal statement_not_found, and those of the contract
 */
export async function decideLine(
  { db, log }: Data & Logged,
  { brand, staff, requestId }: StaffCaller,
  { id, decision, reference, reason }: BodyOf<typeof decideCall>,
): Promise<BankLine> {
  const values = [brand.id, id, staff.id, decision, reference ?? null, reason];
  const verdict = await retried(() => decideOnLine(db, values));
  if (verdict !== 'decided') throw refusalFor(verdict);
  log.info(
    { event: 'bank_line_decided', brand: brand.code, line: id, decision, requestId },
    'the staff decided on a bank line',
  );
  const row = await findLine(db, brand.id, id);
  if (!row) throw new Refusal('statement_not_found');
  return describeLine(row);
}
