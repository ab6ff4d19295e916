import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { sendFeedback } from './send-feedback.ts';

export function feedbackRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.sendFeedback, (call) => sendFeedback(site, call));
}
