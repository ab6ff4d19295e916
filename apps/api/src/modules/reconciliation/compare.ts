import type { ReportLine } from '../../ports/payment.ts';

/** A payment or payout in our books. */
export interface OwnLine {
  brandId: string;
  reference: string;
  /** `paid`, or the status of the deposit or withdrawal. */
  status: string;
  /** Minor units: credited or paid out; before that, requested. */
  amount: bigint;
  currency: string;
  /** The gateway's id. */
  id: string | null;
}

export type DifferenceKind = 'missing_here' | 'missing_there' | 'other_amount' | 'other_status';

export interface Difference {
  /** Null for a payment that is not in our books. */
  brandId: string | null;
  reference: string;
  difference: DifferenceKind;
  ours: OwnLine | null;
  theirs: ReportLine | null;
}

/** How a line of the report differs from ours; undefined when they agree. */
function differenceOf(ours: OwnLine | undefined, theirs: ReportLine): DifferenceKind | undefined {
  if (!ours) return theirs.status === 'paid' ? 'missing_here' : undefined;
  if ((ours.status === 'paid') !== (theirs.status === 'paid')) return 'other_status';
  // A second payment of the same deposit or withdrawal is not in our books.
  if (theirs.status === 'paid' && ours.id !== null && ours.id !== theirs.id) return 'missing_here';
  const isSame = ours.amount === theirs.amount && ours.currency === theirs.currency;
  return theirs.status === 'paid' && !isSame ? 'other_amount' : undefined;
}

/**
 * The differences between a gateway's report and our books.
 * @param report of the day
 * @param known our lines with the references of the report
 * @param paidHere our lines that were paid on the day
 * @param reported references that the gateway reports as paid on the day or on an adjacent one,
 *   because clocks differ around midnight
 */
export function compareLines(
  report: readonly ReportLine[],
  known: ReadonlyMap<string, OwnLine>,
  paidHere: readonly OwnLine[],
  reported: ReadonlySet<string>,
): Difference[] {
  const theirs = report.flatMap((line) => {
    const ours = known.get(line.reference);
    const difference = differenceOf(ours, line);
    if (!difference) return [];
    const { reference } = line;
    return [
      { brandId: ours?.brandId ?? null, reference, difference, ours: ours ?? null, theirs: line },
    ];
  });
  const named = new Set(theirs.map(({ reference }) => reference));
  const missing = paidHere
    .filter(({ reference }) => !reported.has(reference) && !named.has(reference))
    .map((ours) => ({
      brandId: ours.brandId,
      reference: ours.reference,
      difference: 'missing_there' as const,
      ours,
      theirs: null,
    }));
  return [...theirs, ...missing];
}
