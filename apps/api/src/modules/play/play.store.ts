import type { RoundDetails } from '@lantern/contracts';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';

/** One money call of a vendor. */
export interface PlayAction {
  kind: 'bet' | 'win' | 'rollback' | 'end-round';
  vendor: string;
  playerId: string;
  gameCode: string;
  roundId: string;
  currency: string;
  transactionId?: string;
  /** The bet that a win answers, or the transaction that a rollback undoes. */
  targetId?: string;
  /** Minor units. */
  amount?: string;
  /** SHA-256 of the play session's token. */
  sessionHash?: Buffer;
  roundClosed?: boolean;
  details?: RoundDetails | undefined;
}

export interface PlayAnswer extends pg.QueryResultRow {
  /** `ok`, or the refusal's code. */
  verdict: string;
  /** Null for a member who is not known. */
  balance: string | null;
  /** Our own reference of the transaction; null for a refusal. */
  reference: string | null;
}

/** An action as `play_apply` reads it: the SQL type `play_action`. */
const playAction = (action: PlayAction) => ({
  kind: action.kind,
  vendor: action.vendor,
  member_id: action.playerId,
  game_code: action.gameCode,
  round_id: action.roundId,
  currency: action.currency,
  transaction_id: action.transactionId,
  target_id: action.targetId,
  amount: action.amount,
  session_hash: action.sessionHash && `\\x${action.sessionHash.toString('hex')}`,
  round_closed: action.roundClosed,
  details: action.details,
});

/**
 * Decides and posts any number of actions in one round trip, each for itself, and answers in their order. Actions that have
 * arrived while another call is under way may go together in the next one; the guarantees are the same.
 */
export async function applyActions({ pool }: Database, actions: readonly PlayAction[]): Promise<PlayAnswer[]> {
  const { rows } = await retried(() =>
    pool.query<PlayAnswer>({
      name: 'play_apply',
      text: 'select verdict, balance::text, reference from play_apply($1) order by ord',
      values: [JSON.stringify(actions.map(playAction))],
    }),
  );
  return rows;
}
