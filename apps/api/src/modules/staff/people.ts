import {
  type addStaff,
  type BodyOf,
  type changeStaff,
  mayApprove,
  Refusal,
  type StaffRole,
  type staffPeople,
  type ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';
import { firstPassword, hashPassword } from '../session/index.ts';
import {
  findPeople,
  insertPerson,
  lockPerson,
  type PersonRow,
  updatePerson,
} from './people.store.ts';

export async function describePeople(
  { db }: Data,
  { brand }: StaffCaller,
): Promise<ValueOf<typeof staffPeople>> {
  const people = await findPeople(db, brand.id);
  return people.map((person) => ({
    id: person.id,
    username: person.username,
    role: person.role,
    enrolled: person.enrolled,
    disabled: person.disabled,
    passwordIsDefault: person.passwordIsDefault,
    countsFrom: person.countsFrom?.toISOString() ?? null,
    lastSeenAt: person.lastSeenAt?.toISOString() ?? null,
    createdAt: person.createdAt.toISOString(),
  }));
}

/**
 * Adds a person. The caller sees the first password and could use it, so it must be changed, and
 * the account cannot act as the second of two people for a day.
 * @throws Refusal username_taken
 */
export async function addPerson(
  context: Data,
  { brand, staff }: StaffCaller,
  { username, role }: BodyOf<typeof addStaff>,
): Promise<ValueOf<typeof addStaff>> {
  const id = context.random.id();
  const password = firstPassword(context.random);
  const passwordHash = await hashPassword(password);
  await inTransaction(context.db.pool, async (client) => {
    const countsFrom = await insertPerson(client, {
      id,
      brandId: brand.id,
      username,
      role,
      passwordHash,
    });
    if (!countsFrom) throw new Refusal('username_taken');
    await writeAudit(client, {
      brandId: brand.id,
      staffId: staff.id,
      action: 'staff_added',
      subjectType: 'staff',
      subject: username,
      after: { role, countsFrom: countsFrom.toISOString() },
    });
  });
  return { id, firstPassword: password };
}

type Change = Omit<BodyOf<typeof changeStaff>, 'id' | 'reason'>;

/** Whether the account may approve more than before, or have another owner, and so is new again. */
const makesNew = (
  before: { role: StaffRole; disabled: boolean },
  { role, disabled, resetLogin }: Change,
): boolean =>
  resetLogin === true ||
  (before.disabled && disabled === false) ||
  (role !== undefined && mayApprove(role) && !mayApprove(before.role));

/**
 * Changes another person's role, state or login. The caller's own account is rejected, so that no
 * one extends their own permissions or locks themselves out.
 * @throws Refusal same_person, staff_not_found
 */
export async function changePerson(
  context: Data,
  { brand, staff }: StaffCaller,
  { id, reason, ...change }: BodyOf<typeof changeStaff>,
): Promise<ValueOf<typeof changeStaff>> {
  if (id === staff.id) throw new Refusal('same_person');
  const password = change.resetLogin ? firstPassword(context.random) : null;
  const passwordHash = password && (await hashPassword(password));
  await inTransaction(context.db.pool, async (client) => {
    const person = await lockPerson(client, brand.id, id);
    if (!person) throw new Refusal('staff_not_found');
    const after = await updatePerson(client, id, {
      ...{ role: change.role, disabled: change.disabled, passwordHash },
      isNew: makesNew(person, change),
    });
    await writeAudit(client, {
      brandId: brand.id,
      staffId: staff.id,
      action: 'staff_changed',
      subjectType: 'staff',
      subject: person.username,
      before: stateOf(person),
      after: { ...change, ...(after ? { countsFrom: after.toISOString() } : {}) },
      reason,
    });
  });
  return { firstPassword: password };
}

const stateOf = ({ role, disabled, enrolled }: PersonRow) => ({ role, disabled, enrolled });
