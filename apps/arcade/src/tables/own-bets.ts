import type { Context } from '../context.ts';
import { findTable } from '../games/index.ts';
import { Refusal } from '../refusal.ts';
import { useSession } from '../sessions/session.store.ts';
import type { OwnBets } from '../wire/tables.ts';
import { betsOf } from './bet.store.ts';
import { findLast } from './table.store.ts';
import { betView } from './table-view.ts';

/** The player's bets in the last round of the table. @throws Refusal session_over, wrong_game */
export async function ownBets({ database }: Context, token: string): Promise<OwnBets> {
  const { game, playerId } = await useSession(database, token);
  if (!findTable(game)) throw new Refusal('wrong_game');
  const round = await findLast(database, game);
  const bets = round ? await betsOf(database, round.id, playerId) : [];
  return { bets: bets.map((bet) => betView({ bet, balance: null })) };
}
