import type pg from 'pg';

export interface NewFile {
  /** 32 hexadecimal digits, also its id in the file storage. */
  id: string;
  contentType: string;
  bytes: number;
}

/** The owner of a file: an avatar, an attachment of a message, or a proof of a payment. */
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
