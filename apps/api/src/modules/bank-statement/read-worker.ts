// Reads files in a thread of its own, so that a large one keeps no other call waiting.
import { parentPort } from 'node:worker_threads';
import { StatementProblem } from '@lantern/rules';
import { decodeStatement } from './decode-statement.ts';
import { identify } from './identify-lines.ts';
import { mentionsIn } from './mentions.ts';
import { sampleOfCsv } from './read-csv.ts';
import type { ReadAnswer, ReadOrder } from './read-file.ts';
import { formatOf, readStatements } from './read-statements.ts';

function read({ bytes, expected, csv, typed }: ReadOrder): ReadAnswer {
  try {
    const text = decodeStatement(bytes);
    const format = formatOf(text);
    const sample = format === 'csv' ? sampleOfCsv(text) : null;
    if (format === 'csv' && !csv) return { format, sample, statements: [] };
    const statements = readStatements(text, expected, csv, typed).map((statement) => ({
      ...statement,
      lines: identify(statement.lines).map((line) => ({
        ...line,
        mentions: mentionsIn(line.text, line.reference),
      })),
    }));
    return { format, sample, statements };
  } catch (error) {
    if (!(error instanceof StatementProblem)) throw error;
    const { code, line, detail } = error;
    return { code, value: { line, ...detail } };
  }
}

parentPort?.on('message', (order: ReadOrder) => parentPort?.postMessage(read(order)));
