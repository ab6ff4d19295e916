import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { findAffiliate } from './find-affiliate.ts';

export function invitationRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.affiliate, ({ caller, query }) => findAffiliate(context, caller, query));
}
