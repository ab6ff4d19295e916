import type { SessionValue } from '@lantern/contracts';
import { readCookie, removeCookie, writeBriefCookie } from '../device/cookies.ts';
import { visitorStore } from '../device/storage.ts';

/** What the page keeps of a login. */
export type Session = Pick<
  SessionValue,
  'token' | 'account' | 'customerId' | 'isAgent' | 'nickname'
>;

/** The login of this browser, which all its tabs find. */
export const sharedKey = 'login';
/** It ends with the browser, and the login with it. It holds no secret. */
const openCookie = 'open';

const isSession = (value: unknown): value is Session => {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['token', 'account', 'customerId', 'nickname'];
  return (
    texts.every((name) => typeof Reflect.get(value, name) === 'string') &&
    typeof Reflect.get(value, 'isAgent') === 'number'
  );
};

function parsed(text: string): Session | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    return isSession(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The login of another tab; what an earlier run of the browser has left is removed. */
export function readShared(): Session | undefined {
  const text = visitorStore.read(sharedKey);
  if (text === undefined) return undefined;
  const session = readCookie(openCookie) === '1' ? parsed(text) : undefined;
  if (!session) visitorStore.remove(sharedKey);
  return session;
}

export function share(session: Session): void {
  const { token, account, customerId, isAgent, nickname } = session;
  writeBriefCookie(openCookie, '1');
  visitorStore.write(sharedKey, JSON.stringify({ token, account, customerId, isAgent, nickname }));
}

/** Ends a login for all tabs; a newer one stays. */
export function unshare(token: string | undefined): void {
  if (readShared()?.token !== token) return;
  visitorStore.remove(sharedKey);
  removeCookie(openCookie);
}
