import { currencyDigits, toDecimal } from '@lantern/rules';

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

export interface Part {
  limit: number;
  offset: number;
}

/** Rows per read. */
const step = 500;

/** The rows of a list of any length, read part by part. */
export async function* inParts<Row>(
  read: (part: Part) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let offset = 0, more = true; more; offset += step) {
    const rows = await read({ limit: step, offset });
    yield* rows;
    more = rows.length >= step;
  }
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
