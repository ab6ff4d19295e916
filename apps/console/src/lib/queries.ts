import { newIdempotencyKey, type QueryInput } from '@lantern/client';
import { Intent } from '@lantern/client/intent';
import type { BodyOf, Endpoint, ValueOf } from '@lantern/contracts';
import {
  keepPreviousData,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from './api.ts';
import { currentToken } from './session.ts';

interface Options {
  /** Milliseconds between two automatic requests; only for calls that count as passive. */
  every?: number;
}

/**
 * Queries a call and keeps the page before in sight until the next one arrives. The key holds the
 * session, because the next one may have other permissions, and the language, because the gateway
 * translates names of methods and banks.
 */
export function useOps<E extends Endpoint>(
  endpoint: E,
  query?: QueryInput<E>,
  { every }: Options = {},
): UseQueryResult<ValueOf<E>> {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [endpoint.name, query ?? null, currentToken() ?? null, i18n.language],
    queryFn: ({ signal }) => call(endpoint, { ...(query && { query }), signal }),
    placeholderData: keepPreviousData,
    ...(every !== undefined && { refetchInterval: every }),
  });
}

/**
 * A step of the login begins another session; what was asked for in the one before it is not asked
 * for again.
 */
const changesWhatIsShown = ({ access, staffDuring }: Endpoint) =>
  access === 'staff' && !staffDuring;

/**
 * Makes a changing call and then refetches what the console shows. Another try after a lost answer
 * sends the same idempotency key.
 */
export function useAct<E extends Endpoint>(endpoint: E, onDone?: (value: ValueOf<E>) => void) {
  const client = useQueryClient();
  const [intent] = useState(() => new Intent(newIdempotencyKey));
  return useMutation({
    mutationFn: (body: BodyOf<E>) =>
      endpoint.movesMoney
        ? intent.run([JSON.stringify(body)], (idempotencyKey) =>
            call(endpoint, { body, idempotencyKey }),
          )
        : call(endpoint, { body }),
    onSuccess: async (value) => {
      onDone?.(value);
      if (changesWhatIsShown(endpoint)) await client.invalidateQueries();
    },
  });
}
