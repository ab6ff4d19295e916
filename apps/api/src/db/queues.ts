import { findRows, getRow } from '@lantern/rows';
import { nameKey, referenceOf } from '@lantern/rules';
import type { Database } from './database.ts';

interface Queues<Name extends string> {
  /** The select list. */
  columns: string;
  table: string;
  alias: string;
  /** The from clause: the table with its alias, and its joins. */
  joined: string;
  /** The column with the time since which a row waits. */
  since: string;
  /** The condition of each queue; `all` is sorted newest first. */
  within: Record<Name, string>;
  /** The column of the bank's or gateway's number, and the stored forms of the typed one ($4). */
  number: { column: string; forms: string };
}

export interface QueuePage<Name extends string> {
  queue: Name;
  pageNo: number;
  pageSize: number;
  search: string;
}

/** The ids that match a reference ($2), a member's name ($3) or a number ($4), all indexed. */
const matching = ({ table, number }: Pick<Queues<string>, 'table' | 'number'>) =>
  `select id from ${table} where brand_id = $1 and reference = $2
   union select id from ${table}
          where member_id = (select id from member where brand_id = $1 and username_key = $3)
   union select id from ${table} where brand_id = $1 and ${number.column} in (${number.forms})`;

/**
 * A page of a staff queue, or of a search in it: longest waiting first, `all` newest first. With
 * the total, and the length of each queue regardless of the search.
 */
export async function findQueuePage<Name extends string, Row extends object>(
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
    typed === '' ? inQueue(queue) : `${inQueue(queue)} and ${alias}.id in (${matching(queues)})`;
  const count = (condition: string) =>
    `(select count(*) from ${table} ${alias} where ${condition})::int`;
  const counts = (Object.keys(within) as Name[]).map(
    (name) => `'${name}', ${count(inQueue(name))}`,
  );
  const [rows, { found, waiting }] = await Promise.all([
    findRows<Row>(
      pool,
      `select ${columns} from ${joined} where ${wanted}
        order by ${alias}.${since} ${direction}, ${alias}.id ${direction}
        limit $${asked.length + 1} offset $${asked.length + 2}`,
      [...asked, pageSize, (pageNo - 1) * pageSize],
    ),
    getRow<{ found: number | null; waiting: Record<Name, number> }>(
      pool,
      `select ${typed === '' ? 'null' : count(wanted)} as found,
              json_build_object(${counts.join(', ')}) as waiting`,
      asked,
    ),
  ]);
  return { rows, total: found ?? waiting[queue], waiting };
}
