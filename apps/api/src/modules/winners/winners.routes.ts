import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { describeWinners } from './describe-winners.ts';

export function winnerRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.winnerBoard, (call) => describeWinners(site, call));
}
