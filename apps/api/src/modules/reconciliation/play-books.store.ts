import { findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { OwnLine } from './compare.ts';
import type { PlaySubject } from './reconciliation.store.ts';

type Row = Omit<OwnLine, 'amount'> & { amount: string };
const lineOf = ({ amount, ...row }: Row): OwnLine => ({ ...row, amount: BigInt(amount) });

/** Bets and wins in our books (`OwnLine`), by the vendor's ids of its transactions. */
const books = `
  select m.brand_id, t.transaction_id as reference, t.transaction_id as id,
         case when t.rolled_back then 'cancelled' else 'paid' end as status,
         t.amount::text as amount, t.currency
    from vendor_transaction t join member m on m.id = t.member_id`;

/** Our lines with these references, by reference. */
export async function findKnownPlays(
  { pool }: Database,
  subject: PlaySubject,
  vendor: string,
  references: readonly string[],
): Promise<Map<string, OwnLine>> {
  const rows = await findRows<Row>(
    pool,
    `${books} where t.vendor_code = $1 and t.kind = $2 and t.transaction_id = any($3)`,
    [vendor, subject, references],
  );
  return new Map(rows.map((row) => [row.reference, lineOf(row)]));
}

/**
 * Our lines that stand, of the rounds that began on a day, in UTC, and have ended. Rounds up to the
 * day on which the brand was created are those of the demonstration, which no vendor has played.
 */
export async function findPlays(
  { pool }: Database,
  subject: PlaySubject,
  vendor: string,
  day: string,
): Promise<OwnLine[]> {
  // Nothing of a round is older than its beginning, which the small index by time makes use of.
  const rows = await findRows<Row>(
    pool,
    `${books}
       join game_round r on r.id = t.round_id
         and r.started_at >= $3::date::timestamp at time zone 'UTC'
         and r.started_at < ($3::date + 1)::timestamp at time zone 'UTC'
       join brand b on b.id = r.brand_id
         and (b.created_at at time zone 'UTC')::date < $3::date
      where t.vendor_code = $1 and t.kind = $2 and t.amount > 0 and not t.rolled_back
        and r.ended_at is not null
        and t.created_at >= $3::date::timestamp at time zone 'UTC'`,
    [vendor, subject, day],
  );
  return rows.map(lineOf);
}
