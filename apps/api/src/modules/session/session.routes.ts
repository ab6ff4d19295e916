import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { logIn } from './log-in.ts';
import { openTrial } from './open-trial.ts';
import { endOwnSessions, listLogins, listSessions } from './own-sessions.ts';
import { forgetDevice } from './remember.ts';
import { resumeSession } from './resume-session.ts';
import { giveTicket, logInByTicket, lookAt } from './tickets.ts';

export function sessionRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.login, (call) => logIn(site, call));
  routes.on(endpoints.freePlay, (call) => openTrial(site, call));
  routes.on(endpoints.logout, async ({ session, cookies }) => {
    await site.sessions.end(session);
    forgetDevice(cookies);
    return {};
  });
  // That it is no passive call is all that it is for.
  routes.on(endpoints.stayActive, async () => ({}));
  routes.on(endpoints.resumeSession, (call) => resumeSession(site, call));
  routes.on(endpoints.createTicket, (call) => giveTicket(site, call));
  routes.on(endpoints.lookAtTicket, (call) => lookAt(site, call));
  routes.on(endpoints.loginByTicket, (call) => logInByTicket(site, call));
  routes.on(endpoints.memberSessions, (call) => listSessions(site, call));
  routes.on(endpoints.endSessions, (call) => endOwnSessions(site, call));
  routes.on(endpoints.loginHistory, (call) => listLogins(site, call));
}
