import type { RoundReportValue } from '@lantern/contracts/seamless-wallet';
import type { Context } from '../context.ts';
import { findStanding, type Standing } from './round.store.ts';
import { transactionIds } from './round.ts';

const nothing: RoundReportValue = { state: 'unknown', bets: [], wins: [], rollbacks: [] };

/** How a player's round stands here, and which of its calls the site should have received. */
export async function reportRound(
  { database }: Context,
  { playerId, roundId }: { playerId: string; roundId: string },
): Promise<RoundReportValue> {
  const round = await findStanding(database, roundId, playerId);
  return round ? describe(roundId, round) : nothing;
}

function describe(id: string, { state, payout, jackpotWon }: Standing): RoundReportValue {
  const { bet, win, rollback } = transactionIds(id);
  switch (state) {
    case 'betting':
    case 'open':
      return { ...nothing, state: 'open', bets: [bet] };
    case 'settling':
    case 'settled':
      return {
        ...{ ...nothing, state: 'ended', bets: [bet] },
        wins: [
          {
            ...{ transactionId: win, betTransactionId: bet, amount: payout ?? '0' },
            ...(jackpotWon && { jackpot: true as const }),
          },
        ],
      };
    // The site has refused the bet; if it has taken one after all, it is owed back.
    case 'refused':
    case 'cancelling':
    case 'cancelled':
      return {
        ...{ ...nothing, state: 'ended' },
        rollbacks: [{ transactionId: rollback, targetTransactionId: bet }],
      };
  }
}
