import type {
  agreementBillDownlinesFile,
  agreementBillsFile,
  QueryOf,
  staffBillsFile as staffBillsFileCall,
} from '@lantern/contracts';
import type { SessionCaller, StaffCaller, VisitorCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { type CsvColumn, type CsvFile, csvCount, csvMoney, csvOf, inParts } from '../../csv.ts';
import { textsOf } from '../../texts.ts';
import { inZone } from '../../zoned-time.ts';
import { agentOf } from '../agent/index.ts';
import { type BillRow, type BillSearch, findBills, findBillsPaidBy } from './bill.store.ts';
import { kindNames } from './kind-names.ts';
import { daysAsked } from './list-bills.ts';
import { findOwnBill } from './own-bill.ts';
import { noteExport } from './staff-bill-figures.ts';
import { searchOfStaff } from './staff-bills.ts';

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

function columnsFor({ brand, language }: Reader): CsvColumn<BillRow>[] {
  const { bill, terms, income, state } = own.get(language) ?? {};
  const { team, figures } = agent.get(language) ?? {};
  const { from, to, file } = movements.get(language) ?? {};
  const kinds = kindNames(language);
  const money = ({ currency }: BillRow, minor: string | undefined) =>
    minor === undefined ? null : csvMoney(minor, currency);
  const ofTeam = (row: BillRow) => row.calculation.figures;
  return [
    [from, (row) => inZone(row.periodStart, brand.timeZone)],
    [to, (row) => inZone(row.periodEnd, brand.timeZone)],
    [income?.kind, ({ kind }) => kinds(kind)],
    [team?.account, (row) => row.agent],
    [bill?.payer, (row) => row.payer ?? brand.name],
    [bill?.ofTurnover, (row) => money(row, ofTeam(row)?.turnover)],
    [bill?.ofNetLoss, (row) => money(row, ofTeam(row)?.netLoss)],
    [figures?.active, (row) => ofTeam(row) && csvCount(ofTeam(row)?.activeMembers ?? 0)],
    [bill?.carriedIn, (row) => money(row, row.calculation.carried)],
    [bill?.base, (row) => money(row, row.calculation.base)],
    [terms?.rate, ({ calculation: { rate } }) => (rate === null ? null : { number: rate })],
    [bill?.amount, (row) => money(row, row.amount)],
    [bill?.state.paid, (row) => money(row, row.paid)],
    [bill?.downlines, (row) => money(row, row.owes)],
    [state?.title, (row) => bill?.state[row.state] ?? row.state],
    [file?.currency, (row) => row.currency],
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

const fileOf = ({ db }: Data, reader: Reader, search: BillSearch, name: string): CsvFile =>
  csvOf(
    name,
    columnsFor(reader),
    inParts<BillRow>((part) => findBills(db.pool, search, part)),
  );

/**
 * The bills of the direct downline that the agent of a bill pays from it.
 * @throws Refusal feature_disabled, bill_not_found
 */
export async function billDownlinesFile(
  context: Data,
  caller: SessionCaller,
  { id }: QueryOf<typeof agreementBillDownlinesFile>,
): Promise<CsvFile> {
  const bill = await findOwnBill(context, caller, id);
  return csvOf(
    `bill-downlines-${bill.fromDay}-${bill.toDay}.csv`,
    columnsFor(caller),
    inParts<BillRow>(async (part) => (await findBillsPaidBy(context.db.pool, bill, part)).rows),
  );
}
