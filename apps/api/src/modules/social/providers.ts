import { Refusal, type SocialProvider, socialProviders } from '@lantern/contracts';
import type { SigningIn } from '../../contexts.ts';
import type { SignInProvider } from '../../ports/sign-in.ts';
import { type Brand, hasSwitch } from '../brand/index.ts';

const switchOf = { google: 'GOOGLELOGIN3', facebook: 'FACEBOOKLOGIN3' } as const;

/** The providers that are configured and that the brand has switched on. */
export const openProviders = ({ signIn }: SigningIn, brand: Brand): SocialProvider[] =>
  socialProviders.filter((code) => signIn.has(code) && hasSwitch(brand, switchOf[code]));

/** @throws Refusal feature_disabled */
export function openProvider(
  context: SigningIn,
  brand: Brand,
  code: SocialProvider,
): SignInProvider {
  const provider = openProviders(context, brand).includes(code)
    ? context.signIn.get(code)
    : undefined;
  if (!provider) throw new Refusal('feature_disabled');
  return provider;
}
