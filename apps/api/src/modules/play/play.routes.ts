import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { hashToken } from '../session/index.ts';
import { describeHistory } from './describe-rounds.ts';
import { launchGame } from './launch-game.ts';
import { findRounds } from './rounds.store.ts';
import { applyAction, authenticate, balance } from './wallet-protocol.ts';

const day = 24 * 3600 * 1000;

export function playRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.launchGame, (call) => launchGame(site, call, call.session));
  routes.on(endpoints.betHistory, async ({ brand, session, query, language }) => {
    const { pageNo, pageSize, range } = query;
    const since = new Date(site.clock.now().getTime() - Number.parseInt(range, 10) * day);
    const wanted = {
      brandId: brand.id,
      memberId: session.memberId,
      since,
      limit: pageSize,
      offset: (pageNo - 1) * pageSize,
    };
    const { rounds, totals } = await findRounds(site.db, wanted);
    return describeHistory(rounds, totals, { language, currency: session.currency, pageSize });
  });
}

/** The wallet protocol, called by vendors. */
export function vendorRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.vendorAuthenticate, ({ machine, body }) => authenticate(site, machine, body));
  routes.on(endpoints.vendorBalance, ({ machine, body }) => balance(site, machine, body));
  routes.on(endpoints.vendorBet, async ({ machine, body }) => {
    const { requestId, sessionToken, ...bet } = body;
    const sessionHash = hashToken(sessionToken);
    return answer(body, await applyAction(site, { kind: 'bet', vendor: machine, sessionHash, ...bet }));
  });
  routes.on(endpoints.vendorWin, async ({ machine, body }) => {
    const { requestId, betTransactionId: targetId, ...win } = body;
    return answer(body, await applyAction(site, { kind: 'win', vendor: machine, targetId, ...win }));
  });
  routes.on(endpoints.vendorRollback, async ({ machine, body }) => {
    const { requestId, targetTransactionId: targetId, ...rollback } = body;
    return answer(body, await applyAction(site, { kind: 'rollback', vendor: machine, targetId, ...rollback }));
  });
  routes.on(endpoints.vendorEndRound, async ({ machine, body }) => {
    const { requestId, ...end } = body;
    const done = await applyAction(site, { kind: 'end-round', vendor: machine, ...end });
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

function answer(
  { requestId, playerId, currency, transactionId }: MoneyCall,
  done: { balance: string; reference: string },
) {
  return { requestId, playerId, currency, transactionId, balance: done.balance, operatorTransactionId: done.reference };
}
