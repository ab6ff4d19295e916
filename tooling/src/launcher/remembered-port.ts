import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { portNear } from './ports.ts';

const file = (dataDir: string) => path.join(dataDir, 'postgres.port');

/**
 * The last port of the embedded database, so that a database tool finds it again; another one if it
 * is taken.
 */
export async function lastPostgresPort(dataDir: string): Promise<number> {
  let remembered = Number.NaN;
  try {
    remembered = Number.parseInt(readFileSync(file(dataDir), 'utf8'), 10);
  } catch {
    // There is no file before the first start.
  }
  return portNear(remembered > 0 ? remembered : 65_536);
}

export function rememberPostgresPort(dataDir: string, port: number): void {
  writeFileSync(file(dataDir), `${port}\n`);
}
