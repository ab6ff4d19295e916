import { getDeposit, type LiveEvent } from '@lantern/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { applyBalance, refreshBalance } from '../lib/balance.ts';
import { connectLive } from '../lib/live.ts';
import { endSession, useSession } from '../lib/session.ts';
import { siteQuery } from '../lib/site.ts';
import { refreshStatus } from '../lib/site-status.ts';

/** Keeps what the page shows of a member up to date over the live socket (WAL-06). */
export function useLiveConnection(): void {
  const client = useQueryClient();
  const token = useSession()?.token;

  const apply = useEffectEvent((event: LiveEvent) => {
    if (event.type === 'balance') applyBalance(client, event);
    if (event.type === 'deposit') void client.invalidateQueries({ queryKey: [getDeposit.name] });
    if (event.type === 'site_changed') {
      // What everybody sees may be another one now; what is the member's own is told by its own events.
      void client.invalidateQueries({ predicate: ({ meta }) => meta?.private === false });
      if (event.status) void Promise.all([refreshStatus(client), client.invalidateQueries(siteQuery)]);
    }
    if (event.type === 'session_ended') endSession(event.code, token);
  });
  const catchUp = useEffectEvent(() => {
    void refreshBalance(client);
    void client.invalidateQueries({ queryKey: [getDeposit.name] });
  });

  useEffect(() => {
    if (token === undefined) return;
    return connectLive({
      token,
      onEvent: (event) => apply(event),
      onReady: (again) => {
        if (again) catchUp();
      },
    });
  }, [token]);
}
