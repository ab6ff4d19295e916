import { daysOf, type PeriodLength, type TeamFigures } from '@lantern/rules/agreements';
import { calculateTeams, describeTeamBill, noFigures, teamTermsOf } from './calculate.ts';
import { commitBills } from './commit-bills.ts';
import type { AgreementContext } from './context.ts';
import { type Due, inChunks, type Settling } from './due.ts';
import { findCarries, type InForce } from './settlement.store.ts';
import { findTeamFigures, patience } from './team-figures.store.ts';

const isShort = (length: PeriodLength) => length === 'hourly' || length === 'window';

/**
 * Counts the teams of some agreements, in one statement: it may read the days of all their members
 * once. Those that need the log are hours.
 * @param limit milliseconds that it may take
 */
export function figuresOf(
  { db }: Pick<AgreementContext, 'db'>,
  { brand, period }: Pick<Settling, 'brand' | 'period'>,
  agreements: readonly InForce[],
  { fromLog = false, limit = patience.page as number } = {},
): Promise<Map<string, TeamFigures>> {
  const days = isShort(period.length) || fromLog ? null : daysOf(period, brand.timeZone);
  const counted = agreements.map((each) => ({
    agentId: each.agentId,
    minimum: teamTermsOf(each).activeMinimum,
  }));
  const span = { brandId: brand.id, start: period.start, end: period.end, days };
  return findTeamFigures(db.pool, counted, span, limit);
}

async function dueTeams(
  context: AgreementContext,
  settling: Settling,
  agreements: readonly InForce[],
  figures: ReadonlyMap<string, TeamFigures>,
): Promise<Due[]> {
  const { brand, period, asOf } = settling;
  const rows = await findCarries(
    context.db.pool,
    period.kind,
    agreements.map(({ agentId }) => agentId),
  );
  const carries = new Map(rows.map((row) => [row.agentId, row]));
  const bills = calculateTeams(agreements, { brand, period, figures, carries });
  const byId = new Map(agreements.map((each) => [each.id, each]));
  const nameOf = (id: string) => ({
    id: byId.get(id)?.agentId ?? '',
    account: byId.get(id)?.agent ?? '',
  });
  return agreements.map((agreement) => {
    const bill = bills.get(agreement.id);
    if (!bill) throw new Error(`Agreement ${agreement.id} has no bill.`);
    const { amount, owes, outcome } = bill;
    return {
      agreement,
      amount,
      owes,
      state: outcome === 'reached' ? (amount > 0n ? 'unpaid' : 'paid') : outcome,
      calculation: describeTeamBill(
        bill,
        figures.get(agreement.agentId) ?? noFigures,
        asOf,
        nameOf,
      ),
      carried: bill.carried * 1_000_000n,
      carriedOut: bill.carriedOut * 1_000_000n,
    };
  });
}

/** Settles a period of agreements that look at the figures of teams, line by line. */
export async function settleTeams(
  context: AgreementContext,
  settling: Settling,
  agreements: readonly InForce[],
): Promise<void> {
  const open = inChunks(agreements).filter((chunk) =>
    chunk.some(({ settledUntil }) => settledUntil <= settling.period.start),
  );
  if (open.length === 0) return;
  const limit = patience.settlement;
  const figures = await figuresOf(context, settling, open.flat(), { limit });
  for (const chunk of open)
    await commitBills(context, settling, await dueTeams(context, settling, chunk, figures));
}
