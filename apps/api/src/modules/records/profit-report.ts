import type { ProfitReport, profitReport, QueryOf } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { chosenDays } from './chosen-days.ts';
import { type CashDayRow, type DayRow, findCashDays, findPlayDays } from './record.store.ts';

/** The profit of the chosen days, from stored daily totals: its cost does not grow with rounds. */
export async function readProfit(
  context: Data,
  { brand, session }: SessionCaller,
  query: QueryOf<typeof profitReport>,
): Promise<ProfitReport> {
  const { from, to } = await chosenDays(context, brand, query);
  const [played, cash] = await Promise.all([
    findPlayDays(context.db, session.memberId, from, to),
    findCashDays(context.db, session.memberId, from, to),
  ]);
  const vendors = [...groupBy(played, ({ vendorCode }) => vendorCode)];
  return {
    ...{ from, to, currency: session.currency },
    total: { ...outcomeOf(played), bets: betsOf(played), ...cashOf(cash) },
    vendors: vendors.map(([vassalage, rows]) => ({
      vassalage,
      vendorName: rows[0]?.vendorName ?? vassalage,
      bets: betsOf(rows),
      ...outcomeOf(rows),
    })),
    byDay: daysOf(played, cash),
  };
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const sum = (values: readonly string[]) =>
  values.reduce((total, value) => total + BigInt(value), 0n);
const betsOf = (rows: readonly DayRow[]) => Number(sum(rows.map(({ bets }) => bets)));

function outcomeOf(rows: readonly DayRow[]) {
  const staked = sum(rows.map((row) => row.staked));
  const won = sum(rows.map((row) => row.won));
  const refunded = sum(rows.map((row) => row.refunded));
  const net = (won + refunded - staked).toString();
  return { staked: staked.toString(), won: won.toString(), refunded: refunded.toString(), net };
}

const cashOf = (rows: readonly CashDayRow[]) => ({
  deposited: sum(rows.map(({ deposited }) => deposited)).toString(),
  withdrawn: sum(rows.map(({ withdrawn }) => withdrawn)).toString(),
});

function daysOf(played: readonly DayRow[], cash: readonly CashDayRow[]): ProfitReport['byDay'] {
  const playedOn = groupBy(played, ({ day }) => day);
  const cashOn = groupBy(cash, ({ day }) => day);
  return [...new Set([...playedOn.keys(), ...cashOn.keys()])].sort().map((day) => ({
    day,
    ...outcomeOf(playedOn.get(day) ?? []),
    ...cashOf(cashOn.get(day) ?? []),
  }));
}
