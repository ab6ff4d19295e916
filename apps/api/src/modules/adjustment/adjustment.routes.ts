import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { proposeOne } from './propose-adjustment.ts';
import { reportDay } from './report-day.ts';

export function adjustmentRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.proposeAdjustment, ({ caller, body, idempotencyKey }) =>
    proposeOne(context, caller, { ...body, idempotencyKey }),
  );
  routes.on(endpoints.adjustmentReport, ({ caller, query }) => reportDay(context, caller, query));
}
