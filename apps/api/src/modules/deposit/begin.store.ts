import type { LimitHit, PayInstructions } from '@lantern/contracts';
import { findRow, getRow, toColumns } from '@lantern/rows';
import type { DepositKind } from '@lantern/rules';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';
import { type DepositRow, depositColumns } from './deposit.store.ts';

export interface NewDeposit {
  id: string;
  brandId: string;
  memberId: string;
  reference: string;
  /** The member's; one deposit for each key. */
  idempotencyKey: string;
  method: string;
  kind: DepositKind;
  gateway: string;
  /** Minor units in digits. */
  amount: string;
  currency: string;
  feeBasisPoints: number;
  feeFixed: string;
  status: 'created' | 'pending';
  instructions: PayInstructions | null;
  returnUrl: string;
  createdAt: Date;
  expiresAt: Date;
}

export type Begun =
  | { verdict: 'begun'; deposit: DepositRow }
  | { verdict: string; hit: LimitHit | null };

/**
 * Stores a deposit, finds the one that the key has already created, or returns the code of a
 * refusal. It decides under the member's locks, so concurrent deposits see each other.
 */
export async function beginDeposit(
  { pool }: Database,
  deposit: NewDeposit,
  mostOpen: number,
): Promise<Begun> {
  const begun = await retried(() =>
    findRow<{ verdict: string; made: string | null; hit: LimitHit | null }>(
      pool,
      'select b.verdict, (b.made).id as made, b.hit from deposit_begin($1, $2) b',
      [JSON.stringify(toColumns(deposit)), mostOpen],
    ),
  );
  if (begun?.verdict !== 'begun')
    return { verdict: begun?.verdict ?? 'internal_error', hit: begun?.hit ?? null };
  const made = await getRow<DepositRow>(
    pool,
    `select ${depositColumns} from deposit d where id = $1`,
    [begun.made],
  );
  return { verdict: 'begun', deposit: made };
}
