import { expect, it } from 'vitest';
import { families } from './families.ts';
import { paperPrizes } from './paper-ticket.ts';

/** A result from ĐB down, of which the first numbers are given. */
function resultOf(family: 'vn27' | 'vn18', ...numbers: string[]): string[] {
  const { drawing } = families[family];
  const lengths = drawing.kind === 'digits' ? drawing.lengths : [];
  return lengths.map((length, at) => numbers[at] ?? '9'.repeat(length));
}

const codesOf = (...input: Parameters<typeof paperPrizes>) =>
  paperPrizes(...input).map(({ code }) => code);

it.each<[ticket: string, codes: string[]]>([
  ['123456', ['db']],
  ['023456', ['extra']],
  ['123457', ['consolation']],
  ['124456', ['consolation']],
  ['124457', []],
  ['023457', []],
  ['777777', ['g1']],
  ['999999', ['g2', 'g3', 'g3', ...Array(7).fill('g4'), 'g5', 'g6', 'g6', 'g6', 'g7', 'g8']],
])('LOT-02 a paper ticket %s of the South wins %j', (ticket, codes) => {
  expect(codesOf('vn18', resultOf('vn18', '123456', '77777'), ticket)).toEqual(codes);
});

it('LOT-02 a paper ticket of the North wins ĐB with its series, or the last two digits', () => {
  const result = resultOf('vn27', '12345');
  expect(paperPrizes('vn27', result, '12345')).toEqual([
    { code: 'db', amount: 500_000_000, otherSeries: 25_000_000 },
  ]);
  expect(paperPrizes('vn27', result, '00045')).toEqual([{ code: 'consolation', amount: 40_000 }]);
  expect(codesOf('vn27', result, '00000')).toEqual([]);
});
