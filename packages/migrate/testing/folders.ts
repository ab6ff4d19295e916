import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export interface Folders {
  migrations: string;
  functions: string;
  /** Writes `<module>/<name>.sql`. */
  write(file: string, sql: string): Promise<void>;
  remove(file: string): Promise<void>;
}

/**
 * A folder of migrations that makes what the functions need, and an empty folder of functions.
 * Both go with the test.
 */
export async function makeFolders(migration: string): Promise<Folders> {
  const root = await mkdtemp(path.join(tmpdir(), 'schema-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const migrations = path.join(root, 'db', 'migrations');
  const functions = path.join(root, 'db', 'functions');
  await mkdir(path.join(migrations, '1_first'), { recursive: true });
  await mkdir(functions);
  await writeFile(
    path.join(migrations, '1_first', 'migration.sql'),
    `create table sql_function (
       name text primary key, hash text not null, applied_at timestamptz not null default now());
     ${migration}`,
  );
  return {
    migrations,
    functions,
    write: async (file, sql) => {
      await mkdir(path.dirname(path.join(functions, file)), { recursive: true });
      await writeFile(path.join(functions, file), sql);
    },
    remove: (file) => rm(path.join(functions, file)),
  };
}
