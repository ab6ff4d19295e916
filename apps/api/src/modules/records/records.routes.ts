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
  routes.on(endpoints.accountRecord, (call) => readAccountRecord(context, call));
  routes.on(endpoints.accountRecordFile, (call) => accountFile(context, call));
  routes.on(endpoints.betHistory, (call) => readBettingRecord(context, call));
  routes.on(endpoints.betHistoryFile, (call) => bettingFile(context, call));
  routes.on(endpoints.profitReport, (call) => readProfit(context, call));
  routes.on(endpoints.profitReportFile, (call) => profitFile(context, call));
}
