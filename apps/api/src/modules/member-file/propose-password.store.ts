import { findRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { carryOutBy, type TurnDown } from '../../db/decided-proposal.ts';

/** Whether the brand has this member and the account has a login; a trial account has none. */
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

/** Returns the id of the proposal. */
export async function insertPassword(
  { pool }: Database,
  proposed: ProposedPassword,
): Promise<string> {
  const { brandId, staffId, memberId, passwordHash, reason, key } = proposed;
  const row = await findRow<{ id: string }>(
    pool,
    'select password_propose($1, $2, $3, $4, $5, $6) as id',
    [brandId, staffId, memberId, passwordHash, reason, key],
  );
  return row?.id ?? '';
}

/** The member's name and language, for a notice. */
export async function findReader(
  { pool }: Database,
  memberId: string,
): Promise<{ username: string; language: string } | undefined> {
  return findRow<{ username: string; language: string }>(
    pool,
    'select username, language from member where id = $1',
    [memberId],
  );
}

/** Sets an approved password. */
export const carryOutPassword = carryOutBy('password_carry_out');

/** Forgets a rejected password. */
export const forgetPassword: TurnDown = async (client, { id }) => {
  await client.query('delete from proposed_password where proposal_id = $1', [id]);
};
