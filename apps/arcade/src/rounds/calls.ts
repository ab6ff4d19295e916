import { algorithm } from '../fair/dice.ts';
import { gameCode } from '../game/lucky-bowl.ts';
import { symbols } from '../game/symbols.ts';
import type { BetCall, RollbackCall, WinCall } from '../operator/operator.ts';
import type { Session } from '../sessions/session.store.ts';
import { type Round, transactionIds } from './round.ts';

const play = ({ id, playerId, currency }: Round) => ({ playerId, gameCode, roundId: id, currency });

/** Whole minor units as a person writes them: `1050` with two digits is `10.50`. */
export function decimalOf(minor: string, digits: number): string {
  if (digits === 0) return minor;
  const padded = minor.padStart(digits + 1, '0');
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

/** What was staked on, for the betting record: `crab 1000, fish 2000`, in whole units of the currency. */
function selectionOf({ stakes }: Round, digits: number): string {
  const parts = symbols.flatMap((symbol) => {
    const stake = stakes[symbol];
    return stake === undefined ? [] : [`${symbol} ${decimalOf(stake, digits)}`];
  });
  return parts.join(', ');
}

export function betCall(round: Round, session: Session): BetCall {
  return {
    ...play(round),
    transactionId: transactionIds(round.id).bet,
    sessionToken: session.playToken,
    amount: String(round.total),
    details: { selection: selectionOf(round, session.digits) },
  };
}

/** The one win of a round, of zero when it was lost. It closes the round and says how the dice can be checked. */
export function winCall(round: Round, publicUrl: string): WinCall {
  const ids = transactionIds(round.id);
  return {
    ...play(round),
    transactionId: ids.win,
    betTransactionId: ids.bet,
    amount: String(round.payout ?? 0n),
    roundClosed: true,
    details: {
      fairness: {
        algorithm,
        serverSeedHash: round.serverSeedHash,
        clientSeed: round.clientSeed,
        nonce: round.nonce,
        outcome: (round.dice ?? []).join(','),
        verifyUrl: new URL(`/verify?round=${round.id}`, publicUrl).href,
      },
    },
  };
}

export function rollbackCall(round: Round): RollbackCall {
  const ids = transactionIds(round.id);
  return { ...play(round), transactionId: ids.rollback, targetTransactionId: ids.bet };
}
