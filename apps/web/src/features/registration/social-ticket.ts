import { type SocialProvider, socialProviders } from '@lantern/contracts';

/**
 * The details from a sign-in provider about a new visitor, and the ticket that links the new
 * account.
 */
export interface SocialTicket {
  ticket: string;
  provider: SocialProvider;
  email: string | null;
  name: string | null;
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Reads it from what the page was navigated with; undefined for anything else. */
export function socialTicketOf(state: unknown): SocialTicket | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { ticket, provider, email, name } = state as Record<string, unknown>;
  const known = socialProviders.find((each) => each === provider);
  if (typeof ticket !== 'string' || ticket === '' || !known) return undefined;
  return { ticket, provider: known, email: textOrNull(email), name: textOrNull(name) };
}
