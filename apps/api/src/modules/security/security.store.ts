import type { ErrorCode } from '@lantern/contracts';
import { toColumns } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface SecurityEvent {
  kind: ErrorCode;
  /** The brand of the host; undefined for a machine's call. */
  brandId: string | undefined;
  /** Undefined without a session. */
  memberId: string | undefined;
  address: string;
  /** The name of the call, and the request id of the log. */
  detail: { call: string; requestId: string };
}

/** Equal events of a minute: the first one, and their number. */
export interface CountedEvent extends SecurityEvent {
  /** Of the first one, ISO 8601. */
  createdAt: string;
  detail: SecurityEvent['detail'] & { count: number };
}

export async function insertEvents(
  { pool }: Database,
  events: readonly CountedEvent[],
): Promise<void> {
  await pool.query(
    `insert into security_event (id, brand_id, member_id, kind, address, detail, created_at)
     select uuid_v7(), e.brand_id, e.member_id, e.kind, e.address, e.detail, e.created_at
       from jsonb_to_recordset($1) as e
            (brand_id uuid, member_id uuid, kind text, address text, detail jsonb,
             created_at timestamptz)`,
    [JSON.stringify(events.map(toColumns))],
  );
}
