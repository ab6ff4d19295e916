import type {
  BillCalculation,
  BodyOf,
  previewOffer as previewCall,
  ValueOf,
} from '@lantern/contracts';
import {
  type BetPayee,
  periodAt,
  periodBefore,
  periodLengthOf,
  type RealTimeTerms,
  readTerms,
  windowBill,
} from '@lantern/rules/agreements';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { agentOf } from '../agent/index.ts';
import type { Brand } from '../brand/index.ts';
import { findActiveBelow } from './agreement.store.ts';
import { calculateTeams, describeTeamBill, describeWindowBill, noFigures } from './calculate.ts';
import { type Consequences, consequencesOf, type Offeror } from './consequences.ts';
import { describeAgreement, describeEnded, type Viewer } from './describe-agreement.ts';
import { decidersOf } from './due.ts';
import { figuresOf } from './settle-teams.ts';
import { addShares, earnedNothing, sharesOf } from './settle-window.ts';
import { readWindowBets } from './settled-bets.store.ts';
import { findAsOf, type InForce, type PeriodOf } from './settlement.store.ts';

type Preview = ValueOf<typeof previewCall>;
type Wish = BodyOf<typeof previewCall>;

/** The line that the offer would make: the agent, and agreements below that stay. */
async function lineOfOffer(
  { db, random }: Data,
  { member, terms }: Wish,
  { agent, ends, replaces }: Consequences,
): Promise<InForce[]> {
  const own: InForce = {
    ...{ id: random.id(), agentId: member, agent: agent.account, uplineId: null },
    ...{ uplineAgreement: null, currency: agent.currency, terms },
    ...{ startsAt: new Date(0), settledUntil: new Date(0) },
  };
  const gone = new Set(ends.map(({ id }) => id)).add(replaces?.id ?? '');
  const below = (await findActiveBelow(db.pool, member, terms.kind)).filter(
    ({ id }) => !gone.has(id),
  );
  const byAgent = new Map([
    [member, own.id],
    ...below.map((row) => [row.agentId, row.id] as const),
  ]);
  const stays = below.map((row) => ({
    ...{ id: row.id, agentId: row.agentId, agent: row.agent, uplineId: row.uplineId },
    ...{ uplineAgreement: byAgent.get(row.uplineId ?? '') ?? null, currency: row.currency },
    ...{ terms: row.terms, startsAt: new Date(0), settledUntil: new Date(0) },
  }));
  return [own, ...stays];
}

const payeeOf = ({ id, terms }: InForce): BetPayee => ({
  agreement: id,
  tiers: (readTerms(terms) as RealTimeTerms).tiers,
});

/** What the first agreement of a line would have earned of the bets of a window. */
async function windowOf(
  { db }: Data,
  period: PeriodOf,
  [own, ...below]: readonly InForce[],
  asOf: Date,
): Promise<BillCalculation | undefined> {
  if (!own) return undefined;
  const payees = new Map(below.map((each) => [each.id, payeeOf(each)]));
  const earned = earnedNothing();
  for await (const bet of readWindowBets(db.pool, period, own.agentId)) {
    const upwards = bet.upwards.flatMap((id) => payees.get(id) ?? []);
    const shares = sharesOf(bet, [...upwards, payeeOf(own)]);
    addShares(
      earned,
      bet,
      shares.filter(({ agreement }) => agreement === own.id),
    );
  }
  return describeWindowBill(windowBill([earned.exact], 0n), { ...earned, carried: 0n, asOf });
}

/** The bill of the last ended period with the terms of an offer, without carry-over. */
async function lastPeriodOf(
  context: Data,
  brand: Brand,
  wish: Wish,
  consequences: Consequences,
): Promise<Preview['lastPeriod']> {
  const { terms } = wish;
  if (consequences.problems.length > 0) return null;
  const length = periodLengthOf(readTerms(terms));
  const asOf = await findAsOf(context.db.pool);
  const span = periodBefore(periodAt(length, asOf, brand.timeZone), brand.timeZone);
  const period = { ...span, brandId: brand.id, kind: terms.kind };
  const whole = await lineOfOffer(context, wish, consequences);
  const shown = { start: span.start.toISOString(), end: span.end.toISOString() };
  if (terms.kind === 'realTimeSalary') {
    const calculation = await windowOf(context, period, whole, asOf);
    return calculation ? { period: shown, calculation } : null;
  }
  const { funding } = brand.settings.agreements;
  const line = decidersOf(whole, whole[0]?.id ?? '', { funding, kind: terms.kind });
  const figures = await figuresOf(context, { brand, period }, line);
  const bills = calculateTeams(line, { brand, period, figures, carries: new Map() });
  const [own] = line;
  const bill = own && bills.get(own.id);
  if (!own || !bill) return null;
  const nameOf = (id: string) => {
    const found = line.find((each) => each.id === id);
    return { id: found?.agentId ?? '', account: found?.agent ?? '' };
  };
  return {
    period: shown,
    calculation: describeTeamBill(bill, figures.get(own.agentId) ?? noFigures, asOf, nameOf),
  };
}

/** What an offer would mean, for who may make it. */
export async function preview(
  context: Data,
  brand: Brand,
  offeror: Offeror,
  viewer: Viewer,
  wish: Wish,
): Promise<Preview> {
  const consequences = await consequencesOf(context.db.pool, brand, offeror, wish);
  const { problems, replaces, ends } = consequences;
  return {
    problems,
    replaces: replaces ? describeAgreement(replaces, viewer) : null,
    ends: ends.map(describeEnded),
    lastPeriod: await lastPeriodOf(context, brand, wish, consequences),
  };
}

/** @throws Refusal feature_disabled, member_not_found, agreement_unavailable */
export async function previewOffer(
  context: Data,
  caller: SessionCaller,
  wish: Wish,
): Promise<Preview> {
  const upline = agentOf(caller);
  return preview(context, caller.brand, { upline }, { member: upline }, wish);
}
