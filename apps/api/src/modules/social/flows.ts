import type { SocialProvider } from '@lantern/contracts';
import type { VisitorCaller } from '../../caller.ts';
import type { Cached, Data } from '../../contexts.ts';
import { newToken, tokenKey } from '../session/index.ts';

const cookie = 'social';
const cookieShape = /^[A-Za-z0-9_-]{22}$/;
/** Seconds until the provider must have redirected back. */
const life = 600;

/** A started sign-in, stored until the provider redirects the browser back. */
export interface Flow {
  provider: SocialProvider;
  purpose: 'login' | 'register' | 'link';
  area?: 'agent' | undefined;
  /** For the purpose `link`: the member, and the session that must still be open. */
  asker?: { memberId: string; sessionId: string };
  redirectUri: string;
  nonce: string;
  codeVerifier: string;
}

interface StoredFlow extends Flow {
  browser: string;
}

const keyOf = (brandId: string, state: string) => `social:flow:${brandId}:${tokenKey(state)}`;

/**
 * Stores a flow and returns its OAuth state. The cookie ties the flow to this browser, so that an
 * attacker cannot complete their own sign-in in another browser.
 */
export async function keepFlow(
  { redis, random }: Data & Cached,
  { brand, cookies }: VisitorCaller,
  flow: Flow,
): Promise<string> {
  const state = newToken(random);
  const before = cookies.get(cookie) ?? '';
  const browser = cookieShape.test(before) ? before : random.bytes(16).toString('base64url');
  const stored: StoredFlow = { ...flow, browser: tokenKey(browser) };
  await redis.set(keyOf(brand.id, state), JSON.stringify(stored), 'EX', life);
  cookies.set(cookie, browser, life);
  return state;
}

/** Consumes the flow of a state; undefined in another browser, or at another brand. */
export async function takeFlow(
  { redis }: Cached,
  { brand, cookies }: VisitorCaller,
  state: string,
): Promise<Flow | undefined> {
  const text = await redis.getdel(keyOf(brand.id, state));
  if (text === null) return undefined;
  const { browser, ...flow } = JSON.parse(text) as StoredFlow;
  return browser === tokenKey(cookies.get(cookie) ?? '') ? flow : undefined;
}
