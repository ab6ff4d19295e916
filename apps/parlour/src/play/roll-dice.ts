import { randomUUID } from 'node:crypto';
import { type Queryable, transaction } from '@lantern/outside';
import type { Context } from '../context.ts';
import { rollOf } from '../game/fair.ts';
import { limitsOf, payoutOf, wins } from '../game/moon-dice.ts';
import { Refusal } from '../refusal.ts';
import { lockPlayer, type Player, setBalance } from '../wallet/player.store.ts';
import type { RollView } from './replies.ts';
import { findRound, type Round, viewOf, writeRound } from './round.store.ts';
import { commitmentOf, seedInUse, takeNonce } from './seed.store.ts';
import { playerOf } from './tickets.ts';

export interface Wish {
  session: string;
  /** Created by the page; the same key is the same roll. */
  key: string;
  stake: string;
  chance: number;
}

/**
 * Rolls once: stake, roll and payout in one transaction under the lock of the player's wallet.
 * @throws Refusal session_over, stake_not_allowed, insufficient_funds, round_key_reused
 */
export async function rollDice({ database }: Context, wish: Wish): Promise<RollView> {
  const playerId = await playerOf(database, wish.session);
  return transaction(database, async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (!player) throw new Refusal('session_over');
    const known = await findRound(tx, playerId, wish.key);
    if (known && (known.stake !== wish.stake || known.chance !== wish.chance))
      throw new Refusal('round_key_reused');
    const round = known ?? (await play(tx, player, wish));
    return {
      round: viewOf(round),
      balance: round.balanceAfter,
      commitment: await commitmentOf(tx, playerId),
    };
  });
}

async function play(
  tx: Queryable,
  player: Player,
  { key, stake: typed, chance }: Wish,
): Promise<Round> {
  const stake = BigInt(typed);
  const { least, most } = limitsOf(player.currency, player.digits);
  if (stake < least || stake > most) throw new Refusal('stake_not_allowed');
  if (stake > player.balance) throw new Refusal('insufficient_funds');
  const seed = await seedInUse(tx, player.id);
  const nonce = await takeNonce(tx, seed);
  const roll = rollOf(seed.serverSeed, seed.clientSeed, nonce);
  const payout = wins(roll, chance) ? payoutOf(stake, chance) : 0n;
  const balance = player.balance - stake + payout;
  await setBalance(tx, player.id, balance);
  const round = { id: randomUUID(), nonce, stake: typed, chance, roll, payout: payout.toString() };
  const written = { ...round, balanceAfter: balance.toString() };
  await writeRound(tx, { ...written, playerId: player.id, roundKey: key, seedId: seed.id });
  return written;
}
