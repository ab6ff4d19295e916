import { findRow, findRows, getRow, type Queryable } from '@lantern/rows';
import type { AgreementKind } from '@lantern/rules/agreements';
import type { Database } from '../../db/database.ts';
import type { ListPart } from '../../db/list-part.ts';

export interface DisputeRow {
  id: string;
  text: string;
  openedAt: Date;
  answer: string | null;
  answeredAt: Date | null;
  answeredBy: string | null;
  billId: string;
  kind: AgreementKind;
  agentId: string;
  agent: string;
  periodStart: Date;
  periodEnd: Date;
  amount: string;
  currency: string;
}

const selected = `select d.id, d.text, d.opened_at, d.answer, d.answered_at,
       s.username as answered_by, d.bill_id, b.kind, d.agent_id, m.username as agent,
       b.period_start, b.period_end, b.amount::text, b.currency
  from agreement_dispute d
  join agreement_bill b on b.id = d.bill_id
  join member m on m.id = d.agent_id
  left join staff s on s.id = d.answered_by`;

/** The disputes of a bill, oldest first. */
export const findDisputesOf = (client: Queryable, billId: string): Promise<DisputeRow[]> =>
  findRows<DisputeRow>(client, `${selected} where d.bill_id = $1 order by d.opened_at, d.id`, [
    billId,
  ]);

export const findDispute = (
  client: Queryable,
  brandId: string,
  id: string,
): Promise<DisputeRow | undefined> =>
  findRow<DisputeRow>(client, `${selected} where d.brand_id = $1 and d.id = $2`, [brandId, id]);

/** A part of the disputes, and their number: open ones oldest first, others newest first. */
export async function findDisputes(
  { pool }: Database,
  { brandId, open }: { brandId: string; open: boolean },
  { limit, offset = 0, after }: ListPart,
): Promise<{ rows: DisputeRow[]; total: number }> {
  const where = 'where d.brand_id = $1 and (d.answered_at is null) = $2';
  const [at, follows, order] = open ? ['opened_at', '>', 'asc'] : ['answered_at', '<', 'desc'];
  const [rows, { total }] = await Promise.all([
    findRows<DisputeRow>(
      pool,
      `${selected} ${where}
          and ($5::uuid is null or (d.${at}, d.id) ${follows} (
                select ${at}, id from agreement_dispute where id = $5))
        order by d.${at} ${order}, d.id ${order} limit $3 offset $4`,
      [brandId, open, limit, offset, after?.id ?? null],
    ),
    getRow<{ total: number }>(
      pool,
      `select count(*)::integer as total from agreement_dispute d ${where}`,
      [brandId, open],
    ),
  ]);
  return { rows, total };
}

export interface NewDispute {
  id: string;
  brandId: string;
  billId: string;
  agentId: string;
  text: string;
  at: Date;
}

/** Answers whether no dispute of the bill was open. */
export async function insertDispute(client: Queryable, dispute: NewDispute): Promise<boolean> {
  const { id, brandId, billId, agentId, text, at } = dispute;
  const { rowCount } = await client.query(
    `insert into agreement_dispute (id, brand_id, bill_id, agent_id, text, opened_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [id, brandId, billId, agentId, text, at],
  );
  return rowCount === 1;
}

/** Closes an open dispute with an answer, which its agent sees at once. */
export async function closeDispute(
  client: Queryable,
  { id, answer, staffId, at }: { id: string; answer: string; staffId: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `with closed as (
       update agreement_dispute
          set answer = $2, answered_by = $3, answered_at = greatest($4, opened_at)
        where id = $1 and answered_at is null returning *)
     insert into outbox (topic, brand_id, member_id, payload)
       select 'agreement', brand_id, agent_id, jsonb_build_object('agreement', null) from closed`,
    [id, answer, staffId, at],
  );
  return rowCount === 1;
}
