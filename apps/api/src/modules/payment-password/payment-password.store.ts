import type { Database } from '../../db/database.ts';

export interface PaymentSecrets {
  /** Null for a member who has none. */
  login: string | null;
  payment: string | null;
}

/** The hashes of a member's two passwords. */
export async function findSecrets({ pool }: Database, brandId: string, memberId: string): Promise<PaymentSecrets> {
  const { rows } = await pool.query<PaymentSecrets>(
    `select m.password_hash as login, p.payment_password_hash as payment
       from member m left join member_profile p on p.member_id = m.id
      where m.brand_id = $1 and m.id = $2`,
    [brandId, memberId],
  );
  return rows[0] ?? { login: null, payment: null };
}

/** Writes a new hash in the place of the one that was proved; false when another call has changed it meanwhile. */
export async function writePaymentHash(
  { pool }: Database,
  { brandId, memberId }: { brandId: string; memberId: string },
  before: string | null,
  hash: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into member_profile (member_id, brand_id, payment_password_hash) values ($1, $2, $4)
     on conflict (member_id) do update set payment_password_hash = excluded.payment_password_hash
       where member_profile.payment_password_hash is not distinct from $3`,
    [memberId, brandId, before, hash],
  );
  return rowCount === 1;
}
