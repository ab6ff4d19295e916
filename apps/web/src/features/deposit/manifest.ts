import type { LiveRefreshes } from '../../lib/live/refresh.ts';
import { depositCalls } from '../../lib/money/deposits.ts';

export const live: LiveRefreshes<'deposit'> = { deposit: { asks: depositCalls } };
