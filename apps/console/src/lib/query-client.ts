import { NetworkTrouble } from '@lantern/client';
import { QueryClient } from '@tanstack/react-query';

/**
 * A refusal is an answer and is not asked for again; a lost network may be back in a moment. What
 * is looked at is always asked for anew: somebody else may have decided a second ago.
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
