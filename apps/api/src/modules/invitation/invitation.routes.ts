import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { findAffiliate } from './find-affiliate.ts';

export function invitationRoutes(routes: Routes, { db }: Site): void {
  routes.on(endpoints.affiliate, (call) => findAffiliate(db, call));
}
