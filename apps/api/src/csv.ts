import { currencyDigits, toDecimal } from '@lantern/rules';
import type { RowsAfter } from './db/list-part.ts';

/**
 * A table that is sent while its rows are read. Numbers are written unchanged; texts are escaped so
 * that a spreadsheet never reads them as formulas.
 */
export interface CsvFile {
  /** With the extension; letters, digits and hyphens. */
  name: string;
  columns: readonly string[];
  rows: AsyncIterable<readonly CsvCell[]>;
}
export type CsvCell = string | { number: string } | null;

/** A column: its heading, and its cell in a row. */
export type CsvColumn<Row> = readonly [
  heading: string | undefined,
  cellOf: (row: Row) => CsvCell | undefined,
];

/** The file of a list whose rows all have the same columns. */
export function csvOf<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
): CsvFile {
  async function* lines(): AsyncGenerator<CsvCell[]> {
    for await (const row of rows) yield columns.map(([, cellOf]) => cellOf(row) ?? null);
  }
  return { name, columns: columns.map(([heading]) => heading ?? ''), rows: lines() };
}

/**
 * The rows of a list of any length, read part by part. Each part begins after the last row of the
 * one before, so that rows that come or go meanwhile neither repeat nor hide others.
 */
export async function* inParts<Row>(
  read: (part: RowsAfter<Row>) => Promise<readonly Row[]>,
  step = 500,
): AsyncGenerator<Row> {
  let after: Row | undefined;
  do {
    const rows = await read({ limit: step, after });
    yield* rows;
    after = rows.length < step ? undefined : rows.at(-1);
  } while (after !== undefined);
}

/** The rows of a list that one read answers whole. */
export async function* atOnce<Row>(read: () => Promise<readonly Row[]>): AsyncGenerator<Row> {
  yield* await read();
}

/** An amount in minor units, as a decimal number of the currency. */
export const csvMoney = (minor: string, currency: string): CsvCell => ({
  number: toDecimal(minor, currencyDigits(currency)),
});

export const csvCount = (count: number): CsvCell => ({ number: String(count) });
