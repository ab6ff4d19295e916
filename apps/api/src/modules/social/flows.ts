import type { SocialProvider } from '@lantern/contracts';
import type { Cached, Data } from '../../contexts.ts';
import type { Call } from '../../http/routes.ts';
import { newToken, tokenKey } from '../session/index.ts';

const cookie = 'social';
const cookieShape = /^[A-Za-z0-9_-]{22}$/;
/** Seconds that somebody may take at the provider. */
const life = 600;

/**
 * A sign-in that is under way: what has to be known again when the provider sends the browser back.
 */
export interface Flow {
  provider: SocialProvider;
  purpose: 'login' | 'register' | 'link';
  area?: 'agent' | undefined;
  /**
   * Whose account it will be, where the purpose is `link`; good for as long as the session that has
   * asked for it.
   */
  asker?: { memberId: string; sessionId: string };
  redirectUri: string;
  nonce: string;
  codeVerifier: string;
}

interface KeptFlow extends Flow {
  browser: string;
}

const keyOf = (brandId: string, state: string) => `social:flow:${brandId}:${tokenKey(state)}`;

/**
 * Keeps a flow for this browser, and answers the state by which it is found again. The cookie ties
 * the two together: nobody can make somebody else's browser end a sign-in that they have begun.
 */
export async function keepFlow(
  { redis, random }: Data & Cached,
  { brand, cookies }: Pick<Call, 'brand' | 'cookies'>,
  flow: Flow,
): Promise<string> {
  const state = newToken(random);
  const before = cookies.get(cookie) ?? '';
  const browser = cookieShape.test(before) ? before : random.bytes(16).toString('base64url');
  const kept: KeptFlow = { ...flow, browser: tokenKey(browser) };
  await redis.set(keyOf(brand.id, state), JSON.stringify(kept), 'EX', life);
  cookies.set(cookie, browser, life);
  return state;
}

/** The flow of a state, once, and only for the browser and brand that have begun it. */
export async function takeFlow(
  { redis }: Cached,
  { brand, cookies }: Pick<Call, 'brand' | 'cookies'>,
  state: string,
): Promise<Flow | undefined> {
  const text = await redis.getdel(keyOf(brand.id, state));
  if (text === null) return undefined;
  const { browser, ...flow } = JSON.parse(text) as KeptFlow;
  return browser === tokenKey(cookies.get(cookie) ?? '') ? flow : undefined;
}
