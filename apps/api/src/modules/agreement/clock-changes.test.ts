import { type AgreementTerms, endpoints } from '@lantern/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import {
  agree,
  dividend,
  mainOf,
  play,
  salary,
  siteAt,
  useAgreements,
} from '../../../testing/agreements.ts';
import { figuresOf, rollUpAll } from '../../../testing/figures.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { plant } from '../../../testing/planted.ts';
import { type TestSite, useTestSite } from '../../../testing/test-site.ts';
import { settleDue } from './index.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Two days of Berlin on which the clocks change: at 02:00 to 03:00, and at 03:00 to 02:00. */
const changes = [
  ['forward, 23 hours', { day: '2025-03-30', start: '2025-03-29T23:00:00Z', hours: 23 }],
  ['back, 25 hours', { day: '2025-10-26', start: '2025-10-25T22:00:00Z', hours: 25 }],
] as const;
type Day = (typeof changes)[number][1];

const site = useTestSite();
useAgreements(site, inBerlin);

/** Moves brand lantern to Berlin, early enough; the worker writes the days since then. */
async function inBerlin(own: TestSite): Promise<void> {
  await own.asOwner(
    `update brand set time_zone = 'Europe/Berlin' where code = 'lantern';
     delete from brand_date;
     insert into brand_date (brand_id, day, starts_at, ends_at)
       select id, '2025-03-27', '2025-03-26 23:00Z', '2025-03-27 23:00Z' from brand
        where code = 'lantern'`,
  );
  await own.site.brands.reload();
}

// The next test is about another half of the year, and would settle all hours until then.
afterEach(() =>
  site.query(
    `update agreement set state = 'ended', ended = 'terminated', ends_at = settled_until
      where state = 'active'`,
  ),
);

/** A moment so many hours after the midnight at which the day begins. */
const at = ({ start }: Pick<Day, 'start'>, hours: number) =>
  new Date(new Date(start).getTime() + Math.round(hours * hour));
const settle = (moment: Date) => settleDue(siteAt(site, moment));

interface Bill {
  id: string;
  start: Date;
  end: Date;
  days: string;
  amount: string;
}
const billsOf = (agent: string): Promise<Bill[]> =>
  site.query<Bill>(
    `select id, period_start as start, period_end as end, from_day || ' ' || to_day as days,
            amount::text
       from agreement_bill where agent_id = $1 order by settled_at, period_start`,
    [agent],
  );

/** An agent with a member below, and an agreement that began before the day. */
async function agentWith(terms: AgreementTerms, day: Day, hoursBefore = 26) {
  const agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  const member = await plant(site, agent.id);
  await agree(site, agent.id, terms, { at: at(day, -hoursBefore) });
  return { agent, member };
}

const perHour: AgreementTerms = {
  kind: 'hourlySalary',
  activeMinimum: '1',
  tiers: [{ turnover: '0', netLoss: '0', activeMembers: 1, rate: '1' }],
};
const perBet: AgreementTerms = {
  kind: 'realTimeSalary',
  tiers: [{ singleBet: '1', winRate: '0', lossRate: '1' }],
};

describe.each(changes)('CON-04 I5 where the clocks go %s', (_, day) => {
  const hours = Array.from({ length: day.hours }, (_none, index) => index);
  const betsOf = async (token: string, id: string) => {
    const { value } = await site.client.call(endpoints.agreementBillBets, { token, query: { id } });
    return value.list.map(({ stake }) => stake);
  };
  const recalculates = async (token: string, { id }: Bill) =>
    (await site.client.call(endpoints.recalculateBill, { token, body: { id } })).value.same;

  it('CON-04 each hour has one bill, five minutes after it, with its own bets', async () => {
    const { agent, member } = await agentWith(perHour, day, 1.5);
    for (const each of hours)
      await play(site, member.id, { at: at(day, each + 0.5), stake: 1000 * (each + 1) });
    await rollUpAll(site);
    // The worker comes every minute; what it may change are these two.
    for (const each of hours) {
      await settle(new Date(at(day, each + 1).getTime() + 5 * minute - 1));
      expect(await billsOf(agent.id)).toHaveLength(each + 1);
      await settle(new Date(at(day, each + 1).getTime() + 5 * minute));
      expect(await billsOf(agent.id)).toHaveLength(each + 2);
    }
    const [before, ...bills] = await billsOf(agent.id);
    expect(before).toMatchObject({ amount: '0', end: at(day, 0) });
    expect(bills.map(({ start, end }) => [start, end])).toEqual(
      hours.map((each) => [at(day, each), at(day, each + 1)]),
    );
    expect(bills.map(({ amount }) => amount)).toEqual(hours.map((each) => `${10 * (each + 1)}`));
    expect(new Set(bills.map(({ days }) => days))).toEqual(new Set([`${day.day} ${day.day}`]));
    // Of the four hours around the change, two of which may have the same name.
    for (const each of [1, 2, 3, 4]) {
      const bill = bills[each] as Bill;
      expect(await betsOf(agent.token, bill.id)).toEqual([String(1000 * (each + 1))]);
      expect(await recalculates(agent.token, bill)).toBe(true);
    }
    const all = hours.reduce((sum, each) => sum + 10 * (each + 1), 0);
    expect(await mainOf(site, agent.id)).toBe(String(all));
  });

  it.each([
    ['daily salary', salary('1'), 5],
    ['dividend', dividend('1'), 10],
  ])('CON-04 the day has one bill of %s over all its hours', async (_name, terms, after) => {
    const { agent, member } = await agentWith(terms, day, 25);
    // The last moment of the day before, all hours of the day, and the first one of the day after.
    await play(site, member.id, { at: new Date(at(day, 0).getTime() - 1), stake: 7000 });
    for (const each of hours) await play(site, member.id, { at: at(day, each), stake: 1000 });
    await play(site, member.id, { at: new Date(at(day, day.hours).getTime() - 1), stake: 500 });
    await play(site, member.id, { at: at(day, day.hours), stake: 90_000 });
    await rollUpAll(site);
    // Both 02:05, where there are two, or none.
    for (let half = 1; half <= 2 * day.hours; half += 1) await settle(at(day, half / 2));
    expect(await billsOf(agent.id)).toMatchObject([{ amount: '70', end: at(day, 0) }]);
    const due = at(day, day.hours + 2).getTime() + after * minute;
    await settle(new Date(due - 1));
    expect(await billsOf(agent.id)).toHaveLength(1);
    await settle(new Date(due));
    await settle(new Date(due + hour));
    const [, bill, ...more] = await billsOf(agent.id);
    expect(more).toEqual([]);
    expect(bill).toMatchObject({
      ...{ start: at(day, 0), end: at(day, day.hours), days: `${day.day} ${day.day}` },
      amount: String(10 * day.hours + 5),
    });
    const found = bill as Bill;
    expect(await recalculates(agent.token, found)).toBe(true);
    expect(await betsOf(agent.token, found.id)).toHaveLength(20);
    const members = await site.client.call(endpoints.agreementBillMembers, {
      token: agent.token,
      query: { id: found.id, day: day.day },
    });
    expect(members.value.list.at(-1)).toMatchObject({
      turnover: String(1000 * day.hours + 500),
    });
    const all = String(7000 + 1000 * day.hours + 500 + 90_000);
    expect(await figuresOf(site, agent.id, 'team_day')).toMatchObject({ turnover: all });
  });

  it('CON-04 real-time salary pays each window once, also in the repeated hour', async () => {
    const { agent, member } = await agentWith(perBet, day, 1.5);
    // Each window of the four hours around the change, with a stake that tells it from the others.
    const windows = Array.from({ length: 48 }, (_none, index) => ({
      start: at(day, 1 + index / 12),
      stake: 100 * (index + 1),
    }));
    for (const { start, stake } of windows)
      await play(site, member.id, { at: new Date(start.getTime() + 2 * minute), stake });
    await rollUpAll(site);
    for (const { start } of windows) await settle(new Date(start.getTime() + 5 * minute));
    await settle(at(day, day.hours));
    const bills = await billsOf(agent.id);
    expect(bills.map(({ start, end, amount }) => ({ start, end, amount }))).toEqual(
      windows.map(({ start, stake }) => ({
        ...{ start, end: new Date(start.getTime() + 5 * minute) },
        amount: String(stake / 100),
      })),
    );
    for (const nth of [11, 12, 13, 23, 24, 35, 36]) {
      const [bill, window] = [bills[nth] as Bill, windows[nth]];
      expect(await betsOf(agent.token, bill.id)).toEqual([String(window?.stake)]);
      expect(await recalculates(agent.token, bill)).toBe(true);
    }
    expect(await mainOf(site, agent.id)).toBe(String((48 * 49) / 2));
  });
});
