import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { hashToken } from '../session/index.ts';
import type { PlayContext } from './context.ts';
import { launchGame } from './launch-game.ts';
import { openBets } from './place-bets.ts';
import { authenticate, balance, type Receipt, settle } from './wallet-protocol.ts';

export function playRoutes(routes: Routes, context: PlayContext): void {
  routes.on(endpoints.launchGame, ({ caller, query }) => launchGame(context, caller, query));
}

/** The wallet protocol, called by vendors. */
export function vendorRoutes(routes: Routes, context: PlayContext): void {
  const placeBet = openBets(context);
  routes.on(endpoints.vendorAuthenticate, ({ caller, body }) =>
    authenticate(context, caller, body),
  );
  routes.on(endpoints.vendorBalance, ({ caller, body }) => balance(context, caller, body));
  routes.on(endpoints.vendorBet, async ({ caller: { machine: vendor, requestId: id }, body }) => {
    const { requestId, sessionToken, ...bet } = body;
    return answer(
      body,
      await placeBet({ id, vendor, sessionHash: hashToken(sessionToken), ...bet }),
    );
  });
  routes.on(endpoints.vendorWin, async ({ caller: { machine: vendor }, body }) => {
    const { requestId, betTransactionId: targetId, ...win } = body;
    return answer(body, await settle(context, { kind: 'win', vendor, targetId, ...win }));
  });
  routes.on(endpoints.vendorRollback, async ({ caller: { machine: vendor }, body }) => {
    const { requestId, targetTransactionId: targetId, ...rollback } = body;
    return answer(body, await settle(context, { kind: 'rollback', vendor, targetId, ...rollback }));
  });
  routes.on(endpoints.vendorEndRound, async ({ caller: { machine: vendor }, body }) => {
    const { requestId, ...end } = body;
    const done = await settle(context, { kind: 'end-round', vendor, ...end });
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
  };
}
