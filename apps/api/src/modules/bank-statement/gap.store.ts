import type { bankGapKinds } from '@lantern/contracts';
import { findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { ListPart } from '../../db/list-part.ts';

export interface GapRow {
  reference: string;
  memberId: string;
  username: string;
  amount: string;
  currency: string;
  number: string | null;
  account: string | null;
  at: Date;
  person: string | null;
}

/** Money of our books that should be on a statement, and is on no line. */
const gaps = {
  payouts: `select w.reference, w.member_id, w.amount - w.fee as amount, w.currency,
      w.payout_reference as number, null::text as account, w.paid_at as at,
      (select s.username from withdrawal_event e join staff s on s.id = e.staff_id
        where e.withdrawal_id = w.id and e.status = 'paid' order by e.id desc limit 1) as person
    from withdrawal w
   where w.brand_id = $1 and w.gateway is null and w.paid_at is not null
     and not exists (select from bank_line l where l.withdrawal_id = w.id)`,
  deposits: `select d.reference, d.member_id, d.credited as amount, d.currency,
      d.gateway_payment_id as number, d.instructions ->> 'accountNumber' as account,
      d.settled_at as at,
      (select s.username from staff s where s.id = d.matched_by) as person
    from deposit d
   where d.brand_id = $1 and d.kind = 'bank' and d.credited is not null
     and not exists (select from bank_line l where l.deposit_id = d.id)`,
} as const;

/** The place of a reference in the list. */
const placeOf = {
  payouts: 'select paid_at, reference from withdrawal',
  deposits: 'select settled_at, reference from deposit',
} as const;

export interface GapFilter {
  brandId: string;
  kind: (typeof bankGapKinds)[number];
  account: string | undefined;
  from: string | undefined;
  to: string | undefined;
}

/** Days are the brand's. A payout has no account: it fits every one. */
function foundBy({ brandId, kind, account, from, to }: GapFilter) {
  return {
    found: `(${gaps[kind]}) g
      where ($2::text is null or g.account is null or g.account = $2)
        and ($3::date is null or brand_day($1, g.at) >= $3)
        and ($4::date is null or brand_day($1, g.at) <= $4)`,
    values: [brandId, account ?? null, from ?? null, to ?? null],
  };
}

/** A part of the gaps, newest first. */
export async function findGaps(
  { pool }: Database,
  filter: GapFilter,
  { limit, offset = 0, after }: ListPart<Pick<GapRow, 'reference'>>,
): Promise<GapRow[]> {
  const { found, values } = foundBy(filter);
  return findRows<GapRow>(
    pool,
    `select f.reference, f.member_id, m.username, f.amount::text, f.currency, f.number, f.account,
            f.at, f.person
       from (select * from ${found}) f join member m on m.id = f.member_id
      where $7::text is null
         or (f.at, f.reference) < (${placeOf[filter.kind]} where reference = $7)
      order by f.at desc, f.reference desc offset $5 limit $6`,
    [...values, offset, limit, after?.reference ?? null],
  );
}

export async function countGaps({ pool }: Database, filter: GapFilter): Promise<number> {
  const { found, values } = foundBy(filter);
  const { total } = await getRow<{ total: number }>(
    pool,
    `select count(*)::int as total from ${found}`,
    values,
  );
  return total;
}
