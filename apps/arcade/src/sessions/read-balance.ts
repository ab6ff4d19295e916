import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { BalanceView } from '../wire/replies.ts';
import { useSession } from './session.store.ts';

/**
 * What the player can stake now, as the site says. Throws the refusals `session_over` and
 * `unavailable`.
 */
export async function readBalance(context: Context, token: string): Promise<BalanceView> {
  const { playerId, currency } = await useSession(context.database, token);
  const answer = await context.operator.balance({ playerId, currency });
  if (answer.kind !== 'accepted') throw new Refusal('unavailable');
  return { balance: answer.value.balance };
}
