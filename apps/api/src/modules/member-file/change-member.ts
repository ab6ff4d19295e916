import {
  type changeMemberStatus,
  type freezePurse,
  type noteMember,
  Refusal,
} from '@lantern/contracts';
import type { Queryable } from '@lantern/database';
import type { Data } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { StaffCall } from '../../http/routes.ts';
import { type AuditEntry, writeAudit } from '../audit/index.ts';
import { insertNote, lockOwn, lockPurse, writeFrozen, writeStatus } from './change-member.store.ts';

type Written = Pick<AuditEntry, 'action' | 'before' | 'after' | 'reason'>;

/**
 * Does something to a member of the brand and writes it into the audit log, in one transaction.
 * @param change answers what to write; undefined where nothing has changed
 */
function changeAudited(
  { db }: Data,
  { staff, brand }: StaffCall,
  memberId: string,
  change: (client: Queryable, member: { status: string }) => Promise<Written | undefined>,
): Promise<void> {
  return inTransaction(db.pool, async (client) => {
    const member = await lockOwn(client, brand.id, memberId);
    if (!member) throw new Refusal('member_not_found');
    const written = await change(client, member);
    const about = {
      brandId: brand.id,
      staffId: staff.id,
      subjectType: 'member',
      subject: memberId,
    };
    if (written) await writeAudit(client, { ...about, ...written });
  });
}

/**
 * A member who is disabled loses every session in the same transaction: the database sees to it.
 */
export async function setStatus(
  context: Data,
  call: StaffCall<typeof changeMemberStatus>,
): Promise<Record<string, never>> {
  const { id, status, reason } = call.body;
  await changeAudited(context, call, id, async (client, before) => {
    if (before.status === status) return undefined;
    await writeStatus(client, id, status);
    const action = status === 'disabled' ? 'member_disabled' : 'member_enabled';
    return { action, before: { status: before.status }, after: { status }, reason };
  });
  return {};
}

/** @throws Refusal member_not_found, purse_not_found */
export async function setFrozen(
  context: Data,
  call: StaffCall<typeof freezePurse>,
): Promise<Record<string, never>> {
  const { id, purpose, frozen, reason } = call.body;
  await changeAudited(context, call, id, async (client) => {
    const purse = await lockPurse(client, id, purpose);
    if (!purse) throw new Refusal('purse_not_found');
    if (purse.frozen === frozen) return undefined;
    await writeFrozen(client, purse.id, frozen);
    const action = frozen ? 'wallet_frozen' : 'wallet_freed';
    return { action, before: { purpose, frozen: !frozen }, after: { purpose, frozen }, reason };
  });
  return {};
}

/**
 * A note is for people; that there is one stands in the audit log, and not its words a second time.
 */
export async function addNote(
  context: Data,
  call: StaffCall<typeof noteMember>,
): Promise<Record<string, never>> {
  const { id, text } = call.body;
  await changeAudited(context, call, id, async (client) => {
    const note = context.random.id();
    await insertNote(client, {
      id: note,
      brandId: call.brand.id,
      memberId: id,
      staffId: call.staff.id,
      text,
      now: context.clock.now(),
    });
    return { action: 'member_noted', after: { note } };
  });
  return {};
}
