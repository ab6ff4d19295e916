import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { MigrationError } from './migration-error.ts';

/** A file `<module>/<name>.sql`, which creates the function of that name. */
export interface FunctionFile {
  name: string;
  /** As it is shown: with the two folders that the file's module is in. */
  file: string;
  sql: string;
  hash: string;
}

async function readOne(folder: string, file: string): Promise<FunctionFile> {
  const sql = await readFile(path.join(folder, file), 'utf8');
  return {
    name: path.basename(file, '.sql'),
    file: path.relative(path.resolve(folder, '../..'), path.resolve(folder, file)),
    sql,
    hash: createHash('sha256').update(sql).digest('hex'),
  };
}

export async function readFunctions(folder: string): Promise<FunctionFile[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith('.sql'),
  );
  const functions = await Promise.all(files.sort().map((file) => readOne(folder, file)));
  const byName = new Map<string, FunctionFile>();
  for (const one of functions) {
    const other = byName.get(one.name);
    if (other) throw new MigrationError(`${one.file} and ${other.file} have the same name.`);
    byName.set(one.name, one);
  }
  return functions;
}

const comment = /--.*|\/\*[\s\S]*?\*\//g;

/**
 * The same files, each behind those that its text names: a function in SQL can only be created when
 * the functions that it calls exist. Functions that call each other keep the order of their names.
 */
export function inOrder(functions: readonly FunctionFile[]): FunctionFile[] {
  const byName = new Map(functions.map((one) => [one.name, one]));
  const ordered = new Set<FunctionFile>();
  const seen = new Set<FunctionFile>();
  const visit = (one: FunctionFile) => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const [word] of one.sql.replace(comment, '').matchAll(/\w+/g)) {
      const called = byName.get(word);
      if (called) visit(called);
    }
    ordered.add(one);
  };
  functions.forEach(visit);
  return [...ordered];
}
