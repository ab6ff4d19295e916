import type { Queryable } from '@lantern/outside';
import { moneyOf } from '@lantern/outside/money';
import { formatTag } from '@lantern/rules';
import { handSize } from '../games/tien-len/cards.ts';
import { tienLen } from '../games/tien-len/rules.ts';
import type { BetCall, RollbackCall, WinCall } from '../operator/operator.ts';
import { transactionIds } from '../rounds/round.ts';
import type { Session } from '../sessions/session.store.ts';
import { oweAll } from '../tables/bet.store.ts';
import { chooseLanguage, textsOf } from '../texts/texts.ts';
import { markCancelling } from './buy-in.store.ts';
import type { BuyIn } from './room.ts';

const play = (buyIn: BuyIn) => ({
  ...{ playerId: buyIn.playerId, gameCode: buyIn.game, currency: buyIn.currency },
  roundId: buyIn.id,
});

/**
 * The buy-in as two stakes on opposite outcomes, of which one unit for each card stands alone. So
 * that much counts towards the player's turnover; the rest only secures what may have to be paid.
 */
function stakesOf({ choice, total }: BuyIn): { on: string; amount: string }[] {
  const cover = (total - BigInt(choice.unit) * BigInt(handSize)) / 2n;
  return [
    { on: 'hand', amount: String(total - cover) },
    { on: 'security', amount: String(cover) },
  ];
}

export function buyInCall(buyIn: BuyIn, { language, digits, playToken }: Session): BetCall {
  const spoken = chooseLanguage(language);
  const money = moneyOf(formatTag(spoken), buyIn.currency, digits);
  const unit = money.full(BigInt(buyIn.choice.unit));
  return {
    ...play(buyIn),
    transactionId: transactionIds(buyIn.id).bet,
    sessionToken: playToken,
    amount: String(buyIn.total),
    details: {
      selection: textsOf(spoken)('roomSelection', { unit }),
      stakes: stakesOf(buyIn),
    },
  };
}

/** What proves the cards of a deal. */
export interface DealProof {
  dealId: string;
  seedHash: string;
  seeds: string;
  number: number;
  hands: string;
}

/** What a seat gets back of its buy-in, with its gain; zero when all is lost. */
export function buyInWinCall(
  buyIn: BuyIn,
  payout: bigint,
  proof: DealProof,
  publicUrl: string,
): WinCall {
  const ids = transactionIds(buyIn.id);
  return {
    ...play(buyIn),
    transactionId: ids.win,
    betTransactionId: ids.bet,
    amount: String(payout),
    roundClosed: true,
    details: {
      fairness: {
        algorithm: tienLen.algorithm,
        serverSeedHash: proof.seedHash,
        clientSeed: proof.seeds,
        nonce: proof.number,
        outcome: proof.hands,
        verifyUrl: new URL(`/verify?round=${proof.dealId}`, publicUrl).href,
      },
    },
  };
}

function buyInRollbackCall(buyIn: BuyIn): RollbackCall {
  const ids = transactionIds(buyIn.id);
  return { ...play(buyIn), transactionId: ids.rollback, targetTransactionId: ids.bet };
}

/** Cancels buy-ins that are not decided, and writes their rollbacks, in one transaction. */
export async function cancelBuyIns(
  tx: Queryable,
  ids: readonly (string | null)[],
): Promise<number> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return 0;
  const cancelled = await markCancelling(tx, known);
  await oweAll(
    tx,
    cancelled.map((buyIn) => ({
      betId: buyIn.id,
      owed: { call: 'rollback', body: buyInRollbackCall(buyIn) },
    })),
  );
  return cancelled.length;
}
