import type { PersonalData } from '@lantern/contracts';
import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { carryOutBy } from '../../db/decided-proposal.ts';
import { retried } from '../../db/transaction.ts';
import { askVerdict } from '../../db/verdict.ts';

interface DataRow {
  erasedAt: Date | null;
  obstacles: PersonalData['obstacles'];
  keptUntil: Date | null;
  proposed: boolean;
}

/** Whether the data of a member of the brand can be erased; undefined for an unknown member. */
export const findData = (
  { pool }: Database,
  brandId: string,
  memberId: string,
): Promise<DataRow | undefined> =>
  findRow<DataRow>(
    pool,
    `select m.erased_at, privacy_obstacles(m.id, p.id) as obstacles,
            privacy_kept_until(m.id) as kept_until, p.id is not null as proposed
       from member m
       left join proposal p
         on p.kind = 'erasure' and p.subject = m.id::text and p.status = 'open'
      where m.brand_id = $1 and m.id = $2`,
    [brandId, memberId],
  );

interface NewErasure {
  brandId: string;
  staffId: string;
  memberId: string;
  reason: string;
  key: string;
}

/** Answers `proposed`, or the code of a refusal. */
export const insertErasure = ({ pool }: Database, wish: NewErasure): Promise<string> =>
  retried(() =>
    askVerdict(pool, 'select privacy_erasure_propose($1, $2, $3, $4, $5) as verdict', [
      ...[wish.brandId, wish.staffId, wish.memberId, wish.reason, wish.key],
    ]),
  );

/** Makes the member anonymous. */
export const carryOutErasure = carryOutBy('privacy_erasure_carry_out');

/** The oldest erased pictures whose bytes may still exist. */
export async function findErasedFiles({ pool }: Database, most: number): Promise<string[]> {
  const rows = await findRows<{ id: string }>(
    pool,
    'select id from erased_file order by erased_at, id limit $1',
    [most],
  );
  return rows.map(({ id }) => id);
}

export async function forgetErasedFile({ pool }: Database, id: string): Promise<void> {
  await pool.query('delete from erased_file where id = $1', [id]);
}
