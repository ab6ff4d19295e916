import type { Cookies } from '../../http/routes.ts';
import type { Random } from '../../ports/random.ts';

/**
 * The other half of a session. A page has the token, and a script in it could carry that away; this
 * half is a cookie that no script reads. A token without it is good for nothing, and neither is a
 * cookie alone, which is all that a page of another site can make use of.
 */
const cookie = 'browser';
const cookieSeconds = 90 * 24 * 3600;
/** 128 bits. */
const shape = /^[A-Za-z0-9_-]{22}$/;

/** What a browser is known by; undefined for one in which nobody has logged in. */
export function browserOf(cookies: Pick<Cookies, 'get'>): string | undefined {
  const browser = cookies.get(cookie);
  return browser && shape.test(browser) ? browser : undefined;
}

/**
 * Makes sure that a browser is known by something: the sessions of its other tabs go on beside a
 * new one.
 */
export function markBrowser(cookies: Cookies, random: Random): string {
  const browser = browserOf(cookies) ?? random.bytes(16).toString('base64url');
  cookies.set(cookie, browser, cookieSeconds);
  return browser;
}
