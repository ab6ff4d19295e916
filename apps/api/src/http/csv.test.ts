import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { CsvCell } from '../csv.ts';
import { sendCsv } from './csv.ts';

async function fileOf(rows: CsvCell[][]): Promise<string[]> {
  const app = Fastify();
  app.get('/', (_, reply) => sendCsv({ name: 'a.csv', columns: ['a'], rows: eachOf(rows) }, reply));
  const { body } = await app.inject('/');
  return body.split('\r\n').slice(1, -1);
}

async function* eachOf(rows: CsvCell[][]) {
  yield* rows;
}

it.each([
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '|calc', '%0A', '\r=1'],
  ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '−1', ';=1+1', 'a;=1+1', 'a; "=1', 'a;＝1', ';x'],
])('WAL-05 %j never becomes a formula', async (text) => {
  const [line] = await fileOf([[text]]);
  expect(line?.replace(/^"/, '')).toMatch(/^'/);
});

it('WAL-05 a negative number stays a number, and an empty cell stays empty', async () => {
  expect(await fileOf([[{ number: '-1200.50' }, null, 'plain']])).toEqual(['-1200.50,,plain']);
});

it('WAL-05 a semicolon in a text is quoted, and changes nothing else', async () => {
  expect(await fileOf([['one; two']])).toEqual(['"one; two"']);
});

it('WAL-05 quotes separators and line breaks', async () => {
  expect(await fileOf([['a,b', 'say "x"', 'two\nlines']])).toEqual([
    '"a,b","say ""x""","two\nlines"',
  ]);
});
