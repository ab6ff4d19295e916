/**
 * A table that is sent while it is read. A number is written as it stands; a text never becomes a
 * formula of a spreadsheet.
 */
export interface CsvFile {
  /** With its ending; letters, digits and hyphens. */
  name: string;
  columns: readonly string[];
  rows: AsyncIterable<readonly CsvCell[]>;
}
export type CsvCell = string | { number: string } | null;
