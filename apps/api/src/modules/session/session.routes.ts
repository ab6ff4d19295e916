import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';

import type { SessionContext } from './context.ts';
import { logIn } from './log-in.ts';
import { openTrial } from './open-trial.ts';
import { endOwnSessions, listLogins, listSessions } from './own-sessions.ts';
import { forgetDevice } from './remember.ts';
import { resumeSession } from './resume-session.ts';
import { giveTicket, logInByTicket, lookAt } from './tickets.ts';

export function sessionRoutes(routes: Routes, context: SessionContext): void {
  routes.on(endpoints.login, (call) => logIn(context, call));
  routes.on(endpoints.freePlay, (call) => openTrial(context, call));
  routes.on(endpoints.logout, async ({ session, cookies }) => {
    await context.sessions.end(session);
    forgetDevice(cookies);
    return {};
  });
  // That it is no passive call is all that it is for.
  routes.on(endpoints.stayActive, async () => ({}));
  routes.on(endpoints.resumeSession, (call) => resumeSession(context, call));
  routes.on(endpoints.createTicket, (call) => giveTicket(context, call));
  routes.on(endpoints.lookAtTicket, (call) => lookAt(context, call));
  routes.on(endpoints.loginByTicket, (call) => logInByTicket(context, call));
  routes.on(endpoints.memberSessions, (call) => listSessions(context, call));
  routes.on(endpoints.endSessions, (call) => endOwnSessions(context, call));
  routes.on(endpoints.loginHistory, (call) => listLogins(context, call));
}
