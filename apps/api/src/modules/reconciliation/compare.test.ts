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
  reportedPaid = report.map((line) => line.reference),
) =>
  compareLines(
    report,
    new Map(own.map((line) => [line.reference, line])),
    own.filter(({ status }) => status === 'paid'),
    new Set(reportedPaid),
  ).map(({ difference }) => difference);

it.each([
  ['nothing, when both agree', [theirs()], [ours()], []],
  ['one unit more in the report', [theirs({ amount: 200_001n })], [ours()], ['other_amount']],
  ['another currency in the report', [theirs({ currency: 'PHP' })], [ours()], ['other_amount']],
  ['a payment missing in our books', [theirs()], [], ['missing_here']],
  ['a second payment of the same', [theirs(), theirs({ id: 'pay_2' })], [ours()], ['missing_here']],
  ['nothing, when our books have no gateway number', [theirs()], [ours({ id: null })], []],
  ['a payment missing in the report', [], [ours()], ['missing_there']],
  [
    'a payment that is paid there and open here',
    [theirs()],
    [ours({ status: 'pending' })],
    ['other_status'],
  ],
  [
    'a payment that is paid here and failed there',
    [theirs({ status: 'failed' })],
    [ours()],
    ['other_status'],
  ],
  [
    'nothing, when it failed there and expired here',
    [theirs({ status: 'failed' })],
    [ours({ status: 'expired' })],
    [],
  ],
  ['nothing, when a payment unknown here failed there', [theirs({ status: 'failed' })], [], []],
])('F15 a comparison reports %s', (_what, report, own, expected) => {
  expect(compare(report, own)).toEqual(expected);
});

it('F15 a payment reported on the day before is not missing', () => {
  expect(compare([], [ours()], [reference])).toEqual([]);
});

it('F15 a payment that failed there is reported once, on its day', () => {
  expect(compare([theirs({ status: 'failed' })], [ours()], [])).toEqual(['other_status']);
});
