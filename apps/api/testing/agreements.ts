import type { AgreementTerms } from '@lantern/contracts';
import { daysOf, periodAfter, periodAt } from '@lantern/rules/agreements';
import { beforeAll, beforeEach } from 'vitest';
import type { SessionCaller } from '../src/caller.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { answerOffer, makeOffer, settleDue } from '../src/modules/agreement/index.ts';
import { useBrandChanges } from './brand-changes.ts';
import { rollUpAll } from './figures.ts';
import { staffAt } from './staff.ts';
import type { TestSite } from './test-site.ts';

const day = 24 * 60 * 60_000;
const zone = 'Asia/Ho_Chi_Minh';

const agreementSwitches = [
  'DIVIDEND3',
  'DAILYSALARY3',
  'HOURLYSALARY3',
  'REALTIMESALARY3',
] as const;

/** The day of brand lantern that has just ended. */
export const yesterday = () =>
  periodAt('daily', new Date(periodAt('daily', new Date(), zone).start.getTime() - 1), zone);

/** So many hours after the start of that day; before it if negative. */
export const hoursOfYesterday = (hours: number) =>
  new Date(yesterday().start.getTime() + hours * 60 * 60_000);

/**
 * For a file about agreements of brand lantern: its switches, past days, and a staff member.
 * @param openDays gives the brand the days on which tests play
 */
export function useAgreements(
  site: TestSite,
  openDays: (site: TestSite) => Promise<void> = openPastDays,
): ReturnType<typeof useBrandChanges> {
  const brands = useBrandChanges(site);
  beforeAll(async () => {
    await openDays(site);
    await staffAt(site, 'owner');
  });
  beforeEach(() => brands.switchOn('lantern', ...agreementSwitches));
  return brands;
}

/** Gives brand lantern the days of the last ten weeks, so that tests can play in the past. */
async function openPastDays(site: TestSite): Promise<void> {
  const [first] = await site.query<{ at: Date }>(
    `select min(d.starts_at) as at from brand_date d
       join brand b on b.id = d.brand_id where b.code = 'lantern'`,
  );
  const until = first?.at ?? periodAt('daily', new Date(), zone).end;
  let period = periodAt('daily', new Date(until.getTime() - 70 * day), zone);
  while (period.start < until) {
    const end = period.end < until ? period.end : until;
    await site.query(
      `insert into brand_date (brand_id, day, starts_at, ends_at)
       select id, $1, $2, $3 from brand where code = 'lantern' on conflict do nothing`,
      [daysOf(period, zone).from, period.start, end],
    );
    period = periodAfter(period, zone);
  }
}

export interface Played {
  at: Date;
  stake?: number;
  valid?: number;
  won?: number;
  kind?: 'round' | 'correction';
  subject?: string;
  /** How many equal bets the row adds up. */
  times?: number;
}

/** Writes a settled round of a member into the log, and answers its subject. */
export async function play(
  site: TestSite,
  member: string,
  { at, stake = 0, valid = stake, won = 0, kind = 'round', subject, times = 1 }: Played,
): Promise<string> {
  const about = subject ?? site.random.id();
  await site.asOwner(
    `insert into figure_log (brand_id, member_id, kind, category, subject_id, times, stake, valid,
                             won, settled_at)
     select brand_id, id, '${kind}', 'ELOTT', '${about}', ${kind === 'round' ? times : 0}, ${stake},
            ${valid}, ${won}, '${at.toISOString()}' from member where id = '${member}'`,
  );
  return about;
}

/** A site whose clock stands at a moment. */
export const siteAt = (site: TestSite, at: Date) => ({ ...site.site, clock: { now: () => at } });

/** Offers and accepts an agreement at a moment of the past; without an upline of the brand. */
export async function agree(
  site: TestSite,
  agent: string,
  terms: AgreementTerms,
  { upline, at = new Date(Date.now() - 40 * day) }: { upline?: string; at?: Date } = {},
): Promise<string> {
  const context = siteAt(site, at);
  const brand = site.site.brands.byHost('localhost');
  if (!brand) throw new Error('brand lantern is missing');
  const [owner] = await site.query<{ id: string }>('select id from staff limit 1');
  const offeror = upline === undefined ? { staff: owner?.id ?? '' } : { upline };
  const offer = await inTransaction(site.site.db.pool, (client) =>
    makeOffer(client, context, brand, offeror, { member: agent, terms, ends: [] }),
  );
  const caller = {
    brand,
    session: { memberId: agent, agentId: agent, type: 1 },
  } as unknown as SessionCaller;
  await answerOffer(context, caller, { id: offer.id, version: 1, accept: true, ends: [] });
  return offer.id;
}

/** Rolls up what was played, and settles everything that was due at a moment. */
export async function settleAt(site: TestSite, at = new Date(Date.now() + day / 8)): Promise<void> {
  await rollUpAll(site);
  await settleDue(siteAt(site, at));
}

export interface StoredBill {
  id: string;
  state: string;
  amount: string;
  paid: string;
  owes: string;
}

/** The bills of an agent, by their period. */
export const billsOf = (site: TestSite, agent: string): Promise<StoredBill[]> =>
  site.query<StoredBill>(
    `select id, state, amount::text, paid::text, owes::text from agreement_bill
      where agent_id = $1 order by period_start`,
    [agent],
  );

export async function mainOf(site: TestSite, member: string): Promise<string> {
  const [row] = await site.query<{ balance: string }>(
    "select balance::text from purse where member_id = $1 and purpose = 'main'",
    [member],
  );
  return row?.balance ?? '';
}

const team = { turnover: '0', netLoss: '0', activeMembers: 0 };

/** Terms of daily salary with one tier without conditions. */
export const salary = (rate: string, condition: Partial<typeof team> = {}): AgreementTerms => ({
  kind: 'dailySalary',
  activeMinimum: '500',
  tiers: [{ ...team, ...condition, rate }],
});

/** Terms of a daily dividend with one tier without conditions. */
export const dividend = (rate: string): AgreementTerms => ({
  kind: 'dividend',
  period: 'daily',
  activeMinimum: '500',
  tiers: [{ ...team, rate }],
});
