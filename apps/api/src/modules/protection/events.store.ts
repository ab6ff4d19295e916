import type { ProtectionEvent } from '@lantern/contracts';
import { findRow, findRows } from '@lantern/rows';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import type { Place, Whose } from './limits.store.ts';

/** The stored fields of an event; which ones depends on its kind. */
export interface EventDetail extends Partial<Place> {
  /** Of a limit, in minor units; null when it was removed, or its removal was requested. */
  amount?: string | null;
  /** Of an exclusion, ISO 8601; null for no end. */
  until?: string | null;
  /** Of the reality check, in minutes; null for off. */
  every?: number | null;
  reason?: string;
}

export interface Noted extends Whose {
  kind: ProtectionEvent['kind'];
  detail: EventDetail;
  /** The caller's IP address. */
  address: string;
  /** The member of staff who made the change; undefined when the member did. */
  staffId?: string;
  reason?: string;
}

/**
 * Records a change in the member's history and the security record, and notifies the member's
 * pages; all in the transaction of the change.
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

export interface EventRow {
  kind: ProtectionEvent['kind'];
  detail: EventDetail;
  createdAt: Date;
  /** The name of the staff member; null when the member or a job made the change. */
  staff: string | null;
}

/** A page of a member's changes, newest first, and their total number. */
export async function findEvents(
  { pool }: Database,
  memberId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ events: EventRow[]; total: number }> {
  const [events, total] = await Promise.all([
    findRows<EventRow>(
      pool,
      `select e.kind, e.detail, e.created_at, s.username as staff
         from protection_event e left join staff s on s.id = e.staff_id
        where e.member_id = $1 order by e.created_at desc, e.id desc limit $2 offset $3`,
      [memberId, pageSize, (pageNo - 1) * pageSize],
    ),
    findRow<{ total: number }>(
      pool,
      'select count(*)::int as total from protection_event where member_id = $1',
      [memberId],
    ),
  ]);
  return { events, total: total?.total ?? 0 };
}
