import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { listMethods, sendLoginCode, verifyLogin } from './verify-login.ts';

export function verifyLoginRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.loginMethods, (call) => listMethods(site, call));
  routes.on(endpoints.sendLoginCode, (call) => sendLoginCode(site, call));
  routes.on(endpoints.verifyLogin, (call) => verifyLogin(site, call));
}
