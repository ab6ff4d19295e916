import { randomBytes } from 'node:crypto';
import { addStaff } from '@lantern/contracts';
import { findRow } from '@lantern/rows';
import pg from 'pg';
import { seedStaff } from '../seed/index.ts';

// Adds the first owner of a brand, who adds all other staff; also the way back when every owner has
// lost the authenticator. Anyone who may write to the tables may run it, and the audit log says
// that it was run: `node prisma/src/add-owner.ts <brand> <username>`.

const usage = 'Say the brand and the username: node prisma/src/add-owner.ts lantern anna';

async function addOwner(db: pg.Client, code: string, username: string): Promise<string> {
  const password = randomBytes(15).toString('base64url');
  const person = addStaff.body.safeParse({ username, role: 'owner' });
  if (!person.success)
    throw new Error('A username has 3 to 32 small letters, digits, dots and dashes.');
  const brand = await findRow<{ id: string; taken: boolean }>(
    db,
    `select id,
            exists (select 1 from staff s where s.brand_id = b.id and s.username = $2) as taken
       from brand b
      where code = $1`,
    [code, username],
  );
  if (!brand) throw new Error(`There is no brand ${code}.`);
  if (brand.taken) throw new Error(`The username ${username} is taken.`);
  await seedStaff(db, brand.id, { ...person.data, password, passwordIsDefault: true });
  await db.query(
    `select audit_write($1, null, 'staff_added', 'staff', $2, null, '{"role":"owner"}',
                        'from outside the console')`,
    [brand.id, username],
  );
  return password;
}

async function run([code, username]: readonly string[]): Promise<void> {
  const { DATABASE_URL: url } = process.env;
  if (!url)
    throw new Error(
      'DATABASE_URL is not set. It names the Postgres database as the owner of the tables.',
    );
  if (!code || !username) throw new Error(usage);
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    await db.query('begin');
    const password = await addOwner(db, code, username);
    await db.query('commit');
    process.stdout.write(
      `${username} of ${code}, owner. First password, shown once: ${password}\n`,
    );
  } finally {
    await db.end();
  }
}

run(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
