import type { Database } from '../../db/database.ts';

interface Clearing {
  brandId: string;
  staffId: string;
  memberId: string;
  reason: string;
  key: string;
}

/**
 * The id of the proposal; undefined where the brand has no such member. A trial account has nothing
 * that moves money.
 */
export async function insertClearing(
  { pool }: Database,
  { brandId, staffId, memberId, reason, key }: Clearing,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    `select proposal_make(m.brand_id, $3, 'payment_password', m.id::text, m.id, '{}', $4, $5) as id
       from member m where m.brand_id = $1 and m.id = $2 and m.type <> 4`,
    [brandId, memberId, staffId, reason, key],
  );
  return rows[0]?.id;
}

/**
 * Whom to tell that the payment password is gone, in which language, and from when on a new one
 * moves money.
 */
export async function findCleared(
  { pool }: Database,
  memberId: string,
): Promise<{ username: string; language: string; usableAt: Date } | undefined> {
  const { rows } = await pool.query<{ username: string; language: string; usableAt: Date }>(
    `select m.username, m.language, f.payment_usable_at as "usableAt"
       from member m join member_profile f on f.member_id = m.id
      where m.id = $1 and f.payment_usable_at is not null`,
    [memberId],
  );
  return rows[0];
}
