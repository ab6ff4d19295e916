import type pg from 'pg';
import type { Database } from '../../db/database.ts';

export interface SecurityRow extends pg.QueryResultRow {
  password: boolean;
  passwordChangedAt: Date;
  paymentPassword: boolean;
  email: string | null;
  emailVerified: boolean;
  mobile: string | null;
  mobileVerified: boolean;
  authenticator: boolean;
  recoveryCodesLeft: number;
  bankAccounts: number;
  social: string[];
  openSessions: number;
}

/** All that protects a member's account, in one statement. */
export async function findSecurity(
  { pool }: Database,
  { brandId, memberId }: { brandId: string; memberId: string },
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<SecurityRow> {
  const { rows } = await pool.query<SecurityRow>(
    `select m.password_hash is not null as password, m.password_changed_at as "passwordChangedAt",
            p.payment_password_hash is not null as "paymentPassword",
            p.email, coalesce(p.email_verified, false) as "emailVerified",
            p.mobile, coalesce(p.mobile_verified, false) as "mobileVerified",
            exists (select from authenticator a where a.member_id = m.id and a.confirmed_at is not null) as authenticator,
            (select count(*)::int from recovery_code r where r.member_id = m.id and r.used_at is null) as "recoveryCodesLeft",
            (select count(*)::int from bank_account b where b.member_id = m.id and b.removed_at is null) as "bankAccounts",
            array(select provider from social_identity s where s.member_id = m.id) as social,
            (select count(*)::int from session s
              where s.member_id = m.id and s.ended_at is null and s.expires_at > $3 and s.last_seen_at > $4) as "openSessions"
       from member m left join member_profile p on p.member_id = m.id
      where m.brand_id = $1 and m.id = $2`,
    [brandId, memberId, now, idleSince],
  );
  const [row] = rows;
  if (!row) throw new Error('A member who is logged in is not there.');
  return row;
}
