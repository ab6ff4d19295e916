import { transaction } from '@lantern/outside';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { lockPlayer, setBalance } from '../wallet/player.store.ts';
import { changeRound, describeRound, lockRound } from './feed.store.ts';

/**
 * Gives a round another payout, or cancels it: the stake goes back and the payout is taken. A
 * wallet that holds less than is taken is empty afterwards.
 * @throws Refusal round_not_found, when it is unknown or cancelled
 */
export function correctRound(
  { database }: Context,
  id: string,
  change: { payout: string } | 'cancel',
): Promise<object> {
  return transaction(database, async (tx) => {
    const known = await lockRound(tx, id);
    const player = known && (await lockPlayer(tx, known.playerId));
    if (!known || !player || known.status === 'cancelled') throw new Refusal('round_not_found');
    const payout = change === 'cancel' ? known.payout : change.payout;
    const owed = change === 'cancel' ? BigInt(known.stake) : BigInt(payout);
    const balance = player.balance + owed - BigInt(known.payout);
    await setBalance(tx, player.id, balance < 0n ? 0n : balance);
    await changeRound(tx, id, { status: change === 'cancel' ? 'cancelled' : 'settled', payout });
    const changed = await lockRound(tx, id);
    return changed ? describeRound(changed) : {};
  });
}
