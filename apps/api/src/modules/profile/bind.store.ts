import { findRow } from '@lantern/rows';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Brand } from '../brand/index.ts';
import { holdAfterAll, holdIfBarred, lockForHold } from '../protection/index.ts';

export type HandleKind = 'mobile' | 'email';

export async function isVerified(
  client: pg.Pool | pg.PoolClient,
  memberId: string,
  kind: HandleKind,
): Promise<boolean> {
  const row = await findRow<{ verified: boolean }>(
    client,
    `select ${kind}_verified as verified from member_profile where member_id = $1`,
    [memberId],
  );
  return row?.verified ?? false;
}

export interface Handle {
  brandId: string;
  memberId: string;
  kind: HandleKind;
  value: string;
  /** The form under which it is unique; undefined where the brand allows several members. */
  key: string | undefined;
}

/**
 * Links a verified handle to the member and takes it from a member who has not verified it. Of two
 * concurrent calls, the unique index lets one succeed.
 */
export async function bindHandle(
  db: Database,
  brand: Brand,
  handle: Handle,
): Promise<'bound' | 'locked' | 'taken'> {
  const { brandId, memberId, kind, value, key } = handle;
  try {
    return await inTransaction(db.pool, async (client) => {
      await lockForHold(client, memberId);
      if (await isVerified(client, memberId, kind)) return 'locked';
      await client.query('delete from member_handle where member_id = $1 and kind = $2', [
        memberId,
        kind,
      ]);
      if (key !== undefined) {
        await client.query('select member_drop_unproved_handle($1, $2, $3, $4)', [
          brandId,
          kind,
          key,
          memberId,
        ]);
        await client.query(
          `insert into member_handle (brand_id, kind, handle_key, member_id, proved)
           values ($1, $2, $3, $4, true)`,
          [brandId, kind, key, memberId],
        );
      }
      await client.query(
        `insert into member_profile (member_id, brand_id, ${kind}, ${kind}_verified)
         values ($1, $2, $3, true)
         on conflict (member_id) do update set ${kind} = excluded.${kind}, ${kind}_verified = true`,
        [memberId, brandId, value],
      );
      await holdIfBarred(client, brand, memberId, { [kind]: value });
      return 'bound';
    });
  } catch (error) {
    if ((error as { constraint?: unknown }).constraint !== 'member_handle_pkey') throw error;
    await holdAfterAll(db, brand, memberId, { [kind]: value });
    return 'taken';
  }
}
