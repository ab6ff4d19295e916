import {
  type addStaff,
  type changeStaff,
  mayApprove,
  Refusal,
  type StaffRole,
  type staffPeople,
  type ValueOf,
} from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { StaffCall } from '../../http/routes.ts';
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
  { brand }: StaffCall,
): Promise<ValueOf<typeof staffPeople>> {
  const people = await findPeople(db, brand.id);
  return people.map((person) => ({
    id: person.id,
    username: person.username,
    role: person.role,
    enrolled: person.enrolled,
    disabled: person.disabled,
    passwordIsDefault: person.password_is_default,
    countsFrom: person.counts_from?.toISOString() ?? null,
    lastSeenAt: person.last_seen_at?.toISOString() ?? null,
    createdAt: person.created_at.toISOString(),
  }));
}

/**
 * Lets somebody new in. Whoever does it is shown the first password and could use it, so it is good
 * for the choice of another one alone, and for a day nobody counts on this being somebody else.
 * @throws Refusal username_taken
 */
export async function addPerson(
  context: Data,
  call: StaffCall<typeof addStaff>,
): Promise<ValueOf<typeof addStaff>> {
  const { brand, staff, body } = call;
  const { username, role } = body;
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

type Change = Omit<NonNullable<StaffCall<typeof changeStaff>['body']>, 'id' | 'reason'>;

/**
 * Whether somebody can do more than before, or is somebody else perhaps: each of it would make one
 * person two.
 */
const makesNew = (
  before: { role: StaffRole; disabled: boolean },
  { role, disabled, resetLogin }: Change,
): boolean =>
  resetLogin === true ||
  (before.disabled && disabled === false) ||
  (role !== undefined && mayApprove(role) && !mayApprove(before.role));

/**
 * Changes what somebody else may do. Nobody changes their own account: they could lock themselves
 * out, or let themselves in.
 * @throws Refusal same_person, staff_not_found
 */
export async function changePerson(
  context: Data,
  call: StaffCall<typeof changeStaff>,
): Promise<ValueOf<typeof changeStaff>> {
  const { brand, staff, body } = call;
  const { id, reason, ...change } = body;
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
