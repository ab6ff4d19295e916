import { findRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { carryOutBy } from '../../db/decided-proposal.ts';

interface Clearing {
  brandId: string;
  staffId: string;
  memberId: string;
  reason: string;
  key: string;
}

/** Returns the proposal's id; undefined for an unknown member and for a trial account. */
export async function insertClearing(
  { pool }: Database,
  { brandId, staffId, memberId, reason, key }: Clearing,
): Promise<string | undefined> {
  const row = await findRow<{ id: string }>(
    pool,
    `select proposal_make(m.brand_id, $3, 'payment_password', m.id::text, m.id, '{}', $4, $5) as id
       from member m where m.brand_id = $1 and m.id = $2 and m.type <> 4`,
    [brandId, memberId, staffId, reason, key],
  );
  return row?.id;
}

/** The member's name and language for a notice, and when a new payment password moves money. */
export async function findCleared(
  { pool }: Database,
  memberId: string,
): Promise<{ username: string; language: string; usableAt: Date } | undefined> {
  return findRow<{ username: string; language: string; usableAt: Date }>(
    pool,
    `select m.username, m.language, f.payment_usable_at as usable_at
       from member m join member_profile f on f.member_id = m.id
      where m.id = $1 and f.payment_usable_at is not null`,
    [memberId],
  );
}

/** Clears a payment password. */
export const carryOutClearing = carryOutBy('payment_password_carry_out');
