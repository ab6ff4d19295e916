import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { portNear } from './ports.ts';

const file = (dataDir: string) => path.join(dataDir, 'postgres.port');

/**
 * The last port of the embedded database, so that a database tool finds it again; another one if it
 * is taken.
 */
export async function lastPostgresPort(dataDir: string): Promise<number> {
  return portNear(rememberedPostgresPort(dataDir) ?? 65_536);
}

/** The port that the embedded database has, or had at last; undefined before the first start. */
export function rememberedPostgresPort(dataDir: string): number | undefined {
  try {
    const port = Number.parseInt(readFileSync(file(dataDir), 'utf8'), 10);
    return port > 0 ? port : undefined;
  } catch {
    return undefined;
  }
}

export function rememberPostgresPort(dataDir: string, port: number): void {
  writeFileSync(file(dataDir), `${port}\n`);
}
