import type { RoundDetails } from '@lantern/contracts';
import { findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';
import type { PlayAnswer } from './play.store.ts';

/** A stake of a player, as a vendor reports it. */
export interface Bet {
  /** The id of the request; becomes our reference of the bet. */
  id: string;
  vendor: string;
  playerId: string;
  gameCode: string;
  roundId: string;
  currency: string;
  transactionId: string;
  /** Minor units. */
  amount: string;
  /** SHA-256 of the play session's token. */
  sessionHash: Buffer;
  details?: RoundDetails | undefined;
}

const unsafe = /["\\]/g;

/** A PostgreSQL array literal. The driver's own conversion is several times slower. */
const array = (bets: readonly Bet[], column: (bet: Bet) => string): string => {
  const elements = bets.map((bet) => {
    const text = column(bet);
    return text.search(unsafe) < 0 ? text : text.replace(unsafe, '\\$&');
  });
  return `{"${elements.join('","')}"}`;
};

/**
 * Returns the answers in the order of the bets. Unless `waits`, a bet whose purse is locked by
 * another call gets the verdict `busy`.
 */
async function placeBets(
  { pool }: Database,
  bets: readonly Bet[],
  waits: boolean,
): Promise<PlayAnswer[]> {
  return findRows<PlayAnswer>(pool, {
    name: 'play_bets',
    text: `select verdict, balance::text, reference
             from play_bets($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) order by ord`,
    values: [
      waits,
      array(bets, (bet) => bet.id),
      array(bets, (bet) => bet.vendor),
      array(bets, (bet) => bet.playerId),
      array(bets, (bet) => bet.gameCode),
      array(bets, (bet) => bet.roundId),
      array(bets, (bet) => bet.currency),
      array(bets, (bet) => bet.transactionId),
      array(bets, (bet) => bet.amount),
      array(bets, (bet) => `\\x${bet.sessionHash.toString('hex')}`),
      bets.some((bet) => bet.details)
        ? JSON.stringify(bets.map(({ details }) => details ?? null))
        : null,
    ],
  });
}

/** Decides bets in one statement; undefined for a bet whose purse another call has locked. */
export async function placeTogether(
  db: Database,
  bets: readonly Bet[],
): Promise<(PlayAnswer | undefined)[]> {
  const answers = await placeBets(db, bets, false);
  return answers.map((answer) => (answer.verdict === 'busy' ? undefined : answer));
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | undefined)?.code ?? '');

/** Turns a concurrent insert of the same key into a conflict, so that a retry finds the key. */
function asConflict(error: unknown): never {
  if (codeOf(error) === '23505') throw Object.assign(error as Error, { code: '40001' });
  throw error;
}

/** Decides one bet, and waits for the lock on the member's purse. */
export async function placeAlone(db: Database, bet: Bet): Promise<PlayAnswer> {
  const [answer] = await retried(() => placeBets(db, [bet], true).catch(asConflict));
  if (!answer) throw new Error('play_bets returned no answer for a bet.');
  return answer;
}

/** Whether the error is of one bet's data or of a conflict, so that the others may succeed. */
export const isOfOneBet = (error: unknown): boolean => /^(22|23|40|P0)/.test(codeOf(error));
