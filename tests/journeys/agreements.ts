import type { AgreementTerms } from '@lantern/contracts';
import { periodAt, periodLengthOf, readTerms, settledAt } from '@lantern/rules/agreements';
import { expect, type Page } from '@playwright/test';
import { query } from './database.ts';
import { enter } from './members.ts';

const zone = 'Asia/Ho_Chi_Minh';
const hour = 60 * 60_000;
const dayBefore = ({ start }: { start: Date }) =>
  periodAt('daily', new Date(start.getTime() - hour), zone);
const today = periodAt('daily', new Date(), zone);
const yesterday = dayBefore(today);
/** The start of the last day that can be settled: early in the morning yesterday is not due yet. */
const { start } =
  settledAt('dividend', yesterday, zone) <= new Date() ? yesterday : dayBefore(yesterday);

export interface Agent {
  id: string;
  account: string;
}

async function idOf(account: string): Promise<string> {
  const rows = await query<{ id: string }>('select id from member where username = $1', [account]);
  return rows[0]?.id ?? '';
}

/** An agent who is logged in on a page. */
export async function agentOn(page: Page, upline?: Agent): Promise<Agent> {
  const { username: account } = await enter(page, 'lantern', 1, upline?.id);
  return { id: await idOf(account), account };
}

const tierOf = (rate: string) => ({ turnover: '0', netLoss: '0', activeMembers: 0, rate });

export const salaryOf = (rate: string): AgreementTerms => ({
  ...{ kind: 'dailySalary', activeMinimum: '500000', tiers: [tierOf(rate)] },
});
export const dividendOf = (rate: string): AgreementTerms => ({
  ...{ kind: 'dividend', period: 'daily', activeMinimum: '500000', tiers: [tierOf(rate)] },
});

export const hourlyOf = (rate: string): AgreementTerms => ({
  ...{ kind: 'hourlySalary', activeMinimum: '100000', tiers: [tierOf(rate)] },
});
export const perBetOf = (rate: string): AgreementTerms => ({
  ...{ kind: 'realTimeSalary', tiers: [{ singleBet: '100000', winRate: '0', lossRate: rate }] },
});

/** An agreement that waits for tomorrow; without an upline of the brand. */
export async function sign(agent: Agent, terms: AgreementTerms, upline?: Agent): Promise<void> {
  await query(
    `insert into agreement (id, brand_id, kind, length, agent_id, upline_id, currency, terms, state,
                            version, offered_at, answered_at, starts_at, settled_until, document,
                            hash)
     select uuid_v7(), brand_id, $2, $6, id, $3, currency, $4, 'active', 2, now(), now(), $5,
            $5, $4::jsonb::text, encode(sha256(convert_to($4::jsonb::text, 'UTF8')), 'hex')
       from member where id = $1`,
    [
      ...[agent.id, terms.kind, upline?.id ?? null, JSON.stringify(terms), today.end],
      periodLengthOf(readTerms(terms)),
    ],
  );
}

/** A round of the last day, which the worker has rolled up. */
export async function playBefore({ id }: Agent, stake: string, won = '0'): Promise<void> {
  await query(
    `insert into figure_log (brand_id, member_id, kind, category, subject_id, times, stake, valid,
                             won, settled_at)
       select brand_id, id, 'round', 'INHOUSE', uuid_v7(), 1, $2, $2, $3, $4
         from member where id = $1`,
    [id, stake, won, new Date(start.getTime() + 12 * hour)],
  );
  await expect
    .poll(() => query('select from member_day where member_id = $1 and rounds > 0', [id]))
    .toHaveLength(1);
}

/**
 * Time passes: agreements that wait for tomorrow began with the last day, and the worker settles
 * them now, instead of at the next minute, until each has a bill.
 */
export async function settle(...agents: readonly Agent[]): Promise<void> {
  const ids = agents.map(({ id }) => `'${id}'`).join();
  await query(
    `begin;
     set local session_replication_role = replica;
     update agreement
        set offered_at = s.at - interval '2 hours', answered_at = s.at - interval '1 hour',
            starts_at = s.at, settled_until = s.at
       from (select '${start.toISOString()}'::timestamptz as at) s
      where agent_id in (${ids}) and state = 'active' and starts_at > now();
     commit`,
  );
  await startJob('agreement-settlement');
  await expect
    .poll(() => query(`select distinct agent_id from agreement_bill where agent_id in (${ids})`), {
      timeout: 90_000,
    })
    .toHaveLength(agents.length);
}

/** Starts a job that the site runs each minute. */
export const startJob = (name: string) =>
  query('insert into pgboss.job (name) values ($1) on conflict do nothing', [name]);

export const openPage = (page: Page, name: string) => page.goto(`/?agent=${name}`);
export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
export const showDownline = (page: Page) =>
  page.getByRole('radio', { name: 'Downline' }).click({ force: true });
