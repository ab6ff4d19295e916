import type { agreementBillsFile, QueryOf } from '@lantern/contracts';
import { currencyDigits, toDecimal } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import type { CsvCell, CsvFile } from '../../csv.ts';
import { inZone } from '../../zoned-time.ts';
import { agentOf } from '../agent/index.ts';
import { type BillRow, findBills } from './bill.store.ts';
import { daysAsked } from './list-bills.ts';

/** Rows per read. */
const step = 500;

/** Names of columns are those of the call, so that programs can read the file in every language. */
const columns = [
  ...['start', 'end', 'kind', 'agent', 'payer', 'turnover', 'netLoss', 'activeMembers'],
  ...['carried', 'base', 'rate', 'amount', 'paid', 'owes', 'state', 'currency'],
];

function lineOf(row: BillRow, timeZone: string): CsvCell[] {
  const digits = currencyDigits(row.currency);
  const money = (minor: string | undefined) =>
    minor === undefined ? null : { number: toDecimal(minor, digits) };
  const { figures, carried, base, rate } = row.calculation;
  return [
    ...[inZone(row.periodStart, timeZone), inZone(row.periodEnd, timeZone), row.kind],
    ...[row.agent, row.payer, money(figures?.turnover), money(figures?.netLoss)],
    figures ? { number: String(figures.activeMembers) } : null,
    ...[money(carried), money(base), rate === null ? null : { number: rate }],
    ...[money(row.amount), money(row.paid), money(row.owes), row.state, row.currency],
  ];
}

/** The bills of the agent, or of its direct downline; rows are read while the file is sent. */
export async function billsFile(
  context: Data,
  caller: SessionCaller,
  query: QueryOf<typeof agreementBillsFile>,
): Promise<CsvFile> {
  const agent = agentOf(caller);
  const range = await daysAsked(context, caller, query);
  const search = {
    brandId: caller.brand.id,
    ...(query.side === 'own' ? { agentId: agent } : { uplineId: agent }),
    kind: query.kind,
    ...range,
  };
  async function* rows(): AsyncGenerator<CsvCell[]> {
    for (let offset = 0, more = true; more; offset += step) {
      const part = await findBills(context.db.pool, search, { limit: step, offset });
      for (const row of part) yield lineOf(row, caller.brand.timeZone);
      more = part.length === step;
    }
  }
  return { name: `bills-${range.from}-${range.to}.csv`, columns, rows: rows() };
}
