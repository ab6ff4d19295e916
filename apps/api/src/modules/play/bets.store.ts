import type { RoundDetails } from '@lantern/contracts';
import type { Database } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';
import type { PlayAnswer } from './play.store.ts';

/** A stake of a player, as a vendor reports it. */
export interface Bet {
  /** That of the request which brings it; our own reference if it is taken. */
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

/**
 * An array as PostgreSQL reads it. The driver's own way takes several times as long, for each
 * element of a dozen arrays.
 */
const array = (bets: readonly Bet[], column: (bet: Bet) => string): string => {
  const elements = bets.map((bet) => {
    const text = column(bet);
    return text.search(unsafe) < 0 ? text : text.replace(unsafe, '\\$&');
  });
  return `{"${elements.join('","')}"}`;
};

/**
 * The answers in the order of the bets, with the verdict `busy` for one whose purse is held by
 * another call, unless `waits`.
 */
async function placeBets(
  { pool }: Database,
  bets: readonly Bet[],
  waits: boolean,
): Promise<PlayAnswer[]> {
  const { rows } = await pool.query<PlayAnswer>({
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
  return rows;
}

/**
 * Decides bets together; undefined for one that would have to wait for another call of the same
 * member.
 */
export async function placeTogether(
  db: Database,
  bets: readonly Bet[],
): Promise<(PlayAnswer | undefined)[]> {
  const answers = await placeBets(db, bets, false);
  return answers.map((answer) => (answer.verdict === 'busy' ? undefined : answer));
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | undefined)?.code ?? '');

/** A key that was used at the same moment is a conflict as any other: the next try finds it. */
function asConflict(error: unknown): never {
  if (codeOf(error) === '23505') throw Object.assign(error as Error, { code: '40001' });
  throw error;
}

/** Decides one bet, waiting for whatever else moves the member's money. */
export async function placeAlone(db: Database, bet: Bet): Promise<PlayAnswer> {
  const [answer] = await retried(() => placeBets(db, [bet], true).catch(asConflict));
  if (!answer) throw new Error('A bet was not answered.');
  return answer;
}

/**
 * Whether the database has turned bets away for what one of them is, or because of another
 * transaction.
 */
export const isOfOneBet = (error: unknown): boolean => /^(22|23|40|P0)/.test(codeOf(error));
