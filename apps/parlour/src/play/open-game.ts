import { transaction } from '@lantern/outside';
import type { Context } from '../context.ts';
import { limitsOf } from '../game/moon-dice.ts';
import { Refusal } from '../refusal.ts';
import { lockPlayer } from '../wallet/player.store.ts';
import type { OpenView } from './replies.ts';
import { lastRounds } from './round.store.ts';
import { commitmentOf } from './seed.store.ts';
import { useTicket } from './tickets.ts';

const mostShown = 12;

/** Opens the game with a ticket. @throws Refusal ticket_invalid */
export async function openGame({ database }: Context, ticket: string): Promise<OpenView> {
  const { token, playerId, language } = await useTicket(database, ticket);
  return transaction(database, async (tx) => {
    const player = await lockPlayer(tx, playerId);
    if (!player) throw new Refusal('ticket_invalid');
    const { least, most } = limitsOf(player.currency, player.digits);
    return {
      session: token,
      nickname: player.nickname,
      currency: player.currency,
      digits: player.digits,
      language,
      balance: player.balance.toString(),
      least: least.toString(),
      most: most.toString(),
      commitment: await commitmentOf(tx, playerId),
      rounds: await lastRounds(tx, playerId, mostShown),
    };
  });
}
