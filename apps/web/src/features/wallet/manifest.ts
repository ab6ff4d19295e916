import type { LiveRefreshes } from '../../lib/live/refresh.ts';
import { applyBalance } from '../../lib/money/balance.ts';

export const live: LiveRefreshes<'balance'> = {
  balance: { asks: ['walletBalance'], on: (event, { client }) => applyBalance(client, event) },
};
