import type { BetRecord, betHistory, ValueOf } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { SessionCall } from '../../http/routes.ts';
import { chosenDays } from './chosen-days.ts';
import {
  findNewestRound,
  findRounds,
  findVendorsPlayed,
  type RoundRow,
  sumRounds,
} from './round.store.ts';

/**
 * A page of a member's rounds. `upTo`, the beginning of the newest round when the first page was
 * read, keeps the pages as they are while more is played.
 */
export async function readBettingRecord(
  context: Data,
  { brand, session, query, language }: SessionCall<typeof betHistory>,
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

/** What a game is called in a language; by its vendor's own code where nobody has named it. */
export const gameNameOf = ({ names, game_code: code }: RoundRow, language: string): string =>
  names?.[language] ?? names?.en ?? code;

const describeRound = (row: RoundRow, language: string): BetRecord => ({
  roundId: row.id,
  vendorRoundId: row.vendor_round_id,
  vassalage: row.vendor_code,
  vendorName: row.vendor_name,
  gameName: gameNameOf(row, language),
  currency: row.currency,
  stake: row.stake,
  win: row.win,
  refund: row.refund,
  net: row.net,
  status: row.status,
  startedAt: row.started_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  details: row.details && Object.keys(row.details).length > 0 ? row.details : null,
});
