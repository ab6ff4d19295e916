import { type BodyOf, type memberCopy, Refusal } from '@lantern/contracts';
import { accountLock } from '@lantern/signing';
import type { StaffCaller } from '../../caller.ts';
import type { Data, Secrets } from '../../contexts.ts';
import type { CsvCell, CsvFile } from '../../csv.ts';
import { writeAudit } from '../audit/index.ts';
import { findData } from './erasure.store.ts';
import { type CopiedRecord, readRecords } from './member-copy.store.ts';

const columns = ['section', 'record', 'field', 'value'] as const;

/**
 * Everything stored about a member as a file, to hand over. The export is logged first, so that
 * none is unrecorded.
 * @throws Refusal member_not_found
 */
export async function copyMember(
  { db, vault }: Data & Secrets,
  { brand, staff }: StaffCaller,
  { id, reason }: BodyOf<typeof memberCopy>,
): Promise<CsvFile> {
  const member = await findData(db, brand.id, id);
  if (!member) throw new Refusal('member_not_found');
  await writeAudit(db.pool, {
    ...{ brandId: brand.id, staffId: staff.id, action: 'member_copied' },
    ...{ subjectType: 'member', subject: id, reason },
  });
  return { name: `member-${id}.csv`, columns, rows: readLines() };

  async function* readLines(): AsyncGenerator<CsvCell[]> {
    for await (const record of readRecords(db, id)) yield* linesOf(record);
  }

  function* linesOf({ section, nth, fields }: CopiedRecord): Generator<CsvCell[]> {
    for (const [field, value] of Object.entries(fields))
      if (value !== null) yield [section, { number: String(nth) }, field, opened(field, value)];
  }

  /** Account numbers are stored encrypted, as `<id> <number>`. */
  function opened(field: string, value: string): string {
    if (field !== 'account_number') return value;
    const [account = '', locked = ''] = value.split(' ');
    return locked === '' ? '' : vault.open(accountLock, account, locked);
  }
}
