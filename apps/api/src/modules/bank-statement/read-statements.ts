import {
  type CsvColumns,
  type ExpectedAccount,
  type Statement,
  type StatementFormat,
  unreadable,
} from '@lantern/rules';
import { readCamt053 } from './read-camt053.ts';
import { readCsv, type TypedBalances } from './read-csv.ts';
import { readMt940 } from './read-mt940.ts';

/** The format of a file, by how it begins. */
export function formatOf(text: string): StatementFormat {
  if (/^\s*</.test(text)) return 'camt053';
  return /^\s*(\{1:|:20:)/.test(text) ? 'mt940' : 'csv';
}

/**
 * The statements of a decoded file, oldest first, without lines of zero.
 * @throws StatementProblem with the line where a file is unreadable, is about another account or
 *   currency, or does not add up
 */
export function readStatements(
  text: string,
  expected: ExpectedAccount,
  csv?: CsvColumns,
  typed?: TypedBalances,
): Statement[] {
  const format = formatOf(text);
  if (format === 'csv' && !csv) throw unreadable('columns', 1);
  const statements =
    format === 'camt053'
      ? readCamt053(text, expected)
      : format === 'mt940' || !csv
        ? readMt940(text, expected)
        : readCsv(text, expected, csv, typed);
  if (statements.length === 0) throw unreadable('empty', 1);
  return statements
    .map((one) => ({ ...one, lines: one.lines.filter(({ amount }) => amount !== 0n) }))
    .sort((a, b) => (a.last + a.first < b.last + b.first ? -1 : 1));
}
