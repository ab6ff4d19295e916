import { messageDays } from '@lantern/contracts';
import { findRows, getRow, type Queryable } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { InboxNote } from './inbox-note.ts';

export interface Inbox {
  brandId: string;
  memberId: string;
}

export interface MessageRow {
  id: string;
  note: InboxNote;
  createdAt: Date;
  read: boolean;
}

/** Puts a message into a member's inbox, and its unread number on the open pages. */
export async function addMessage(
  client: Queryable,
  { brandId, memberId }: Inbox,
  { kind, details }: InboxNote,
): Promise<string> {
  const { id } = await getRow<{ id: string }>(
    client,
    'select inbox_add($1, $2, $3, $4, null) as id',
    [brandId, memberId, kind, JSON.stringify(details)],
  );
  return id;
}

/** A page of an inbox, newest first, and the number of all its messages. */
export async function findMessages(
  { pool }: Database,
  { brandId, memberId }: Inbox,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ rows: MessageRow[]; total: number }> {
  const own = 'member_id = $1 and brand_id = $2 and removed_at is null';
  const [rows, { total }] = await Promise.all([
    findRows<MessageRow>(
      pool,
      `select id, jsonb_build_object('kind', kind, 'details', details) as note, created_at,
              read_at is not null as read
         from inbox_message where ${own} order by id desc limit $3 offset $4`,
      [memberId, brandId, pageSize, (pageNo - 1) * pageSize],
    ),
    getRow<{ total: number }>(
      pool,
      `select count(*)::integer as total from inbox_message where ${own}`,
      [memberId, brandId],
    ),
  ]);
  return { rows, total };
}

/** Marks messages as read, or removes them. Returns the number of unread ones. */
export async function markMessages(
  { pool }: Database,
  { brandId, memberId }: Inbox,
  { ids, removes, now }: { ids: readonly string[] | undefined; removes: boolean; now: Date },
): Promise<number> {
  const { unread } = await getRow<{ unread: number }>(
    pool,
    'select inbox_mark($1, $2, $3, $4, $5) as unread',
    [brandId, memberId, ids ?? null, removes, now],
  );
  return unread;
}

/** Returns the number of deleted messages. */
export const removeOldMessages = ({ pool }: Database): Promise<number> =>
  deleteInBatches(
    pool,
    'inbox_message',
    `created_at < now() - make_interval(days => ${messageDays})`,
  );
