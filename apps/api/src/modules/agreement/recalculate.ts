import { isDeepStrictEqual } from 'node:util';
import type {
  agreementNow,
  BillCalculation,
  BodyOf,
  QueryOf,
  recalculateBill as recalculateCall,
  ValueOf,
} from '@lantern/contracts';
import { periodAt, windowBill } from '@lantern/rules/agreements';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { type BillRow, findCarriesBefore } from './bill.store.ts';
import { calculateTeams, describeTeamBill, describeWindowBill, noFigures } from './calculate.ts';
import { decidersOf } from './due.ts';
import { findOwn } from './list-agreements.ts';
import { findOwnBill } from './own-bill.ts';
import { figuresOf } from './settle-teams.ts';
import { earnedNothing, readEarned } from './settle-window.ts';
import {
  type CarryRow,
  findAsOf,
  findCarries,
  findInForce,
  type InForce,
  type PeriodOf,
} from './settlement.store.ts';

interface Wanted {
  brand: Brand;
  period: PeriodOf;
  asOf: Date;
  /** Counted from the settled rounds, not from the rolled-up days. */
  fromLog: boolean;
  carriesOf: (agents: readonly string[]) => Promise<CarryRow[]>;
}

/** An agreement in a period, with its line; undefined where it is not in force. */
async function calculateIn(
  context: Data,
  { brand, period, asOf, fromLog, carriesOf }: Wanted,
  agreement: string,
): Promise<BillCalculation | undefined> {
  const all = await findInForce(context.db.pool, period);
  const { funding } = brand.settings.agreements;
  const line = decidersOf(all, agreement, { funding, kind: period.kind });
  if (line.length === 0) return undefined;
  const figures = await figuresOf(context, { brand, period }, line, { fromLog });
  const rows = await carriesOf(line.map(({ agentId }) => agentId));
  const carries = new Map(rows.map((row) => [row.agentId, row]));
  const bill = calculateTeams(line, { brand, period, figures, carries }).get(agreement);
  const byId = new Map(line.map((each): [string, InForce] => [each.id, each]));
  const nameOf = (id: string) => ({
    id: byId.get(id)?.agentId ?? '',
    account: byId.get(id)?.agent ?? '',
  });
  const own = figures.get(byId.get(agreement)?.agentId ?? '') ?? noFigures;
  return bill && describeTeamBill(bill, own, asOf, nameOf);
}

const withRules = (brand: Brand, { rules }: BillRow): Brand => ({
  ...brand,
  settings: { ...brand.settings, agreements: { ...brand.settings.agreements, ...rules } },
});

/** Calculates a bill again from the settled rounds, with the settings of its time. */
export async function calculateAgain(
  context: Data,
  brand: Brand,
  bill: BillRow,
): Promise<BillCalculation> {
  const { pool } = context.db;
  const asOf = await findAsOf(pool);
  const { kind, length, periodStart: start, periodEnd: end } = bill;
  const period: PeriodOf = { brandId: brand.id, kind, length, start, end };
  const carriesOf = (agents: readonly string[]) => findCarriesBefore(pool, { agents, kind, start });
  if (kind === 'realTimeSalary') {
    const earned = (await readEarned(context, { period })).get(bill.agentId) ?? earnedNothing();
    const { carried: exactly, calculation } = bill;
    const carried = BigInt(exactly ?? BigInt(calculation.carried) * 1_000_000n);
    return describeWindowBill(windowBill([earned.exact], carried), { ...earned, carried, asOf });
  }
  const wanted = { brand: withRules(brand, bill), period, asOf, fromLog: true, carriesOf };
  const again = await calculateIn(context, wanted, bill.agreementId);
  if (!again) throw new Error(`The agreement of bill ${bill.id} was not in force.`);
  return again;
}

/** Whether a bill and its calculation again have the same figures. Earlier bills have no bets. */
export function sameExceptAsOf(bill: BillCalculation, again: BillCalculation): boolean {
  const { asOf: _, bets, ...own } = bill;
  const { asOf: __, bets: betsAgain, ...other } = again;
  return isDeepStrictEqual(own, other) && (!bets || isDeepStrictEqual(bets, betsAgain));
}

/** @throws Refusal feature_disabled, bill_not_found */
export async function recalculateBill(
  context: Data,
  caller: SessionCaller,
  { id }: BodyOf<typeof recalculateCall>,
): Promise<ValueOf<typeof recalculateCall>> {
  const bill = await findOwnBill(context, caller, id);
  const calculation = await calculateAgain(context, caller.brand, bill);
  return { same: sameExceptAsOf(bill.calculation, calculation), calculation };
}

/** The running window of an agreement; undefined where it is not in force. */
async function windowNow(
  context: Data,
  { period, asOf }: { period: PeriodOf; asOf: Date },
  { id, agentId }: { id: string; agentId: string },
): Promise<BillCalculation | undefined> {
  const { pool } = context.db;
  if (!(await findInForce(pool, period)).some((each) => each.id === id)) return undefined;
  const earned = (await readEarned(context, { period }, agentId)).get(agentId) ?? earnedNothing();
  const [carry] = await findCarries(pool, period.kind, [agentId]);
  const carried = BigInt(carry?.amount ?? '0');
  return describeWindowBill(windowBill([earned.exact], carried), { ...earned, carried, asOf });
}

/**
 * The bill of an agreement as if its current period ended now.
 * @throws Refusal feature_disabled, agreement_not_found
 */
export async function readNow(
  context: Data,
  caller: SessionCaller,
  { id }: QueryOf<typeof agreementNow>,
): Promise<ValueOf<typeof agreementNow>> {
  const { row } = await findOwn(context, caller, id);
  const { brand } = caller;
  const { pool } = context.db;
  const asOf = await findAsOf(pool);
  const span = periodAt(row.length, asOf, brand.timeZone);
  const period: PeriodOf = { ...span, brandId: brand.id, kind: row.kind };
  const carriesOf = (agents: readonly string[]) => findCarries(pool, row.kind, agents);
  const calculation =
    row.kind === 'realTimeSalary'
      ? await windowNow(context, { period, asOf }, row)
      : await calculateIn(context, { brand, period, asOf, fromLog: false, carriesOf }, id);
  return {
    period: { start: span.start.toISOString(), end: span.end.toISOString() },
    currency: row.currency,
    calculation: calculation ?? null,
  };
}
