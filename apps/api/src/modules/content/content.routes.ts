import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { describeAnnouncements } from './describe-announcements.ts';
import { describeHelp } from './describe-help.ts';

/** What a brand tells its visitors. */
export function contentRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.announcements, (call) => describeAnnouncements(context, call));
  routes.on(endpoints.helpCentre, (call) => describeHelp(context, call));
}
