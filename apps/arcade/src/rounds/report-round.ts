import type { RoundReportValue } from '@lantern/contracts/seamless-wallet';
import type { Queryable } from '@lantern/outside';
import type { Context } from '../context.ts';
import { betsOf } from '../tables/bet.store.ts';
import { partsOf, siteRoundOf } from '../tables/table-calls.ts';
import type { TableBet } from '../tables/table-round.ts';
import { findStanding, type Standing } from './round.store.ts';
import { transactionIds } from './round.ts';

const nothing: RoundReportValue = { state: 'unknown', bets: [], wins: [], rollbacks: [] };

/** How a player's round stands here, and which of its calls the site should have received. */
export async function reportRound(
  { database }: Context,
  { playerId, roundId }: { playerId: string; roundId: string },
): Promise<RoundReportValue> {
  const atTable = partsOf(roundId);
  if (atTable) return reportBets(await betsIn(database, roundId, playerId, atTable));
  const round = await findStanding(database, roundId, playerId);
  return round ? describe(roundId, round) : nothing;
}

/** The bets of a shared round that are one round at the site. */
async function betsIn(
  database: Queryable,
  roundId: string,
  playerId: string,
  { tableRoundId, playerId: named }: { tableRoundId: string; playerId: string },
): Promise<TableBet[]> {
  if (named !== playerId) return [];
  const bets = await betsOf(database, tableRoundId, playerId);
  return bets.filter((bet) => siteRoundOf(bet) === roundId);
}

function reportBets(bets: readonly TableBet[]): RoundReportValue {
  const reports = bets.map(({ id, state, payout }) =>
    describe(id, { state, payout: payout === null ? null : String(payout), jackpotWon: false }),
  );
  if (reports.length === 0) return nothing;
  return {
    state: reports.some(({ state }) => state === 'open') ? 'open' : 'ended',
    bets: reports.flatMap((one) => one.bets),
    wins: reports.flatMap(({ wins }) => wins),
    rollbacks: reports.flatMap(({ rollbacks }) => rollbacks),
  };
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
