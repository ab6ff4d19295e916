import { type BodyOf, endpoints, type SocialProvider } from '@lantern/contracts';
import type { SignInServer } from './sign-in-server.ts';
import type { TestSite } from './test-site.ts';

/** The address of a test site, as the provider knows it. */
export const redirectUris = ['http://localhost/social', 'http://harbor.localhost/social'];

/** What a page has after the provider redirected the browser back. */
export interface CameBack {
  body: BodyOf<typeof endpoints.finishSocial>;
  cookies: string[];
}

/** The parameters from the provider in the page's address, which the page posts. */
export function readAddress(url: URL): CameBack['body'] {
  const { state = '', code, iss, error } = Object.fromEntries(url.searchParams);
  return { state, ...(code ? { code } : {}), ...(iss ? { iss } : {}), ...(error ? { error } : {}) };
}

interface Wish {
  purpose?: 'login' | 'register';
  provider?: SocialProvider;
  host?: string;
  area?: 'agent';
  /** Changes the provider's address before the browser opens it. */
  change?: (url: URL) => void;
}

/** Goes to the provider and back, like a browser. */
export async function goAndComeBack(
  site: TestSite,
  server: SignInServer,
  wish: Wish = {},
): Promise<CameBack> {
  const { purpose = 'login', provider = 'google', host = 'localhost', area, change } = wish;
  const body = { provider, purpose, ...(area ? { area } : {}) };
  const { value, cookies } = await site.client.call(endpoints.startSocial, { body, host });
  const url = new URL(value.url);
  change?.(url);
  return { body: readAddress(await server.follow(url.href)), cookies };
}

export const finish = (site: TestSite, { body, cookies }: CameBack, host = 'localhost') =>
  site.client.call(endpoints.finishSocial, { body, cookies, host });

/** Links the person at the provider to a member. */
export async function linkTo(
  site: TestSite,
  server: SignInServer,
  member: { token: string; password: string },
  provider: SocialProvider = 'google',
) {
  const body = { provider, password: member.password };
  const { value, cookies } = await site.client.call(endpoints.linkSocial, {
    body,
    token: member.token,
  });
  return finish(site, { body: readAddress(await server.follow(value.url)), cookies });
}
