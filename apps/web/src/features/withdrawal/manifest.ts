import type { LiveRefreshes } from '../../lib/live/refresh.ts';
import { withdrawalCalls } from '../../lib/money/withdrawals.ts';

export const live: LiveRefreshes<'withdrawal'> = { withdrawal: { asks: withdrawalCalls } };
