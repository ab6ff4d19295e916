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
