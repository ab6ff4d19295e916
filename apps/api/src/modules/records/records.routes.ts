import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { accountFile } from './account-file.ts';
import { readAccountRecord } from './account-record.ts';
import { bettingFile } from './betting-file.ts';
import { readBettingRecord } from './betting-record.ts';
import { profitFile } from './profit-file.ts';
import { readProfit } from './profit-report.ts';

export function recordRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.accountRecord, ({ caller, query }) =>
    readAccountRecord(context, caller, query),
  );
  routes.on(endpoints.accountRecordFile, ({ caller, query }) =>
    accountFile(context, caller, query),
  );
  routes.on(endpoints.betHistory, ({ caller, query }) => readBettingRecord(context, caller, query));
  routes.on(endpoints.betHistoryFile, ({ caller, query }) => bettingFile(context, caller, query));
  routes.on(endpoints.profitReport, ({ caller, query }) => readProfit(context, caller, query));
  routes.on(endpoints.profitReportFile, ({ caller, query }) => profitFile(context, caller, query));
}
