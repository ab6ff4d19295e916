import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { SocialContext } from './context.ts';
import { finishSocial } from './finish-social.ts';
import { linkSocial, startSocial, unlinkSocial } from './start-social.ts';

export function socialRoutes(routes: Routes, context: SocialContext): void {
  routes.on(endpoints.startSocial, ({ caller, body }) => startSocial(context, caller, body));
  routes.on(endpoints.linkSocial, ({ caller, body }) => linkSocial(context, caller, body));
  routes.on(endpoints.unlinkSocial, ({ caller, body }) => unlinkSocial(context, caller, body));
  routes.on(endpoints.finishSocial, ({ caller, body }) => finishSocial(context, caller, body));
}
