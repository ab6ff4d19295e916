import type {
  QueryOf,
  teamOverview,
  teamTransactionsFile as transactions,
} from '@lantern/contracts';
import { currencyDigits, eachDay, toDecimal } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { type CsvCell, type CsvFile, inParts } from '../../csv.ts';
import { textsOf } from '../../texts.ts';
import { inZone } from '../../zoned-time.ts';
import { agentOf } from '../agent/index.ts';
import { groupBy, inCategory, sumFigures } from './describe-figures.ts';
import { findActiveDays, findDays, findState } from './figure.store.ts';
import { shownTeam, type TeamWish } from './shown-team.ts';
import { findMemberSums, findTeamDays, type MemberSums } from './team-days.store.ts';
import { findLog, type LogPart, type LogRow } from './team-log.store.ts';
import { betKinds, gameNameOf, logPartOf, moneyKindsOf } from './team-log.ts';
import { spansOf } from './team-overview.ts';

type Figure =
  | 'active'
  | 'turnover'
  | 'net'
  | 'fees'
  | 'promotions'
  | 'rebates'
  | 'round'
  | 'correction';
interface Own {
  team: { account: string };
  figures: Record<Figure | 'category' | 'registrations' | 'firstDeposits', string>;
}
interface Movements {
  file: Record<'day' | 'time' | 'kind' | 'amount' | 'currency' | 'reference', string>;
  profit: Record<'staked' | 'won' | 'deposited' | 'withdrawn' | 'betsHead', string>;
  kind: Record<'deposit' | 'withdrawal_hold' | 'deposit_fee', string>;
}
const own = textsOf<Own>('agent');
const movements = textsOf<Movements>('movements');
const records = textsOf<{ columns: Record<'game' | 'stake' | 'win', string> }>('records');

const plainIn = (currency: string) => {
  const digits = currencyDigits(currency);
  return (minor: string) => ({ number: toDecimal(minor, digits) });
};

/** The days that the overview is made of. */
export async function teamOverviewFile(
  { db }: Data,
  caller: SessionCaller,
  { span }: QueryOf<typeof teamOverview>,
): Promise<CsvFile> {
  const top = agentOf(caller);
  const { currency } = caller.session;
  const { all } = spansOf(span, (await findState(db, caller.brand.id)).today);
  const { file, profit } = movements.get(caller.language) ?? {};
  const { figures } = own.get(caller.language) ?? {};
  const columns = [
    ...[file?.day, figures?.turnover, figures?.net, profit?.deposited, profit?.withdrawn],
    ...[figures?.active, figures?.registrations, figures?.firstDeposits, file?.currency],
  ].map((name) => name ?? '');
  async function* lines(): AsyncGenerator<CsvCell[]> {
    const plain = plainIn(currency);
    const rows = new Map(groupBy(await findDays(db, { top, ...all }), ({ day }) => day));
    const active = await findActiveDays(db, { top, ...all });
    for (const day of eachDay(all)) {
      const sums = sumFigures(rows.get(day) ?? []);
      const counts = [active.get(day) ?? 0, sums.registrations, sums.firstDeposits];
      yield [
        day,
        ...[sums.turnover, sums.net, sums.deposits, sums.withdrawals].map(plain),
        ...counts.map((count) => ({ number: String(count) })),
        currency,
      ];
    }
  }
  return { name: `team-overview-${all.from}-${all.to}.csv`, columns, rows: lines() };
}

/** The figures of a team by day and category; money that is not of a game has no category. */
export async function teamProfitFile(
  context: Data,
  caller: SessionCaller,
  query: TeamWish,
): Promise<CsvFile> {
  const { team, shown } = await shownTeam(context, caller, query);
  const { file, profit } = movements.get(caller.language) ?? {};
  const { figures } = own.get(caller.language) ?? {};
  const columns = [
    ...[file?.day, figures?.category, profit?.betsHead, profit?.staked, figures?.turnover],
    ...[profit?.won, profit?.deposited, profit?.withdrawn, figures?.fees, figures?.promotions],
    ...[figures?.rebates, figures?.net, figures?.registrations, figures?.firstDeposits],
    file?.currency,
  ].map((name) => name ?? '');
  async function* lines(): AsyncGenerator<CsvCell[]> {
    const plain = plainIn(shown.currency);
    const rows = inCategory(await findTeamDays(context.db, team), query.category);
    for (const [, of] of groupBy(rows, ({ day, category }) => `${day} ${category}`)) {
      const sums = sumFigures(of);
      const { rounds, registrations, firstDeposits } = sums;
      yield [
        ...[of[0]?.day ?? '', of[0]?.category || null, { number: String(rounds) }],
        ...[sums.stakes, sums.turnover, sums.wins, sums.deposits, sums.withdrawals].map(plain),
        ...[sums.fees, sums.promotions, sums.rebates, sums.net].map(plain),
        ...[registrations, firstDeposits].map((count) => ({ number: String(count) })),
        shown.currency,
      ];
    }
  }
  return { name: `team-${shown.from}-${shown.to}.csv`, columns, rows: lines() };
}

/** The direct members of a team, each with all below. */
export async function teamMembersProfitFile(
  context: Data,
  caller: SessionCaller,
  query: TeamWish,
): Promise<CsvFile> {
  const { team: wanted, shown } = await shownTeam(context, caller, query);
  const { profit, file } = movements.get(caller.language) ?? {};
  const { team, figures } = own.get(caller.language) ?? {};
  const columns = [
    ...[team?.account, profit?.betsHead, profit?.staked, figures?.turnover, profit?.won],
    ...[profit?.deposited, profit?.withdrawn, figures?.net, file?.currency],
  ].map((name) => name ?? '');
  const plain = plainIn(shown.currency);
  const { category } = query;
  async function* lines(): AsyncGenerator<CsvCell[]> {
    const members = inParts<MemberSums>(
      async (part) => (await findMemberSums(context.db, wanted, { ...part, category })).rows,
    );
    for await (const { account, ...of } of members) {
      const sums = sumFigures([of]);
      yield [
        ...[account, { number: String(sums.rounds) }],
        ...[sums.stakes, sums.turnover, sums.wins, sums.deposits, sums.withdrawals].map(plain),
        ...[plain(sums.net), shown.currency],
      ];
    }
  }
  return { name: `team-members-${shown.from}-${shown.to}.csv`, columns, rows: lines() };
}

async function* readLog(
  { db }: Data,
  part: LogPart,
  lineOf: (row: LogRow) => CsvCell[],
): AsyncGenerator<CsvCell[]> {
  for await (const row of inParts<LogRow>((rows) => findLog(db, part, rows))) yield lineOf(row);
}

/** The settled rounds of a team; rows are read while the file is sent. */
export async function teamBetsFile(
  context: Data,
  caller: SessionCaller,
  query: TeamWish,
): Promise<CsvFile> {
  const { part, shown } = await logPartOf(context, caller, query, betKinds);
  const { language, brand } = caller;
  const { file } = movements.get(language) ?? {};
  const { team, figures } = own.get(language) ?? {};
  const columns = [
    ...[file?.time, team?.account, file?.kind, records.get(language)?.columns.game],
    ...[figures?.category, records.get(language)?.columns.stake, figures?.turnover],
    ...[records.get(language)?.columns.win, file?.currency],
  ].map((name) => name ?? '');
  const plain = plainIn(shown.currency);
  const rows = readLog(context, part, (row) => [
    ...[inZone(row.at, brand.timeZone), row.account],
    figures?.[row.kind as 'round' | 'correction'] ?? row.kind,
    ...[gameNameOf(row, language), row.category],
    ...[plain(row.stake), plain(row.turnover), plain(row.win), shown.currency],
  ]);
  return { name: `team-bets-${shown.from}-${shown.to}.csv`, columns, rows };
}

/** The transactions of a team; rows are read while the file is sent. */
export async function teamTransactionsFile(
  context: Data,
  caller: SessionCaller,
  query: QueryOf<typeof transactions>,
): Promise<CsvFile> {
  const { part, shown } = await logPartOf(context, caller, query, moneyKindsOf(query));
  const { language, brand } = caller;
  const { file, kind } = movements.get(language) ?? {};
  const { team, figures } = own.get(language) ?? {};
  const columns = [
    ...[file?.time, team?.account, file?.kind, file?.amount, file?.currency, file?.reference],
  ].map((name) => name ?? '');
  const kinds: Record<string, string | undefined> = {
    ...{ deposit: kind?.deposit, withdrawal: kind?.withdrawal_hold, fee: kind?.deposit_fee },
    ...{ promotion: figures?.promotions, rebate: figures?.rebates },
  };
  const plain = plainIn(shown.currency);
  const rows = readLog(context, part, (row) => [
    ...[inZone(row.at, brand.timeZone), row.account, kinds[row.kind] ?? row.kind],
    ...[plain(row.amount), shown.currency, row.reference],
  ]);
  return { name: `team-transactions-${shown.from}-${shown.to}.csv`, columns, rows };
}
