import type { LiveRefreshes } from '../../lib/live/refresh.ts';

export const live: LiveRefreshes<'free_rounds'> = { free_rounds: { asks: ['freeRounds'] } };
