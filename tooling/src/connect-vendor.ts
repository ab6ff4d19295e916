import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { superuser } from './launcher/postgres/cluster.ts';
import { rememberedPostgresPort } from './launcher/remembered-port.ts';
import { openSecrets } from './launcher/secrets.ts';
import { readSettings } from './launcher/settings.ts';
import { explain, StartError } from './launcher/start-error.ts';
import { repository } from './repository.ts';

// Runs apps/api/src/connect-vendor.ts on the copy that `npm start` runs in the same folder.

/** The database of the copy, and the secret that seals keys in it. */
function surroundings(): Record<string, string> {
  const { dataDir, databaseUrl } = readSettings(process.env, repository);
  const port = rememberedPostgresPort(dataDir);
  if (!existsSync(dataDir) || (!databaseUrl && !port))
    throw new StartError('There is no copy of the site in this folder. Start it first: npm start');
  const { postgresPassword, keyringSecret } = openSecrets(dataDir);
  return {
    DATABASE_URL:
      databaseUrl ?? `postgres://${superuser}:${postgresPassword}@127.0.0.1:${port}/lantern`,
    KEYRING_SECRET: process.env.KEYRING_SECRET || keyringSecret,
  };
}

function run(): void {
  const ownSettings = path.join(repository, '.env');
  if (existsSync(ownSettings)) process.loadEnvFile(ownSettings);
  const program = path.join(repository, 'apps', 'api', 'src', 'connect-vendor.ts');
  const args = process.argv.slice(2);
  const env = { ...process.env, ...(args.includes('--help') ? {} : surroundings()) };
  // npm starts this in the repository's folder; paths are the caller's.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit', cwd, env });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

try {
  run();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
