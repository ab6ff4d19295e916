import { protectionNow } from '@lantern/contracts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { askAgain, type CallName } from '../api/ask-again.ts';
import { queryOf } from '../api/queries.ts';
import { isTrial, useSession } from '../session/session.ts';

/** Refreshed when a reality check is due, and when the site reports a change. */
const staleTime = Number.POSITIVE_INFINITY;

/**
 * Whether the member is excluded from play, and when the next reality check is due; a visitor and a
 * trial account have neither.
 */
export function useProtectionNow() {
  const session = useSession();
  return useQuery({
    ...queryOf(protectionNow),
    staleTime,
    enabled: session !== undefined && !isTrial(session),
  });
}

export const protectionCalls: readonly CallName[] = [
  'protection',
  'protectionHistory',
  'protectionNow',
];

/** Asks again for what a change of the protection shows itself in. */
export const refreshProtection = (client: QueryClient): Promise<unknown> =>
  askAgain(client, protectionCalls);
