import type { ErrorCode } from '@lantern/contracts';
import type { Database } from '../../db/database.ts';

export interface SecurityEvent {
  kind: ErrorCode;
  /** Of the host that was called; a machine's call has none. */
  brandId: string | undefined;
  /** Whose session it was, where there was one. */
  memberId: string | undefined;
  address: string;
  /** The call of the contract, and the id under which the log has it. */
  detail: { call: string; requestId: string };
}

/** Equal events of a minute: the first of them, and how many there were. */
export interface CountedEvent extends SecurityEvent {
  /** When the first came, ISO 8601. */
  createdAt: string;
  detail: SecurityEvent['detail'] & { count: number };
}

export async function insertEvents(
  { pool }: Database,
  events: readonly CountedEvent[],
): Promise<void> {
  await pool.query(
    `insert into security_event (id, brand_id, member_id, kind, address, detail, created_at)
     select uuid_v7(), e."brandId", e."memberId", e.kind, e.address, e.detail, e."createdAt"
       from jsonb_to_recordset($1) as e ("brandId" uuid, "memberId" uuid, kind text, address text, detail jsonb, "createdAt" timestamptz)`,
    [JSON.stringify(events)],
  );
}
