import { expect, it } from 'vitest';
import type { ReportLine } from '../../ports/payment.ts';
import { compareLines, type OwnLine } from './compare.ts';

const reference = 'D-7K2M9Q4W';
const theirs = (change: Partial<ReportLine> = {}): ReportLine => ({
  ...{ reference, id: 'pay_1', status: 'paid', amount: 200_000n, currency: 'VND', at: new Date(0) },
  ...change,
});
const ours = (change: Partial<OwnLine> = {}): OwnLine => ({
  ...{
    brandId: 'brand',
    reference,
    status: 'paid',
    amount: 200_000n,
    currency: 'VND',
    id: 'pay_1',
  },
  ...change,
});

const compare = (
  report: ReportLine[],
  own: OwnLine[],
  told = report.map((line) => line.reference),
) =>
  compareLines(
    report,
    new Map(own.map((line) => [line.reference, line])),
    own.filter(({ status }) => status === 'paid'),
    new Set(told),
  ).map(({ difference }) => difference);

it.each([
  ['nothing, where both say the same', [theirs()], [ours()], []],
  ['one unit more there', [theirs({ amount: 200_001n })], [ours()], ['other_amount']],
  ['another currency there', [theirs({ currency: 'PHP' })], [ours()], ['other_amount']],
  ['what our books know nothing of', [theirs()], [], ['missing_here']],
  ['a second payment of the same', [theirs(), theirs({ id: 'pay_2' })], [ours()], ['missing_here']],
  ['nothing, where our books have no number of theirs', [theirs()], [ours({ id: null })], []],
  ['what they know nothing of', [], [ours()], ['missing_there']],
  ['what is paid there and open here', [theirs()], [ours({ status: 'pending' })], ['other_status']],
  [
    'what is paid here and failed there',
    [theirs({ status: 'failed' })],
    [ours()],
    ['other_status'],
  ],
  [
    'nothing, where it has failed there and expired here',
    [theirs({ status: 'failed' })],
    [ours({ status: 'expired' })],
    [],
  ],
  [
    'nothing, where somebody gave up what we never heard of',
    [theirs({ status: 'failed' })],
    [],
    [],
  ],
])('F15 a comparison names %s', (_what, report, own, expected) => {
  expect(compare(report, own)).toEqual(expected);
});

it('F15 what they told of on the day before is not missing there', () => {
  expect(compare([], [ours()], [reference])).toEqual([]);
});

it('F15 what they have as failed on its day is named once', () => {
  expect(compare([theirs({ status: 'failed' })], [ours()], [])).toEqual(['other_status']);
});
