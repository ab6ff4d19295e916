import type { Cookies } from '../../caller.ts';
import type { Random } from '../../ports/random.ts';

/**
 * An HttpOnly cookie without which a session token is useless: a script injected into a page can
 * steal the token but not the cookie, and a page of another site can use the cookie but has no
 * token.
 */
const cookie = 'browser';
const cookieSeconds = 90 * 24 * 3600;
/** 128 bits. */
const shape = /^[A-Za-z0-9_-]{22}$/;

/** Undefined for a browser in which no one has logged in. */
export function browserOf(cookies: Pick<Cookies, 'get'>): string | undefined {
  const browser = cookies.get(cookie);
  return browser && shape.test(browser) ? browser : undefined;
}

/** Gives the browser an id unless it has one, so that the sessions of its other tabs stay valid. */
export function markBrowser(cookies: Cookies, random: Random): string {
  const browser = browserOf(cookies) ?? random.bytes(16).toString('base64url');
  cookies.set(cookie, browser, cookieSeconds);
  return browser;
}
