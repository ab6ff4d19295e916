import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import type { CsvCell, CsvFile } from '../csv.ts';

/**
 * What a spreadsheet takes for the beginning of a formula; one that begins with a blank is trimmed
 * by some of them.
 */
const formula = /^[\s]*[=+\-@|%\t\r]/;

const write = (cell: CsvCell): string => {
  if (cell === null) return '';
  if (typeof cell !== 'string') return cell.number;
  return formula.test(cell) ? `'${cell}` : cell;
};

async function* written({ columns, rows }: CsvFile): AsyncGenerator<string[]> {
  yield columns.map(write);
  for await (const row of rows) yield row.map(write);
}

/**
 * Sends a file, never more of it in memory than the caller takes. It begins with the mark by which
 * spreadsheets know UTF-8.
 */
export function sendCsv(file: CsvFile, reply: FastifyReply): FastifyReply {
  const text = stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ });
  // A client that disconnects ends the reading too. A failure while sending aborts the reply, so
  // that half a file is never taken for a whole one.
  pipeline(Readable.from(written(file)), text, () => {});
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(text);
}
