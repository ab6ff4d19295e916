import type { Endpoint, ValueOf } from '@lantern/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call, type QueryInput } from './api.ts';
import { currentLanguage } from './language.ts';
import { currentSession } from './session.ts';

/**
 * Calls whose answer depends on who asks carry the member in their key, so that nobody sees what
 * another has left behind.
 */
const ownerOf = (endpoint: Endpoint) =>
  endpoint.access === 'public' ? undefined : currentSession()?.customerId;

/** The cache key of a call: its name, query, language and, for a private one, the member. */
export const queryKeyOf = <E extends Endpoint>(endpoint: E, query?: QueryInput<E>) =>
  [endpoint.name, query ?? {}, currentLanguage(), ownerOf(endpoint) ?? ''] as const;

/** A GET of the contract as options for `useQuery` and `useSuspenseQuery`. */
export const queryOf = <E extends Endpoint>(endpoint: E, query?: QueryInput<E>) =>
  queryOptions<ValueOf<E>, Error, ValueOf<E>, readonly [string, object, string, string]>({
    queryKey: queryKeyOf(endpoint, query),
    queryFn: ({ signal }) => call(endpoint, query === undefined ? { signal } : { query, signal }),
    meta: { private: endpoint.access !== 'public' },
  });
