import type {
  agreementBillsFile,
  QueryOf,
  staffBillsFile as staffBillsFileCall,
} from '@lantern/contracts';
import { currencyDigits, toDecimal } from '@lantern/rules';
import type { SessionCaller, StaffCaller, VisitorCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import type { CsvCell, CsvFile } from '../../csv.ts';
import { textsOf } from '../../texts.ts';
import { inZone } from '../../zoned-time.ts';
import { agentOf } from '../agent/index.ts';
import { type BillRow, type BillSearch, findBills } from './bill.store.ts';
import { daysAsked } from './list-bills.ts';
import { noteExport } from './staff-bill-figures.ts';
import { searchOfStaff } from './staff-bills.ts';

/** Rows per read. */
const step = 500;

interface Own {
  bill: Record<
    'payer' | 'ofTurnover' | 'ofNetLoss' | 'carriedIn' | 'base' | 'amount' | 'downlines',
    string
  > & { state: Record<BillRow['state'], string> };
  terms: { rate: string };
  income: { kind: string };
  state: { title: string };
}
interface Agent {
  page: Record<(typeof pageOf)[BillRow['kind']], string>;
  team: { account: string };
  figures: { active: string };
}
interface Movements {
  from: string;
  to: string;
  file: { currency: string };
}
/** Whose language and clocks a file has. */
type Reader = Pick<VisitorCaller, 'brand' | 'language'>;

const own = textsOf<Own>('agreements');
const agent = textsOf<Agent>('agent');
const movements = textsOf<Movements>('movements');

/** The pages of the agent centre that have the names of the kinds. */
const pageOf = {
  dividend: 'agentDividend',
  dailySalary: 'agentDailySalary',
  hourlySalary: 'agentHourlySalary',
  realTimeSalary: 'agentRealTimeSalary',
} as const satisfies Record<BillRow['kind'], string>;

function columnsIn(language: string): string[] {
  const { bill, terms, income, state } = own.get(language) ?? {};
  const { team, figures } = agent.get(language) ?? {};
  const { from, to, file } = movements.get(language) ?? {};
  return [
    ...[from, to, income?.kind, team?.account, bill?.payer, bill?.ofTurnover, bill?.ofNetLoss],
    ...[figures?.active, bill?.carriedIn, bill?.base, terms?.rate, bill?.amount],
    ...[bill?.state.paid, bill?.downlines, state?.title, file?.currency],
  ].map((name) => name ?? '');
}

function lineOf(row: BillRow, { brand, language }: Reader): CsvCell[] {
  const digits = currencyDigits(row.currency);
  const money = (minor: string | undefined) =>
    minor === undefined ? null : { number: toDecimal(minor, digits) };
  const { figures, carried, base, rate } = row.calculation;
  return [
    ...[inZone(row.periodStart, brand.timeZone), inZone(row.periodEnd, brand.timeZone)],
    agent.get(language)?.page[pageOf[row.kind]] ?? row.kind,
    ...[row.agent, row.payer ?? brand.name, money(figures?.turnover), money(figures?.netLoss)],
    figures ? { number: String(figures.activeMembers) } : null,
    ...[money(carried), money(base), rate === null ? null : { number: rate }],
    ...[money(row.amount), money(row.paid), money(row.owes)],
    ...[own.get(language)?.bill.state[row.state] ?? row.state, row.currency],
  ];
}

/** The bills of the agent, or of its direct downline; rows are read while the file is sent. */
export async function billsFile(
  context: Data,
  caller: SessionCaller,
  query: QueryOf<typeof agreementBillsFile>,
): Promise<CsvFile> {
  const agentId = agentOf(caller);
  const range = await daysAsked(context, caller, query);
  const search = {
    brandId: caller.brand.id,
    ...(query.side === 'own' ? { agentId } : { uplineId: agentId }),
    kind: query.kind,
    ...range,
  };
  return fileOf(context, caller, search, `bills-${range.from}-${range.to}.csv`);
}

/** The bills that staff have found. The export itself is logged first. */
export async function staffBillsFile(
  context: Data,
  caller: StaffCaller,
  query: QueryOf<typeof staffBillsFileCall>,
): Promise<CsvFile> {
  const search = searchOfStaff(caller, query);
  await noteExport(context, caller, query);
  return fileOf(context, caller, search, `bills-${caller.brand.code}.csv`);
}

function fileOf({ db }: Data, reader: Reader, search: BillSearch, name: string): CsvFile {
  async function* rows(): AsyncGenerator<CsvCell[]> {
    for (let offset = 0, more = true; more; offset += step) {
      const part = await findBills(db.pool, search, { limit: step, offset });
      for (const row of part) yield lineOf(row, reader);
      more = part.length === step;
    }
  }
  return { name, columns: columnsIn(reader.language), rows: rows() };
}
