import { nameKey, referenceOf } from '@lantern/rules';
import type pg from 'pg';
import type { Database } from './database.ts';

interface Queues<Name extends string> {
  /** What is read of a row. */
  columns: string;
  table: string;
  alias: string;
  /** The table with its alias, and what is joined to its rows. */
  joined: string;
  /** The column that says when a row began to wait. */
  since: string;
  /** The condition of each queue on a row; `all` is read newest first. */
  within: Record<Name, string>;
  /**
   * The column of the number that a bank or a gateway has given, and the forms of what is typed
   * ($4) in which it is kept.
   */
  number: { column: string; forms: string };
}

export interface QueuePage<Name extends string> {
  queue: Name;
  pageNo: number;
  pageSize: number;
  search: string;
}

/**
 * The ids that match a reference ($2), a member's name ($3) or a number ($4); each has an index.
 */
const meant = ({ table, number }: Pick<Queues<string>, 'table' | 'number'>) =>
  `select id from ${table} where brand_id = $1 and reference = $2
   union select id from ${table} where member_id = (select id from member where brand_id = $1 and username_key = $3)
   union select id from ${table} where brand_id = $1 and ${number.column} in (${number.forms})`;

/**
 * A page of a queue of the staff, or of what a search finds in it: the longest waiting first, or
 * the newest of all. How many that are, and how many are in each queue, whatever is searched for.
 */
export async function findQueuePage<Name extends string, Row extends pg.QueryResultRow>(
  { pool }: Database,
  queues: Queues<Name>,
  brandId: string,
  { queue, pageNo, pageSize, search }: QueuePage<Name>,
): Promise<{ rows: Row[]; total: number; waiting: Record<Name, number> }> {
  const { columns, table, alias, joined, since, within } = queues;
  const direction = queue === 'all' ? 'desc' : 'asc';
  const typed = search.trim();
  const asked = typed === '' ? [brandId] : [brandId, referenceOf(typed), nameKey(typed), typed];
  const inQueue = (name: Name) => `${alias}.brand_id = $1 and ${within[name]}`;
  const wanted =
    typed === '' ? inQueue(queue) : `${inQueue(queue)} and ${alias}.id in (${meant(queues)})`;
  const count = (condition: string) =>
    `(select count(*) from ${table} ${alias} where ${condition})::int`;
  const counts = (Object.keys(within) as Name[]).map(
    (name) => `'${name}', ${count(inQueue(name))}`,
  );
  const [found, numbers] = await Promise.all([
    pool.query<Row>(
      `select ${columns} from ${joined} where ${wanted}
        order by ${alias}.${since} ${direction}, ${alias}.id ${direction} limit $${asked.length + 1} offset $${asked.length + 2}`,
      [...asked, pageSize, (pageNo - 1) * pageSize],
    ),
    pool.query<{ found: number | null; waiting: Record<Name, number> }>(
      `select ${typed === '' ? 'null' : count(wanted)} as found, json_build_object(${counts.join(', ')}) as waiting`,
      asked,
    ),
  ]);
  const [counted] = numbers.rows;
  if (!counted) throw new Error('The queues were not counted.');
  const { waiting } = counted;
  return { rows: found.rows, total: counted.found ?? waiting[queue], waiting };
}
