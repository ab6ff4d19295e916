import { findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { askVerdict } from '../../db/verdict.ts';
import { atLeisure } from './at-leisure.store.ts';
import type { IdentifiedLine, ReadFile } from './read-file.ts';

/** What of a file is imported already: its lines, and references of other lines. */
export interface Known {
  identities: ReadonlySet<string>;
  references: ReadonlySet<string>;
}

export async function findKnown(
  { pool }: Database,
  brandId: string,
  account: string,
  lines: readonly IdentifiedLine[],
): Promise<Known> {
  const rows = await findRows<{ identity: string; reference: string | null }>(
    pool,
    `select identity, reference from bank_line
      where brand_id = $1 and account = $2 and identity = any($3)
      union
     select identity, reference from bank_line
      where brand_id = $1 and account = $2 and reference = any($4)`,
    [
      brandId,
      account,
      lines.map(({ identity }) => identity),
      lines.flatMap(({ reference }) => reference ?? []),
    ],
  );
  return {
    identities: new Set(rows.map(({ identity }) => identity)),
    references: new Set(rows.flatMap(({ reference }) => reference ?? [])),
  };
}

export interface ImportAnswer {
  verdict: string;
  lines: number;
  known: number;
  matched: number;
  /** Of `period_closed`. */
  line: number;
  day: string;
}

/** Amounts are sent as digits: numbers of JSON lose them. */
const asText = (statements: ReadFile['statements']) =>
  JSON.stringify(
    statements.map(({ lines, ...statement }) => ({
      ...statement,
      lines: lines.map(({ text, ...line }) => ({ ...line, words: text })),
    })),
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );

/** An import of a month takes longer than a statement of a page may. */
export const importFile = (
  db: Database,
  one: { brandId: string; account: string; staffId: string; currency: string },
  { format, statements }: ReadFile,
): Promise<ImportAnswer> =>
  atLeisure(db, 'select statement_import($1, $2, $3, $4, $5, $6) as answer', [
    one.brandId,
    one.account,
    one.staffId,
    one.currency,
    format,
    asText(statements),
  ]);

export interface StatementRow {
  id: string;
  format: ReadFile['format'];
  number: string | null;
  firstDay: string;
  lastDay: string;
  opening: string;
  closing: string;
  currency: string;
  lines: number;
  importedAt: Date;
  username: string;
}

export async function findStatements(
  { pool }: Database,
  brandId: string,
  account: string,
  [offset, limit]: readonly [number, number],
): Promise<{ rows: StatementRow[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    findRows<StatementRow>(
      pool,
      `select s.id, s.format, s.number, s.first_day::text, s.last_day::text, s.opening::text,
              s.closing::text, s.currency, s.imported_at, p.username,
              (select count(*)::int from bank_line l where l.statement_id = s.id) as lines
         from bank_statement s join staff p on p.id = s.imported_by
        where s.brand_id = $1 and s.account = $2
        order by s.last_day desc, s.imported_at desc, s.id offset $3 limit $4`,
      [brandId, account, offset, limit],
    ),
    getRow<{ total: number }>(
      pool,
      'select count(*)::int as total from bank_statement where brand_id = $1 and account = $2',
      [brandId, account],
    ),
  ]);
  return { rows, total };
}

/** `discarded`, or the code of a refusal. */
export const discard = ({ pool }: Database, values: readonly string[]) =>
  askVerdict(pool, 'select statement_discard($1, $2, $3, $4) as verdict', [...values]);
