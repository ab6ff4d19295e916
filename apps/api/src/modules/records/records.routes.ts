import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { accountFile } from './account-file.ts';
import { readAccountRecord } from './account-record.ts';
import { bettingFile } from './betting-file.ts';
import { readBettingRecord } from './betting-record.ts';
import { profitFile } from './profit-file.ts';
import { readProfit } from './profit-report.ts';

export function recordRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.accountRecord, (call) => readAccountRecord(site, call));
  routes.on(endpoints.accountRecordFile, (call) => accountFile(site, call));
  routes.on(endpoints.betHistory, (call) => readBettingRecord(site, call));
  routes.on(endpoints.betHistoryFile, (call) => bettingFile(site, call));
  routes.on(endpoints.profitReport, (call) => readProfit(site, call));
  routes.on(endpoints.profitReportFile, (call) => profitFile(site, call));
}
