import { randomUUID } from 'node:crypto';
import type { Bet } from '../src/modules/play/bets.store.ts';
import { hashToken } from '../src/modules/session/index.ts';
import type { MoneyBody, Player } from './player.ts';

/** A player's bet as the gateway stores it, from the body of the vendor's call. */
export function betOf(player: Player, change: MoneyBody = {}): Bet {
  const { sessionToken, requestId: _, ...body } = player.bet(change) as Record<string, string>;
  return {
    id: randomUUID(),
    vendor: 'BGS',
    sessionHash: hashToken(sessionToken ?? ''),
    ...(body as unknown as Omit<Bet, 'id' | 'vendor' | 'sessionHash'>),
  };
}
