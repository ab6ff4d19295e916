import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { SessionContext } from './context.ts';
import { logIn } from './log-in.ts';
import { openTrial } from './open-trial.ts';
import { endOwnSessions, listLogins, listSessions } from './own-sessions.ts';
import { forgetDevice } from './remember.ts';
import { resumeSession } from './resume-session.ts';
import { issueTicket, logInByTicket, viewTicket } from './tickets.ts';

export function sessionRoutes(routes: Routes, context: SessionContext): void {
  routes.on(endpoints.login, ({ caller, body }) => logIn(context, caller, body));
  routes.on(endpoints.freePlay, ({ caller }) => openTrial(context, caller));
  routes.on(endpoints.logout, async ({ caller }) => {
    await context.sessions.end(caller.session);
    forgetDevice(caller.cookies);
    return {};
  });
  // Any call that is not passive keeps the session alive.
  routes.on(endpoints.stayActive, async () => ({}));
  routes.on(endpoints.resumeSession, ({ caller }) => resumeSession(context, caller));
  routes.on(endpoints.createTicket, ({ caller }) => issueTicket(context, caller));
  routes.on(endpoints.lookAtTicket, ({ caller, body }) => viewTicket(context, caller, body));
  routes.on(endpoints.loginByTicket, ({ caller, body }) => logInByTicket(context, caller, body));
  routes.on(endpoints.memberSessions, ({ caller }) => listSessions(context, caller));
  routes.on(endpoints.endSessions, ({ caller, body }) => endOwnSessions(context, caller, body));
  routes.on(endpoints.loginHistory, ({ caller, query }) => listLogins(context, caller, query));
}
