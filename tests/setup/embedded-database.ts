import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The secrets of a copy of the product, as its launcher keeps them in the data folder. */
export const readSecrets = (dataDir: string) =>
  JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;

/** The address of a database of the PostgreSQL that a launcher has embedded in its data folder. */
export function embeddedDatabase(dataDir: string, database: string): string {
  const port = readFileSync(path.join(dataDir, 'postgres.port'), 'utf8').trim();
  return `postgres://lantern:${readSecrets(dataDir).postgresPassword}@127.0.0.1:${port}/${database}`;
}
