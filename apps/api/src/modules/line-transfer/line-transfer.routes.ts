import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { describeLine } from './describe-line.ts';
import { transferAlongLine } from './send-along-line.ts';

export function lineTransferRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.lineTransfers, (call) => describeLine(site, call));
  routes.on(endpoints.transferAlongLine, (call) => transferAlongLine(site, call));
}
