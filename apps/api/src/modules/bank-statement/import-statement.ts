import {
  type BodyOf,
  type bankStatements,
  type discardStatement as discardCall,
  type importStatement as importCall,
  type QueryOf,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data, Logged } from '../../contexts.ts';
import { retried } from '../../db/transaction.ts';
import { refusalFor } from '../../db/verdict.ts';
import { readFile, type SentFile } from './read-file.ts';
import { discard, findStatements, importFile, type StatementRow } from './statement.store.ts';

/**
 * Imports the lines of a file that are not known yet, and matches them. The database decides what
 * is known, in one transaction under the account's lock.
 * @throws Refusal statement_changed for another file than the previewed one, period_closed, and
 *   those of `readFile`
 */
export async function importStatement(
  context: Data & Logged,
  caller: StaffCaller,
  { digest, ...sent }: SentFile & { digest: string },
): Promise<ValueOf<typeof importCall>> {
  const read = await readFile(context, caller, sent);
  if (read.digest !== digest) throw new Refusal('statement_changed');
  if (read.statements.length === 0)
    throw new Refusal('statement_unreadable', { line: 1, problem: 'columns' });
  const { brand, staff, requestId } = caller;
  const { account } = sent;
  const one = { brandId: brand.id, account, staffId: staff.id, currency: brand.currency };
  const answer = await importFile(context.db, one, read);
  const { verdict, lines, known, matched, line, day } = answer;
  if (verdict !== 'imported') throw refusalFor(verdict, { line, day });
  context.log.info(
    { event: 'statement_imported', brand: brand.code, account, lines, known, matched, requestId },
    'a bank statement was imported',
  );
  return { lines, known, matched };
}

export async function listStatements(
  { db }: Data,
  { brand }: StaffCaller,
  { account, pageNo, pageSize }: QueryOf<typeof bankStatements>,
): Promise<ValueOf<typeof bankStatements>> {
  const window = [(pageNo - 1) * pageSize, pageSize] as const;
  const { rows, total } = await findStatements(db, brand.id, account, window);
  return { list: rows.map(describe), total, totalPages: Math.ceil(total / pageSize) };
}

const describe = ({ username, ...row }: StatementRow) => ({
  id: row.id,
  format: row.format,
  number: row.number,
  from: row.firstDay,
  to: row.lastDay,
  opening: row.opening,
  closing: row.closing,
  currency: row.currency,
  lines: row.lines,
  importedAt: row.importedAt.toISOString(),
  importedBy: username,
});

/** @throws Refusal statement_not_found, bank_line_decided, period_closed */
export async function discardStatement(
  { db, log }: Data & Logged,
  { brand, staff, requestId }: StaffCaller,
  { id, reason }: BodyOf<typeof discardCall>,
): Promise<Record<string, never>> {
  const verdict = await retried(() => discard(db, [brand.id, id, staff.id, reason]));
  if (verdict !== 'discarded') throw refusalFor(verdict);
  log.info(
    { event: 'statement_discarded', brand: brand.code, statement: id, requestId },
    'a bank statement was removed',
  );
  return {};
}
