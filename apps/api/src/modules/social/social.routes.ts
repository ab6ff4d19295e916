import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { finishSocial } from './finish-social.ts';
import { linkSocial, startSocial, unlinkSocial } from './start-social.ts';

export function socialRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.startSocial, (call) => startSocial(site, call));
  routes.on(endpoints.linkSocial, (call) => linkSocial(site, call));
  routes.on(endpoints.unlinkSocial, (call) => unlinkSocial(site, call));
  routes.on(endpoints.finishSocial, (call) => finishSocial(site, call));
}
