import { findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { carryOutBy } from '../../db/decided-proposal.ts';
import type { ListPart } from '../../db/list-part.ts';
import { retried } from '../../db/transaction.ts';
import { askVerdict } from '../../db/verdict.ts';

export interface NewMove {
  brandId: string;
  staffId: string;
  memberId: string;
  /** The unique form of the new upline's name; null for the top. */
  nameKey: string | null;
  reason: string;
  key: string;
}

/** Answers `proposed`, or the code of a refusal. */
export const insertMove = ({ pool }: Database, wish: NewMove): Promise<string> =>
  retried(() =>
    askVerdict(pool, 'select line_move_propose($1, $2, $3, $4, $5, $6) as verdict', [
      ...[wish.brandId, wish.staffId, wish.memberId, wish.nameKey, wish.reason, wish.key],
    ]),
  );

/** Moves a member with all below to the new upline. */
export const carryOutMove = carryOutBy('line_move_carry_out');

export interface MoveRow {
  id: string;
  status: 'open' | 'approved' | 'rejected';
  memberId: string;
  member: string;
  /** Null for the top of a line; the id is also null of a move that was not made. */
  fromId: string | null;
  from: string | null;
  toId: string | null;
  to: string | null;
  members: number;
  reason: string;
  proposer: string;
  proposedAt: Date;
  decider: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
}

export interface MoveSearch {
  brandId: string;
  status?: string | undefined;
  /** The beginning of the account of the member or an upline, in its unique form. */
  name?: string | undefined;
}

const asPrefix = (name: string) => `${name.replace(/[\\%_]/g, '\\$&')}%`;

/** A part of the moves of a brand, also those that are open or rejected; newest first. */
export async function findMoves(
  { pool }: Database,
  { brandId, status, name }: MoveSearch,
  { limit, offset = 0, after }: ListPart,
): Promise<{ rows: MoveRow[]; total: number }> {
  const from = `from proposal p
       join member m on m.id = p.member_id
       join staff a on a.id = p.proposed_by
       left join staff d on d.id = p.decided_by
       left join line_move v on v.proposal_id = p.id
       left join member f on f.id = v.from_upline
       left join member t on t.id = v.to_upline
      where p.brand_id = $1 and p.kind = 'line_move' and ($2::text is null or p.status = $2)
        and ($3::text is null or m.username_key like $3
             or f.username_key like $3 or t.username_key like $3
             or v.id is null and (lower(p.payload ->> 'from') like $3
                                  or lower(p.payload ->> 'to') like $3))`;
  const values = [brandId, status ?? null, name === undefined ? null : asPrefix(name)];
  const [rows, { total }] = await Promise.all([
    findRows<MoveRow>(
      pool,
      `select p.id, p.status, m.id as member_id, m.username as member, f.id as from_id,
              case when v.id is null then p.payload ->> 'from' else f.username end as "from",
              t.id as to_id,
              case when v.id is null then p.payload ->> 'to' else t.username end as "to",
              coalesce(v.members, (p.payload ->> 'members')::integer, 1) as members, p.reason,
              a.username as proposer, p.proposed_at, d.username as decider, p.decided_at,
              p.decision_reason
         ${from} and ($6::uuid is null or p.id < $6)
        order by p.id desc limit $4 offset $5`,
      [...values, limit, offset, after?.id ?? null],
    ),
    getRow<{ total: number }>(pool, `select count(*)::integer as total ${from}`, values),
  ]);
  return { rows, total };
}
