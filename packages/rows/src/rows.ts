import type pg from 'pg';
import { fieldOf } from './names.ts';

/** Runs SQL: a pool, or one connection inside a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

/**
 * The rows of a statement. The column `created_at` becomes the field `createdAt`; what is inside a
 * JSON column keeps its names.
 */
export async function findRows<Row extends object>(
  db: Queryable,
  statement: string | pg.QueryConfig,
  values: unknown[] = [],
): Promise<Row[]> {
  const query = typeof statement === 'string' ? { text: statement, values } : statement;
  const { fields, rows } = await db.query({ ...query, rowMode: 'array' });
  const names = fields.map(({ name }) => fieldOf(name));
  return rows.map((cells) => {
    const row: Record<string, unknown> = {};
    for (const [at, name] of names.entries()) row[name] = cells[at];
    return row as Row;
  });
}

/** The first row, if there is one. */
export async function findRow<Row extends object>(
  ...query: Parameters<typeof findRows>
): Promise<Row | undefined> {
  const [row] = await findRows<Row>(...query);
  return row;
}

/**
 * The first row of a statement that always returns one, such as an insert that returns it.
 * @throws Error when there is none
 */
export async function getRow<Row extends object>(
  ...[db, statement, values]: Parameters<typeof findRows>
): Promise<Row> {
  const row = await findRow<Row>(db, statement, values);
  if (row) return row;
  const text = typeof statement === 'string' ? statement : statement.text;
  throw new Error(`The statement returned no row: ${text}`);
}
