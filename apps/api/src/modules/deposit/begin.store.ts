import type { LimitHit, PayInstructions } from '@lantern/contracts';
import type { DepositKind } from '@lantern/rules';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';
import { type DepositRow, depositColumns } from './deposit.store.ts';

export interface NewDeposit {
  id: string;
  brand_id: string;
  member_id: string;
  reference: string;
  /** The member's; one deposit for each key. */
  idempotency_key: string;
  method: string;
  kind: DepositKind;
  gateway: string;
  /** Minor units in digits. */
  amount: string;
  currency: string;
  fee_basis_points: number;
  fee_fixed: string;
  status: 'created' | 'pending';
  instructions: PayInstructions | null;
  return_url: string;
  created_at: Date;
  expires_at: Date;
}

export type Begun =
  | { verdict: 'begun'; deposit: DepositRow }
  | { verdict: string; hit: LimitHit | null };

/**
 * Stores a deposit, or finds the one that the key has made already, or answers the code of a
 * refusal. It decides under the member's locks, so concurrent deposits see each other.
 */
export async function beginDeposit(
  { pool }: Database,
  deposit: NewDeposit,
  mostOpen: number,
): Promise<Begun> {
  const { rows } = await retried(() =>
    pool.query<pg.QueryResultRow & { verdict: string; made: string | null; hit: LimitHit | null }>(
      'select b.verdict, (b.made).id as made, b.hit from deposit_begin($1, $2) b',
      [JSON.stringify(deposit), mostOpen],
    ),
  );
  const [begun] = rows;
  if (begun?.verdict !== 'begun')
    return { verdict: begun?.verdict ?? 'internal_error', hit: begun?.hit ?? null };
  const found = await pool.query<DepositRow>(
    `select ${depositColumns} from deposit d where id = $1`,
    [begun.made],
  );
  const [row] = found.rows;
  if (!row) throw new Error('A deposit that has just been written down is not there.');
  return { verdict: 'begun', deposit: row };
}
