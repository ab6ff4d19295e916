import { daysOf, type PeriodLength, type TeamFigures } from '@lantern/rules/agreements';
import { calculateTeams, describeTeamBill, noFigures, teamTermsOf } from './calculate.ts';
import { commitBills } from './commit-bills.ts';
import type { AgreementContext } from './context.ts';
import { type Due, inChunks, type Settling } from './due.ts';
import { findCarries, type InForce } from './settlement.store.ts';
import { findLargeTeams, findTeamFigures } from './team-figures.store.ts';

const isShort = (length: PeriodLength) => length === 'hourly' || length === 'window';

/** So many teams are counted by one statement, which has to end within its time limit. */
const perRead = 200;

/**
 * Counts the teams of some agreements; those that need the log are hours.
 * @param find with the time that the caller has
 */
export async function figuresOf(
  { db }: Pick<AgreementContext, 'db'>,
  { brand, period }: Pick<Settling, 'brand' | 'period'>,
  agreements: readonly InForce[],
  fromLog = false,
  find: typeof findLargeTeams = findTeamFigures,
): Promise<Map<string, TeamFigures>> {
  const days = isShort(period.length) || fromLog ? null : daysOf(period, brand.timeZone);
  const counted = agreements.map((each) => ({
    agentId: each.agentId,
    minimum: teamTermsOf(each).activeMinimum,
  }));
  const span = { brandId: brand.id, start: period.start, end: period.end, days };
  const figures = new Map<string, TeamFigures>();
  for (let at = 0; at < counted.length; at += perRead) {
    const part = await find(db.pool, counted.slice(at, at + perRead), span);
    for (const [agent, own] of part) figures.set(agent, own);
  }
  return figures;
}

async function dueTeams(
  context: AgreementContext,
  settling: Settling,
  agreements: readonly InForce[],
): Promise<Due[]> {
  const { brand, period, asOf } = settling;
  const figures = await figuresOf(context, settling, agreements, false, findLargeTeams);
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
  for (const chunk of inChunks(agreements)) {
    const open = chunk.some(({ settledUntil }) => settledUntil <= settling.period.start);
    if (open) await commitBills(context, settling, await dueTeams(context, settling, chunk));
  }
}
