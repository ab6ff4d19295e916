import type { ProtectionEvent } from '@lantern/contracts';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import type { Place, Whose } from './limits.store.ts';

/** What is kept of an event: the fields that its kind has. */
export interface EventDetail extends Partial<Place> {
  /** Of a limit; null where it is gone, or is to go. */
  amount?: string | null;
  /** Of an exclusion; null where it has no end. */
  until?: string | null;
  /** Of the reality check. */
  every?: number | null;
  reason?: string;
}

export interface Noted extends Whose {
  kind: ProtectionEvent['kind'];
  detail: EventDetail;
  /** Where the caller came from. */
  address: string;
  /** Who of the staff has done it, and why; undefined where the member has. */
  staffId?: string;
  reason?: string;
}

/**
 * Writes a change down for the member and the security record, and tells the member's pages, within
 * the transaction of the change.
 */
export async function noteChange(
  client: pg.PoolClient,
  { brandId, memberId, kind, detail, address, staffId, reason }: Noted,
): Promise<void> {
  const values = [
    brandId,
    memberId,
    kind,
    JSON.stringify({ ...detail, reason }),
    address,
    staffId ?? null,
  ];
  await client.query('select protection_note($1, $2, $3, $4, $5, $6)', values);
}

export interface EventRow extends pg.QueryResultRow {
  kind: ProtectionEvent['kind'];
  detail: EventDetail;
  created_at: Date;
  /** Who of the staff has done it; null where the member has, or the clock. */
  staff: string | null;
}

/** What has changed for a member, newest first: a page of it, and how much there is. */
export async function findEvents(
  { pool }: Database,
  memberId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ events: EventRow[]; total: number }> {
  const [events, total] = await Promise.all([
    pool.query<EventRow>(
      `select e.kind, e.detail, e.created_at, s.username as staff from protection_event e left join staff s on s.id = e.staff_id
        where e.member_id = $1 order by e.created_at desc, e.id desc limit $2 offset $3`,
      [memberId, pageSize, (pageNo - 1) * pageSize],
    ),
    pool.query<{ total: number }>(
      'select count(*)::int as total from protection_event where member_id = $1',
      [memberId],
    ),
  ]);
  return { events: events.rows, total: total.rows[0]?.total ?? 0 };
}
