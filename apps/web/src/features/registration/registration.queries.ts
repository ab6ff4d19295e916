import {
  affiliate,
  type BodyOf,
  registerByMobile,
  registerMember,
  registerSettings,
  type SessionValue,
  validationRules,
} from '@lantern/contracts';
import type { RegistrationMode } from '@lantern/rules';
import { useSuspenseQueries } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { queryOf } from '../../lib/api/queries.ts';
import type { RegisterSettings, ValidationRules } from './rules.ts';

/** The brand's fields and their rules; suspends until both have loaded. */
export function useRegisterSettings(): { settings: RegisterSettings; validation: ValidationRules } {
  const [settings, validation] = useSuspenseQueries({
    queries: [queryOf(registerSettings), queryOf(validationRules)],
  });
  return { settings: settings.data, validation: validation.data };
}

type Body = BodyOf<typeof registerMember>;

/** Sent with every registration: filled in by the page, not typed. */
const provenance = (): Partial<Body> => ({
  login: true,
  registrationMethod: 'WEB',
  registrationUrl: `${location.origin}${location.pathname}`.slice(0, 500),
  domain: location.hostname,
});

/** Asks whether an invitation code is good; throws `invitation_code_error` where it is not. */
export const checkInvitation = (code: string) =>
  call(affiliate, { query: { code, domain: location.hostname } });

/** The fields that were filled in, and what goes along with them. */
export type Entries = Partial<Omit<Body, 'agreement'>> & Pick<Body, 'agreement'>;

/** Sends a registration, sealed. Empty fields are left out. */
export function register(mode: RegistrationMode, entries: Entries): Promise<SessionValue> {
  const filled = Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== ''),
  ) as Entries;
  const { username = '', password = '', confirmPassword = '', mobileNum = '', ...rest } = filled;
  const sent = { ...rest, ...provenance() };
  if (mode === 'username') {
    const body = { ...sent, username, password, confirmPassword, ...(mobileNum && { mobileNum }) };
    return call(registerMember, { body });
  }
  return call(registerByMobile, {
    body: { ...sent, mobileNum, ...(password && { password, confirmPassword }) },
  });
}
