import { type finishSocial as finishCall, Refusal, type ValueOf } from '@lantern/contracts';
import { mayOpenAgentCentre } from '@lantern/rules';
import type { Cached, Data, Logged, Logins, SigningIn } from '../../contexts.ts';
import type { Call } from '../../http/routes.ts';
import type { Identity } from '../../ports/sign-in.ts';
import { findMemberById } from '../member/index.ts';
import { notifyOfChange } from '../messages/index.ts';
import { isSessionOpen, startSession } from '../session/index.ts';
import type { SocialContext } from './context.ts';
import { type Flow, takeFlow } from './flows.ts';
import { openProvider } from './providers.ts';
import { findLinkedMember, linkAccount } from './social.store.ts';
import { makeTicket } from './tickets.ts';

type FinishCall = Call<typeof finishCall>;
type Outcome = ValueOf<typeof finishCall>;

/** What the provider names a no of the person, rather than one of its own. */
const personSaysNo = 'access_denied';

/** Ends a sign-in with what the provider has sent back. */
export async function finishSocial(context: SocialContext, call: FinishCall): Promise<Outcome> {
  const flow = await takeFlow(context, call, call.body.state);
  if (!flow) throw new Refusal('social_failed');
  if (call.body.error !== undefined)
    throw new Refusal(call.body.error === personSaysNo ? 'social_cancelled' : 'social_failed');
  const identity = await redeem(context, call, flow);
  if (flow.purpose === 'login') return enter(context, call, flow, identity);
  return flow.purpose === 'register'
    ? letRegister(context, call, flow, identity)
    : link(context, call, flow, identity);
}

async function redeem(
  context: Logged & SigningIn,
  call: FinishCall,
  flow: Flow,
): Promise<Identity> {
  const { brand, body, requestId } = call;
  const { redirectUri, nonce, codeVerifier } = flow;
  const provider = openProvider(context, brand, flow.provider);
  const event = { event: 'social_failed', provider: flow.provider, brand: brand.code, requestId };
  if (body.code === undefined) throw new Refusal('social_failed');
  try {
    const { code, iss: issuer } = body;
    const identity = await provider.finish({ redirectUri, code, issuer, nonce, codeVerifier });
    if (identity) return identity;
    context.log.warn(event, 'a sign-in provider says no');
  } catch (error) {
    context.log.error({ ...event, err: error }, 'a sign-in provider cannot be reached');
  }
  throw new Refusal('social_failed');
}

/**
 * An e-mail that is the same proves nothing: only an account that its owner has linked logs a
 * member in.
 */
async function enter(
  context: Data & Logins,
  call: FinishCall,
  flow: Flow,
  { subject }: Identity,
): Promise<Outcome> {
  const { provider, area } = flow;
  const member = await findLinkedMember(context.db, call.brand.id, { provider, subject });
  if (!member) throw new Refusal('social_not_member');
  if (member.status !== 'active') throw new Refusal('account_disabled');
  if (area === 'agent' && !mayOpenAgentCentre(member.type)) throw new Refusal('non_agent_login');
  return {
    outcome: 'entered',
    session: await startSession(context, call, member, { method: provider }),
  };
}

async function letRegister(
  context: Data & Cached,
  { brand }: FinishCall,
  flow: Flow,
  identity: Identity,
): Promise<Outcome> {
  const { provider } = flow;
  const { subject, name, emailVerified } = identity;
  if (await findLinkedMember(context.db, brand.id, { provider, subject }))
    throw new Refusal('social_taken');
  const email = emailVerified ? (identity.email ?? null) : null;
  const ticket = await makeTicket(context, brand, {
    provider,
    subject,
    email: identity.email ?? null,
  });
  return { outcome: 'register', provider, ticket, email, name: name ?? null };
}

/**
 * Whoever has begun this has shown the password in a session that is still open: one that was ended
 * since, as by a new password, leaves no way in behind it.
 */
async function link(
  context: SocialContext,
  call: FinishCall,
  flow: Flow,
  { subject, email }: Identity,
): Promise<Outcome> {
  const { brand, requestId } = call;
  const { provider, asker } = flow;
  if (!asker) throw new Error('A link belongs to a member.');
  const open = await isSessionOpen(context.db, asker.sessionId, context.clock.now());
  const member = open ? await findMemberById(context.db, brand.id, asker.memberId) : null;
  if (member?.status !== 'active') throw new Refusal('social_failed');
  const { id: memberId, username } = member;
  const account = { provider, subject, email: email ?? null };
  if (!(await linkAccount(context.db, brand.id, memberId, account)))
    throw new Refusal('social_taken');
  context.log.info(
    { event: 'social_linked', provider, brand: brand.code, member: memberId, requestId },
    'account of a sign-in provider linked',
  );
  notifyOfChange(
    context,
    { ...call, session: { memberId, username } },
    { change: 'socialLinked', provider },
  );
  return { outcome: 'linked', provider };
}
