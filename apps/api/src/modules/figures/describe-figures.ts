import type { TeamFigures } from '@lantern/contracts';
import { netLossOf } from '@lantern/rules/agreements';
import type { DaySums, Sums } from './figure.store.ts';

const amounts = [
  ...(['stakes', 'turnover', 'wins', 'deposits', 'withdrawals', 'fees'] as const),
  ...(['promotions', 'rebates'] as const),
];
const counts = ['rounds', 'registrations', 'firstDeposits'] as const;

/** The sum of some figures, with the net loss. */
export function sumFigures(rows: readonly Sums[]): TeamFigures {
  const total = (name: keyof Sums) => rows.reduce((sum, row) => sum + BigInt(row[name]), 0n);
  const [stakes, wins, rebates] = [total('stakes'), total('wins'), total('rebates')];
  const [promotions, depositFees] = [total('promotions'), total('fees')];
  return {
    ...(Object.fromEntries(amounts.map((name) => [name, total(name).toString()])) as Record<
      (typeof amounts)[number],
      string
    >),
    ...(Object.fromEntries(counts.map((name) => [name, Number(total(name))])) as Record<
      (typeof counts)[number],
      number
    >),
    net: netLossOf({ stakes, wins, rebates, promotions, depositFees }).toString(),
  };
}

/** The figures of play of a category; registrations belong to none. */
export function sumPlay(rows: readonly Sums[]): Omit<TeamFigures, (typeof counts)[1 | 2]> {
  const { registrations: _, firstDeposits: __, ...figures } = sumFigures(rows);
  return figures;
}

export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}

/** The days of one category; all of them without one. */
export const inCategory = (rows: readonly DaySums[], wanted: string | undefined) =>
  wanted === undefined ? rows : rows.filter(({ category }) => category === wanted);
