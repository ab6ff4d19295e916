import type { Endpoint, ValueOf } from '@lantern/contracts';
import { queryOptions } from '@tanstack/react-query';
import { currentLanguage } from '../i18n/language.ts';
import { currentSession } from '../session/session.ts';
import { call, type QueryInput } from './api.ts';

/** Private and personal calls have the member in their key: none sees another's data. */
const ownerOf = ({ access, personal }: Endpoint) =>
  access !== 'public' || personal ? currentSession()?.customerId : undefined;

/** The cache key of a call: its name, query, language and the member, as above. */
export const queryKeyOf = <E extends Endpoint>(endpoint: E, query?: QueryInput<E>) =>
  [endpoint.name, query ?? {}, currentLanguage(), ownerOf(endpoint) ?? ''] as const;

/** A GET of the contract as options for `useQuery` and `useSuspenseQuery`. */
export const queryOf = <E extends Endpoint>(endpoint: E, query?: QueryInput<E>) =>
  queryOptions<ValueOf<E>, Error, ValueOf<E>, readonly [string, object, string, string]>({
    queryKey: queryKeyOf(endpoint, query),
    queryFn: ({ signal }) => call(endpoint, query === undefined ? { signal } : { query, signal }),
    meta: { private: endpoint.access !== 'public' },
  });
