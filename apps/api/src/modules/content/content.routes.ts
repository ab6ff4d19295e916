import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { describeAnnouncements } from './describe-announcements.ts';
import { describeHelp } from './describe-help.ts';

/** What a brand tells its visitors. */
export function contentRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.announcements, (call) => describeAnnouncements(site, call));
  routes.on(endpoints.helpCentre, (call) => describeHelp(site, call));
}
