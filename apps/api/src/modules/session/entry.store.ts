import type { loginOutcomes } from '@lantern/contracts';
import { findRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

/** The means by which a member can verify a login. */
export interface EntryRow {
  /** Verified, in E.164. */
  mobile: string | null;
  /** Verified. */
  email: string | null;
  authenticator: boolean;
  recovery: boolean;
  bank: boolean;
}

export async function findEntry(
  { pool }: Database,
  memberId: string,
): Promise<EntryRow | undefined> {
  return findRow<EntryRow>(pool, {
    name: 'find_entry',
    text: `select case when p.mobile_verified then p.mobile end as mobile,
                  case when p.email_verified then p.email end as email,
                  exists (select from authenticator a
                           where a.member_id = p.member_id
                             and a.confirmed_at is not null) as authenticator,
                  exists (select from authenticator a join recovery_code r using (member_id)
                           where a.member_id = p.member_id and a.confirmed_at is not null
                             and r.used_at is null) as recovery,
                  exists (select from bank_account b
                           where b.member_id = p.member_id and b.removed_at is null) as bank
             from member_profile p
            where p.member_id = $1`,
    values: [memberId],
  });
}

export interface LoginEvent {
  id: string;
  brandId: string;
  memberId: string;
  address: string;
  userAgent: string;
  method: string;
  outcome: (typeof loginOutcomes)[number];
  now: Date;
}

/** Adds an attempt that opened no session; `openSession` records the others. */
export async function insertLoginEvent({ pool }: Database, event: LoginEvent): Promise<void> {
  await pool.query(
    `insert into login_event
       (id, brand_id, member_id, address, user_agent, method, outcome, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      event.id,
      event.brandId,
      event.memberId,
      event.address,
      event.userAgent.slice(0, 300),
      event.method,
      event.outcome,
      event.now,
    ],
  );
}
