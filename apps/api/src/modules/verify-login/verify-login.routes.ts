import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';

import type { VerifyLoginContext } from './context.ts';
import { listMethods, sendLoginCode, verifyLogin } from './verify-login.ts';

export function verifyLoginRoutes(routes: Routes, context: VerifyLoginContext): void {
  routes.on(endpoints.loginMethods, (call) => listMethods(context, call));
  routes.on(endpoints.sendLoginCode, (call) => sendLoginCode(context, call));
  routes.on(endpoints.verifyLogin, (call) => verifyLogin(context, call));
}
