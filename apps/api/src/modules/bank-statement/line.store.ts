import type { BankLine, BankLineCandidate, bankLines, QueryOf } from '@lantern/contracts';
import { findRow, findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { RowsAfter } from '../../db/list-part.ts';
import { askVerdict } from '../../db/verdict.ts';
import { atLeisure } from './at-leisure.store.ts';

export interface LineRow {
  id: string;
  account: string;
  day: string;
  amount: string;
  currency: string;
  reference: string | null;
  counterparty: string | null;
  words: string;
  reversal: boolean;
  status: BankLine['status'];
  match: string | null;
  explanation: BankLine['explanation'];
  decidedAt: Date | null;
  decider: string | null;
  remark: string | null;
  carried: boolean;
  final: boolean;
}

const columns = `l.id, l.account, l.day::text, l.amount::text, l.currency, l.reference,
  l.counterparty, l.words, l.reversal, statement_line_state(l) as status,
  coalesce(d.reference, w.reference) as match, l.explanation, l.decided_at,
  s.username as decider, l.remark, l.carried_at is not null as carried, l.final`;
const tables = `bank_line l
  left join deposit d on d.id = l.deposit_id
  left join withdrawal w on w.id = l.withdrawal_id
  left join staff s on s.id = l.decided_by`;

const within = {
  unmatched: "not l.final and statement_line_state(l) not in ('matched', 'explained')",
  matched: "statement_line_state(l) = 'matched'",
  explained: 'l.explanation is not null',
  all: 'true',
} as const;
const sides = { all: 'true', credit: 'l.amount > 0', debit: 'l.amount < 0' } as const;

export interface LineFilter
  extends Pick<QueryOf<typeof bankLines>, 'account' | 'from' | 'to' | 'show' | 'side'> {
  brandId: string;
}

function whereOf({ brandId, account, from, to, show, side }: LineFilter) {
  const where = `l.brand_id = $1 and ($2::text is null or l.account = $2)
    and ($3::date is null or l.day >= $3) and ($4::date is null or l.day <= $4)
    and ${within[show]} and ${sides[side]}`;
  return { where, values: [brandId, account ?? null, from ?? null, to ?? null] };
}

export async function findLines(
  { pool }: Database,
  filter: LineFilter,
  [offset, limit]: readonly [number, number],
): Promise<{ rows: LineRow[]; total: number }> {
  const { where, values } = whereOf(filter);
  const order = filter.show === 'unmatched' ? 'asc' : 'desc';
  const [rows, { total }] = await Promise.all([
    findRows<LineRow>(
      pool,
      `select ${columns} from ${tables} where ${where}
        order by l.day ${order}, l.nth ${order}, l.id ${order} offset $5 limit $6`,
      [...values, offset, limit],
    ),
    getRow<{ total: number }>(
      pool,
      `select count(*)::int as total from bank_line l where ${where}`,
      [...values],
    ),
  ]);
  return { rows, total };
}

/** Lines after one, by their ids, for a file. */
export const findLinesAfter = (
  { pool }: Database,
  filter: LineFilter,
  { limit, after }: RowsAfter,
): Promise<LineRow[]> => {
  const { where, values } = whereOf(filter);
  return findRows<LineRow>(
    pool,
    `select ${columns} from ${tables} where ${where} and ($5::uuid is null or l.id > $5)
      order by l.id limit $6`,
    [...values, after?.id ?? null, limit],
  );
};

export const findLine = ({ pool }: Database, brandId: string, id: string) =>
  findRow<LineRow>(pool, `select ${columns} from ${tables} where l.brand_id = $1 and l.id = $2`, [
    brandId,
    id,
  ]);

/** `decided`, or the code of a refusal. */
export const decideOnLine = ({ pool }: Database, values: readonly (string | null)[]) =>
  askVerdict(pool, 'select statement_decide($1, $2, $3, $4, $5, $6) as verdict', [...values]);

/** How many lines were matched. */
export const matchAgain = (
  db: Database,
  values: readonly [brandId: string, account: string, staffId: string],
): Promise<number> => atLeisure(db, 'select statement_rematch($1, $2, $3) as answer', values);

export interface CandidateRow {
  reference: string;
  memberId: string;
  username: string;
  amount: string;
  currency: string;
  status: string;
  at: Date;
  by: BankLineCandidate['by'];
}

/** As many as a person looks through. */
const mostCandidates = 20;

/**
 * Deposits of a credit, or payouts of a debit, that no other line has: by the bank's number, our
 * reference, the holder's name, or the same amount within a month.
 */
export const findCandidates = ({ pool }: Database, brandId: string, lineId: string) =>
  findRows<CandidateRow>(
    pool,
    `with line as (
       select l.*, bank_payment(l.reference) as number,
              statement_letters(concat(l.counterparty, l.words)) as letters
         from bank_line l where l.brand_id = $1 and l.id = $2
     ), found as (
       select d.reference, d.member_id, coalesce(d.credited, d.amount) as amount, d.currency,
              d.status, d.created_at as at, 0 as holder,
              case when d.gateway_payment_id = l.number then 'number'
                   when d.reference = any (l.mentions) then 'reference'
                   when coalesce(d.credited, d.amount) = l.amount
                    and d.created_at between l.day - 31 and l.day + 2 then 'amount' end as by
         from line l join deposit d on d.brand_id = $1 and d.kind = 'bank' and l.amount > 0
          and d.currency = l.currency
          and (d.credited = l.amount or 'match' = any (deposit_decisions(d)))
        where not exists (select from bank_line x where x.deposit_id = d.id and x.id <> l.id)
       union all
       select w.reference, w.member_id, w.amount - w.fee, w.currency, w.status, w.paid_at, 0,
              case when w.payout_reference = l.number then 'number'
                   when w.reference = any (l.mentions) then 'reference'
                   when strpos(l.letters, statement_letters(a.holder_name)) > 0 then 'holder'
                   when w.paid_at between l.day - 31 and l.day + 31 then 'amount' end
         from line l join withdrawal w on w.brand_id = $1 and w.gateway is null
          and w.paid_at is not null and w.currency = l.currency and w.amount - w.fee = -l.amount
         join bank_account a on a.id = w.bank_account_id
        where not exists (select from bank_line x where x.withdrawal_id = w.id and x.id <> l.id)
     )
     select f.reference, f.member_id, m.username, f.amount::text, f.currency, f.status, f.at, f.by
       from found f join member m on m.id = f.member_id where f.by is not null
      order by array_position(array['number', 'reference', 'holder', 'amount'], f.by), f.at desc
      limit ${mostCandidates}`,
    [brandId, lineId],
  );
