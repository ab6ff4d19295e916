import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import type { LotteryOfficeContext } from './context.ts';
import { correctDraws } from './correct-draws.ts';
import { drawOfficeRoutes } from './draw-office.routes.ts';
import { fetchResults } from './fetch-results.ts';
import { lotteryOfficeRoutes } from './lottery-office.routes.ts';
import { fetchPastResults } from './past-results.ts';
import { carryOutCorrection, carryOutResult } from './result.store.ts';
import { scheduleProvinceDraws } from './schedule-draws.ts';

export const lotteryOffice = {
  declares: capabilities.lotteryOffice,
  routes: [lotteryOfficeRoutes, drawOfficeRoutes],
  jobs: [
    { name: 'province-draws', cron: '* * * * *', run: scheduleProvinceDraws },
    { name: 'province-results', cron: '* * * * *', run: fetchResults },
    { name: 'past-province-results', cron: '* * * * *', run: fetchPastResults },
    { name: 'lottery-corrections', cron: '* * * * *', run: correctDraws },
  ],
  proposalKinds: {
    lottery_result: { carryOut: carryOutResult },
    lottery_correction: { carryOut: carryOutCorrection },
  },
  chaos: { none: 'its draws are in the part of the lottery' },
} as const satisfies Manifest<LotteryOfficeContext>;
