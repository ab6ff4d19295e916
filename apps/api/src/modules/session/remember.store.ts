import { findRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface TokenRow {
  memberId: string;
  familyId: string;
  expiresAt: Date;
  used: boolean;
}

/** A token of a remembered device, used or not. */
export async function findToken(
  { pool }: Database,
  brandId: string,
  tokenHash: Buffer,
): Promise<TokenRow | undefined> {
  return findRow<TokenRow>(
    pool,
    `select member_id, family_id, expires_at, used_at is not null as used from remember_token
      where token_hash = $1 and brand_id = $2`,
    [tokenHash, brandId],
  );
}

/** When a remembered device expires: set by its first login, unchanged by its later tokens. */
export async function findFamilyEnd(
  { pool }: Database,
  familyId: string,
): Promise<Date | undefined> {
  const row = await findRow<{ end: Date | null }>(
    pool,
    'select min(expires_at) as end from remember_token where family_id = $1',
    [familyId],
  );
  return row?.end ?? undefined;
}
