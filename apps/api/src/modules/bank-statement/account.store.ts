import { findRow, findRows } from '@lantern/rows';
import type { CsvColumns } from '@lantern/rules';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';

export interface AccountRow {
  account: string;
  csv: CsvColumns | null;
  unmatched: number;
  newestDay: string | null;
  newestClosing: string | null;
  fromDay: string | null;
  closedDay: string | null;
}

export const findAccounts = ({ pool }: Database, brandId: string) =>
  findRows<AccountRow>(
    pool,
    `select a.account, a.csv, n.last_day::text as newest_day, n.closing::text as newest_closing,
            (statement_books(a.brand_id, a.account)).first_day::text as from_day,
            statement_closed(a.brand_id, a.account)::text as closed_day,
            (select count(*)::int from bank_line l
              where l.brand_id = a.brand_id and l.account = a.account and not l.final
                and statement_line_state(l) not in ('matched', 'explained')) as unmatched
       from statement_account a
       left join lateral (
         select last_day, closing from bank_statement s
          where s.brand_id = a.brand_id and s.account = a.account
          order by last_day desc, imported_at desc limit 1) n on true
      where a.brand_id = $1 order by a.account`,
    [brandId],
  );

/** Where the CSV files of an account have what; undefined until it is chosen. */
export async function findColumns(
  { pool }: Database,
  brandId: string,
  account: string,
): Promise<CsvColumns | undefined> {
  const row = await findRow<{ csv: CsvColumns | null }>(
    pool,
    'select csv from statement_account where brand_id = $1 and account = $2',
    [brandId, account],
  );
  return row?.csv ?? undefined;
}

export const keepColumns = (
  db: Database,
  one: { brandId: string; staffId: string; account: string; columns: CsvColumns },
) =>
  inTransaction(db.pool, async (client) => {
    const before = await findRow<{ csv: CsvColumns | null }>(
      client,
      'select csv from statement_account where brand_id = $1 and account = $2 for update',
      [one.brandId, one.account],
    );
    await client.query(
      `insert into statement_account (brand_id, account, csv) values ($1, $2, $3)
       on conflict (brand_id, account) do update set csv = excluded.csv`,
      [one.brandId, one.account, JSON.stringify(one.columns)],
    );
    await writeAudit(client, {
      brandId: one.brandId,
      staffId: one.staffId,
      action: 'statement_columns_chosen',
      subjectType: 'bank_account',
      subject: one.account,
      ...(before?.csv && { before: before.csv }),
      after: one.columns,
    });
  });
