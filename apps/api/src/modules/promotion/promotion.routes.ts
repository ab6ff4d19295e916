import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { describePromotion, describePromotions } from './describe-promotions.ts';

export function promotionRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.promotions, ({ caller, query }) =>
    describePromotions(context, caller, query),
  );
  routes.on(endpoints.promotionDetail, ({ caller, query }) =>
    describePromotion(context, caller, query),
  );
}
