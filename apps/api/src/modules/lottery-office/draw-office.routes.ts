import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { changeCard, describeCards, describeGames, pauseOrResume } from './change-prices.ts';
import type { LotteryOfficeContext } from './context.ts';
import { describeExposureLimit, saveExposureLimit } from './exposure-limit.ts';
import { listOfficeDraws, proposeVoid, showOfficeExposure } from './oversee-draws.ts';
import { showSeeds } from './show-seeds.ts';

/** What staff see and do about draws, prices and seeds. */
export function drawOfficeRoutes(routes: Routes, context: LotteryOfficeContext): void {
  routes.on(endpoints.officeDraws, ({ caller, query }) => listOfficeDraws(context, caller, query));
  routes.on(endpoints.officeExposure, ({ caller, query }) =>
    showOfficeExposure(context, caller, query),
  );
  routes.on(endpoints.proposeLotteryVoid, ({ caller, body }) => proposeVoid(context, caller, body));
  routes.on(endpoints.listOfficeGames, ({ caller }) => describeGames(context, caller));
  routes.on(endpoints.pauseLotteryGame, ({ caller, body }) => pauseOrResume(context, caller, body));
  routes.on(endpoints.officeRateCards, ({ caller }) => describeCards(context, caller));
  routes.on(endpoints.saveLotteryRateCard, ({ caller, body }) => changeCard(context, caller, body));
  routes.on(endpoints.lotteryExposureLimit, ({ caller }) => describeExposureLimit(context, caller));
  routes.on(endpoints.saveLotteryExposureLimit, ({ caller, body }) =>
    saveExposureLimit(context, caller, body),
  );
  routes.on(endpoints.lotterySeeds, ({ caller }) => showSeeds(context, caller));
}
