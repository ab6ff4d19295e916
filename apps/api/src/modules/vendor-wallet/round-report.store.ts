import type { ReportedRound } from '@lantern/contracts/transfer-wallet';
import { findRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';

/** How far a vendor's rounds have been read; undefined before the first. */
export async function findCursor(
  { pool }: Database,
  vendorCode: string,
): Promise<string | undefined> {
  const row = await findRow<{ cursor: string | null }>(
    pool,
    'select cursor from vendor_feed where vendor_code = $1',
    [vendorCode],
  );
  return row?.cursor ?? undefined;
}

/**
 * Moves the cursor of a vendor; false if another process has moved it meanwhile.
 * @param completeUntil null while more rounds follow
 */
export async function moveCursor(
  { pool }: Database,
  vendorCode: string,
  { before, next, completeUntil }: Move,
): Promise<boolean> {
  const row = await findRow(
    pool,
    `insert into vendor_feed as f (vendor_code, cursor, complete_until)
       select code, $3, $4 from vendor where code = $1
     on conflict (vendor_code) do update
       set cursor = excluded.cursor,
           complete_until = greatest(f.complete_until, excluded.complete_until)
       where f.cursor is not distinct from $2
     returning vendor_code`,
    [vendorCode, before ?? null, next, completeUntil],
  );
  return row !== undefined;
}

interface Move {
  before: string | undefined;
  next: string;
  completeUntil: Date | null;
}

/**
 * Records a reported round, with what it changes in money, limits and records.
 * @returns `recorded`, `repeated`, or why the report cannot be true
 */
export async function recordRound(
  { pool }: Database,
  vendor: string,
  round: ReportedRound,
): Promise<string> {
  const report = {
    vendor,
    member_id: round.playerId,
    game_code: round.gameCode,
    round_id: round.roundId,
    revision: round.revision,
    currency: round.currency,
    status: round.status,
    stake: round.stake,
    payout: round.payout,
    played_at: round.playedAt,
    details: round.details,
  };
  const row = await retried(() =>
    findRow<{ verdict: string }>(pool, {
      name: 'report_round',
      text: 'select play_report_round($1) as verdict',
      values: [JSON.stringify(report)],
    }),
  );
  return row?.verdict ?? 'internal_error';
}
