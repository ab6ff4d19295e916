import { type Endpoint, Refusal } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import type { FastifyRequest } from 'fastify';
import type { Brand } from '../modules/brand/index.ts';
import { browserOf, type Credentials, type OpenSession } from '../modules/session/index.ts';
import type { Site } from '../site.ts';
import { readCookie } from './cookies.ts';

/** What a token that came with a request, in a header or otherwise, has to be looked at together with. */
export const withBrowser = (request: FastifyRequest, token: string): Credentials => ({
  token,
  browser: browserOf({ get: (name) => readCookie(request, name) }),
});

function credentialsOf(request: FastifyRequest): Credentials | undefined {
  const token = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
  return token === undefined ? undefined : withBrowser(request, token);
}

/** Whose session a call that anybody may make comes with; undefined where it comes with none that is good. */
export async function sessionIfAny(
  { sessions }: Pick<Site, 'sessions'>,
  brand: Brand,
  request: FastifyRequest,
): Promise<OpenSession | undefined> {
  const credentials = credentialsOf(request);
  if (!credentials) return undefined;
  try {
    return await sessions.authenticate(credentials, brand, true);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/**
 * Whose session a call comes with; undefined where the call needs none.
 * @throws Refusal not_logged_in, in_need_true_account, and what `Sessions.authenticate` says of the token
 */
export async function sessionOf(
  { sessions }: Pick<Site, 'sessions'>,
  call: Endpoint,
  brand: Brand,
  request: FastifyRequest,
): Promise<OpenSession | undefined> {
  if (call.access !== 'session' && call.access !== 'member') return undefined;
  const credentials = credentialsOf(request);
  if (!credentials) throw new Refusal('not_logged_in');
  const session = await sessions.authenticate(credentials, brand, call.passive === true, call.during);
  request.memberId = session.memberId;
  if (call.access === 'member' && session.type === accountType.trial) throw new Refusal('in_need_true_account');
  return session;
}
