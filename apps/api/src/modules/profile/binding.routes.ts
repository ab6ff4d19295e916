import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { bindEmail, bindMobile, sendToEmail, sendToMobile } from './bind.ts';
import type { ProfileContext } from './context.ts';

export function bindingRoutes(routes: Routes, context: ProfileContext): void {
  routes.on(endpoints.sendBindingSms, (call) => sendToMobile(context, call));
  routes.on(endpoints.bindMobile, (call) => bindMobile(context, call));
  routes.on(endpoints.sendBindingEmail, (call) => sendToEmail(context, call));
  routes.on(endpoints.bindEmail, (call) => bindEmail(context, call));
}
