import { type addStaff, type changeStaff, Refusal, type staffPeople, type ValueOf } from '@lantern/contracts';
import { inTransaction } from '../../db/transaction.ts';
import type { StaffCall } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { writeAudit } from '../audit/index.ts';
import { hashPassword } from '../session/index.ts';
import { findPeople, insertPerson, lockPerson, updatePerson } from './people.store.ts';

export async function describePeople({ db }: Site, { brand }: StaffCall): Promise<ValueOf<typeof staffPeople>> {
  const people = await findPeople(db, brand.id);
  return people.map((person) => ({
    id: person.id,
    username: person.username,
    role: person.role,
    enrolled: person.enrolled,
    disabled: person.disabled,
    lastSeenAt: person.last_seen_at?.toISOString() ?? null,
    createdAt: person.created_at.toISOString(),
  }));
}

/** @throws Refusal username_taken */
export async function addPerson(site: Site, call: StaffCall<typeof addStaff>): Promise<ValueOf<typeof addStaff>> {
  const { brand, staff, body } = call;
  const { username, role } = body;
  const id = site.random.id();
  const passwordHash = await hashPassword(body.password);
  await inTransaction(site.db.pool, async (client) => {
    if (!(await insertPerson(client, { id, brandId: brand.id, username, role, passwordHash })))
      throw new Refusal('username_taken');
    await writeAudit(client, {
      brandId: brand.id,
      staffId: staff.id,
      action: 'staff_added',
      subjectType: 'staff',
      subject: username,
      after: { role },
    });
  });
  return { id };
}

/**
 * Changes what somebody else may do. Nobody changes their own account: they could lock themselves out, or let themselves in.
 * @throws Refusal same_person, staff_not_found
 */
export async function changePerson(site: Site, call: StaffCall<typeof changeStaff>): Promise<Record<string, never>> {
  const { brand, staff, body } = call;
  const { id, reason, ...change } = body;
  if (id === staff.id) throw new Refusal('same_person');
  await inTransaction(site.db.pool, async (client) => {
    const person = await lockPerson(client, brand.id, id);
    if (!person) throw new Refusal('staff_not_found');
    await updatePerson(client, id, change);
    await writeAudit(client, {
      brandId: brand.id,
      staffId: staff.id,
      action: 'staff_changed',
      subjectType: 'staff',
      subject: person.username,
      before: { role: person.role, disabled: person.disabled, enrolled: person.enrolled },
      after: change,
      reason,
    });
  });
  return {};
}
