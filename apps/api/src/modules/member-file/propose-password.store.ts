import type { Database } from '../../db/database.ts';

/**
 * Whether the brand has this member, and it is one who logs in: a trial account is opened once and
 * never again.
 */
export async function hasPasswords(
  { pool }: Database,
  brandId: string,
  memberId: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select 1 from member where brand_id = $1 and id = $2 and type <> 4',
    [brandId, memberId],
  );
  return rowCount === 1;
}

interface ProposedPassword {
  brandId: string;
  staffId: string;
  memberId: string;
  passwordHash: string;
  reason: string;
  key: string;
}

/** The id of the proposal. */
export async function insertPassword(
  { pool }: Database,
  proposed: ProposedPassword,
): Promise<string> {
  const { brandId, staffId, memberId, passwordHash, reason, key } = proposed;
  const { rows } = await pool.query<{ id: string }>(
    'select password_propose($1, $2, $3, $4, $5, $6) as id',
    [brandId, staffId, memberId, passwordHash, reason, key],
  );
  return rows[0]?.id ?? '';
}

/** Whom to tell of a password that was set, and in which language. */
export async function findReader(
  { pool }: Database,
  memberId: string,
): Promise<{ username: string; language: string } | undefined> {
  const { rows } = await pool.query<{ username: string; language: string }>(
    'select username, language from member where id = $1',
    [memberId],
  );
  return rows[0];
}
