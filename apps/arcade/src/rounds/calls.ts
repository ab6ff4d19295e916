import { moneyOf } from '@lantern/outside/money';
import { algorithm } from '../fair/dice.ts';
import { gameCode } from '../game/lucky-bowl.ts';
import { type BowlSymbol, symbols } from '../game/symbols.ts';
import type { BetCall, RollbackCall, WinCall } from '../operator/operator.ts';
import type { Session } from '../sessions/session.store.ts';
import { chooseLanguage, textsOf } from '../texts/texts.ts';
import { type Round, transactionIds } from './round.ts';

const play = ({ id, playerId, currency }: Round) => ({ playerId, gameCode, roundId: id, currency });

interface Stake {
  on: BowlSymbol;
  amount: string;
}

const stakesOf = ({ stakes }: Round): Stake[] =>
  symbols.flatMap((symbol) => {
    const amount = stakes[symbol];
    return amount === undefined ? [] : [{ on: symbol, amount }];
  });

/** The stakes for the betting record, in the player's language: `Crab ₫1,000, Fish ₫2,000`. */
function selectionOf(round: Round, { language, digits }: Session): string {
  const spoken = chooseLanguage(language);
  const [text, money] = [textsOf(spoken), moneyOf(spoken, round.currency, digits)];
  const parts = stakesOf(round).map(
    ({ on, amount }) => `${text(on)} ${money.full(BigInt(amount))}`,
  );
  return parts.join(', ');
}

export function betCall(round: Round, session: Session): BetCall {
  return {
    ...play(round),
    transactionId: transactionIds(round.id).bet,
    sessionToken: session.playToken,
    amount: String(round.total),
    details: { selection: selectionOf(round, session), stakes: stakesOf(round) },
  };
}

/** The one win of a round, zero for a lost one. It closes the round and proves the dice. */
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
