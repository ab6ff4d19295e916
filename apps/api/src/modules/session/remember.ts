import type { Cookies } from '../../caller.ts';
import type { Clock } from '../../ports/clock.ts';
import { tokenShape } from './token.ts';

/** Holds the one-time token of a remembered device: no name, no password. */
const cookie = 'remember';

export function readRemembered(cookies: Cookies): string | undefined {
  const token = cookies.get(cookie);
  return token && tokenShape.test(token) ? token : undefined;
}

export function rememberDevice(cookies: Cookies, clock: Clock, token: string, until: Date): void {
  cookies.set(
    cookie,
    token,
    Math.max(0, Math.floor((until.getTime() - clock.now().getTime()) / 1000)),
  );
}

export const forgetDevice = (cookies: Cookies) => cookies.set(cookie, '', 0);
