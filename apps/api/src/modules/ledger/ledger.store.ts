import { type LedgerAnswer, postTransfers, type Queryable, type Transfer } from '@lantern/database';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';

/** Posts one posting: its transfers stand or fall together. See `postTransfers`. */
export async function post(db: Queryable, transfers: readonly Transfer[]): Promise<LedgerAnswer[]> {
  const [answers = []] = await postTransfers(db, [transfers]);
  return answers;
}

/**
 * Purposes of the house's purses: the other side of what members win, play, pay in, or were given
 * to start with.
 */
export type HousePurpose =
  | 'house_games'
  | 'house_play'
  | 'house_gateway'
  | 'house_bank'
  | 'house_fees'
  | 'house_adjustments'
  | 'house_vendors'
  | 'house_opening';

async function purseId(
  db: Queryable,
  brandId: string,
  memberId: string | null,
  purpose: string,
  currency: string,
): Promise<string> {
  const { rows } = await db.query<{ id: string }>({
    name: 'purse_id',
    text: `select id from purse where brand_id = $1 and member_id is not distinct from $2 and purpose = $3 and currency = $4`,
    values: [brandId, memberId, purpose, currency],
  });
  if (!rows[0])
    throw new Error(`There is no purse ${purpose} in ${currency} for ${memberId ?? 'the house'}.`);
  return rows[0].id;
}

export const housePurse = (
  db: Queryable,
  brandId: string,
  purpose: HousePurpose,
  currency: string,
) => purseId(db, brandId, null, purpose, currency);

export const memberPurse = (
  db: Queryable,
  brandId: string,
  memberId: string,
  purpose: 'main' | 'play',
  currency: string,
) => purseId(db, brandId, memberId, purpose, currency);

export interface Violation extends pg.QueryResultRow {
  rule: string;
  subject: string;
  detail: string;
}

/** Reads the whole ledger, which may take longer than a call may. */
export function ledgerViolations({ pool }: Database): Promise<Violation[]> {
  return inTransaction(pool, async (client) => {
    await client.query("set local statement_timeout = '4min'");
    // Of this process's own patience, too; the types of pg do not know it yet.
    const proof = {
      text: 'select rule, subject, detail from ledger_violations()',
      query_timeout: 250_000,
    };
    const { rows } = await client.query<Violation>(proof);
    return rows;
  });
}
