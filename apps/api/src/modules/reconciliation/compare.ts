import type { ReportLine } from '../../ports/payment.ts';

/** What our books say of a payment or a payout that a gateway was asked for. */
export interface OwnLine {
  brandId: string;
  reference: string;
  /** `paid`, or how it stands instead. */
  status: string;
  /** Minor units: what was credited or paid out, or what was asked for until then. */
  amount: bigint;
  currency: string;
  /** The gateway's own. */
  id: string | null;
}

export type DifferenceKind = 'missing_here' | 'missing_there' | 'other_amount' | 'other_status';

export interface Difference {
  /** Null for what our books know nothing of. */
  brandId: string | null;
  reference: string;
  difference: DifferenceKind;
  ours: OwnLine | null;
  theirs: ReportLine | null;
}

/** How one line of theirs differs from ours; undefined where both say the same. */
function differenceOf(ours: OwnLine | undefined, theirs: ReportLine): DifferenceKind | undefined {
  if (!ours) return theirs.status === 'paid' ? 'missing_here' : undefined;
  if ((ours.status === 'paid') !== (theirs.status === 'paid')) return 'other_status';
  // A second payment of the same deposit or withdrawal is one that our books know nothing of.
  if (theirs.status === 'paid' && ours.id !== null && ours.id !== theirs.id) return 'missing_here';
  const isSame = ours.amount === theirs.amount && ours.currency === theirs.currency;
  return theirs.status === 'paid' && !isSame ? 'other_amount' : undefined;
}

/**
 * What a gateway's report and our books do not say alike.
 * @param report of the day
 * @param known what our books have on the references of the report
 * @param paidHere what our books say was paid on the day
 * @param told references that the gateway has told of as paid, on the day or on one beside it:
 *   clocks differ around midnight
 */
export function compareLines(
  report: readonly ReportLine[],
  known: ReadonlyMap<string, OwnLine>,
  paidHere: readonly OwnLine[],
  told: ReadonlySet<string>,
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
    .filter(({ reference }) => !told.has(reference) && !named.has(reference))
    .map((ours) => ({
      brandId: ours.brandId,
      reference: ours.reference,
      difference: 'missing_there' as const,
      ours,
      theirs: null,
    }));
  return [...theirs, ...missing];
}
