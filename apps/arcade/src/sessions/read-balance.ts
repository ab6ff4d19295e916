import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { BalanceView } from '../wire/replies.ts';
import { useSession } from './session.store.ts';

/** The player's balance at the site. @throws Refusal session_over, unavailable */
export async function readBalance(context: Context, token: string): Promise<BalanceView> {
  const { playerId, currency } = await useSession(context.database, token);
  const answer = await context.operator.balance({ playerId, currency });
  if (answer.kind !== 'accepted') throw new Refusal('unavailable');
  return { balance: answer.value.balance };
}
