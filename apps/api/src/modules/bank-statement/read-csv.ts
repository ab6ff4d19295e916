import {
  type CsvColumns,
  csvDelimiters,
  type ExpectedAccount,
  givenReference,
  mostStatementLines,
  type Statement,
  type StatementLine,
  StatementProblem,
  shorten,
  unreadable,
} from '@lantern/rules';
import { CsvError, parse } from 'csv-parse/sync';
import { dayOf, minorOf } from './read-values.ts';

/** The balances of a file that has no column for them. */
export interface TypedBalances {
  opening: bigint;
  closing: bigint;
}

interface Row {
  cells: string[];
  line: number;
}

function rowsOf(text: string, delimiter: string, most: number): Row[] {
  try {
    const rows = parse(text, {
      delimiter,
      to: most,
      info: true,
      relax_column_count: true,
      // Banks also write quotes inside words.
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 20_000,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw unreadable('quote', Number((error as { lines?: number }).lines ?? 1));
  }
}

/** The first rows of a file for choosing its columns, by the separator that splits it best. */
export function sampleOfCsv(text: string): {
  delimiter: CsvColumns['delimiter'];
  rows: string[][];
} {
  const head = text.split('\n').slice(0, 30).join('\n');
  const tried = csvDelimiters.map((delimiter) => {
    try {
      const rows = rowsOf(head, delimiter, 12).map(({ cells }) =>
        cells.slice(0, 30).map((cell) => shorten(cell, 'counterparty')),
      );
      return { delimiter, rows, width: Math.max(0, ...rows.map((cells) => cells.length)) };
    } catch {
      return { delimiter, rows: [], width: 0 };
    }
  });
  const best = tried.reduce((a, b) => (b.width > a.width ? b : a));
  if (best.width === 0) throw unreadable('quote', 1);
  return { delimiter: best.delimiter, rows: best.rows };
}

const dateShapes: Record<CsvColumns['dates'], RegExp> = {
  'yyyy-MM-dd': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})/,
  yyyyMMdd: /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})/,
  'dd/MM/yyyy': /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})/,
  'dd.MM.yyyy': /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})/,
  'dd-MM-yyyy': /^(?<day>\d{1,2})-(?<month>\d{1,2})-(?<year>\d{4})/,
  'MM/dd/yyyy': /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})/,
};

/** A day, with or without the time behind it. */
function dateOf(written: string, dates: CsvColumns['dates'], line: number): string {
  const found = dateShapes[dates].exec(written);
  const rest = written.slice(found?.[0].length ?? 0);
  const { year, month, day } = found?.groups ?? {};
  if (!year || !month || !day || !/^([T ,]*\d{1,2}:\d{2}(:\d{2})?.{0,10})?$/.test(rest))
    throw unreadable('date', line);
  return dayOf(year, month.padStart(2, '0'), day.padStart(2, '0'), line);
}

/** Whole figures with or without separators, which also stand at every second one in India. */
const grouped = { '.': /^(\d+|\d{1,3}(,\d{2,3})+)$/, ',': /^(\d+|\d{1,3}(\.\d{2,3})+)$/ };

/** An amount as banks write it: `-1,234.50`, `1.234,50 VND`, `(500)`; undefined for none. */
function figureOf(
  written: string,
  { decimal }: Pick<CsvColumns, 'decimal'>,
  { currency, digits }: ExpectedAccount,
  line: number,
): bigint | undefined {
  const plain = written
    .replaceAll(/[\s\u00a0\u202f']/g, '')
    .replace('\u2212', '-')
    .replace(/^[A-Z]{3,5}|[A-Z]{3,5}$/i, (unit) => (unit.toUpperCase() === currency ? '' : unit));
  if (plain === '' || plain === '-') return undefined;
  if (/^[A-Z]{3}(?=[\d-])|(?<=\d)[A-Z]{3}$/i.test(plain))
    throw new StatementProblem('statement_wrong_currency', line);
  const [, open, sign, figures = '', close] = /^(\()?([+-])?([\d.,]+)(\))?$/.exec(plain) ?? [];
  const [whole = '', ...rest] = figures.split(decimal);
  const minor = grouped[decimal].test(whole)
    ? minorOf([whole.replaceAll(/[.,]/g, ''), ...rest].join(decimal), decimal, digits)
    : undefined;
  if (minor === undefined || (open === undefined) !== (close === undefined))
    throw unreadable('amount', line);
  return (sign === '-') !== (open !== undefined) ? -minor : minor;
}

type Read = StatementLine & { balance: bigint | undefined };

function readRow({ cells, line }: Row, columns: CsvColumns, expected: ExpectedAccount): Read[] {
  const cell = (at: number | null) => (at === null ? '' : (cells[at] ?? ''));
  const figure = (at: number | null) => figureOf(cell(at), columns, expected, line);
  const { amount, credit, debit, balance } = columns;
  const whole = amount === null ? undefined : figure(amount);
  const [came, went] = [figure(credit), figure(debit)];
  const after = figure(balance);
  if (cell(columns.date) === '' && [whole, came, went, after].every((one) => one === undefined))
    return [];
  const day = dateOf(cell(columns.date), columns.dates, line);
  const abs = (minor: bigint) => (minor < 0n ? -minor : minor);
  const sum = whole ?? (came ?? 0n) - abs(went ?? 0n);
  if (whole === undefined && came === undefined && went === undefined)
    throw unreadable('amount', line);
  if (balance !== null && after === undefined) throw unreadable('balance', line);
  return [
    {
      line,
      day,
      amount: sum,
      reversal: false,
      reference: givenReference(cell(columns.reference)),
      counterparty: shorten(cell(columns.counterparty), 'counterparty') || null,
      text: shorten(cell(columns.text), 'text'),
      balance: after,
    },
  ];
}

/** The first line whose balance does not follow from the one before it. */
const breakIn = (lines: readonly Read[]) =>
  lines.find(
    ({ amount, balance }, at) => at > 0 && (lines[at - 1]?.balance ?? 0n) + amount !== balance,
  );

/** Oldest first, whichever way round the file is, with each balance following from the last. */
function inOrder(lines: Read[]): Read[] {
  const turned = lines.toReversed();
  const isNewestFirst = (lines[0]?.day ?? '') > (lines.at(-1)?.day ?? '');
  if (lines[0]?.balance === undefined) return isNewestFirst ? turned : lines;
  if (!breakIn(lines) && !isNewestFirst) return lines;
  if (!breakIn(turned)) return turned;
  const broken = breakIn(isNewestFirst ? turned : lines);
  throw new StatementProblem('statement_unbalanced', broken?.line ?? 1, {
    stated: String(broken?.balance),
  });
}

/** Reads a CSV file as one statement. @throws StatementProblem */
export function readCsv(
  text: string,
  expected: ExpectedAccount,
  columns: CsvColumns,
  typed?: TypedBalances,
): Statement[] {
  const rows = rowsOf(text, columns.delimiter, columns.skip + mostStatementLines + 1);
  const read = rows.slice(columns.skip).flatMap((row) => readRow(row, columns, expected));
  if (read.length > mostStatementLines) throw unreadable('too_many', read.at(-1)?.line ?? 1);
  const lines = inOrder(read);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) throw unreadable('empty', 1);
  const opening = first.balance === undefined ? typed?.opening : first.balance - first.amount;
  const closing = last.balance ?? typed?.closing;
  if (opening === undefined || closing === undefined) throw unreadable('balance', first.line);
  const sum = lines.reduce((total, { amount }) => total + amount, opening);
  if (sum !== closing || (typed && (typed.opening !== opening || typed.closing !== closing)))
    throw new StatementProblem('statement_unbalanced', last.line, {
      computed: String(sum),
      stated: String(typed?.closing ?? closing),
    });
  const days = lines.map(({ day }) => day).sort();
  return [
    {
      account: null,
      number: null,
      first: days[0] ?? first.day,
      last: days.at(-1) ?? last.day,
      opening,
      closing,
      lines: lines.map(({ balance: _, ...line }) => line),
    },
  ];
}
