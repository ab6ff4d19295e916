import type { LiveEvent } from '@lantern/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { applyBalance, refreshBalance } from '../lib/balance.ts';
import { refreshDeposits } from '../lib/deposits.ts';
import { useLimitText } from '../lib/limit-text.ts';
import { connectLive } from '../lib/live.ts';
import { refreshProtection } from '../lib/protection-now.ts';
import { endSession, useSession } from '../lib/session.ts';
import { siteQuery } from '../lib/site.ts';
import { refreshStatus } from '../lib/site-status.ts';
import { toast } from '../lib/toast.ts';
import { refreshLine, refreshWallets } from '../lib/wallets.ts';
import { refreshWithdrawals } from '../lib/withdrawals.ts';

/** Keeps what the page shows of a member up to date over the live socket (WAL-06). */
export function useLiveConnection(): void {
  const client = useQueryClient();
  const token = useSession()?.token;
  const limitText = useLimitText();

  const apply = useEffectEvent((event: LiveEvent) => {
    if (event.type === 'balance') applyBalance(client, event);
    if (event.type === 'deposit') void refreshDeposits(client);
    if (event.type === 'wallet') void refreshWallets(client);
    if (event.type === 'line_transfer') void refreshLine(client);
    if (event.type === 'withdrawal') void refreshWithdrawals(client);
    if (event.type === 'protection') void refreshProtection(client);
    if (event.type === 'stake_refused') toast('danger', limitText(event));
    if (event.type === 'site_changed') {
      // What everybody sees may be another one now; what is the member's own is told by its own
      // events.
      void client.invalidateQueries({ predicate: ({ meta }) => meta?.private === false });
      if (event.status)
        void Promise.all([refreshStatus(client), client.invalidateQueries(siteQuery)]);
    }
    if (event.type === 'session_ended') endSession(event.code, token);
  });
  const catchUp = useEffectEvent(() => {
    void refreshBalance(client);
    void refreshDeposits(client);
    void refreshWithdrawals(client);
    void refreshWallets(client);
    void refreshLine(client);
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
