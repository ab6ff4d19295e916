import type { DayReportValue } from '@lantern/contracts/seamless-wallet';
import type { Context } from '../context.ts';
import { findDay } from './round.store.ts';
import { transactionIds } from './round.ts';

/** So many rounds have at most twice as many transactions, which is the most of a page. */
const most = 500;
const dayLength = 86_400_000;

/** The ids of rounds are ordered by their time: the smallest one of a moment. */
const idOf = (ms: number): string => {
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A page of what moved money in the rounds that began on a day, also at tables and in rooms: stakes
 * that the site has taken, and wins that it has paid.
 */
export async function reportDay(
  { database }: Context,
  { day, after }: { day: string; after: string | null },
): Promise<DayReportValue> {
  const start = Date.parse(day);
  const from = after !== null && uuid.test(after) ? after : idOf(start);
  const rounds = await findDay(database, { from, before: idOf(start + dayLength), most });
  return {
    transactions: rounds.flatMap(({ id, currency, stake, win }) => {
      const ids = transactionIds(id);
      return [
        ...(stake > 0n
          ? [{ transactionId: ids.bet, kind: 'bet' as const, currency, amount: String(stake) }]
          : []),
        ...(win > 0n
          ? [{ transactionId: ids.win, kind: 'win' as const, currency, amount: String(win) }]
          : []),
      ];
    }),
    next: rounds.length === most ? (rounds.at(-1)?.id ?? null) : null,
  };
}
