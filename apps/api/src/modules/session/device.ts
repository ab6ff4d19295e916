import type { Cookies } from '../../http/routes.ts';

/**
 * Holds the mark that is left on a device on which the owner of an account has come in; see
 * `LoginGuard`.
 */
export const deviceCookie = 'device';
const deviceCookieSeconds = 90 * 24 * 3600;

export const markDevice = (cookies: Cookies, mark: string) =>
  cookies.set(deviceCookie, mark, deviceCookieSeconds);
