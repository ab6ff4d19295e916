import {
  type QueryOf,
  type TeamBet,
  type TeamTransaction,
  type teamBets,
  teamMoneyKinds,
  type teamTransactions,
  type ValueOf,
} from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { groupBy, inCategory, sumFigures } from './describe-figures.ts';
import { shownTeam, type TeamWish } from './shown-team.ts';
import { findTeamDays } from './team-days.store.ts';
import { findLog, type LogPart, type LogRow } from './team-log.store.ts';

export const betKinds = ['round', 'correction'] as const satisfies readonly TeamBet['kind'][];
/** The kind that is asked for, or all. */
export const moneyKindsOf = ({ kind }: { kind?: TeamTransaction['kind'] | undefined }) =>
  kind === undefined ? teamMoneyKinds : [kind];

/**
 * The game's name in the language, in English, or else its code; with how many equal bets the row
 * adds up.
 */
export function gameNameOf(
  { names, gameCode, times }: Pick<LogRow, 'names' | 'gameCode' | 'times'>,
  language: string,
): string {
  const name = names?.[language] ?? names?.en ?? gameCode ?? '';
  return times > 1 ? `${name} × ${times}` : name;
}

/** The part of the log that a caller may see and wishes to. */
export async function logPartOf(
  context: Data,
  caller: SessionCaller,
  wish: TeamWish & { upTo?: string | undefined },
  kinds: readonly string[],
) {
  const { team, shown } = await shownTeam(context, caller, wish);
  const upTo = wish.upTo ?? shown.asOf;
  const part: LogPart = { ...team, kinds, category: wish.category, upTo: new Date(upTo) };
  return { team, part, shown: { ...shown, upTo } };
}

interface Wish extends TeamWish {
  pageNo: number;
  pageSize: number;
  upTo?: string | undefined;
}

async function readPage(
  context: Data,
  caller: SessionCaller,
  query: Wish,
  kinds: readonly string[],
) {
  const { team, part, shown } = await logPartOf(context, caller, query, kinds);
  const { pageNo, pageSize } = query;
  const [rows, days] = await Promise.all([
    findLog(context.db, part, { limit: pageSize + 1, offset: (pageNo - 1) * pageSize }),
    findTeamDays(context.db, team),
  ]);
  return { shown, rows: rows.slice(0, pageSize), more: rows.length > pageSize, days };
}

/** A page of the settled rounds of a team, with the sums of all. */
export async function listTeamBets(
  context: Data,
  caller: SessionCaller,
  query: QueryOf<typeof teamBets>,
): Promise<ValueOf<typeof teamBets>> {
  const { shown, rows, more, days } = await readPage(context, caller, query, betKinds);
  const list = rows.map((row) => ({
    ...{ id: row.id, member: row.member, account: row.account },
    ...{ kind: row.kind as TeamBet['kind'], category: row.category },
    gameName: gameNameOf(row, caller.language),
    ...{ stake: row.stake, turnover: row.turnover, win: row.win },
    at: row.at.toISOString(),
  }));
  const { rounds, stakes, turnover, wins } = sumFigures(inCategory(days, query.category));
  const played = days.filter(({ category }) => category !== '');
  return {
    ...{ ...shown, more, list },
    total: { rounds, stakes, turnover, wins },
    categories: groupBy(played, ({ category }) => category).map(([category]) => category),
  };
}

/** A page of the deposits, withdrawals and other money of a team, with the sum of each kind. */
export async function listTeamTransactions(
  context: Data,
  caller: SessionCaller,
  query: QueryOf<typeof teamTransactions>,
): Promise<ValueOf<typeof teamTransactions>> {
  const kinds = moneyKindsOf(query);
  const { shown, rows, more, days } = await readPage(context, caller, query, kinds);
  const list = rows.map(({ id, member, account, kind, amount, reference, at }) => ({
    ...{ id, member, account, amount, reference },
    ...{ kind: kind as TeamTransaction['kind'], at: at.toISOString() },
  }));
  const sums = sumFigures(days);
  const total = {
    ...{ deposit: sums.deposits, withdrawal: sums.withdrawals, fee: sums.fees },
    ...{ promotion: sums.promotions, rebate: sums.rebates },
  };
  return { ...shown, more, list, total };
}
