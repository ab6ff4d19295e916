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
  /**
   * Milliseconds between two calls that the console makes by itself; only for calls that are
   * passive.
   */
  every?: number;
}

/**
 * What a call answers; a page that is left behind stays in sight until the next one has come. What
 * one session was told is never shown in another one: somebody else, who may see less, may have
 * logged in. The gateway gives methods and banks their names in the language of the console, so
 * another language is another answer.
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
 * Something that somebody does. What the console shows is asked for anew afterwards. Whoever tries
 * the same again after an answer that was lost sends the same idempotency key.
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
