import type { LiveRefreshes } from '../../lib/live/refresh.ts';

export const live: LiveRefreshes<'agreement'> = {
  agreement: { asks: ['accountRecord'] },
};
