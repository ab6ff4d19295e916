import { findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';

/** Days from one to another, yyyy-MM-dd; up to now without the last one. */
export interface ProvedDays {
  from: string;
  to?: string | undefined;
}

/** The last days, and the next of the older ones; the first ones again after all are proved. */
export async function findProvedDays(
  { pool }: Database,
  days: number,
): Promise<{ recent: ProvedDays; older: ProvedDays | undefined }> {
  const row = await getRow<{ recent: string; first: string | null; last: string | null }>(
    pool,
    `select r.recent::text, f.day::text as first,
            (least(f.day + $1::integer, r.recent) - 1)::text as last
       from (select current_date - $1::integer as recent) r
      cross join figure_proof p
       left join lateral (
         select case when p.next_day < r.recent then p.next_day else min(d.day) end as day
           from brand_date d where d.day < r.recent) f on true`,
    [days],
  );
  const { recent, first, last } = row;
  return { recent: { from: recent }, older: first && last ? { from: first, to: last } : undefined };
}

export async function noteProved({ pool }: Database, { to }: ProvedDays): Promise<void> {
  await pool.query('update figure_proof set next_day = $1::date + 1', [to]);
}

/** The most differences that a proof reads, of each kind. */
const mostShown = 20;

/** The client's timeout in milliseconds; it is missing in the types of pg, hence the constant. */
const longer: object = {
  query_timeout: 250_000,
};

/** What differs in some days, each part for itself: the first ones of each. */
export interface Differences {
  /** Stored days that differ from the log. */
  figures: {
    ownerId: string;
    ofTeam: boolean;
    day: string;
    category: string;
    stored: unknown;
    counted: unknown;
  }[];
  /** Numbers of active members that differ from who played. */
  active: { ownerId: string; span: string; start: string; stored: string; counted: string }[];
  /** Rounds, and parts of draws, that differ from the log. */
  rounds: { id: string }[];
  /** Deposits, withdrawals, fees and promotions of the log that differ from the ledger. */
  money: { kind: string; subjectId: string | null; noted: string; moved: string }[];
}

const reads: Record<keyof Differences, string> = {
  figures: `select owner_id, of_team, day::text, category, stored, counted
              from figure_violations($1::date, $2::date)`,
  active: `select owner_id, span, start::text, stored::text, counted::text
             from figure_active_violations($1::date, $2::date)`,
  rounds: 'select id from figure_round_violations($1::date, $2::date + 1) id',
  money: `select kind, subject_id, noted::text, moved::text
            from figure_money_violations($1::date, $2::date + 1)`,
};

/** Reads the whole log of some days, with a longer timeout than calls have. */
export const findDifferences = (
  { pool }: Database,
  { from, to }: ProvedDays,
): Promise<Differences> =>
  inTransaction(pool, async (client) => {
    await client.query("set local statement_timeout = '4min'");
    const read = async <Part extends keyof Differences>(part: Part) =>
      (await findRows(client, {
        ...{ text: `${reads[part]} limit ${mostShown}`, values: [from, to ?? 'infinity'] },
        ...longer,
      })) as Differences[Part];
    return {
      figures: await read('figures'),
      active: await read('active'),
      rounds: await read('rounds'),
      money: await read('money'),
    };
  });
