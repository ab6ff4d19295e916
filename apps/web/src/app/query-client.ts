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
      // Without a network it fails at once. Nothing that a member wished for is kept and done later
      // by itself: it may move money.
      mutations: { networkMode: 'always' },
    },
  });
  keepCalls(client);
  let token = currentSession()?.token;
  onSessionChange(() => {
    // A member who only has a new name keeps what is there.
    if (currentSession()?.token === token) return;
    token = currentSession()?.token;
    client.removeQueries({ predicate: (query) => query.meta?.private === true });
    forgetKept();
  });
  return client;
}
