import { readCookie, removeCookie, writeCookie } from '../device/cookies.ts';

const day = 86_400;

/** What a form is filled with at the next visit. Never a password (LOG-11). */
export interface LastLogin {
  type: 'username' | 'sms';
  username: string;
  mobile: string;
}

const lastLoginCookie = 'lastLogin';
const textIn = (value: object, key: string): string => {
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' ? text : '';
};

/** The last login of this browser, as far as it was to be remembered. */
export function readLastLogin(): LastLogin | undefined {
  try {
    const kept: unknown = JSON.parse(readCookie(lastLoginCookie) ?? '');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const type = textIn(kept, 'type') === 'sms' ? 'sms' : 'username';
    return {
      type,
      username: textIn(kept, 'username').slice(0, 64),
      mobile: textIn(kept, 'mobile').slice(0, 32),
    };
  } catch {
    return undefined;
  }
}

/** Keeps the last login for a day, or forgets it. */
export function rememberLogin(login: LastLogin | undefined): void {
  if (login) writeCookie(lastLoginCookie, JSON.stringify(login), day);
  else removeCookie(lastLoginCookie);
}

const stayCookie = 'stay';
/** For how long is the site's matter; a marker that outlives its cookie costs one question. */
const month = 30 * day;

/**
 * Whether this browser was to stay logged in. The cookie that does it is out of the reach of
 * scripts; this one beside it only saves a visitor without it a question to the site.
 */
export const staysLoggedIn = (): boolean => readCookie(stayCookie) === '1';

export const keepLoggedIn = (): void => writeCookie(stayCookie, '1', month);
export const stopStaying = (): void => removeCookie(stayCookie);
