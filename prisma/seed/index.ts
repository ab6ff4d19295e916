import { accountType, nameKey } from '@lantern/rules';
import { hash, verify } from '@node-rs/argon2';
import type pg from 'pg';
import { seedBrands } from './brands.ts';
import { seedBrand } from './seed-brand.ts';
import { seedRoute } from './seed-content.ts';
import { seedAffiliateCode, seedMember } from './seed-member.ts';
import { inHouse, seedVendor } from './seed-vendor.ts';

export * from './brands.ts';
export * from './seed-brand.ts';
export * from './seed-member.ts';
export * from './seed-vendor.ts';

/** The password of every demonstration login. */
export const demoPassword = 'Lantern-demo-1';

const demoStaff = 'demostaff';
const demoMembers = [
  { username: 'demomember', type: accountType.member },
  { username: 'demoagent', type: accountType.agent },
  { username: 'demogeneral', type: accountType.generalAgent },
];

/**
 * Both brands with the in-house vendor. Safe to repeat, and safe in production.
 * @param port of the site on this machine, where it is reached there: development alone
 */
export async function seedSite(db: pg.ClientBase, port?: number): Promise<string[]> {
  const ids: string[] = [];
  for (const brand of seedBrands) {
    const id = await seedBrand(db, brand);
    if (port !== undefined) await seedRoute(db, id, `http://${brand.host}:${port}`);
    ids.push(id);
  }
  await seedVendor(db, inHouse, ids);
  return ids;
}

/** Logins that anybody knows the password of: for development only. */
export async function seedDemo(db: pg.ClientBase): Promise<void> {
  for (const brand of seedBrands) {
    const { rows } = await db.query<{ id: string }>('select id from brand where code = $1', [brand.code]);
    for (const member of demoMembers) {
      const brandId = rows[0]?.id ?? '';
      const id = await seedMember(db, brandId, {
        ...member,
        password: demoPassword,
        currency: brand.currency,
        language: brand.settings.languages[0] ?? 'en',
        balance: BigInt(brand.settings.trial.balance) / 4n,
      });
      if (member.type !== accountType.member) await seedAffiliateCode(db, brandId, id, member.username.toUpperCase());
    }
  }
  await db.query(
    'insert into staff (id, username, password_hash) values (uuid_v7(), $1, $2) on conflict (username) do nothing',
    [demoStaff, await hash(demoPassword)],
  );
}

/** The demonstration logins that are there and still open to anybody, such as `demomember of lantern`. */
export async function findDemoLogins(db: pg.ClientBase): Promise<string[]> {
  const { rows } = await db.query<{ login: string; hash: string }>(
    `select m.username || ' of ' || b.code as login, m.password_hash as hash
       from member m join brand b on b.id = m.brand_id
      where m.username_key = any($1) and m.password_hash is not null
      union all
     select username || ' of the staff', password_hash from staff where username = $2
      order by 1`,
    [demoMembers.map(({ username }) => nameKey(username)), demoStaff],
  );
  const open: string[] = [];
  for (const { login, hash: kept } of rows) if (await verify(kept, demoPassword).catch(() => false)) open.push(login);
  return open;
}
