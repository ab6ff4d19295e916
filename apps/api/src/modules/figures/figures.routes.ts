import { endpoints } from '@lantern/contracts';
import type { Data, Searching } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { searching } from '../../searching.ts';
import {
  teamBetsFile,
  teamMembersProfitFile,
  teamOverviewFile,
  teamProfitFile,
  teamTransactionsFile,
} from './team-files.ts';
import { listTeamBets, listTeamTransactions } from './team-log.ts';
import { readOverview } from './team-overview.ts';
import { listMembersProfit, readTeamProfit } from './team-profit.ts';

export function figureRoutes(routes: Routes, context: Data & Searching): void {
  routes.on(endpoints.teamOverview, ({ caller, query }) =>
    searching(context, caller, 'teamOverview', query, (own) => readOverview(own, caller, query)),
  );
  routes.on(endpoints.teamOverviewFile, ({ caller, query }) =>
    teamOverviewFile(context, caller, query),
  );
  routes.on(endpoints.teamProfit, ({ caller, query }) =>
    searching(context, caller, 'teamProfit', query, (own) => readTeamProfit(own, caller, query)),
  );
  routes.on(endpoints.teamMembersProfit, ({ caller, query }) =>
    searching(context, caller, 'teamMembersProfit', query, (own) =>
      listMembersProfit(own, caller, query),
    ),
  );
  routes.on(endpoints.teamMembersProfitFile, ({ caller, query }) =>
    teamMembersProfitFile(context, caller, query),
  );
  routes.on(endpoints.teamProfitFile, ({ caller, query }) =>
    teamProfitFile(context, caller, query),
  );
  routes.on(endpoints.teamBets, ({ caller, query }) =>
    searching(context, caller, 'teamBets', query, (own) => listTeamBets(own, caller, query)),
  );
  routes.on(endpoints.teamBetsFile, ({ caller, query }) => teamBetsFile(context, caller, query));
  routes.on(endpoints.teamTransactions, ({ caller, query }) =>
    searching(context, caller, 'teamTransactions', query, (own) =>
      listTeamTransactions(own, caller, query),
    ),
  );
  routes.on(endpoints.teamTransactionsFile, ({ caller, query }) =>
    teamTransactionsFile(context, caller, query),
  );
}
