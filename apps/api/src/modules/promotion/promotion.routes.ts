import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { describePromotion, describePromotions } from './describe-promotions.ts';

export function promotionRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.promotions, (call) => describePromotions(site, call));
  routes.on(endpoints.promotionDetail, (call) => describePromotion(site, call));
}
