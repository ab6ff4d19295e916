import { NetworkTrouble } from '@lantern/client';
import { QueryClient } from '@tanstack/react-query';

/**
 * Refusals are not retried; a lost network is. Data on screen is always refetched, because a
 * colleague may have decided a second ago.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, trouble) => trouble instanceof NetworkTrouble && failures < 2,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
