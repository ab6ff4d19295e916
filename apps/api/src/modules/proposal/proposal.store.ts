import type { ProposalKind } from '@lantern/contracts';
import type { Queryable } from '@lantern/database';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { askVerdict } from '../../db/verdict.ts';

export interface ProposalRow extends pg.QueryResultRow {
  id: string;
  kind: ProposalKind;
  status: 'open' | 'approved' | 'rejected';
  subject: string;
  member_id: string | null;
  member_username: string | null;
  payload: Record<string, unknown>;
  reason: string;
  proposed_by: string;
  proposer: string;
  /** The moment from which the proposer counts as one of two people; null when it has passed. */
  proposer_counts_from: Date | null;
  proposed_at: Date;
  decider: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
}

const select = `select p.id, p.kind, p.status, p.subject, p.member_id,
       m.username as member_username, p.payload, p.reason, p.proposed_by, a.username as proposer,
       case when a.counts_from > now() then a.counts_from end as proposer_counts_from,
       p.proposed_at, d.username as decider, p.decided_at, p.decision_reason
  from proposal p
  join staff a on a.id = p.proposed_by
  left join staff d on d.id = p.decided_by
  left join member m on m.id = p.member_id`;

export async function findProposal(
  client: Queryable,
  brandId: string,
  id: string,
): Promise<ProposalRow | undefined> {
  const { rows } = await client.query<ProposalRow>(
    `${select} where p.brand_id = $1 and p.id = $2`,
    [brandId, id],
  );
  return rows[0];
}

export interface Wanted {
  kinds: readonly ProposalKind[];
  status: string | undefined;
  offset: number;
  limit: number;
}

/** A page of a brand's proposals, the newest first, with the number of all. */
export async function listProposals(
  { pool }: Database,
  brandId: string,
  { kinds, status, offset, limit }: Wanted,
): Promise<{ rows: ProposalRow[]; total: number }> {
  const where = 'p.brand_id = $1 and p.kind = any($2) and ($3::text is null or p.status = $3)';
  const values = [brandId, kinds, status ?? null];
  const [found, counted] = await Promise.all([
    pool.query<ProposalRow>(`${select} where ${where} order by p.id desc offset $4 limit $5`, [
      ...values,
      offset,
      limit,
    ]),
    pool.query<{ total: number }>(
      `select count(*)::int as total from proposal p where ${where}`,
      values,
    ),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

export interface ProposalToMake {
  brandId: string;
  staffId: string;
  kind: ProposalKind;
  subject: string;
  memberId: string | null;
  payload: Record<string, string>;
  reason: string;
  key: string;
}

/**
 * The id of the proposal that this key has made, now or earlier; null when the key belongs to
 * another proposal.
 */
export async function makeProposal(
  { pool }: Database,
  proposal: ProposalToMake,
): Promise<string | null> {
  const { brandId, staffId, kind, subject, memberId, payload, reason, key } = proposal;
  const { rows } = await pool.query<{ id: string | null }>(
    'select proposal_make($1, $2, $3, $4, $5, $6, $7, $8) as id',
    [brandId, staffId, kind, subject, memberId, JSON.stringify(payload), reason, key],
  );
  return rows[0]?.id ?? null;
}

/** Approves a proposal and carries it out; `done`, or the code of a refusal. */
export const approve = ({ pool }: Database, id: string, staffId: string, reason?: string) =>
  askVerdict(pool, 'select proposal_approve($1, $2, $3) as verdict', [id, staffId, reason ?? null]);

/** `done`, or the code of a refusal. */
export const reject = ({ pool }: Database, id: string, staffId: string, reason: string) =>
  askVerdict(pool, 'select proposal_reject($1, $2, $3) as verdict', [id, staffId, reason]);
