import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { portNear } from './ports.ts';

const file = (dataDir: string) => path.join(dataDir, 'postgres.port');

/**
 * The port that the embedded database had the last time, so that a database tool finds it again;
 * any other when it is taken.
 */
export async function lastPostgresPort(dataDir: string): Promise<number> {
  let remembered = Number.NaN;
  try {
    remembered = Number.parseInt(readFileSync(file(dataDir), 'utf8'), 10);
  } catch {
    // The first start has nothing to remember.
  }
  return portNear(remembered > 0 ? remembered : 65_536);
}

export function rememberPostgresPort(dataDir: string, port: number): void {
  writeFileSync(file(dataDir), `${port}\n`);
}
