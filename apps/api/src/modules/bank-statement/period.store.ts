import type { bankPeriods, QueryOf } from '@lantern/contracts';
import { findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { atLeisure } from './at-leisure.store.ts';

export interface PeriodRow {
  firstDay: string;
  lastDay: string;
  opening: string;
  closing: string;
  lines: number;
  carried: number;
  reason: string | null;
  closedAt: Date;
  username: string;
}

export async function findPeriods(
  { pool }: Database,
  brandId: string,
  { account, kind, pageNo, pageSize }: QueryOf<typeof bankPeriods>,
): Promise<{ rows: PeriodRow[]; total: number }> {
  const values = [brandId, account, kind];
  const [rows, { total }] = await Promise.all([
    findRows<PeriodRow>(
      pool,
      `select p.first_day::text, p.last_day::text, p.opening::text, p.closing::text, p.lines,
              p.carried, p.reason, p.closed_at, s.username
         from bank_period p join staff s on s.id = p.closed_by
        where p.brand_id = $1 and p.account = $2 and p.kind = $3
        order by p.first_day desc offset $4 limit $5`,
      [...values, (pageNo - 1) * pageSize, pageSize],
    ),
    getRow<{ total: number }>(
      pool,
      `select count(*)::int as total from bank_period
        where brand_id = $1 and account = $2 and kind = $3`,
      values,
    ),
  ]);
  return { rows, total };
}

/** `closed` with the number of periods, or the code of a refusal with what is in the way. */
export type CloseAnswer = { verdict: string; periods: number } & Record<string, unknown>;

const functions = { day: 'statement_close_days', month: 'statement_close_month' } as const;

export const close = (
  db: Database,
  kind: keyof typeof functions,
  values: readonly (string | null)[],
): Promise<CloseAnswer> =>
  atLeisure(db, `select ${functions[kind]}($1, $2, $3, $4, $5) as answer`, values);
