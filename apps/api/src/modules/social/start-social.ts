import {
  type linkSocial as linkCall,
  Refusal,
  type startSocial as startCall,
  type unlinkSocial as unlinkCall,
} from '@lantern/contracts';
import type { Call, SessionCall } from '../../http/routes.ts';
import { notifyOfChange } from '../messages/index.ts';
import { hashToken, newToken, provePassword } from '../session/index.ts';
import type { SocialContext } from './context.ts';
import { type Flow, keepFlow } from './flows.ts';
import { openProvider } from './providers.ts';
import { unlinkAccount } from './social.store.ts';

type Place = Pick<Call, 'brand' | 'cookies' | 'origin' | 'language' | 'requestId'>;

/** The address of the provider, for somebody who wants to log in or to register. */
export function startSocial(
  context: SocialContext,
  call: Call<typeof startCall>,
): Promise<{ url: string }> {
  const { provider, purpose, area } = call.body;
  return begin(context, call, { provider, purpose, area });
}

/**
 * The address of the provider, for a member who has just shown the password: an account there opens
 * this one from then on.
 */
export async function linkSocial(
  context: SocialContext,
  call: SessionCall<typeof linkCall>,
): Promise<{ url: string }> {
  const { provider, password } = call.body;
  openProvider(context, call.brand, provider);
  await provePassword(context, call, password);
  const { memberId, id: sessionId } = call.session;
  return begin(context, call, { provider, purpose: 'link', asker: { memberId, sessionId } });
}

/** Also for a provider that is switched off by now. */
export async function unlinkSocial(
  context: SocialContext,
  call: SessionCall<typeof unlinkCall>,
): Promise<Record<string, never>> {
  const { brand, session, body, requestId } = call;
  const { provider } = body;
  await provePassword(context, call, body.password);
  if (!(await unlinkAccount(context.db, session.memberId, provider))) return {};
  context.log.info(
    { event: 'social_unlinked', provider, brand: brand.code, member: session.memberId, requestId },
    'account of a sign-in provider unlinked',
  );
  notifyOfChange(context, call, { change: 'socialUnlinked', provider });
  return {};
}

async function begin(
  context: SocialContext,
  call: Place,
  wish: Pick<Flow, 'provider' | 'purpose' | 'area' | 'asker'>,
): Promise<{ url: string }> {
  const provider = openProvider(context, call.brand, wish.provider);
  const codeVerifier = newToken(context.random);
  const nonce = context.random.bytes(16).toString('base64url');
  // The host is one of the brand's: a call to any other finds no brand.
  const redirectUri = `${call.origin}/social`;
  const state = await keepFlow(context, call, { ...wish, redirectUri, nonce, codeVerifier });
  // As PKCE defines `S256`.
  const codeChallenge = hashToken(codeVerifier).toString('base64url');
  try {
    return {
      url: await provider.begin({
        redirectUri,
        state,
        nonce,
        codeChallenge,
        language: call.language,
      }),
    };
  } catch (error) {
    const { requestId, brand } = call;
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
