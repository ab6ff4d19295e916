import type { Brands } from '../../contexts.ts';
import type { PaymentGateway, ReportLine } from '../../ports/payment.ts';
import type { Vendor } from '../../ports/vendor.ts';
import type { Brand } from '../brand/index.ts';
import { compareLines, type OwnLine } from './compare.ts';
import type { ReconciliationContext } from './context.ts';
import { findKnownPlays, findPlays } from './play-books.store.ts';
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

/** What two kinds of lines a gateway or a vendor reports, and our books of them. */
interface Source {
  code: string;
  subjects: readonly [Subject, Subject];
  /** The lines of both kinds; undefined if there is no list. Throws without a valid answer. */
  report(day: string): Promise<readonly [ReportLine[], ReportLine[]] | undefined>;
  known(subject: Subject, references: readonly string[]): Promise<ReadonlyMap<string, OwnLine>>;
  ours(subject: Subject, day: string): Promise<readonly OwnLine[]>;
  /** The brands that use it. */
  brands: readonly Brand[];
}

export const gatewaySource = (
  { db, brands }: ReconciliationContext,
  gateway: PaymentGateway,
): Source => {
  const { code } = gateway;
  const booked = (subject: Subject) => (subject === 'payout' ? 'payout' : 'payment');
  return {
    ...{ code, subjects: ['payment', 'payout'] },
    report: async (day) => {
      const { payments, payouts } = await gateway.report(day);
      return [payments, payouts];
    },
    known: (subject, references) => findKnown(db, booked(subject), code, references),
    ours: (subject, day) => findPaid(db, booked(subject), code, day),
    brands: brands
      .all()
      .filter(({ settings }) =>
        settings.deposit.methods.some(({ gateway: used }) => used === code),
      ),
  };
};

/** Undefined for a vendor whose protocol has no list of a day. */
export const vendorSource = (
  { db, brands }: ReconciliationContext,
  vendor: Vendor,
): Source | undefined => {
  const { code } = vendor;
  if (!vendor.dayReport) return undefined;
  const booked = (subject: Subject) => (subject === 'win' ? 'win' : 'bet');
  return {
    ...{ code, subjects: ['bet', 'win'], brands: brands.all() },
    report: async (day) => {
      const report = await vendor.dayReport?.(day);
      return report && [report.bets, report.wins];
    },
    known: (subject, references) => findKnownPlays(db, booked(subject), code, references),
    ours: (subject, day) => findPlays(db, booked(subject), code, day),
  };
};

/**
 * Compares our books of a day with the report of a gateway or a vendor, and stores the differences
 * for staff. It moves no money.
 * @param day in UTC, such as `2026-11-22`
 * @param asker the staff member for the audit log
 * @returns the counts of each brand, by its id; undefined if there is no list of days
 * @throws when the other side is unreachable, or its report invalid
 */
export async function reconcile(
  context: ReconciliationContext,
  source: Source,
  day: string,
  asker?: Asker,
): Promise<ReadonlyMap<string, Counted> | undefined> {
  // Taken first: payments that arrive during the comparison count as not compared.
  const now = context.clock.now();
  const report = await source.report(day);
  if (!report) return undefined;
  const beforeAndAfter = [
    await source.report(beside(day, -1)),
    await source.report(beside(day, 1)),
  ];
  const [first, second] = await Promise.all(
    source.subjects.map((subject, at) => {
      const around = beforeAndAfter.flatMap((one) => one?.[at] ?? []);
      const lines = report[at] ?? [];
      return compareSubject(context, { source, day, subject, lines, around });
    }),
  );
  const differences = [...(first?.differences ?? []), ...(second?.differences ?? [])];
  const counts = countByBrand(context, {
    payments: first?.brandIds ?? [],
    payouts: second?.brandIds ?? [],
    differences: differences.map(({ brandId }) => brandId),
  });
  const { code } = source;
  await keepComparison(context.db, { gateway: code, day, differences, counts, now, asker });
  const detail = {
    ...{ event: 'reconciled', gateway: code, day, differences: differences.length },
    ...Object.fromEntries(source.subjects.map((one, at) => [`${one}s`, report[at]?.length])),
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
  source: Source;
  day: string;
  subject: Subject;
  lines: readonly ReportLine[];
  /** Those of the days before and after. */
  around: readonly ReportLine[];
}

/** Returns the differences, and the brand of each line of the report. */
async function compareSubject(
  context: Brands,
  { source, day, subject, lines, around }: Comparison,
) {
  const references = lines.map(({ reference }) => reference);
  const [known, paidHere] = await Promise.all([
    source.known(subject, references),
    source.ours(subject, day),
  ]);
  const paidThere = [...lines, ...around].filter(({ status }) => status === 'paid');
  const reported = new Set(paidThere.map(({ reference }) => reference));
  const differences = compareLines(lines, known, paidHere, reported).map((difference) => ({
    ...difference,
    subject,
    brandId: difference.brandId ?? likelyBrand(context, source, difference.theirs?.currency),
  }));
  const brandIds = lines.map(
    ({ reference, currency }) =>
      known.get(reference)?.brandId ?? likelyBrand(context, source, currency),
  );
  return { differences, brandIds };
}

/** The brand whose staff handle an unknown line: one that uses this source and currency. */
function likelyBrand({ brands }: Brands, { brands: uses }: Source, paidIn?: string): string {
  const likely = uses.find(({ currency }) => currency === paidIn) ?? uses[0] ?? brands.all()[0];
  if (!likely) throw new Error('The installation has no brand.');
  return likely.id;
}

/** Past days that a run still compares: after missed runs, and after late payments. */
const daysBack = 14;

/**
 * Compares every past day that was not compared since its last payment, with every gateway and
 * vendor, oldest first. A failed day does not stop the others; the next run tries it again.
 * @throws the first error, after all days were tried
 */
export async function reconcilePast(context: ReconciliationContext): Promise<void> {
  const today = dayOf(context.clock.now());
  const past = { since: beside(today, -daysBack), before: today };
  const failed: unknown[] = [];
  for (const source of sourcesOf(context)) {
    for (const day of await findUncompared(context.db, source.code, past)) {
      const error = await tryDay(context, source, day);
      if (error !== undefined) failed.push(error);
    }
  }
  if (failed.length > 0) throw failed[0];
}

const sourcesOf = (context: ReconciliationContext): Source[] => [
  ...[...context.payments.values()].map((gateway) => gatewaySource(context, gateway)),
  ...[...context.vendors.values()].flatMap((vendor) => vendorSource(context, vendor) ?? []),
];

/** Returns the error, if any. */
async function tryDay(
  context: ReconciliationContext,
  source: Source,
  day: string,
): Promise<unknown> {
  try {
    await reconcile(context, source, day);
    return undefined;
  } catch (error) {
    const detail = { event: 'reconciliation_failed', gateway: source.code, day, err: error };
    context.log.error(detail, 'reconciliation failed');
    return error;
  }
}
