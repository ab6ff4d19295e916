import type pg from 'pg';

/** An SQL file could not be applied. The message has the file and line. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** PL/pgSQL counts lines from the opening quotes of the body. */
function lineInBody(sql: string, where = ''): number | undefined {
  const line = /near line (\d+)/.exec(where)?.[1];
  const body = sql.indexOf('$$');
  if (!line || body < 0) return undefined;
  return sql.slice(0, body).split('\n').length + Number(line) - 1;
}

/** Finds the position of a database error in `sql`. */
export function errorIn(file: string, sql: string, error: unknown): MigrationError {
  const { message, position, where } = error as pg.DatabaseError;
  const line = position
    ? sql.slice(0, Number(position) - 1).split('\n').length
    : (lineInBody(sql, where) ?? 1);
  return new MigrationError(`${file}:${line}: ${message}`);
}
