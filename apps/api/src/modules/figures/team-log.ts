import type {
  QueryOf,
  TeamBet,
  TeamTransaction,
  teamBets,
  teamTransactions,
  ValueOf,
} from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { shownTeam, type TeamWish } from './shown-team.ts';
import { findLog, type LogPart, type LogRow } from './team-log.store.ts';

export const betKinds = ['round', 'correction'] as const satisfies readonly TeamBet['kind'][];
export const moneyKinds = [
  ...(['deposit', 'withdrawal', 'fee', 'promotion', 'rebate'] as const),
] satisfies readonly TeamTransaction['kind'][];

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
  const part: LogPart = { ...team, kinds, upTo: new Date(upTo) };
  return { part, shown: { ...shown, upTo } };
}

type Wish = QueryOf<typeof teamBets>;

async function readPage(
  context: Data,
  caller: SessionCaller,
  query: Wish,
  kinds: readonly string[],
) {
  const { part, shown } = await logPartOf(context, caller, query, kinds);
  const { pageNo, pageSize } = query;
  const rows = await findLog(context.db, part, {
    limit: pageSize + 1,
    offset: (pageNo - 1) * pageSize,
  });
  return { shown, rows: rows.slice(0, pageSize), more: rows.length > pageSize };
}

/** A page of the settled rounds of a team. */
export async function listTeamBets(
  context: Data,
  caller: SessionCaller,
  query: Wish,
): Promise<ValueOf<typeof teamBets>> {
  const { shown, rows, more } = await readPage(context, caller, query, betKinds);
  const list = rows.map((row) => ({
    ...{ id: row.id, member: row.member, account: row.account },
    ...{ kind: row.kind as TeamBet['kind'], category: row.category },
    gameName: gameNameOf(row, caller.language),
    ...{ stake: row.stake, turnover: row.turnover, win: row.win },
    at: row.at.toISOString(),
  }));
  return { ...shown, more, list };
}

/** A page of the deposits, withdrawals and other money of a team. */
export async function listTeamTransactions(
  context: Data,
  caller: SessionCaller,
  query: Wish,
): Promise<ValueOf<typeof teamTransactions>> {
  const { shown, rows, more } = await readPage(context, caller, query, moneyKinds);
  const list = rows.map(({ id, member, account, kind, amount, reference, at }) => ({
    ...{ id, member, account, amount, reference },
    ...{ kind: kind as TeamTransaction['kind'], at: at.toISOString() },
  }));
  return { ...shown, more, list };
}
