import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { LotteryContext } from './context.ts';
import { listResults, showDraw, showExposure, showFeed } from './describe-draw.ts';
import { listMenu, listOpened, listRecent, showLobby, showRateCard } from './list-games.ts';
import { cancelOwn, listOwn, proveOwn, showOwn } from './own-tickets.ts';
import { openSlips } from './place-slip.ts';
import { listRegionResults } from './region-results.ts';

export function lotteryRoutes(routes: Routes, context: LotteryContext): void {
  routes.on(endpoints.lotteryMenu, ({ caller, query }) => listMenu(context, caller, query));
  routes.on(endpoints.openedVietnamese, ({ caller, query }) =>
    listOpened(context, caller, query, 'vietnamese'),
  );
  routes.on(endpoints.openedLottery, ({ caller, query }) =>
    listOpened(context, caller, query, 'own'),
  );
  routes.on(endpoints.lotteryLobby, ({ caller, query }) => showLobby(context, caller, query));
  routes.on(endpoints.lotteryRateCard, ({ caller, query }) => showRateCard(context, caller, query));
  routes.on(endpoints.drawDetails, ({ caller, query }) => showDraw(context, caller, query));
  routes.on(endpoints.drawExposure, ({ caller, query }) => showExposure(context, caller, query));
  routes.on(endpoints.lotteryResults, ({ caller, query }) => listResults(context, caller, query));
  routes.on(endpoints.regionResults, ({ caller, query }) =>
    listRegionResults(context, caller, query),
  );
  routes.on(endpoints.drawFeed, ({ caller, query }) => showFeed(context, caller, query));
}

/** The tickets of one member. */
export function ticketRoutes(routes: Routes, context: LotteryContext): void {
  routes.on(endpoints.recentLotteryMenu, ({ caller, query }) =>
    listRecent(context, caller, query, 'vietnamese'),
  );
  routes.on(endpoints.recentLottery, ({ caller, query }) =>
    listRecent(context, caller, query, 'all'),
  );
  const place = openSlips(context);
  routes.on(endpoints.placeSlip, ({ caller, body, idempotencyKey }) =>
    place(caller, { ...body, idempotencyKey }),
  );
  routes.on(endpoints.cancelTickets, ({ caller, body }) => cancelOwn(context, caller, body));
  routes.on(endpoints.ownTickets, ({ caller, query }) => listOwn(context, caller, query));
  routes.on(endpoints.ownTicket, ({ caller, query }) => showOwn(context, caller, query));
  routes.on(endpoints.ticketProof, ({ caller, query }) => proveOwn(context, caller, query));
}
