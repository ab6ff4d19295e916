import { randomBytes } from 'node:crypto';
import { type Endpoint, endpoints, type StaffRole, type StaffStep } from '@lantern/contracts';
import { hash } from '@node-rs/argon2';
import { brandIdOf } from './brand-ids.ts';
import { noteBrowser } from './browsers.ts';
import { LineMember } from './line-members.ts';
import { cheapHashes, type TestSite } from './test-site.ts';

export interface TestStaff {
  id: string;
  username: string;
  password: string;
  role: StaffRole;
  brandId: string;
  /** The host of the brand. */
  host: string;
}

const hosts = { lantern: 'localhost', harbor: 'harbor.localhost' } as const;

const password = 'Secret-staff-1';
let passwordHash: Promise<string> | undefined;

/** Adds a staff member to a brand, who has never logged in. */
export async function hireStaff(
  site: TestSite,
  role: StaffRole,
  brand: keyof typeof hosts = 'lantern',
): Promise<TestStaff> {
  const username = `s${randomBytes(6).toString('hex')}`;
  const brandId = await brandIdOf(site, brand);
  passwordHash ??= hash(password, cheapHashes);
  const [{ id } = { id: '' }] = await site.query<{ id: string }>(
    `insert into staff (id, brand_id, username, role, password_hash)
     values (uuid_v7(), $1, $2, $3, $4) returning id`,
    [brandId, username, role, await passwordHash],
  );
  return { id, username, password, role, brandId, host: hosts[brand] };
}

/** A new staff member with a whole session, as after the second step. */
export async function staffAt(
  site: TestSite,
  role: StaffRole,
  brand: keyof typeof hosts = 'lantern',
): Promise<TestStaff & { token: string }> {
  const person = await hireStaff(site, role, brand);
  return { ...person, token: await openStaffSession(site, person, null) };
}

/** Opens a session for a staff member, with its pending steps. */
export async function openStaffSession(
  site: TestSite,
  person: { id: string },
  step: StaffStep | null,
): Promise<string> {
  const from = { address: '127.0.0.1', userAgent: 'test' };
  const { db, staffSessions } = site.site;
  const { token, browser } = await staffSessions.open(db.pool, person, from, step);
  noteBrowser(token, [`browser=${browser}`]);
  return token;
}

/** Logs a staff member in by password; the reply has the pending step. */
export const enterPassword = (
  site: TestSite,
  { username, password, host }: Pick<TestStaff, 'username' | 'password' | 'host'>,
) => site.client.call(endpoints.staffLogin, { host, body: { username, password } });

/** A token with permission for a call: an owner's for staff calls, a member's for all others. */
export async function tokensForAll(site: TestSite): Promise<(call: Endpoint) => string> {
  // An agent can make every call of members.
  const member = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  const owner = await staffAt(site, 'owner');
  return ({ access }) => (access === 'staff' ? owner.token : member.token);
}
