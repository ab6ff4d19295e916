import type { agreementBillFile, QueryOf, staffBillFile } from '@lantern/contracts';
import { currencyDigits, toDecimal } from '@lantern/rules';
import type { SessionCaller, StaffCaller, VisitorCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { type CsvCell, type CsvFile, inParts } from '../../csv.ts';
import { textsOf } from '../../texts.ts';
import { inZone } from '../../zoned-time.ts';
import { gameNameOf } from '../figures/index.ts';
import { findBetRates } from './bet-rates.ts';
import type { BillRow } from './bill.store.ts';
import { partOfBill } from './bill-figures.ts';
import { type BillLogRow, findBillLog } from './bill-log.store.ts';
import { findOwnBill } from './own-bill.ts';
import { findStaffBill, noteExport } from './staff-bill-figures.ts';

interface Agent {
  team: { account: string };
  figures: Record<
    'turnover' | 'net' | 'round' | 'correction' | 'fees' | 'promotions' | 'rebates',
    string
  >;
}
interface Movements {
  file: Record<'time' | 'kind' | 'currency', string>;
  profit: Record<'staked' | 'won', string>;
}
const agent = textsOf<Agent>('agent');
const movements = textsOf<Movements>('movements');
const records = textsOf<{ columns: { game: string } }>('records');
const agreements = textsOf<{ terms: { rate: string } }>('agreements');

const kindOf = {
  round: 'round',
  correction: 'correction',
  fee: 'fees',
  promotion: 'promotions',
  rebate: 'rebates',
} as const satisfies Record<BillLogRow['kind'], keyof Agent['figures']>;

/** Whose language and clocks the file has. */
type Reader = Pick<VisitorCaller, 'brand' | 'language'>;
type Wish = QueryOf<typeof agreementBillFile>;

/**
 * Everything that a bill counts: its sums are the figures of the bill before any carry-over.
 * @throws Refusal bill_not_found, member_not_found
 */
async function fileOf(
  context: Data,
  { brand, language }: Reader,
  bill: BillRow,
  wish: Wish,
): Promise<CsvFile> {
  const { top, span } = await partOfBill(context, bill, wish);
  const part = { agent: bill.agentId, top, ...span };
  const { team, figures } = agent.get(language) ?? {};
  const { file, profit } = movements.get(language) ?? {};
  const digits = currencyDigits(bill.currency);
  const money = (minor: string) => ({ number: toDecimal(minor, digits) });
  const columns = [
    ...[file?.time, team?.account, file?.kind, records.get(language)?.columns.game],
    ...[profit?.staked, figures?.turnover, profit?.won, figures?.net],
    ...[agreements.get(language)?.terms.rate, file?.currency],
  ].map((name) => name ?? '');
  const log = inParts<BillLogRow & { rate: string | null }>(async (page) => {
    const read = await findBillLog(context.db.pool, part, page);
    const rates = await findBetRates(
      context,
      bill,
      read.map(({ id }) => id),
    );
    return read.map((row) => ({ ...row, rate: rates.get(row.id) ?? bill.calculation.rate }));
  });
  async function* rows(): AsyncGenerator<CsvCell[]> {
    for await (const { rate, ...row } of log) {
      const net = BigInt(row.stake) - BigInt(row.win) - BigInt(row.cost);
      yield [
        ...[inZone(row.at, brand.timeZone), row.account, figures?.[kindOf[row.kind]] ?? row.kind],
        gameNameOf(row, language),
        ...[money(row.stake), money(row.turnover), money(row.win), money(String(net))],
        rate === null ? null : { number: rate },
        bill.currency,
      ];
    }
  }
  return { name: `bill-${bill.fromDay}-${bill.toDay}.csv`, columns, rows: rows() };
}

/** @throws Refusal feature_disabled, bill_not_found, member_not_found */
export async function ownBillFile(
  context: Data,
  caller: SessionCaller,
  query: Wish,
): Promise<CsvFile> {
  return fileOf(context, caller, await findOwnBill(context, caller, query.id), query);
}

/** @throws Refusal bill_not_found, member_not_found */
export async function billFileForStaff(
  context: Data,
  caller: StaffCaller,
  query: QueryOf<typeof staffBillFile>,
): Promise<CsvFile> {
  const file = await fileOf(context, caller, await findStaffBill(context, caller, query.id), query);
  await noteExport(context, caller, query);
  return file;
}
