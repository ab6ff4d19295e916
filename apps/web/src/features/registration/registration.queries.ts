import { type BodyOf, registerMember, registerSettings, validationRules } from '@lantern/contracts';
import { useSuspenseQueries } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryOf } from '../../lib/queries.ts';
import { tabStore } from '../../lib/storage.ts';
import type { RegisterSettings, ValidationRules } from './rules.ts';

/** Which fields the brand asks for, and their rules; suspends until both are there. */
export function useRegisterSettings(): { settings: RegisterSettings; validation: ValidationRules } {
  const [settings, validation] = useSuspenseQueries({ queries: [queryOf(registerSettings), queryOf(validationRules)] });
  return { settings: settings.data, validation: validation.data };
}

type Body = BodyOf<typeof registerMember>;

const referralKey = 'referralCode';

/** Keeps the referral code of a link, so that it is still there when the visitor registers later in this tab. */
export function keepReferralCode(search: string): void {
  const code = new URLSearchParams(search).get('referralCode');
  if (code) tabStore.write(referralKey, code.slice(0, 255));
}

/** What goes with every registration beside the fields: the site fills it in, nobody types it. */
function provenance(): Partial<Body> {
  const referralCode = tabStore.read(referralKey);
  return {
    login: true,
    registrationMethod: 'WEB',
    registrationUrl: `${location.origin}${location.pathname}`.slice(0, 500),
    domain: location.hostname,
    ...(referralCode && { referralCode }),
  };
}

/** Sends a registration, sealed. Empty fields are left out. */
export function register(
  typed: Partial<Record<string, string>>,
  needed: Pick<Body, 'username' | 'password' | 'confirmPassword' | 'agreement' | 'countryDialingCode'>,
) {
  const filled = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
  return call(registerMember, { body: { ...filled, ...provenance(), ...needed } });
}
