import type pg from 'pg';
import type { Database } from '../../db/database.ts';

export interface TokenRow extends pg.QueryResultRow {
  member_id: string;
  family_id: string;
  expires_at: Date;
  used: boolean;
}

/** The device that a token keeps logged in; a token that was used before is found, too. */
export async function findToken(
  { pool }: Database,
  brandId: string,
  tokenHash: Buffer,
): Promise<TokenRow | undefined> {
  const { rows } = await pool.query<TokenRow>(
    `select member_id, family_id, expires_at, used_at is not null as used from remember_token
      where token_hash = $1 and brand_id = $2`,
    [tokenHash, brandId],
  );
  return rows[0];
}

/**
 * Until when a device stays logged in: as its first login said, however often its token changes.
 */
export async function findFamilyEnd(
  { pool }: Database,
  familyId: string,
): Promise<Date | undefined> {
  const { rows } = await pool.query<{ end: Date | null }>(
    'select min(expires_at) as end from remember_token where family_id = $1',
    [familyId],
  );
  return rows[0]?.end ?? undefined;
}
