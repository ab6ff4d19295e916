import type { LiveRefreshes } from '../../lib/live/refresh.ts';
import { agreementCalls } from './agreements/calls.ts';

export const live: LiveRefreshes<'agreement'> = {
  agreement: { asks: ['accountRecord', ...agreementCalls] },
};
