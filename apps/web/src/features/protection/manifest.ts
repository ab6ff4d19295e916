import type { LiveRefreshes } from '../../lib/live/refresh.ts';
import { protectionCalls } from '../../lib/protection/protection-now.ts';
import { toast } from '../../lib/show/toast.ts';

export const live: LiveRefreshes<'protection' | 'stake_refused'> = {
  protection: { asks: protectionCalls },
  stake_refused: {
    asks: [],
    on: (event, { limitText }) => {
      toast('danger', limitText(event));
    },
  },
};
