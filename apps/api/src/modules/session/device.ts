import type { Cookies } from '../../caller.ts';

/** Holds the mark of a device on which the owner of an account has logged in; see `LoginGuard`. */
export const deviceCookie = 'device';
/** Names the member who was last logged in on this device, encrypted; see `LoginGuard`. */
export const ownerCookie = 'device-owner';
const deviceCookieSeconds = 90 * 24 * 3600;

export const markDevice = (cookies: Cookies, mark: string) =>
  cookies.set(deviceCookie, mark, deviceCookieSeconds);

export const markOwner = (cookies: Cookies, owner: string) =>
  cookies.set(ownerCookie, owner, deviceCookieSeconds);
