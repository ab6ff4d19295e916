import type pg from 'pg';

export interface NewFile {
  /** 32 hexadecimal digits; under them the bytes are in the storage. */
  id: string;
  contentType: string;
  bytes: number;
}

/**
 * Whose a file is: a member's picture of themselves, sent with a message, or a proof about money.
 */
type Owner = Readonly<{ brandId: string; memberId: string | null }> &
  (
    | Readonly<{ kind: 'avatar' | 'deposit' | 'withdrawal' }>
    | Readonly<{ kind: 'feedback'; feedbackId: string }>
  );

export async function insertFile(
  client: pg.ClientBase,
  owner: Owner,
  file: NewFile,
): Promise<void> {
  const feedbackId = owner.kind === 'feedback' ? owner.feedbackId : null;
  await client.query(
    `insert into stored_file (id, brand_id, member_id, feedback_id, kind, content_type, bytes)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [file.id, owner.brandId, owner.memberId, feedbackId, owner.kind, file.contentType, file.bytes],
  );
}
