import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { logIn } from './log-in.ts';
import { LoginGuard } from './login-guard.ts';
import { openTrial } from './open-trial.ts';

export function sessionRoutes(routes: Routes, site: Site): void {
  const guard = new LoginGuard(site.redis, site.random, site.config.keyringSecret);
  routes.on(endpoints.login, (call) => logIn(site, guard, call));
  routes.on(endpoints.freePlay, (call) => openTrial(site, call));
  routes.on(endpoints.logout, async ({ session }) => {
    await site.sessions.end(session);
    return {};
  });
}
