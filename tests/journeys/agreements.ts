import type { AgreementTerms } from '@lantern/contracts';
import { periodAt, periodLengthOf, readTerms, settledAt } from '@lantern/rules/agreements';
import { expect, type Page } from '@playwright/test';
import type { Brand } from './brand.ts';
import { query } from './database.ts';
import { above } from './inside.ts';
import { enter } from './members.ts';
import { doneAt, type Played, playRound } from './played.ts';
import { equip } from './wallets.ts';

const zones = { lantern: 'Asia/Ho_Chi_Minh', harbor: 'Asia/Manila' } as const;
const hour = 60 * 60_000;

/** When the day of a brand ends, and the last day that can be settled starts. */
function daysOf(brand: Brand) {
  const zone = zones[brand];
  const dayBefore = (start: Date) => periodAt('daily', new Date(start.getTime() - hour), zone);
  const today = periodAt('daily', new Date(), zone);
  const yesterday = dayBefore(today.start);
  // Early in the morning yesterday is not due yet.
  const isDue = settledAt('dividend', yesterday, zone) <= new Date();
  const { start } = isDue ? yesterday : dayBefore(yesterday.start);
  return { tomorrow: today.end, start, noon: new Date(start.getTime() + 12 * hour) };
}
const days = { lantern: daysOf('lantern'), harbor: daysOf('harbor') };

export interface Agent {
  id: string;
  account: string;
  brand: Brand;
}

async function idOf(account: string): Promise<string> {
  const rows = await query<{ id: string }>('select id from member where username = $1', [account]);
  return rows[0]?.id ?? '';
}

/** An agent who is logged in on a page. */
export async function agentOn(
  page: Page,
  upline?: Agent,
  brand: Brand = 'lantern',
): Promise<Agent> {
  const { username: account } = await enter(page, brand, 1, upline?.id);
  return { id: await idOf(account), account, brand };
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
      ...[agent.id, terms.kind, upline?.id ?? null, JSON.stringify(terms)],
      ...[days[agent.brand].tomorrow, periodLengthOf(readTerms(terms))],
    ],
  );
}

/** A round of the last day, which the worker has rolled up. */
export async function playBefore({ id, brand }: Agent, stake: string, won = '0'): Promise<void> {
  await query(
    `insert into figure_log (brand_id, member_id, kind, category, subject_id, times, stake, valid,
                             won, settled_at)
       select brand_id, id, 'round', 'INHOUSE', uuid_v7(), 1, $2, $2, $3, $4
         from member where id = $1`,
    [id, stake, won, days[brand].noon],
  );
  await rolledUp(id);
}

const rolledUp = (id: string) =>
  expect
    .poll(() => query('select from member_day where member_id = $1 and rounds > 0', [id]))
    .toHaveLength(1);

/**
 * The agent of a page plays a round with its own money, and that was on the last day. The worker
 * has rolled it up.
 */
export async function playedBefore(page: Page, agent: Agent, stake: string): Promise<Played> {
  await equip(agent.account, stake);
  const { noon } = days[agent.brand];
  const played = await doneAt(agent.id, noon, () => playRound(page, stake));
  await rolledUp(agent.id);
  return played;
}

/**
 * Time passes: agreements that wait for tomorrow began with the last day, and the worker settles
 * them now, instead of at the next minute, until each has a bill.
 */
export async function settle(...agents: readonly Agent[]): Promise<void> {
  const { start } = days[agents[0]?.brand ?? 'lantern'];
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

export const openPage = (page: Page, name: string) => page.goto(above(`agent=${name}`));
export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
/** A sheet that is still moving takes no click. */
export async function showTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('radio', { name });
  await tab.waitFor({ state: 'attached' });
  await expect(async () => {
    await tab.click({ force: true, timeout: 1000 });
    await expect(tab).toBeChecked({ timeout: 1000 });
  }).toPass();
}
export const showDownline = (page: Page) => showTab(page, 'Downline');
