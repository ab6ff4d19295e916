import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../../http/routes.ts';
import { hashToken } from '../../session/index.ts';
import type { PlayContext } from '../context.ts';
import type { Wallet } from '../wallet.ts';
import { authenticate, balance, type Receipt } from '../wallet-protocol.ts';

/** Our own protocol (docs/seamless-wallet.md): the canonical calls themselves. */
export function seamlessRoutes(routes: Routes, context: PlayContext, wallet: Wallet): void {
  routes.on(endpoints.vendorAuthenticate, ({ caller, body }) =>
    authenticate(context, caller, body),
  );
  routes.on(endpoints.vendorBalance, ({ caller, body }) => balance(context, caller, body));
  routes.on(endpoints.vendorBet, async ({ caller: { machine: vendor, requestId: id }, body }) => {
    const { requestId, sessionToken, ...bet } = body;
    return answer(
      body,
      await wallet.bet({ id, vendor, sessionHash: hashToken(sessionToken), ...bet }),
    );
  });
  routes.on(endpoints.vendorFreeBet, async ({ caller: { machine: vendor }, body }) => {
    const { requestId, sessionToken, ...bet } = body;
    const sessionHash = hashToken(sessionToken);
    return answer(body, await wallet.settle({ kind: 'free-bet', vendor, sessionHash, ...bet }));
  });
  routes.on(endpoints.vendorWin, async ({ caller: { machine: vendor }, body }) => {
    const { requestId, betTransactionId: targetId, ...win } = body;
    return answer(body, await wallet.settle({ kind: 'win', vendor, targetId, ...win }));
  });
  routes.on(endpoints.vendorRollback, async ({ caller: { machine: vendor }, body }) => {
    const { requestId, targetTransactionId: targetId, ...rollback } = body;
    return answer(body, await wallet.settle({ kind: 'rollback', vendor, targetId, ...rollback }));
  });
  routes.on(endpoints.vendorEndRound, async ({ caller: { machine: vendor }, body }) => {
    const { requestId, ...end } = body;
    const done = await wallet.settle({ kind: 'end-round', vendor, ...end });
    return {
      requestId,
      playerId: body.playerId,
      currency: body.currency,
      roundId: body.roundId,
      balance: done.balance,
    };
  });
}

interface MoneyMove {
  requestId: string;
  playerId: string;
  currency: string;
  transactionId: string;
}

function answer({ requestId, playerId, currency, transactionId }: MoneyMove, done: Receipt) {
  return {
    requestId,
    playerId,
    currency,
    transactionId,
    balance: done.balance,
    operatorTransactionId: done.reference,
    ...(done.jackpot && { jackpot: done.jackpot }),
    ...(done.freeRoundsLeft !== undefined && { freeRoundsLeft: done.freeRoundsLeft }),
  };
}
