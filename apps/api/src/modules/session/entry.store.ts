import type { loginOutcomes } from '@lantern/contracts';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';

/** What is known of a member who is about to come in. */
export interface EntryRow extends pg.QueryResultRow {
  /** The member has never logged in. */
  first: boolean;
  /** The member has come in from this network before. */
  known: boolean;
  /** A verified number, in E.164. */
  mobile: string | null;
  /** A verified address. */
  email: string | null;
  authenticator: boolean;
  recovery: boolean;
  bank: boolean;
}

export async function findEntry({ pool }: Database, memberId: string, network: string): Promise<EntryRow | undefined> {
  const { rows } = await pool.query<EntryRow>({
    name: 'find_entry',
    text: `select m.first_login_at is null as first,
                  exists (select from member_network n where n.member_id = m.id and n.network = $2) as known,
                  case when p.mobile_verified then p.mobile end as mobile,
                  case when p.email_verified then p.email end as email,
                  exists (select from authenticator a where a.member_id = m.id and a.confirmed_at is not null) as authenticator,
                  exists (select from authenticator a join recovery_code r using (member_id)
                           where a.member_id = m.id and a.confirmed_at is not null and r.used_at is null) as recovery,
                  exists (select from bank_account b where b.member_id = m.id and b.removed_at is null) as bank
             from member m join member_profile p on p.member_id = m.id
            where m.id = $1`,
    values: [memberId, network],
  });
  return rows[0];
}

/** Notes that a member has come in, from a network that is known from then on. */
export async function knowNetwork({ pool }: Database, memberId: string, network: string, now: Date): Promise<void> {
  await pool.query(
    `insert into member_network (member_id, network, last_seen_at) values ($1, $2, $3)
     on conflict (member_id, network) do update set last_seen_at = excluded.last_seen_at`,
    [memberId, network, now],
  );
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

export async function insertLoginEvent({ pool }: Database, event: LoginEvent): Promise<void> {
  await pool.query(
    `insert into login_event (id, brand_id, member_id, address, user_agent, method, outcome, created_at)
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
