import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';

export async function findAvatar({ pool }: Database, brandId: string, memberId: string): Promise<string | null> {
  const { rows } = await pool.query<{ avatar: string | null }>(
    'select avatar from member where brand_id = $1 and id = $2',
    [brandId, memberId],
  );
  return rows[0]?.avatar ?? null;
}

export interface NewFile {
  id: string;
  contentType: string;
  bytes: number;
}

/** Makes an avatar the member's, and forgets the pictures before it. Answers the ids of those. */
export function replaceAvatar(
  { pool }: Database,
  { brandId, memberId }: { brandId: string; memberId: string },
  avatar: string,
  file?: NewFile,
): Promise<string[]> {
  return inTransaction(pool, async (client) => {
    await client.query('update member set avatar = $2 where id = $1', [memberId, avatar]);
    const { rows } = await client.query<{ id: string }>(
      "delete from stored_file where member_id = $1 and kind = 'avatar' returning id",
      [memberId],
    );
    if (file) await insertFile(client, brandId, memberId, file);
    return rows.map(({ id }) => id);
  });
}

async function insertFile(client: pg.PoolClient, brandId: string, memberId: string, file: NewFile): Promise<void> {
  await client.query(
    `insert into stored_file (id, brand_id, member_id, kind, content_type, bytes) values ($1, $2, $3, 'avatar', $4, $5)`,
    [file.id, brandId, memberId, file.contentType, file.bytes],
  );
}
