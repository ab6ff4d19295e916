import type { Queryable } from '@lantern/outside';
import { owe } from '../outbox/outbox.store.ts';
import { rollbackCall } from './calls.ts';
import { markCancelling } from './round.store.ts';
import type { Round } from './round.ts';

/** Cancels a bet with an unknown outcome and writes its rollback, in one transaction. */
export async function cancelBet(tx: Queryable, round: Round): Promise<void> {
  if (await markCancelling(tx, round.id))
    await owe(tx, round.id, { call: 'rollback', body: rollbackCall(round) });
}
