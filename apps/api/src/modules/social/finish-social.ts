import {
  type BodyOf,
  type finishSocial as finishCall,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import { mayOpenAgentCentre } from '@lantern/rules';
import type { VisitorCaller } from '../../caller.ts';
import type { Cached, Data, Logged, Logins, SigningIn } from '../../contexts.ts';
import type { Identity } from '../../ports/sign-in.ts';
import { findMemberById } from '../member/index.ts';
import { notifyOfChange } from '../messages/index.ts';
import { isSessionOpen, startSession } from '../session/index.ts';
import type { SocialContext } from './context.ts';
import { type Flow, takeFlow } from './flows.ts';
import { openProvider } from './providers.ts';
import { findLinkedMember, linkAccount } from './social.store.ts';
import { createTicket } from './tickets.ts';

type Redirect = BodyOf<typeof finishCall>;
type Outcome = ValueOf<typeof finishCall>;

/** The OAuth error when the user cancels. */
const cancelledByUser = 'access_denied';

/**
 * Completes a sign-in with the parameters of the provider's redirect.
 * @throws Refusal social_expired for a used, old or unknown state
 */
export async function finishSocial(
  context: SocialContext,
  caller: VisitorCaller,
  input: Redirect,
): Promise<Outcome> {
  const flow = await takeFlow(context, caller, input.state);
  if (!flow) throw new Refusal('social_expired');
  if (input.error !== undefined)
    throw new Refusal(input.error === cancelledByUser ? 'social_cancelled' : 'social_failed');
  const identity = await redeem(context, caller, input, flow);
  if (flow.purpose === 'login') return logIn(context, caller, flow, identity);
  return flow.purpose === 'register'
    ? offerRegistration(context, caller, flow, identity)
    : link(context, caller, flow, identity);
}

async function redeem(
  context: Logged & SigningIn,
  { brand, requestId }: VisitorCaller,
  { code, iss: issuer }: Redirect,
  flow: Flow,
): Promise<Identity> {
  const { redirectUri, nonce, codeVerifier } = flow;
  const provider = openProvider(context, brand, flow.provider);
  const event = { event: 'social_failed', provider: flow.provider, brand: brand.code, requestId };
  if (code === undefined) throw new Refusal('social_expired');
  try {
    const identity = await provider.finish({ redirectUri, code, issuer, nonce, codeVerifier });
    if (identity) return identity;
    context.log.warn(event, 'a sign-in provider rejected the sign-in');
  } catch (error) {
    context.log.error({ ...event, err: error }, 'a sign-in provider cannot be reached');
  }
  throw new Refusal('social_failed');
}

/** Only a linked account logs in: an equal e-mail address proves nothing. */
async function logIn(
  context: Data & Logins,
  caller: VisitorCaller,
  flow: Flow,
  { subject }: Identity,
): Promise<Outcome> {
  const { provider, area } = flow;
  const member = await findLinkedMember(context.db, caller.brand.id, { provider, subject });
  if (!member) throw new Refusal('social_not_member');
  if (member.status !== 'active') throw new Refusal('account_disabled');
  if (area === 'agent' && !mayOpenAgentCentre(member.type)) throw new Refusal('non_agent_login');
  return {
    outcome: 'entered',
    session: await startSession(context, caller, member, { method: provider }),
  };
}

async function offerRegistration(
  context: Data & Cached,
  { brand }: VisitorCaller,
  flow: Flow,
  identity: Identity,
): Promise<Outcome> {
  const { provider } = flow;
  const { subject, name, emailVerified } = identity;
  if (await findLinkedMember(context.db, brand.id, { provider, subject }))
    throw new Refusal('social_taken');
  const email = emailVerified ? (identity.email ?? null) : null;
  const ticket = await createTicket(context, brand, {
    provider,
    subject,
    email: identity.email ?? null,
  });
  return { outcome: 'register', provider, ticket, email, name: name ?? null };
}

/**
 * The member proved the password when the link was started. That session must still be open, so
 * that an intruder who was logged out since, such as by a new password, cannot complete the link.
 */
async function link(
  context: SocialContext,
  caller: VisitorCaller,
  flow: Flow,
  { subject, email }: Identity,
): Promise<Outcome> {
  const { brand, requestId } = caller;
  const { provider, asker } = flow;
  if (!asker) throw new Error('A link belongs to a member.');
  const open = await isSessionOpen(context.db, asker.sessionId, context.clock.now());
  const member = open ? await findMemberById(context.db, brand.id, asker.memberId) : null;
  if (member?.status !== 'active') throw new Refusal('social_expired');
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
    { ...caller, session: { memberId, username } },
    { change: 'socialLinked', provider },
  );
  return { outcome: 'linked', provider };
}
