import type pg from 'pg';

/**
 * Whoever changes what a member is, or what is counted for a member, holds the member's row until
 * the transaction ends.
 */
export async function lockMember(client: pg.PoolClient, memberId: string): Promise<void> {
  await client.query('select 1 from member where id = $1 for no key update', [memberId]);
}
