import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { changeRegion, createHoliday, deleteHoliday, describeCalendar } from './change-calendar.ts';
import type { LotteryOfficeContext } from './context.ts';
import { listOutsideResults } from './list-results.ts';
import { proposeCorrection, proposeResult } from './propose-result.ts';

export function lotteryOfficeRoutes(routes: Routes, context: LotteryOfficeContext): void {
  routes.on(endpoints.lotteryCalendar, ({ caller }) => describeCalendar(context, caller));
  routes.on(endpoints.saveLotteryRegion, ({ caller, body }) => changeRegion(context, caller, body));
  routes.on(endpoints.addLotteryHoliday, ({ caller, body }) =>
    createHoliday(context, caller, body),
  );
  routes.on(endpoints.removeLotteryHoliday, ({ caller, body }) =>
    deleteHoliday(context, caller, body),
  );
  routes.on(endpoints.outsideResults, ({ query }) => listOutsideResults(context, query));
  routes.on(endpoints.proposeLotteryResult, ({ caller, body }) =>
    proposeResult(context, caller, body),
  );
  routes.on(endpoints.proposeLotteryCorrection, ({ caller, body }) =>
    proposeCorrection(context, caller, body),
  );
}
