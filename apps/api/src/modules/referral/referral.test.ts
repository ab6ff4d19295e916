import { endpoints } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { csvLines } from '../../../testing/csv-lines.ts';
import { rollUpAll } from '../../../testing/figures.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { bindBank } from '../../../testing/logins.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { payReferrals } from './pay-referrals.ts';

const site = useTestSite();
const reason = 'Looked at both accounts';

type Person = Awaited<ReturnType<typeof staffAt>>;
let reviewer: Person;
/** Each has invited the next one. */
let line: [LineMember, LineMember, LineMember, LineMember];

/** Yesterday is a day of the brand, on which everyone was already a member. */
const openYesterday = async () => {
  await site.query(
    `insert into brand_date (brand_id, day, starts_at, ends_at)
     select b.id, d.day, brand_day_start(b.id, d.day), brand_day_start(b.id, d.day + 1)
       from brand b, lateral (select brand_day(b.id, now()) - 1 as day) d on conflict do nothing`,
  );
};
const makeLine = async () => {
  const top = await LineMember.below(site, undefined, { balance: 0n });
  const second = await LineMember.below(site, top, { balance: 0n });
  const third = await LineMember.below(site, second, { balance: 0n });
  const last = await LineMember.below(site, third, { balance: 0n });
  line = [top, second, third, last];
  const ids = line.map(({ id }) => id);
  await site.asOwner(
    `update line_link set since = now() - interval '9 d'
      where member_id in ('${ids.join("', '")}')`,
  );
  // All tests come from one address.
  await site.query('delete from member_network where member_id = any ($1)', [ids]);
};

const clear = () =>
  site.asOwner(
    'delete from referral_commission; delete from referral_run; delete from referral_plan',
  );
/** The plan that was in force yesterday, and no other one. */
const planOf = async (change: Record<string, unknown> = {}) => {
  await clear();
  const terms = {
    ...{ base: 'turnover', period: 'day', rates: [2000, 1000, 500], deposits: 0, turnover: 0 },
    ...{ holdDays: 0, ...change },
  };
  await site.query(
    `insert into referral_plan (brand_id, base, period, rates, deposits, turnover, hold_days,
                                starts_on)
     select id, $1, $2, $3, $4, $5, $6, brand_day(id, now()) - 1 from brand where code = 'lantern'`,
    [terms.base, terms.period, terms.rates, terms.deposits, terms.turnover, terms.holdDays],
  );
};

/** A settled round or a deposit of yesterday. */
const yesterday = ({ id }: LineMember, { stake = 0, won = 0, deposit = 0 }) =>
  site.asOwner(
    `insert into figure_log (brand_id, member_id, kind, stake, valid, won, amount, settled_at)
     select brand_id, id, '${deposit > 0 ? 'deposit' : 'round'}', ${stake}, ${stake}, ${won},
            ${deposit}, brand_day_start(brand_id, brand_day(brand_id, now()) - 1) + interval '12 h'
       from member where id = '${id}'`,
  );

const run = async () => {
  await rollUpAll(site);
  await payReferrals(site.site);
};
const balances = () => Promise.all(line.map((one) => one.balance()));
const described = ({ token }: LineMember) =>
  site.client.call(endpoints.referral, { token }).then(({ value }) => value);
const held = async (show = 'held') =>
  (
    await site.client.call(endpoints.heldReferrals, {
      ...{ token: reviewer.token, query: { show } as { show: 'held' } },
    })
  ).value.list;
const decide = (id: string, decision: 'released' | 'rejected', { token } = reviewer) =>
  site.client.call(endpoints.decideReferral, { token, body: { id, decision, reason } });

/** A reviewer who does not count as one of two people yet. */
const newReviewer = async () => {
  const recent = await staffAt(site, 'reviewer');
  await site.query("update staff set counts_from = now() + interval '1 day' where id = $1", [
    recent.id,
  ]);
  return recent;
};

beforeAll(async () => {
  reviewer = await staffAt(site, 'reviewer');
  await openYesterday();
});
beforeEach(makeLine);

describe('PRO-05 the commission of a member who invites', () => {
  it('PRO-05 is a share of turnover by level, once for each period', async () => {
    await planOf();
    await yesterday(line[3], { stake: 1_000_999 });
    await run();
    expect(await balances()).toEqual([500n, 1000n, 2001n, 0n]);
    await Promise.all([run(), run()]);
    expect(await balances()).toEqual([500n, 1000n, 2001n, 0n]);
    expect(await described(line[2])).toMatchObject({
      ...{ paid: '2001', waiting: '0', total: 1, plan: { rates: [2000, 1000, 500] } },
      list: [{ state: 'paid', paid: '2001' }],
    });
    const transfers = await site.query(
      `select t.kind, t.amount::text from transfer t join purse p on p.id = t.to_purse
        where p.member_id = $1`,
      [line[2].id],
    );
    expect(transfers).toEqual([{ kind: 'referral', amount: '2001' }]);
  });

  it('PRO-05 is saved as a file, each friend by masked name', async () => {
    await planOf();
    await yesterday(line[3], { stake: 1_000_999 });
    await run();
    const [head, ...rows] = await csvLines(site, endpoints.referralFile, line[2]);
    expect(head).toBe('Account,Status,Joined,Paid,Currency');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/^\w+•+\w+,Paid,.*,2001,VND$/);
    expect(rows[0]).not.toContain(line[3].account);
    const [, second] = await csvLines(site, endpoints.referralFile, line[0]);
    expect(second).toMatch(/,Qualified,.*,0,VND$/);
    expect(await csvLines(site, endpoints.referralFile, line[3])).toEqual([head]);
  });

  it('PRO-05 of net loss is nothing for a friend who has won', async () => {
    await planOf({ base: 'net', rates: [100_000] });
    await yesterday(line[1], { stake: 1000, won: 400 });
    await yesterday(line[2], { stake: 1000, won: 5000 });
    await run();
    expect(await balances()).toEqual([60n, 0n, 0n, 0n]);
  });

  it('PRO-05 begins once the friend has deposited and wagered enough', async () => {
    await planOf({ rates: [10_000], deposits: 500, turnover: 2000 });
    const state = async () => (await described(line[0])).list[0]?.state;
    await yesterday(line[1], { stake: 5000 });
    expect(await state()).toBe('registered');
    await yesterday(line[1], { deposit: 500 });
    expect(await state()).toBe('qualified');
    await run();
    expect(await balances()).toEqual([50n, 0n, 0n, 0n]);
  });

  it('PRO-05 waits for the days of the plan', async () => {
    await planOf({ holdDays: 3 });
    await yesterday(line[1], { stake: 100_000 });
    await run();
    expect(await described(line[0])).toMatchObject({ paid: '0', waiting: '200' });
    await site.query('update referral_commission set due_on = due_on - 3');
    await run();
    expect(await described(line[0])).toMatchObject({ paid: '200', waiting: '0' });
  });

  it('PRO-05 is not for agents, and nothing where the brand has no plan', async () => {
    await planOf();
    await site.query('update member set type = $2 where id = $1', [line[0].id, accountType.agent]);
    await yesterday(line[1], { stake: 100_000 });
    await run();
    const brought = 'select from referral_commission where friend_id = $1';
    expect(await site.query(brought, [line[1].id])).toEqual([]);
    await clear();
    expect(await described(line[1])).toMatchObject({ plan: null, paid: '0', total: 1 });
  });
});

describe('PRO-05 J9 an invited account that shares something with the inviter', () => {
  const share = {
    device: () =>
      site.query('insert into member_origin (member_id, device_of) values ($1, $2)', [
        ...[line[1].id, line[0].id],
      ]),
    network: () =>
      site.query(
        "insert into member_network (member_id, network) select unnest($1::uuid[]), '198.51.100'",
        [[line[0].id, line[1].id]],
      ),
    holder: () =>
      Promise.all(line.slice(0, 2).map(({ id }) => bindBank(site, id, 'NGUYEN VAN AN'))),
  };

  it.each(['device', 'network', 'holder'] as const)(
    'PRO-05 J9 is held for the same %s until staff release it',
    async (signal) => {
      await planOf();
      await share[signal]();
      await yesterday(line[1], { stake: 100_000 });
      await run();
      expect((await described(line[0])).list).toMatchObject([{ state: 'held' }]);
      const pair = (await held()).find(({ friend }) => friend.id === line[1].id);
      expect(pair).toMatchObject({ signals: [signal], amount: '200', status: 'held' });
      const support = await staffAt(site, 'support');
      expect(verdictOf(await decide(pair?.id ?? '', 'released', support))).toBe(
        'permission_denied',
      );
      const recent = await newReviewer();
      expect(verdictOf(await decide(pair?.id ?? '', 'released', recent))).toBe('person_too_new');
      expect((await decide(pair?.id ?? '', 'released')).value.status).toBe('released');
      expect(verdictOf(await decide(pair?.id ?? '', 'rejected'))).toBe('match_decided');
      await run();
      expect(await balances()).toEqual([200n, 0n, 0n, 0n]);
      const audit = await site.query(
        "select reason from audit_event where action = 'referral_released' and subject = $1",
        [line[0].id],
      );
      expect(audit).toEqual([{ reason }]);
    },
  );

  it.each(['network', 'holder'] as const)(
    'PRO-05 J9 is held for the same %s that came while the days of the plan passed',
    async (signal) => {
      await planOf({ holdDays: 3 });
      await yesterday(line[1], { stake: 100_000 });
      await run();
      expect(await described(line[0])).toMatchObject({ paid: '0', waiting: '200' });
      await share[signal]();
      await site.query('update referral_commission set due_on = due_on - 3');
      await run();
      expect(await balances()).toEqual([0n, 0n, 0n, 0n]);
      const pair = (await held()).find(({ friend }) => friend.id === line[1].id);
      expect(pair).toMatchObject({ signals: [signal], amount: '200', status: 'held' });
      expect(verdictOf(await decide(pair?.id ?? '', 'released'))).toBe('ok');
      await run();
      expect(await balances()).toEqual([200n, 0n, 0n, 0n]);
    },
  );

  it('PRO-05 OPR-01 is in the file of held ones, then of decided ones', async () => {
    await planOf();
    await share.network();
    await yesterday(line[1], { stake: 100_000 });
    await run();
    const names = `${line[0].account},${line[1].account},network,200,VND,`;
    const rowsOf = async (show: string, { token, host } = reviewer) =>
      (await csvLines(site, endpoints.heldReferralsFile, { token, host }, { show })).filter((row) =>
        row.startsWith(names),
      );
    const [row] = await rowsOf('held');
    expect(row).toMatch(/,held,,$/);
    expect(await rowsOf('decided')).toEqual([]);
    expect(await rowsOf('held', await staffAt(site, 'owner', 'harbor'))).toEqual([]);
    const pair = (await held()).find(({ friend }) => friend.id === line[1].id);
    await decide(pair?.id ?? '', 'rejected');
    expect(await rowsOf('held')).toEqual([]);
    expect((await rowsOf('decided'))[0]).toContain(`,rejected,${reviewer.username},`);
  });

  it('PRO-05 J9 is not paid once staff have rejected it', async () => {
    await planOf();
    await share.device();
    await yesterday(line[1], { stake: 100_000 });
    await run();
    const pair = (await held()).find(({ friend }) => friend.id === line[1].id);
    expect(verdictOf(await decide(pair?.id ?? '', 'rejected'))).toBe('ok');
    await run();
    expect(await balances()).toEqual([0n, 0n, 0n, 0n]);
    const other = await staffAt(site, 'reviewer', 'harbor');
    const abroad = site.client.call(endpoints.decideReferral, {
      ...{ token: other.token, host: other.host },
      body: { id: pair?.id ?? '', decision: 'released', reason },
    });
    expect(verdictOf(await abroad)).toBe('member_not_found');
  });
});

describe('PRO-05 the plan of a brand', () => {
  const terms = {
    ...{ base: 'turnover' as const, period: 'week' as const, rates: [3000] },
    ...{ deposits: '100', turnover: '0', holdDays: 1 },
  };
  const plans = async () =>
    (await site.client.call(endpoints.referralPlans, { token: reviewer.token })).value;
  const save = (seen: string | null, change: object = {}, { token } = reviewer) =>
    site.client.call(endpoints.saveReferralPlan, {
      token,
      body: { seen, ...terms, reason, ...change },
    });

  it('PRO-05 is changed by one person at a time, from the next day on', async () => {
    await planOf();
    const { current } = await plans();
    const answers = await Promise.all([save(current?.id ?? ''), save(current?.id ?? '')]);
    expect(answers.map(verdictOf).sort()).toEqual(['ok', 'rule_changed']);
    const now = await plans();
    expect(now.current).toMatchObject({ ...terms, createdBy: reviewer.username });
    expect(now.past).toMatchObject([{ id: current?.id, rates: [2000, 1000, 500] }]);
    expect((now.current?.startsOn ?? '') > (now.past[0]?.endsOn ?? '')).toBe(true);
    expect((await described(line[0])).plan).toMatchObject({ rates: [2000, 1000, 500] });
  });

  const end = (seen: string, { token } = reviewer) =>
    site.client.call(endpoints.endReferralPlan, { token, body: { seen, reason } });

  it('PRO-05 that has ended still pays for its days', async () => {
    await planOf();
    await yesterday(line[1], { stake: 100_000 });
    const { current } = await plans();
    expect((await end(current?.id ?? '')).value.current).toBeNull();
    expect(verdictOf(await end(current?.id ?? ''))).toBe('rule_changed');
    await run();
    expect(await balances()).toEqual([200n, 0n, 0n, 0n]);
  });

  it('PRO-05 D2 is in the hands of staff who are not new', async () => {
    await planOf();
    const { current } = await plans();
    const recent = await newReviewer();
    const tried = [await save(current?.id ?? '', {}, recent), await end(current?.id ?? '', recent)];
    expect(tried.map(verdictOf)).toEqual(tried.map(() => 'person_too_new'));
  });

  it.each([
    { rates: [] },
    { rates: [20_001] },
    { rates: [1, 1, 1, 1] },
    { rates: [0] },
    { rates: [1.5] },
    { holdDays: -1 },
  ])('PRO-05 I2 is refused with %j', async (change) => {
    expect(verdictOf(await save(null, change))).toBe('invalid_input');
  });
});
