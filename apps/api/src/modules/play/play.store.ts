import type { RoundDetails } from '@lantern/contracts';
import { getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';

/** A vendor's money call other than a bet with a stake (see bets.store.ts). */
export interface PlayAction {
  kind: 'free-bet' | 'win' | 'rollback' | 'end-round';
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
  roundClosed?: boolean;
  /** A win that has drawn the site's jackpot. */
  jackpot?: true | undefined;
  /** SHA-256 of the play session's token, for a free bet. */
  sessionHash?: Buffer;
  /** A free bet of a promotion of the vendor. */
  promotion?: boolean | undefined;
  /** The grant of free rounds that a free bet uses. */
  freeRounds?: string | undefined;
  details?: RoundDetails | undefined;
}

export interface PlayAnswer {
  /** `ok`, or the refusal's code. */
  verdict: string;
  /** Null for an unknown member. */
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
  round_closed: action.roundClosed,
  jackpot: action.jackpot,
  session_hash: action.sessionHash && `\\x${action.sessionHash.toString('hex')}`,
  promotion: action.promotion,
  free_rounds: action.freeRounds,
  details: action.details,
});

/** Decides and posts one action, in one round trip. */
export async function applyAction({ pool }: Database, action: PlayAction): Promise<PlayAnswer> {
  return retried(() =>
    getRow<PlayAnswer>(pool, {
      name: 'play_apply',
      text: 'select verdict, balance::text, reference from play_apply($1)',
      values: [JSON.stringify(playAction(action))],
    }),
  );
}
