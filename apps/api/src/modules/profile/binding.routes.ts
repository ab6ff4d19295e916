import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { bindEmail, bindMobile, sendToEmail, sendToMobile } from './bind.ts';
import type { ProfileContext } from './context.ts';

export function bindingRoutes(routes: Routes, context: ProfileContext): void {
  routes.on(endpoints.sendBindingSms, ({ caller, body }) => sendToMobile(context, caller, body));
  routes.on(endpoints.bindMobile, ({ caller, body }) => bindMobile(context, caller, body));
  routes.on(endpoints.sendBindingEmail, ({ caller, body }) => sendToEmail(context, caller, body));
  routes.on(endpoints.bindEmail, ({ caller, body }) => bindEmail(context, caller, body));
}
