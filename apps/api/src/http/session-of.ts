import { type Endpoint, Refusal } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import type { FastifyRequest } from 'fastify';
import type { Brand } from '../modules/brand/index.ts';
import type { OpenSession } from '../modules/session/index.ts';
import type { Site } from '../site.ts';

const tokenOf = ({ headers }: FastifyRequest) => /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1];

/** Whose session a call that anybody may make comes with; undefined where it comes with none that is good. */
export async function sessionIfAny(
  { sessions }: Pick<Site, 'sessions'>,
  brand: Brand,
  request: FastifyRequest,
): Promise<OpenSession | undefined> {
  const token = tokenOf(request);
  if (!token) return undefined;
  try {
    return await sessions.authenticate(token, brand, true);
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
  const token = tokenOf(request);
  if (!token) throw new Refusal('not_logged_in');
  const session = await sessions.authenticate(token, brand, call.passive === true, call.during);
  request.memberId = session.memberId;
  if (call.access === 'member' && session.type === accountType.trial) throw new Refusal('in_need_true_account');
  return session;
}
