import type {
  QueryOf,
  TeamProfit,
  teamMembersProfit,
  teamProfit,
  ValueOf,
} from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { groupBy, inCategory, sumFigures, sumPlay } from './describe-figures.ts';
import { shownTeam } from './shown-team.ts';
import { findMemberSums, findTeamDays } from './team-days.store.ts';

/** The figures of a team by day and by category. */
export async function readTeamProfit(
  context: Data,
  caller: SessionCaller,
  query: QueryOf<typeof teamProfit>,
): Promise<TeamProfit> {
  const { team, shown } = await shownTeam(context, caller, query);
  const all = await findTeamDays(context.db, team);
  const rows = inCategory(all, query.category);
  const played = groupBy(
    all.filter(({ category }) => category !== ''),
    ({ category }) => category,
  ).map(([category, of]) => ({ category, ...sumPlay(of) }));
  return {
    ...shown,
    total: sumFigures(rows),
    own: sumFigures(rows.filter(({ own }) => own)),
    byDay: groupBy(rows, ({ day }) => day)
      .map(([day, of]) => ({ day, ...sumFigures(of) }))
      .reverse(),
    byCategory: played.sort((one, other) =>
      BigInt(one.turnover) < BigInt(other.turnover) ? 1 : -1,
    ),
  };
}

/** The direct members of a team, each with all below. */
export async function listMembersProfit(
  context: Data,
  caller: SessionCaller,
  query: QueryOf<typeof teamMembersProfit>,
): Promise<ValueOf<typeof teamMembersProfit>> {
  const { team, shown } = await shownTeam(context, caller, query);
  const { pageNo, pageSize } = query;
  const part = {
    ...{ limit: pageSize, offset: (pageNo - 1) * pageSize },
    category: query.category,
  };
  const { rows, total } = await findMemberSums(context.db, team, part);
  return {
    ...shown,
    list: rows.map(({ id, account, type, direct, ...sums }) => ({
      ...{ id, account, type, direct },
      ...sumFigures([sums]),
    })),
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}
