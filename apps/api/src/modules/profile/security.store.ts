import { getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface SecurityRow {
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

export async function findSecurity(
  { pool }: Database,
  { brandId, memberId }: { brandId: string; memberId: string },
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<SecurityRow> {
  return getRow<SecurityRow>(
    pool,
    `select m.password_hash is not null as password, m.password_changed_at,
            p.payment_password_hash is not null as payment_password,
            p.email, coalesce(p.email_verified, false) as email_verified,
            p.mobile, coalesce(p.mobile_verified, false) as mobile_verified,
            exists (select from authenticator a
                     where a.member_id = m.id and a.confirmed_at is not null) as authenticator,
            (select count(*)::int from recovery_code r
              where r.member_id = m.id and r.used_at is null) as recovery_codes_left,
            (select count(*)::int from bank_account b
              where b.member_id = m.id and b.removed_at is null) as bank_accounts,
            array(select provider from social_identity s where s.member_id = m.id) as social,
            (select count(*)::int from session s
              where s.member_id = m.id and s.ended_at is null and s.expires_at > $3
                and s.last_seen_at > $4) as open_sessions
       from member m left join member_profile p on p.member_id = m.id
      where m.brand_id = $1 and m.id = $2`,
    [brandId, memberId, now, idleSince],
  );
}
