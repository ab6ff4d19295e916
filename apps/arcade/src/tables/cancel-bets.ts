import type { Queryable } from '@lantern/outside';
import { markCancelling, oweAll } from './bet.store.ts';
import { tableRollbackCall } from './table-calls.ts';

/** Cancels bets that are not decided, and writes their rollbacks, in one transaction. */
export async function cancelBets(tx: Queryable, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const cancelled = await markCancelling(tx, ids);
  await oweAll(
    tx,
    cancelled.map((bet) => ({
      betId: bet.id,
      owed: { call: 'rollback', body: tableRollbackCall(bet) },
    })),
  );
  return cancelled.length;
}
