import { Refusal } from '@lantern/contracts';
import { QueryClient } from '@tanstack/react-query';
import { forgetKept, keepCalls } from '../lib/api/kept-calls.ts';
import { currentSession, onSessionChange } from '../lib/session/session.ts';
import { NetworkTrouble } from '../lib/trouble/trouble.ts';

/**
 * Asking again helps only where nothing has answered, or the site has said that it cannot just now.
 */
const mayPass = (trouble: unknown) =>
  trouble instanceof NetworkTrouble ||
  (trouble instanceof Refusal && trouble.code === 'unavailable');

/** The cache of the page. What belongs to a member leaves it with the session. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, trouble) => failures < 2 && mayPass(trouble),
      },
      // Without a network a mutation fails at once. It is not queued for later, because it may move
      // money.
      mutations: { networkMode: 'always' },
    },
  });
  keepCalls(client);
  let token = currentSession()?.token;
  onSessionChange(() => {
    // A changed nickname keeps the cached data.
    if (currentSession()?.token === token) return;
    token = currentSession()?.token;
    client.removeQueries({ predicate: (query) => query.meta?.private === true });
    forgetKept();
  });
  return client;
}
