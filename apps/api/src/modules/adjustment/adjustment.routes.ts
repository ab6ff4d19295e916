import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { proposeOne } from './propose-adjustment.ts';
import { reportDay } from './report-day.ts';

export function adjustmentRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.proposeAdjustment, (call) => proposeOne(site, call));
  routes.on(endpoints.adjustmentReport, (call) => reportDay(site, call));
}
