import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import type { LotteryOfficeContext } from './context.ts';
import { fetchResults } from './fetch-results.ts';
import { lotteryOfficeRoutes } from './lottery-office.routes.ts';
import { carryOutResult } from './result.store.ts';
import { scheduleProvinceDraws } from './schedule-draws.ts';

export const lotteryOffice = {
  declares: capabilities.lotteryOffice,
  routes: [lotteryOfficeRoutes],
  jobs: [
    { name: 'province-draws', cron: '* * * * *', run: scheduleProvinceDraws },
    { name: 'province-results', cron: '* * * * *', run: fetchResults },
  ],
  proposalKinds: { lottery_result: { carryOut: carryOutResult } },
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<LotteryOfficeContext>;
