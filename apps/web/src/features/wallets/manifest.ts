import type { LiveRefreshes } from '../../lib/live/refresh.ts';
import { lineCalls, walletCalls } from '../../lib/money/wallets.ts';

export const live: LiveRefreshes<'wallet' | 'line_transfer'> = {
  wallet: { asks: walletCalls },
  line_transfer: { asks: lineCalls },
};
