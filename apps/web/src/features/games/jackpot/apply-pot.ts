import type { JackpotNow } from '@lantern/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { askAgain } from '../../../lib/api/ask-again.ts';
import type { LiveEvents } from '../../../lib/live/refresh.ts';

/**
 * Takes over what the live socket says of the pot, and asks again when the pot was won: the winner
 * is news too. An older event changes nothing.
 */
export function applyPot(client: QueryClient, { pot, currency, nth }: LiveEvents['jackpot']): void {
  let won = false;
  client.setQueriesData<JackpotNow>({ queryKey: ['jackpotNow'] }, (known) => {
    if (!known?.jackpot || nth < known.jackpot.nth) return known;
    won ||= nth > known.jackpot.nth;
    return { ...known, jackpot: { ...known.jackpot, pot, currency, nth } };
  });
  if (won) void askAgain(client, ['jackpotNow']);
}
