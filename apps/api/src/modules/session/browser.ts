import type { Cookies } from '../../caller.ts';
import type { Random } from '../../ports/random.ts';
import { tokenKey } from './token.ts';

/**
 * An HttpOnly cookie without which a session token is useless: a script injected into a page can
 * steal the token but not the cookie, and a page of another site can use the cookie but has no
 * token. It has one half for each session of the browser, newest first.
 */
const cookie = 'browser';
const cookieSeconds = 90 * 24 * 3600;
/** Sessions of one browser at once: tabs, and a console at the same host. */
const mostHalves = 6;
const shape = /^[A-Za-z0-9_-]{22}$/;
const tagLength = 4;

/** The beginning of the half that belongs to a token. */
const tagOf = (token: string) => tokenKey(token).slice(0, tagLength);

const halvesOf = (cookies: Pick<Cookies, 'get'>): string[] =>
  (cookies.get(cookie) ?? '').split('.').filter((half) => shape.test(half));

/** The browser's half of a session: new with every session, with 108 random bits. */
export const newBrowser = (random: Random, token: string): string =>
  tagOf(token) +
  random
    .bytes(14)
    .toString('base64url')
    .slice(0, 22 - tagLength);

/** Undefined for a browser in which this session was not opened. */
export function browserOf(cookies: Pick<Cookies, 'get'>, token: string): string | undefined {
  const halves = halvesOf(cookies);
  return halves.length === 1 ? halves[0] : halves.find((half) => half.startsWith(tagOf(token)));
}

/** Gives the browser the half of a new session; those of its other tabs stay valid. */
export function keepBrowser(cookies: Cookies, browser: string): void {
  const halves = [browser, ...halvesOf(cookies)].slice(0, mostHalves);
  cookies.set(cookie, halves.join('.'), cookieSeconds);
}

/** Removes the half of a session that has ended. */
export function dropBrowser(cookies: Cookies, token: string): void {
  const ended = browserOf(cookies, token);
  const rest = halvesOf(cookies).filter((half) => half !== ended);
  cookies.set(cookie, rest.join('.'), rest.length > 0 ? cookieSeconds : 0);
}
