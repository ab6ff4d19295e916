import { endpoints } from '@lantern/contracts';
import type { Data, Searching } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { searching } from '../../searching.ts';
import { accountFile } from './account-file.ts';
import { readAccountRecord } from './account-record.ts';
import { bettingFile } from './betting-file.ts';
import { readBettingRecord } from './betting-record.ts';
import { profitFile } from './profit-file.ts';
import { readProfit } from './profit-report.ts';

export function recordRoutes(routes: Routes, context: Data & Searching): void {
  routes.on(endpoints.accountRecord, ({ caller, query }) =>
    searching(context, caller, 'accountRecord', query, (own) =>
      readAccountRecord(own, caller, query),
    ),
  );
  routes.on(endpoints.accountRecordFile, ({ caller, query }) =>
    accountFile(context, caller, query),
  );
  routes.on(endpoints.betHistory, ({ caller, query }) =>
    searching(context, caller, 'betHistory', query, (own) => readBettingRecord(own, caller, query)),
  );
  routes.on(endpoints.betHistoryFile, ({ caller, query }) => bettingFile(context, caller, query));
  routes.on(endpoints.profitReport, ({ caller, query }) =>
    searching(context, caller, 'profitReport', query, (own) => readProfit(own, caller, query)),
  );
  routes.on(endpoints.profitReportFile, ({ caller, query }) => profitFile(context, caller, query));
}
