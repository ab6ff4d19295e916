import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { MigrationError } from './migration-error.ts';

/** A file `<module>/<name>.sql` that creates the function of that name. */
export interface FunctionFile {
  name: string;
  /** The path with its two parent folders, for messages. */
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
 * Sorts files after those they refer to: an SQL function needs its callees. Functions that call
 * each other stay in order of their names.
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
