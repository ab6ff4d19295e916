import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The secrets of a copy, from its data folder. */
export const readSecrets = (dataDir: string) =>
  JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;

/** The address of a database of the embedded PostgreSQL of a data folder. */
export function embeddedDatabase(dataDir: string, database: string): string {
  const port = readFileSync(path.join(dataDir, 'postgres.port'), 'utf8').trim();
  const { postgresPassword } = readSecrets(dataDir);
  return `postgres://lantern:${postgresPassword}@127.0.0.1:${port}/${database}`;
}
