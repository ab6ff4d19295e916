import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import { advanceDraws } from './advance.ts';
import type { LotteryContext } from './context.ts';
import { lotteryRoutes, ticketRoutes } from './lottery.routes.ts';
import { carryOutVoid } from './void-draw.store.ts';

export const lottery = {
  declares: capabilities.lottery,
  routes: [lotteryRoutes, ticketRoutes],
  jobs: [{ name: 'lottery-draws', cron: '* * * * *', run: advanceDraws }],
  proposalKinds: { lottery_void: { carryOut: carryOutVoid } },
  settings: ['lottery'],
  chaos: { part: 'lottery' },
} as const satisfies Manifest<LotteryContext>;
