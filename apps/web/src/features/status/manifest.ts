import type { LiveRefreshes } from '../../lib/live/refresh.ts';
import { siteQuery } from '../../lib/site/site.ts';
import { refreshStatus } from '../../lib/site/site-status.ts';

export const live: LiveRefreshes<'site_changed'> = {
  site_changed: {
    // After a lost connection the status is polled anyway, and the rest is stale after 30 seconds.
    asks: [],
    on: ({ status }, { client }) => {
      // The member's data has its own events.
      void client.invalidateQueries({ predicate: ({ meta }) => meta?.private === false });
      if (status) void Promise.all([refreshStatus(client), client.invalidateQueries(siteQuery)]);
    },
  },
};
