import {
  type BodyOf,
  type changeMemberStatus,
  type freezePurse,
  type messageMember,
  type noteMember,
  type promoteMember,
  Refusal,
  type rankMember,
} from '@lantern/contracts';
import type { Queryable } from '@lantern/rows';
import { mayPromote } from '@lantern/rules';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type AuditEntry, writeAudit } from '../audit/index.ts';
import { addMessage } from '../messages/index.ts';
import {
  insertNote,
  lockOwn,
  lockPurse,
  type OwnMember,
  writeFrozen,
  writeRank,
  writeStatus,
  writeType,
} from './change-member.store.ts';

type Written = Pick<AuditEntry, 'action' | 'before' | 'after' | 'reason'>;

/**
 * Changes a member of the brand and writes the audit log, in one transaction.
 * @param change returns the audit entry; undefined when nothing changed
 * @throws Refusal member_not_found
 */
function changeAudited(
  { db }: Data,
  { staff, brand }: StaffCaller,
  memberId: string,
  change: (client: Queryable, member: OwnMember) => Promise<Written | undefined>,
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
 * Disabling a member ends every session in the same transaction, by a trigger.
 * @throws Refusal member_not_found, member_erased
 */
export async function setStatus(
  context: Data,
  caller: StaffCaller,
  { id, status, reason }: BodyOf<typeof changeMemberStatus>,
): Promise<Record<string, never>> {
  await changeAudited(context, caller, id, async (client, before) => {
    if (before.erased) throw new Refusal('member_erased');
    if (before.status === status) return undefined;
    await writeStatus(client, id, status);
    const action = status === 'disabled' ? 'member_disabled' : 'member_enabled';
    return { action, before: { status: before.status }, after: { status }, reason };
  });
  return {};
}

/** @throws Refusal member_not_found, invalid_input for a rank that the brand does not have */
export async function setRank(
  context: Data,
  caller: StaffCaller,
  { id, rankLevel, labels, reason }: BodyOf<typeof rankMember>,
): Promise<Record<string, never>> {
  if (rankLevel > caller.brand.settings.ranks.length)
    throw new Refusal('invalid_input', { fields: ['rankLevel'] });
  await changeAudited(context, caller, id, async (client, member) => {
    const before = { rankLevel: member.rankLevel, labels: member.labels };
    const after = { rankLevel, labels: [...new Set(labels)] };
    if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
    await writeRank(client, id, after);
    return { action: 'member_ranked', before, after, reason };
  });
  return {};
}

/**
 * Makes an agent or a general agent, with the code by which it invites; its assistants follow. A
 * trigger ends the sessions, because pages know the type from the login.
 * @throws Refusal member_not_found, member_erased, account_type_unfit
 */
export async function promote(
  context: Data,
  caller: StaffCaller,
  { id, type, reason }: BodyOf<typeof promoteMember>,
): Promise<Record<string, never>> {
  await changeAudited(context, caller, id, async (client, before) => {
    if (before.erased) throw new Refusal('member_erased');
    if (before.type === type) return undefined;
    if (!mayPromote(before, type)) throw new Refusal('account_type_unfit');
    await writeType(client, { brandId: caller.brand.id, id, type });
    return { action: 'member_promoted', before: { type: before.type }, after: { type }, reason };
  });
  return {};
}

/** @throws Refusal member_not_found, purse_not_found */
export async function setFrozen(
  context: Data,
  caller: StaffCaller,
  { id, purpose, frozen, reason }: BodyOf<typeof freezePurse>,
): Promise<Record<string, never>> {
  await changeAudited(context, caller, id, async (client) => {
    const purse = await lockPurse(client, id, purpose);
    if (!purse) throw new Refusal('purse_not_found');
    if (purse.frozen === frozen) return undefined;
    await writeFrozen(client, purse.id, frozen);
    const action = frozen ? 'wallet_frozen' : 'wallet_freed';
    return { action, before: { purpose, frozen: !frozen }, after: { purpose, frozen }, reason };
  });
  return {};
}

/** The audit log refers to the note and does not repeat its text. */
export async function addNote(
  context: Data,
  caller: StaffCaller,
  { id, text }: BodyOf<typeof noteMember>,
): Promise<Record<string, never>> {
  await changeAudited(context, caller, id, async (client) => {
    const note = context.random.id();
    await insertNote(client, {
      id: note,
      brandId: caller.brand.id,
      memberId: id,
      staffId: caller.staff.id,
      text,
      now: context.clock.now(),
    });
    return { action: 'member_noted', after: { note } };
  });
  return {};
}

/** The audit log refers to the message in the member's inbox and does not repeat its text. */
export async function writeToMember(
  context: Data,
  caller: StaffCaller,
  { id, title, text }: BodyOf<typeof messageMember>,
): Promise<Record<string, never>> {
  await changeAudited(context, caller, id, async (client) => {
    const inbox = { brandId: caller.brand.id, memberId: id };
    const message = await addMessage(client, inbox, { kind: 'staff', details: { title, text } });
    return { action: 'member_messaged', after: { message } };
  });
  return {};
}
