import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';

import type { SocialContext } from './context.ts';
import { finishSocial } from './finish-social.ts';
import { linkSocial, startSocial, unlinkSocial } from './start-social.ts';

export function socialRoutes(routes: Routes, context: SocialContext): void {
  routes.on(endpoints.startSocial, (call) => startSocial(context, call));
  routes.on(endpoints.linkSocial, (call) => linkSocial(context, call));
  routes.on(endpoints.unlinkSocial, (call) => unlinkSocial(context, call));
  routes.on(endpoints.finishSocial, (call) => finishSocial(context, call));
}
