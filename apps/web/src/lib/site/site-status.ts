import { systemStatus } from '@lantern/contracts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, onSiteClosed } from '../api/api.ts';

/** How often a page asks by itself. Who is logged in hears of a change over the socket as well. */
const askEveryMs = 30_000;

/** Whether the site is open to this visitor now (SYS-04). It is the same in every language. */
export const statusQuery = queryOptions({
  queryKey: ['site-status'],
  queryFn: ({ signal }) => call(systemStatus, { signal }),
  staleTime: askEveryMs,
  refetchInterval: askEveryMs,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
});

/** Asks again now. */
export const refreshStatus = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: statusQuery.queryKey });

/**
 * Follows the status; a call that is refused because the site is closed is reason to ask at once.
 */
export function useSiteStatus(client: QueryClient) {
  useEffect(() => onSiteClosed(() => void refreshStatus(client)), [client]);
  return useQuery(statusQuery).data;
}
