import type { BodyOf, inboxMessages, QueryOf, readMessages, ValueOf } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { findMessages, type Inbox, markMessages } from './inbox.store.ts';
import { writeInboxMessage } from './write-message.ts';

const inboxOf = ({ brand, session }: SessionCaller): Inbox => ({
  brandId: brand.id,
  memberId: session.memberId,
});

/** A page of the member's messages, in the caller's language. */
export async function readInbox(
  context: Data,
  caller: SessionCaller,
  { pageNo, pageSize }: QueryOf<typeof inboxMessages>,
): Promise<ValueOf<typeof inboxMessages>> {
  const { rows, total } = await findMessages(context.db, inboxOf(caller), { pageNo, pageSize });
  const list = rows.map(({ id, note, createdAt, read }) => ({
    id,
    kind: note.kind,
    ...writeInboxMessage(caller, note),
    at: createdAt.toISOString(),
    read,
  }));
  return { list, total, totalPages: Math.ceil(total / pageSize) };
}

export async function markInbox(
  context: Data,
  caller: SessionCaller,
  { ids, removes }: BodyOf<typeof readMessages> & { removes: boolean },
): Promise<ValueOf<typeof readMessages>> {
  const mark = { ids, removes, now: context.clock.now() };
  return { unreadCount: await markMessages(context.db, inboxOf(caller), mark) };
}
