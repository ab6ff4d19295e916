import type { StaffRole } from '@lantern/contracts';
import { accountType, nameKey } from '@lantern/rules';
import type { Vault } from '@lantern/signing';
import { verify } from '@node-rs/argon2';
import type pg from 'pg';
import { seedBrands } from './brands.ts';
import { demoBalanceOf, demoMembers, seedDemoLine } from './demo-line.ts';
import { findPast, inThePast, type Past } from './demo-past.ts';
import { type NewAccount, seedBankAccount, seedPaymentPassword } from './seed-account.ts';
import { type SeedBrand, seedBrand } from './seed-brand.ts';
import { seedRoute } from './seed-content.ts';
import { seedLottery } from './seed-lottery.ts';
import { seedAffiliateCode, seedMember } from './seed-member.ts';
import { seedStaff } from './seed-staff.ts';
import { inHouse, parlour, seedVendor } from './seed-vendor.ts';

export * from './brands.ts';
export * from './seed-agreements.ts';
export * from './seed-brand.ts';
export * from './seed-member.ts';
export * from './seed-staff.ts';
export * from './seed-vendor.ts';

/** The password of every demonstration login. */
export const demoPassword = 'Lantern-demo-1';
/** The payment password of every demonstration member. */
export const demoPaymentPassword = '284915';

/** Three accounts, because different people credit, approve and pay. */
export const demoStaff = [
  { username: 'demostaff', role: 'owner' },
  { username: 'demostaff2', role: 'reviewer' },
  { username: 'demostaff3', role: 'cashier' },
] as const satisfies readonly { username: string; role: StaffRole }[];
/**
 * Seeds both brands, the in-house vendor and the lottery games. Safe to repeat, and in production.
 * @param port the site's local port; only in development
 */
export async function seedSite(db: pg.ClientBase, port?: number): Promise<string[]> {
  const ids: string[] = [];
  for (const brand of seedBrands) {
    const id = await seedBrand(db, brand);
    if (port !== undefined) await seedRoute(db, id, `http://${brand.host}:${port}`);
    ids.push(id);
  }
  await seedVendor(db, inHouse, ids);
  // All brands share the draws; the staff of the first one run them.
  await db.query(
    'insert into lottery_office (brand_id) values ($1) on conflict do nothing',
    ids.slice(0, 1),
  );
  await seedLottery(db);
  return ids;
}

/** Seeds the stand-in vendor with its own wallets, which runs only in development. */
export async function seedStandIns(db: pg.ClientBase): Promise<void> {
  const { rows } = await db.query<{ id: string }>('select id from brand where code = any ($1)', [
    seedBrands.map(({ code }) => code),
  ]);
  await seedVendor(
    db,
    parlour,
    rows.map(({ id }) => id),
  );
}

/**
 * Seeds logins with a public password: for development only. Members can withdraw at once: with the
 * vault of the site they get a bank account, and their opening balance needs no wagering.
 */
export async function seedDemo(db: pg.ClientBase, vault?: Vault): Promise<void> {
  for (const brand of seedBrands) {
    const { rows } = await db.query<{ id: string }>('select id from brand where code = $1', [
      brand.code,
    ]);
    const brandId = rows[0]?.id ?? '';
    const past = await findPast(db, brandId, brand.timeZone);
    const seed = () => seedDemoOf(db, { ...brand, id: brandId }, { vault, past });
    await (past ? inThePast(db, past, seed) : seed());
  }
}

async function seedDemoOf(
  db: pg.ClientBase,
  brand: SeedBrand & { id: string },
  { vault, past }: { vault: Vault | undefined; past: Past | undefined },
): Promise<void> {
  const ids = new Map<string, string>();
  for (const member of demoMembers) {
    const { username, type, upline } = member;
    const id = await seedMember(db, brand.id, {
      ...{ username, type },
      uplineId: upline === undefined ? null : (ids.get(upline) ?? null),
      password: demoPassword,
      currency: brand.currency,
      language: brand.settings.languages[0] ?? 'en',
      balance: demoBalanceOf(brand, member),
    });
    ids.set(username, id);
    await seedPaymentPassword(db, id, demoPaymentPassword);
    if (vault)
      await seedBankAccount(db, vault, {
        brandId: brand.id,
        memberId: id,
        ...demoAccountOf(brand, ids.size),
      });
    if (type !== accountType.member)
      await seedAffiliateCode(db, brand.id, id, username.toUpperCase());
  }
  const staff: string[] = [];
  for (const person of demoStaff)
    staff.push(await seedStaff(db, brand.id, { ...person, password: demoPassword }));
  if (past) await seedDemoLine(db, brand, { ids, staffId: staff[0] ?? '', past });
}

/** An account at the brand's first bank, with as many digits as the bank asks for. */
function demoAccountOf({ settings }: SeedBrand, nth: number): NewAccount {
  const [bank] = settings.bankAccounts.banks;
  const { code = '', minLength = 0 } = bank ?? {};
  return {
    bankCode: code,
    holderName: 'DEMO MEMBER',
    accountNumber: `${nth}`.padStart(minLength, '9'),
  };
}

/** Lists demonstration logins that still have the public password: `demomember of lantern`. */
export async function findDemoLogins(db: pg.ClientBase): Promise<string[]> {
  const { rows } = await db.query<{ login: string; hash: string }>(
    `select m.username || ' of ' || b.code as login, m.password_hash as hash
       from member m join brand b on b.id = m.brand_id
      where m.username_key = any($1) and m.password_hash is not null
      union all
     select s.username || ' of the staff of ' || b.code, s.password_hash
       from staff s join brand b on b.id = s.brand_id
      where s.username = any($2) and s.disabled_at is null
      order by 1`,
    [
      demoMembers.map(({ username }) => nameKey(username)),
      demoStaff.map(({ username }) => username),
    ],
  );
  const open: string[] = [];
  for (const { login, hash: kept } of rows)
    if (await verify(kept, demoPassword).catch(() => false)) open.push(login);
  return open;
}
