import { moneyOf } from '@lantern/outside/money';
import { formatTag } from '@lantern/rules';
import { gameOf } from '../games/index.ts';
import type { BetCall, FreeBetCall, RollbackCall, WinCall } from '../operator/operator.ts';
import type { Session } from '../sessions/session.store.ts';
import { chooseLanguage, textsOf } from '../texts/texts.ts';
import { type Round, transactionIds } from './round.ts';

const play = ({ id, playerId, currency, game }: Round) => ({
  ...{ playerId, gameCode: game, roundId: id, currency },
});

/** The bet in the player's language for the betting record: `Crab ₫1,000, Fish ₫2,000`. */
function selectionOf(round: Round, { language, digits }: Session): string {
  const spoken = chooseLanguage(language);
  const money = moneyOf(formatTag(spoken), round.currency, digits);
  return gameOf(round.game).selection(round.choice, textsOf(spoken), money.full);
}

export function betCall(round: Round, session: Session): BetCall {
  const stakes = gameOf(round.game).stakes?.(round.choice);
  return {
    ...play(round),
    transactionId: transactionIds(round.id).bet,
    sessionToken: session.playToken,
    amount: String(round.total),
    details: { selection: selectionOf(round, session), ...(stakes ? { stakes } : {}) },
  };
}

/** The bet of a free round: without a stake, and in its place the site's grant. */
export function freeBetCall(round: Round, session: Session, freeRounds: string): FreeBetCall {
  const { amount: _, ...bet } = betCall(round, session);
  return { ...bet, freeRounds };
}

/** The one win of a round, zero for a lost one. It closes the round and proves the outcome. */
export function winCall(round: Round, publicUrl: string): WinCall {
  const ids = transactionIds(round.id);
  const { algorithm, notation } = gameOf(round.game);
  return {
    ...play(round),
    transactionId: ids.win,
    betTransactionId: ids.bet,
    amount: String(round.payout ?? 0n),
    roundClosed: true,
    ...(round.jackpotWon && { jackpot: true }),
    details: {
      fairness: {
        algorithm,
        serverSeedHash: round.serverSeedHash,
        clientSeed: round.clientSeed,
        nonce: round.nonce,
        outcome: notation(round.outcome),
        verifyUrl: new URL(`/verify?round=${round.id}`, publicUrl).href,
      },
    },
  };
}

export function rollbackCall(round: Round): RollbackCall {
  const ids = transactionIds(round.id);
  return { ...play(round), transactionId: ids.rollback, targetTransactionId: ids.bet };
}
