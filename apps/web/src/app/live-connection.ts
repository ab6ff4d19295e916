import { getDeposit, type LiveEvent } from '@lantern/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { applyBalance, refreshBalance } from '../lib/balance.ts';
import { connectLive } from '../lib/live.ts';
import { endSession, useSession } from '../lib/session.ts';

/** Keeps what the page shows of a member up to date over the live socket (WAL-06). */
export function useLiveConnection(): void {
  const client = useQueryClient();
  const token = useSession()?.token;

  const apply = useEffectEvent((event: LiveEvent) => {
    if (event.type === 'balance') applyBalance(client, event);
    if (event.type === 'deposit') void client.invalidateQueries({ queryKey: [getDeposit.name] });
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
