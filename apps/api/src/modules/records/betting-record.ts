import type { BetRecord, betHistory, QueryOf, ValueOf } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { chosenDays } from './chosen-days.ts';
import {
  findNewestRound,
  findRounds,
  findVendorsPlayed,
  type RoundRow,
  sumRounds,
} from './round.store.ts';

/**
 * A page of a member's rounds. `upTo`, the start of the newest round when the first page was read,
 * keeps the pages stable while the member plays.
 */
export async function readBettingRecord(
  context: Data,
  { brand, session, language }: SessionCaller,
  query: QueryOf<typeof betHistory>,
): Promise<ValueOf<typeof betHistory>> {
  const { pageNo, pageSize, status, vassalage } = query;
  const { memberId, currency } = session;
  const days = await chosenDays(context, brand, query);
  const upTo = query.upTo ?? (await findNewestRound(context.db, memberId));
  const rounds = { brandId: brand.id, memberId, ...days, upTo, status, vassalage };
  const [rows, totals, vendors] = await Promise.all([
    findRounds(context.db, rounds, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    sumRounds(context.db, rounds),
    findVendorsPlayed(context.db, rounds),
  ]);
  const total = Number(totals?.total ?? 0);
  return {
    list: rows.map((row) => describeRound(row, language)),
    total,
    totalPages: Math.ceil(total / pageSize),
    ...days,
    upTo,
    totals: {
      currency,
      stake: totals?.stake ?? '0',
      win: totals?.win ?? '0',
      net: totals?.net ?? '0',
    },
    vendors,
  };
}

/** The game's name in the language, in English, or else its code. */
export const gameNameOf = ({ names, gameCode: code }: RoundRow, language: string): string =>
  names?.[language] ?? names?.en ?? code;

const describeRound = (row: RoundRow, language: string): BetRecord => ({
  roundId: row.id,
  vendorRoundId: row.vendorRoundId,
  vassalage: row.vendorCode,
  vendorName: row.vendorName,
  gameName: gameNameOf(row, language),
  currency: row.currency,
  stake: row.stake,
  win: row.win,
  refund: row.refund,
  counted: row.counted,
  net: row.net,
  status: row.status,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  details: row.details && Object.keys(row.details).length > 0 ? row.details : null,
});
