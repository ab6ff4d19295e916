import type { bankGaps, QueryOf, ValueOf } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { countGaps, findGaps, type GapRow } from './gap.store.ts';

/** Payouts by hand or credited transfers, newest first, that no bank line shows. */
export async function listGaps(
  { db }: Data,
  { brand }: StaffCaller,
  { pageNo, pageSize, kind, account, from, to }: QueryOf<typeof bankGaps>,
): Promise<ValueOf<typeof bankGaps>> {
  const filter = { brandId: brand.id, kind, account, from, to };
  const [rows, total] = await Promise.all([
    findGaps(db, filter, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    countGaps(db, filter),
  ]);
  return { list: rows.map(describe), total, totalPages: Math.ceil(total / pageSize) };
}

const describe = ({ memberId, username, at, person, ...row }: GapRow) => ({
  ...row,
  member: { id: memberId, username },
  at: at.toISOString(),
  by: person,
});
