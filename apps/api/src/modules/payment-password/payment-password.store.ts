import { findRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface PaymentSecrets {
  /** Null for a member without a login password. */
  login: string | null;
  payment: string | null;
  /** Until then the payment password moves no money; null when it does not wait. */
  usableAt: Date | null;
}

/** The hashes of a member's two passwords. */
export async function findSecrets(
  { pool }: Database,
  brandId: string,
  memberId: string,
): Promise<PaymentSecrets> {
  const row = await findRow<PaymentSecrets>(
    pool,
    `select m.password_hash as login, p.payment_password_hash as payment,
            p.payment_usable_at as usable_at
       from member m left join member_profile p on p.member_id = m.id
      where m.brand_id = $1 and m.id = $2`,
    [brandId, memberId],
  );
  return row ?? { login: null, payment: null, usableAt: null };
}

/**
 * Replaces the hash of the payment password that was proved; a wait goes on. False when a
 * concurrent call has replaced it.
 */
export async function writePaymentHash(
  { pool }: Database,
  { brandId, memberId }: { brandId: string; memberId: string },
  before: string | null,
  hash: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into member_profile (member_id, brand_id, payment_password_hash, payment_set_at)
     values ($1, $2, $4, now())
     on conflict (member_id) do update
        set payment_password_hash = excluded.payment_password_hash,
            payment_set_at = excluded.payment_set_at
       where member_profile.payment_password_hash is not distinct from $3`,
    [memberId, brandId, before, hash],
  );
  return rowCount === 1;
}

/** A payment password set without the old one. */
export interface Replacement {
  hash: string;
  /** It moves no money before. */
  usableAt: Date;
  /** How the member proved who they are, and from which address. */
  method: string;
  address: string;
}

/** Writes a new hash that waits, and a security event. */
export async function replacePaymentHash(
  { pool }: Database,
  { brandId, memberId }: { brandId: string; memberId: string },
  { hash, usableAt, method, address }: Replacement,
): Promise<void> {
  await pool.query(
    `with replaced as (
       insert into member_profile (member_id, brand_id, payment_password_hash, payment_set_at,
                                   payment_usable_at)
         values ($1, $2, $3, now(), $4)
       on conflict (member_id) do update
          set payment_password_hash = excluded.payment_password_hash,
              payment_set_at = excluded.payment_set_at,
              payment_usable_at = excluded.payment_usable_at
       returning member_id, brand_id
     )
     insert into security_event (id, brand_id, member_id, kind, address, detail)
       select uuid_v7(), brand_id, member_id, 'payment_password_reset', $5,
              jsonb_build_object('method', $6::text)
         from replaced`,
    [memberId, brandId, hash, usableAt, address, method],
  );
}
