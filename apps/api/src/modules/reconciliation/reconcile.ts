import type { Brands, Data } from '../../contexts.ts';
import type { GatewayReport, PaymentGateway, ReportLine } from '../../ports/payment.ts';
import { compareLines } from './compare.ts';
import type { ReconciliationContext } from './context.ts';
import {
  type Asker,
  type Counted,
  findKnown,
  findPaid,
  findUncompared,
  keepComparison,
  type Subject,
} from './reconciliation.store.ts';

const dayLength = 86_400_000;
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const beside = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * dayLength));

/**
 * Compares our books of a day with a gateway's report, and stores the differences for staff. It
 * moves no money.
 * @param day in UTC, such as `2026-11-22`
 * @param asker the staff member for the audit log
 * @returns the counts of each brand, by its id
 * @throws when the gateway is unreachable, or its report invalid
 */
export async function reconcile(
  context: ReconciliationContext,
  gateway: PaymentGateway,
  day: string,
  asker?: Asker,
): Promise<ReadonlyMap<string, Counted>> {
  // Taken first: payments that arrive during the comparison count as not compared.
  const now = context.clock.now();
  const report = await gateway.report(day);
  const around = [
    report,
    await gateway.report(beside(day, -1)),
    await gateway.report(beside(day, 1)),
  ];
  const compared = { gateway, day, report, around };
  const [payments, payouts] = await Promise.all([
    compareSubject(context, { ...compared, subject: 'payment' }),
    compareSubject(context, { ...compared, subject: 'payout' }),
  ]);
  const differences = [...payments.differences, ...payouts.differences];
  const counts = countByBrand(context, {
    payments: payments.brandIds,
    payouts: payouts.brandIds,
    differences: differences.map(({ brandId }) => brandId),
  });
  await keepComparison(context.db, { gateway: gateway.code, day, differences, counts, now, asker });
  const detail = {
    event: 'reconciled',
    gateway: gateway.code,
    day,
    payments: report.payments.length,
    payouts: report.payouts.length,
    differences: differences.length,
  };
  if (differences.length > 0) context.log.warn(detail, 'reconciled with differences');
  else context.log.info(detail, 'reconciled');
  return counts;
}

/** Counts by brand, with zeros for the others, so that their staff see the comparison. */
function countByBrand(
  { brands }: Brands,
  named: Record<keyof Counted, readonly string[]>,
): Map<string, Counted> {
  const ids = new Set([...brands.all().map(({ id }) => id), ...Object.values(named).flat()]);
  const countOf = (what: keyof Counted, brandId: string) =>
    named[what].filter((one) => one === brandId).length;
  return new Map(
    [...ids].map((id) => [
      id,
      {
        payments: countOf('payments', id),
        payouts: countOf('payouts', id),
        differences: countOf('differences', id),
      },
    ]),
  );
}

interface Comparison {
  gateway: PaymentGateway;
  day: string;
  report: GatewayReport;
  around: readonly GatewayReport[];
  subject: Subject;
}

/** Returns the differences, and the brand of each line of the report. */
async function compareSubject(
  context: Data & Brands,
  { gateway, day, report, around, subject }: Comparison,
) {
  const linesOf = (one: GatewayReport): ReportLine[] => one[`${subject}s`];
  const lines = linesOf(report);
  const references = lines.map(({ reference }) => reference);
  const [known, paidHere] = await Promise.all([
    findKnown(context.db, subject, gateway.code, references),
    findPaid(context.db, subject, gateway.code, day),
  ]);
  const paidThere = around.flatMap(linesOf).filter(({ status }) => status === 'paid');
  const reported = new Set(paidThere.map(({ reference }) => reference));
  const differences = compareLines(lines, known, paidHere, reported).map((difference) => ({
    ...difference,
    subject,
    brandId: difference.brandId ?? likelyBrand(context, gateway, difference.theirs?.currency),
  }));
  const brandIds = lines.map(
    ({ reference, currency }) =>
      known.get(reference)?.brandId ?? likelyBrand(context, gateway, currency),
  );
  return { differences, brandIds };
}

/** The brand whose staff handle an unknown payment: one that uses this gateway and currency. */
function likelyBrand(
  { brands }: Brands,
  { code }: PaymentGateway,
  paidIn: string | undefined,
): string {
  const all = brands.all();
  const uses = all.filter(({ settings }) =>
    settings.deposit.methods.some(({ gateway }) => gateway === code),
  );
  const likely = uses.find(({ currency }) => currency === paidIn) ?? uses[0] ?? all[0];
  if (!likely) throw new Error('The installation has no brand.');
  return likely.id;
}

/** Past days that a run still compares: after missed runs, and after late payments. */
const daysBack = 14;

/**
 * Compares every past day that was not compared since its last payment, with every gateway, oldest
 * first. A failed day does not stop the others; the next run tries it again.
 * @throws the first error, after all days were tried
 */
export async function reconcilePast(context: ReconciliationContext): Promise<void> {
  const today = dayOf(context.clock.now());
  const past = { since: beside(today, -daysBack), before: today };
  const failed: unknown[] = [];
  for (const gateway of context.payments.values()) {
    for (const day of await findUncompared(context.db, gateway.code, past)) {
      const error = await tryDay(context, gateway, day);
      if (error !== undefined) failed.push(error);
    }
  }
  if (failed.length > 0) throw failed[0];
}

/** Returns the error, if any. */
async function tryDay(
  context: ReconciliationContext,
  gateway: PaymentGateway,
  day: string,
): Promise<unknown> {
  try {
    await reconcile(context, gateway, day);
    return undefined;
  } catch (error) {
    const detail = { event: 'reconciliation_failed', gateway: gateway.code, day, err: error };
    context.log.error(detail, 'reconciliation failed');
    return error;
  }
}
