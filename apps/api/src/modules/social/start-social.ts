import {
  type BodyOf,
  type linkSocial as linkCall,
  Refusal,
  type startSocial as startCall,
  type unlinkSocial as unlinkCall,
} from '@lantern/contracts';
import type { SessionCaller, VisitorCaller } from '../../caller.ts';
import { notifyOfChange } from '../messages/index.ts';
import { hashToken, newToken, provePassword } from '../session/index.ts';
import type { SocialContext } from './context.ts';
import { type Flow, keepFlow } from './flows.ts';
import { openProvider } from './providers.ts';
import { unlinkAccount } from './social.store.ts';

/** The provider's address for a login or a registration. */
export function startSocial(
  context: SocialContext,
  caller: VisitorCaller,
  { provider, purpose, area }: BodyOf<typeof startCall>,
): Promise<{ url: string }> {
  return begin(context, caller, { provider, purpose, area });
}

/** The provider's address for linking an account there; requires the member's password. */
export async function linkSocial(
  context: SocialContext,
  caller: SessionCaller,
  { provider, password }: BodyOf<typeof linkCall>,
): Promise<{ url: string }> {
  openProvider(context, caller.brand, provider);
  await provePassword(context, caller, password);
  const { memberId, id: sessionId } = caller.session;
  return begin(context, caller, { provider, purpose: 'link', asker: { memberId, sessionId } });
}

/** Works even if the provider has been switched off. */
export async function unlinkSocial(
  context: SocialContext,
  caller: SessionCaller,
  { provider, password }: BodyOf<typeof unlinkCall>,
): Promise<Record<string, never>> {
  const { brand, session, requestId } = caller;
  await provePassword(context, caller, password);
  if (!(await unlinkAccount(context.db, session.memberId, provider))) return {};
  context.log.info(
    { event: 'social_unlinked', provider, brand: brand.code, member: session.memberId, requestId },
    'account of a sign-in provider unlinked',
  );
  notifyOfChange(context, caller, { change: 'socialUnlinked', provider });
  return {};
}

async function begin(
  context: SocialContext,
  caller: VisitorCaller,
  wish: Pick<Flow, 'provider' | 'purpose' | 'area' | 'asker'>,
): Promise<{ url: string }> {
  const { brand, language, origin, requestId } = caller;
  const provider = openProvider(context, brand, wish.provider);
  const codeVerifier = newToken(context.random);
  const nonce = context.random.bytes(16).toString('base64url');
  // The origin is one of the brand's hosts: calls to other hosts find no brand.
  const redirectUri = `${origin}/social`;
  const state = await keepFlow(context, caller, { ...wish, redirectUri, nonce, codeVerifier });
  // As PKCE defines `S256`.
  const codeChallenge = hashToken(codeVerifier).toString('base64url');
  try {
    return {
      url: await provider.begin({
        redirectUri,
        state,
        nonce,
        codeChallenge,
        language,
      }),
    };
  } catch (error) {
    const event = {
      event: 'social_failed',
      provider: wish.provider,
      brand: brand.code,
      requestId,
      err: error,
    };
    context.log.error(event, 'a sign-in provider cannot be reached');
    throw new Refusal('social_failed');
  }
}
