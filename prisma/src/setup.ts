import { randomBytes } from 'node:crypto';
import { Vault } from '@lantern/signing';
import pg from 'pg';
import { findDemoLogins, seedDemo, seedSite, seedStandIns } from '../seed/index.ts';
import { migrate } from './index.ts';

// The step before the site starts: the tables and the brands, and in development the demonstration
// logins. `DEMO=true` asks for those logins explicitly, which a production start refuses. `PORT` is
// that of the site in development.

const usualPort = 3000;

/** A database that was a demonstration once would let anyone in. */
async function refuseDemoLogins(db: pg.Client): Promise<void> {
  const open = await findDemoLogins(db);
  if (open.length === 0) return;
  throw new Error(
    'In production no login may have the public demonstration password, and these have it: ' +
      `${open.join(', ')}. Use a database that has never been a demonstration, or first run ` +
      "`update member set password_hash = null, status = 'disabled'` for those members and " +
      '`update staff set disabled_at = now()` for those of the staff.',
  );
}

/** Accounts of the demonstration members need the key of the site; without it there are none. */
function vaultOf(): Vault | undefined {
  const { KEYRING_SECRET: secret } = process.env;
  return secret ? new Vault(secret, { bytes: randomBytes }) : undefined;
}

async function setUp(): Promise<void> {
  const { DATABASE_URL: url, DEMO: demo, PORT: port } = process.env;
  const environment = process.env.NODE_ENV || 'production';
  if (!url)
    throw new Error(
      'DATABASE_URL is not set. It names the Postgres database, such as ' +
        'postgres://user:password@host:5432/lantern.',
    );
  if (demo !== undefined && demo !== 'true' && demo !== 'false')
    throw new Error('DEMO must be true or false.');
  if (environment === 'production' && demo === 'true') {
    throw new Error(
      'The demonstration logins have a public password and are never seeded in production. ' +
        'Unset DEMO.',
    );
  }
  await migrate(url);
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    await db.query('begin');
    await db.query('select pg_advisory_xact_lock(72707371)');
    if (environment === 'production') await refuseDemoLogins(db);
    // Where a production site is reached its owner says; here it is this machine.
    await seedSite(db, environment === 'production' ? undefined : Number(port ?? usualPort));
    if (environment !== 'production') await seedStandIns(db);
    if (environment !== 'production' && demo !== 'false') await seedDemo(db, vaultOf());
    await db.query('commit');
  } finally {
    await db.end();
  }
}

setUp().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
