import type { ReportedRound } from '@lantern/contracts/transfer-wallet';
import { findRow, findRows, type Queryable } from '@lantern/outside';
import { gameCode } from '../game/moon-dice.ts';

export interface ChangedRound {
  id: string;
  playerId: string;
  currency: string;
  stake: string;
  payout: string;
  chance: number;
  roll: number;
  status: 'settled' | 'cancelled';
  revision: number;
  changeNo: string;
  createdAt: Date;
}

const columns = `r.id, r.player_id, p.currency, r.stake, r.payout, r.chance, r.roll, r.status,
  r.revision, r.change_no, r.created_at`;

/**
 * Takes the next number of the list of changed rounds. Numbers are committed in their order, so
 * that a reader never passes one that appears later.
 */
export async function nextChange(tx: Queryable): Promise<string> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('round_change'))");
  const row = await findRow<{ no: string }>(tx, "SELECT nextval('round_change') AS no", []);
  return row?.no ?? '';
}

/** The rounds that changed behind a number, in the order of their changes. */
export const changedRounds = (db: Queryable, after: string, most: number) =>
  findRows<ChangedRound>(
    db,
    `SELECT ${columns} FROM round r JOIN player p ON p.id = r.player_id
      WHERE r.change_no > $1 ORDER BY r.change_no LIMIT $2`,
    [after, most],
  );

export const lockRound = (tx: Queryable, id: string) =>
  findRow<ChangedRound>(
    tx,
    `SELECT ${columns} FROM round r JOIN player p ON p.id = r.player_id WHERE r.id = $1
        FOR UPDATE OF r`,
    [id],
  );

export async function changeRound(
  tx: Queryable,
  id: string,
  { status, payout }: Pick<ChangedRound, 'status' | 'payout'>,
): Promise<void> {
  await tx.query(
    `UPDATE round SET status = $2, payout = $3, revision = revision + 1, change_no = $4
      WHERE id = $1`,
    [id, status, payout, await nextChange(tx)],
  );
}

/** A round in the shape of the protocol. */
export const describeRound = (round: ChangedRound): ReportedRound => ({
  roundId: round.id,
  revision: round.revision,
  playerId: round.playerId,
  currency: round.currency,
  gameCode,
  status: round.status,
  stake: round.stake,
  payout: round.payout,
  playedAt: round.createdAt.toISOString(),
  details: { selection: `< ${round.chance} · ${(round.roll / 100).toFixed(2)}` },
});

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A player's round in the shape of the protocol. */
export async function findRound(
  db: Queryable,
  { roundId, playerId }: { roundId: string; playerId: string },
): Promise<ReportedRound | undefined> {
  if (!uuid.test(roundId)) return undefined;
  const row = await findRow<ChangedRound>(
    db,
    `SELECT ${columns} FROM round r JOIN player p ON p.id = r.player_id
      WHERE r.id = $1 AND r.player_id = $2`,
    [roundId, playerId],
  );
  return row && describeRound(row);
}
