import type { bankReportFile, QueryOf } from '@lantern/contracts';
import { currencyDigits, toDecimal } from '@lantern/rules';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { type CsvCell, type CsvFile, inParts } from '../../csv.ts';
import { inZone } from '../../zoned-time.ts';
import { writeAudit } from '../audit/index.ts';
import type { Brand } from '../brand/index.ts';
import { findGaps, type GapRow } from './gap.store.ts';
import { findLinesAfter, type LineFilter, type LineRow } from './line.store.ts';

type Wish = QueryOf<typeof bankReportFile>;

const lineColumns = [
  ...['account', 'day', 'amount', 'currency', 'bankReference', 'counterparty', 'text'],
  ...['reversal', 'status', 'reference', 'explanation', 'remark', 'decidedBy', 'decidedAt'],
];
const gapColumns = [
  ...['reference', 'member', 'amount', 'currency', 'bankReference', 'account', 'at', 'by'],
];

/** A report of a period as a file; rows are read while it is sent. The export is logged first. */
export async function takeReport(
  { db }: Data,
  { brand, staff }: StaffCaller,
  query: Wish,
): Promise<CsvFile> {
  await writeAudit(db.pool, {
    brandId: brand.id,
    staffId: staff.id,
    action: 'bank_report_exported',
    subjectType: 'bank_account',
    subject: query.account ?? brand.code,
    after: query,
  });
  const name = `bank-${query.report}-${query.from}-${query.to}.csv`;
  return query.report === 'payouts' || query.report === 'deposits'
    ? { name, columns: gapColumns, rows: gapRows({ db }, brand, query, query.report) }
    : { name, columns: lineColumns, rows: lineRows({ db }, brand, query) };
}

const plain = (minor: string, currency: string) => ({
  number: toDecimal(minor, currencyDigits(currency)),
});

async function* lineRows(
  { db }: Pick<Data, 'db'>,
  brand: Brand,
  { report, account, from, to }: Wish,
): AsyncGenerator<CsvCell[]> {
  const isCredits = report === 'credits';
  const filter: LineFilter = {
    ...{ brandId: brand.id, account, from, to },
    ...{ show: isCredits ? 'unmatched' : 'all', side: isCredits ? 'credit' : 'all' },
  };
  const lines = inParts<LineRow>((part) => findLinesAfter(db, filter, part));
  for await (const row of lines) yield lineCells(row, brand);
}

const lineCells = (row: LineRow, { timeZone }: Brand): CsvCell[] => [
  ...[row.account, row.day, plain(row.amount, row.currency), row.currency, row.reference],
  ...[row.counterparty, row.words, row.reversal ? 'yes' : 'no', row.status, row.match],
  ...[row.explanation, row.remark, row.decider, row.decidedAt && inZone(row.decidedAt, timeZone)],
];

async function* gapRows(
  { db }: Pick<Data, 'db'>,
  brand: Brand,
  { account, from, to }: Wish,
  kind: 'payouts' | 'deposits',
): AsyncGenerator<CsvCell[]> {
  const filter = { brandId: brand.id, kind, account, from, to };
  const gaps = inParts<GapRow>((part) => findGaps(db, filter, part));
  for await (const row of gaps) yield gapCells(row, brand);
}

const gapCells = (row: GapRow, { timeZone }: Brand): CsvCell[] => [
  ...[row.reference, row.username, plain(row.amount, row.currency), row.currency, row.number],
  ...[row.account, inZone(row.at, timeZone), row.person],
];
