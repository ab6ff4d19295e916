import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import type { CsvCell, CsvFile } from '../csv.ts';

/**
 * What spreadsheets treat as a formula, also in full width. Some trim leading blanks first, and
 * some split a cell at a semicolon, so that a formula may begin behind one.
 */
const formula = /(?:^|;)["'\s]*[=+\-@|%\t\r\uff1d\uff0b\uff0d\uff20\uff5c\uff05\u2212]|^;/;

const write = (cell: CsvCell): string => {
  if (cell === null) return '';
  if (typeof cell !== 'string') return cell.number;
  return formula.test(cell) ? `'${cell}` : cell;
};

async function* written({ columns, rows }: CsvFile): AsyncGenerator<string[]> {
  yield columns.map(write);
  for await (const row of rows) yield row.map(write);
}

/** Streams a file with backpressure, after the byte order mark that spreadsheets need for UTF-8. */
export function sendCsv(file: CsvFile, reply: FastifyReply): FastifyReply {
  const text = stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[\r\n;]/ });
  // A client that disconnects also stops the reading. An error aborts the reply, so that a partial
  // file cannot look complete.
  pipeline(Readable.from(written(file)), text, () => {});
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(text);
}
