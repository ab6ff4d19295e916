import type { ProposalKind } from '@lantern/contracts';
import { findRow, findRows, getRow, type Queryable } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { DecidedProposal } from '../../db/decided-proposal.ts';

export interface ProposalRow {
  id: string;
  kind: ProposalKind;
  status: 'open' | 'approved' | 'rejected';
  subject: string;
  memberId: string | null;
  memberUsername: string | null;
  payload: Record<string, unknown>;
  reason: string;
  proposedBy: string;
  proposer: string;
  /** The moment from which the proposer counts as one of two people; null when it has passed. */
  proposerCountsFrom: Date | null;
  proposedAt: Date;
  decider: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
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
  return findRow<ProposalRow>(client, `${select} where p.brand_id = $1 and p.id = $2`, [
    brandId,
    id,
  ]);
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
  const [rows, counted] = await Promise.all([
    findRows<ProposalRow>(pool, `${select} where ${where} order by p.id desc offset $4 limit $5`, [
      ...values,
      offset,
      limit,
    ]),
    findRow<{ total: number }>(
      pool,
      `select count(*)::int as total from proposal p where ${where}`,
      values,
    ),
  ]);
  return { rows, total: counted?.total ?? 0 };
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
  const row = await findRow<{ id: string | null }>(
    pool,
    'select proposal_make($1, $2, $3, $4, $5, $6, $7, $8) as id',
    [brandId, staffId, kind, subject, memberId, JSON.stringify(payload), reason, key],
  );
  return row?.id ?? null;
}

interface Locked extends DecidedProposal {
  /** `open`, or the code of a refusal. */
  verdict: string;
}

const lock = (client: Queryable, sql: string, values: unknown[]) =>
  getRow<Locked>(
    client,
    `select l.verdict, (l.p).id, (l.p).kind, (l.p).decided_by from ${sql} l`,
    values,
  );

/** Locks a proposal for its approval by a second person. */
export const lockForApproval = (client: Queryable, id: string, staffId: string) =>
  lock(client, 'proposal_approvable($1, $2)', [id, staffId]);

/** Locks a proposal for its rejection. */
export const lockForRejection = (client: Queryable, id: string, staffId: string) =>
  lock(client, 'proposal_lock($1, $2)', [id, staffId]);

/** Closes a locked proposal and writes the decision to the audit log. */
export async function close(
  client: Queryable,
  { id, decidedBy }: DecidedProposal,
  status: 'approved' | 'rejected',
  reason: string | undefined,
): Promise<void> {
  await client.query('select proposal_close($1, $2, $3, $4)', [
    id,
    decidedBy,
    status,
    reason ?? null,
  ]);
}
