import type { Queryable } from '../database/database.ts';
import { owe } from '../outbox/outbox.store.ts';
import { rollbackCall } from './calls.ts';
import { markCancelling } from './round.store.ts';
import type { Round } from './round.ts';

/**
 * Gives up a bet whose outcome is not known, and owes the site its rollback; both are written
 * together, or neither.
 */
export async function cancelBet(tx: Queryable, round: Round): Promise<void> {
  if (await markCancelling(tx, round.id))
    await owe(tx, round.id, { call: 'rollback', body: rollbackCall(round) });
}
