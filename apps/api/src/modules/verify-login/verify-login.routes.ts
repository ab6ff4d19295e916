import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { VerifyLoginContext } from './context.ts';
import { listMethods, sendLoginCode, verifyLogin } from './verify-login.ts';

export function verifyLoginRoutes(routes: Routes, context: VerifyLoginContext): void {
  routes.on(endpoints.loginMethods, ({ caller }) => listMethods(context, caller));
  routes.on(endpoints.sendLoginCode, ({ caller, body }) => sendLoginCode(context, caller, body));
  routes.on(endpoints.verifyLogin, ({ caller, body }) => verifyLogin(context, caller, body));
}
