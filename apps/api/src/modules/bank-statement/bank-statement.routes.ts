import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { closePeriod, listPeriods } from './close-period.ts';
import type { BankStatementContext } from './context.ts';
import { decideLine } from './decide-line.ts';
import { discardStatement, importStatement, listStatements } from './import-statement.ts';
import { listGaps } from './list-gaps.ts';
import { listCandidates, listLines, rematch } from './list-lines.ts';
import { chooseColumns, listAccounts } from './own-accounts.ts';
import { previewStatement } from './preview-statement.ts';
import { takeReport } from './report-file.ts';

export function bankStatementRoutes(routes: Routes, context: BankStatementContext): void {
  routes.on(endpoints.ownAccounts, ({ caller }) => listAccounts(context, caller));
  routes.on(endpoints.chooseColumns, ({ caller, body }) => chooseColumns(context, caller, body));
  routes.on(endpoints.previewStatement, ({ caller, body, files }) =>
    previewStatement(context, caller, { ...body, files }),
  );
  routes.on(endpoints.importStatement, ({ caller, body, files }) =>
    importStatement(context, caller, { ...body, files }),
  );
  routes.on(endpoints.bankStatements, ({ caller, query }) =>
    listStatements(context, caller, query),
  );
  routes.on(endpoints.discardStatement, ({ caller, body }) =>
    discardStatement(context, caller, body),
  );
  routes.on(endpoints.bankLines, ({ caller, query }) => listLines(context, caller, query));
  routes.on(endpoints.bankLineCandidates, ({ caller, query }) =>
    listCandidates(context, caller, query),
  );
  routes.on(endpoints.decideBankLine, ({ caller, body }) => decideLine(context, caller, body));
  routes.on(endpoints.matchBankLines, ({ caller, body }) => rematch(context, caller, body));
  routes.on(endpoints.bankGaps, ({ caller, query }) => listGaps(context, caller, query));
  routes.on(endpoints.bankReportFile, ({ caller, query }) => takeReport(context, caller, query));
  routes.on(endpoints.bankPeriods, ({ caller, query }) => listPeriods(context, caller, query));
  routes.on(endpoints.closeBankPeriod, ({ caller, body }) => closePeriod(context, caller, body));
}
