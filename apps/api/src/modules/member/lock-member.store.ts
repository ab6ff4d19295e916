import type pg from 'pg';

/** Locks the member's row until the transaction ends, to serialise changes and counts of it. */
export async function lockMember(client: pg.PoolClient, memberId: string): Promise<void> {
  await client.query('select 1 from member where id = $1 for no key update', [memberId]);
}
