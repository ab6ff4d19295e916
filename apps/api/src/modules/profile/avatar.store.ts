import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { insertFile, type NewFile } from '../media/index.ts';

export async function findAvatar(
  { pool }: Database,
  brandId: string,
  memberId: string,
): Promise<string | null> {
  const row = await findRow<{ avatar: string | null }>(
    pool,
    'select avatar from member where brand_id = $1 and id = $2',
    [brandId, memberId],
  );
  return row?.avatar ?? null;
}

/** Sets the member's avatar. Returns the ids of the earlier pictures, whose records are deleted. */
export function replaceAvatar(
  { pool }: Database,
  { brandId, memberId }: { brandId: string; memberId: string },
  avatar: string,
  file?: NewFile,
): Promise<string[]> {
  return inTransaction(pool, async (client) => {
    await client.query('update member set avatar = $2 where id = $1', [memberId, avatar]);
    const rows = await findRows<{ id: string }>(
      client,
      "delete from stored_file where member_id = $1 and kind = 'avatar' returning id",
      [memberId],
    );
    if (file) await insertFile(client, { kind: 'avatar', brandId, memberId }, file);
    return rows.map(({ id }) => id);
  });
}
