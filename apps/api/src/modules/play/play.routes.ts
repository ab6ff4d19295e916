import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { hashToken } from '../session/index.ts';
import type { PlayContext } from './context.ts';
import { launchGame } from './launch-game.ts';
import { openBets } from './place-bets.ts';
import { authenticate, balance, type Receipt, settle } from './wallet-protocol.ts';

export function playRoutes(routes: Routes, context: PlayContext): void {
  routes.on(endpoints.launchGame, (call) => launchGame(context, call, call.session));
}

/** The wallet protocol, called by vendors. */
export function vendorRoutes(routes: Routes, context: PlayContext): void {
  const placeBet = openBets(context);
  routes.on(endpoints.vendorAuthenticate, ({ machine, body }) =>
    authenticate(context, machine, body),
  );
  routes.on(endpoints.vendorBalance, ({ machine, body }) => balance(context, machine, body));
  routes.on(endpoints.vendorBet, async ({ machine, body, requestId: id }) => {
    const { requestId, sessionToken, ...bet } = body;
    return answer(
      body,
      await placeBet({ id, vendor: machine, sessionHash: hashToken(sessionToken), ...bet }),
    );
  });
  routes.on(endpoints.vendorWin, async ({ machine, body }) => {
    const { requestId, betTransactionId: targetId, ...win } = body;
    return answer(body, await settle(context, { kind: 'win', vendor: machine, targetId, ...win }));
  });
  routes.on(endpoints.vendorRollback, async ({ machine, body }) => {
    const { requestId, targetTransactionId: targetId, ...rollback } = body;
    return answer(
      body,
      await settle(context, { kind: 'rollback', vendor: machine, targetId, ...rollback }),
    );
  });
  routes.on(endpoints.vendorEndRound, async ({ machine, body }) => {
    const { requestId, ...end } = body;
    const done = await settle(context, { kind: 'end-round', vendor: machine, ...end });
    return {
      requestId,
      playerId: body.playerId,
      currency: body.currency,
      roundId: body.roundId,
      balance: done.balance,
    };
  });
}

interface MoneyCall {
  requestId: string;
  playerId: string;
  currency: string;
  transactionId: string;
}

function answer({ requestId, playerId, currency, transactionId }: MoneyCall, done: Receipt) {
  return {
    requestId,
    playerId,
    currency,
    transactionId,
    balance: done.balance,
    operatorTransactionId: done.reference,
  };
}
