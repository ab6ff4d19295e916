import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { bindEmail, bindMobile, sendToEmail, sendToMobile } from './bind.ts';

export function bindingRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.sendBindingSms, (call) => sendToMobile(site, call));
  routes.on(endpoints.bindMobile, (call) => bindMobile(site, call));
  routes.on(endpoints.sendBindingEmail, (call) => sendToEmail(site, call));
  routes.on(endpoints.bindEmail, (call) => bindEmail(site, call));
}
