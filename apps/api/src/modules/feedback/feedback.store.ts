import { findRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { insertFile, type NewFile } from '../media/index.ts';

export interface NewFeedback {
  id: string;
  brandId: string;
  /** Null for a visitor. */
  memberId: string | null;
  reference: string;
  type: string;
  content: string;
  contact: string | null;
  language: string;
  address: string;
  createdAt: Date;
}

/**
 * A brand's unanswered messages, counted up to `most`; `lately` counts those of them that arrived
 * after `since`.
 */
export async function countOpen(
  { pool }: Database,
  { brandId, since, most }: { brandId: string; since: Date; most: number },
): Promise<{ open: number; lately: number }> {
  const row = await findRow<{ open: number; lately: number }>(
    pool,
    `select count(*)::int as open, count(*) filter (where created_at > $2)::int as lately
       from (select created_at from feedback where brand_id = $1 and status = 'open'
              order by created_at desc limit $3) as newest`,
    [brandId, since, most],
  );
  return row ?? { open: 0, lately: 0 };
}

/** Stores a message with its pictures. False, and nothing stored, if the reference is in use. */
export function insertFeedback(
  { pool }: Database,
  feedback: NewFeedback,
  files: readonly NewFile[],
): Promise<boolean> {
  const { id, brandId, memberId } = feedback;
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `insert into feedback (id, brand_id, member_id, reference, type, content, contact,
                             language, address, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (brand_id, reference) do nothing`,
      [
        ...[
          id,
          brandId,
          memberId,
          feedback.reference,
          feedback.type,
          feedback.content,
          feedback.contact,
        ],
        ...[feedback.language, feedback.address, feedback.createdAt],
      ],
    );
    if (!rowCount) return false;
    for (const file of files)
      await insertFile(client, { kind: 'feedback', brandId, memberId, feedbackId: id }, file);
    return true;
  });
}
