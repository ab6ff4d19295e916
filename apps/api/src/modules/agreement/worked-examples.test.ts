import { type AgreementTerms, endpoints } from '@lantern/contracts';
import { mostUplines } from '@lantern/rules';
import { daysOf, periodAt } from '@lantern/rules/agreements';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  agree,
  billsOf,
  dividend,
  hoursOfYesterday,
  mainOf,
  play,
  salary,
  settleAt,
  useAgreements,
  yesterday,
} from '../../../testing/agreements.ts';
import { openDeposit } from '../../../testing/deposits.ts';
import { figuresOf, rollUpAll } from '../../../testing/figures.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { bindBank } from '../../../testing/logins.ts';
import { plant, plantLine } from '../../../testing/planted.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useAgreements(site);
const zone = 'Asia/Ho_Chi_Minh';
const hour = 60 * 60_000;
const noon = () => hoursOfYesterday(12);
const before = () => hoursOfYesterday(-1);

beforeEach(async () => {
  await brands.set('lantern', ['agreements', 'reviewFrom'], '0');
});

const agent = async (upline: string | null = null) => (await plant(site, upline, { type: 1 })).id;
const amountsOf = async (id: string) => (await billsOf(site, id)).map(({ amount }) => amount);
const paidTo = (ids: readonly string[]) => Promise.all(ids.map((id) => mainOf(site, id)));

describe('CON-04 worked examples', () => {
  it.each([
    ['upline', ['6000', '0', '0'], ['reached', 'notReached', 'uplineNotReached']],
    ['difference', ['4500', '0', '1500'], ['reached', 'notReached', 'reached']],
  ])('CON-04 example 3: an upline misses its tier, and %s pays', async (by, paid, states) => {
    await brands.set('lantern', ['agreements', 'funding'], by);
    const a = await agent();
    const b = await agent(a);
    const c = await agent(b);
    const at = before();
    await agree(site, a, salary('1'), { at });
    await agree(site, b, salary('0.8', { netLoss: '100000' }), { at, upline: a });
    await agree(site, c, salary('0.5', { netLoss: '100000' }), { at, upline: b });
    await play(site, a, { at: noon(), stake: 100_000 });
    await play(site, b, { at: noon(), stake: 200_000, won: 450_000 });
    await play(site, c, { at: noon(), stake: 300_000 });
    await settleAt(site);
    expect(await paidTo([a, b, c])).toEqual(paid);
    const found = await Promise.all([a, b, c].map((id) => billsOf(site, id)));
    const stateOf = (state?: string) => (state === 'paid' ? 'reached' : state);
    expect(found.map(([bill]) => stateOf(bill?.state))).toEqual(states);
    // Each is calculated again from the agreements that decide it alone.
    const { token } = await staffAt(site, 'reviewer');
    for (const [bill] of found) {
      const query = { id: bill?.id ?? '' };
      const { value } = await site.client.call(endpoints.staffBill, { token, query });
      expect(value.same).toBe(true);
    }
  });

  it('CON-04 example 4: a half-month’s team win lowers the next half of the month', async () => {
    await brands.set('lantern', ['agreements', 'carryOver'], 'month');
    const tierOf = (netLoss: string, rate: string) => ({
      ...{ turnover: '0', netLoss, activeMembers: 0, rate },
    });
    const terms: AgreementTerms = {
      ...{ kind: 'dividend', period: 'semiMonthly', activeMinimum: '1000' },
      tiers: [tierOf('50000', '28'), tierOf('200000', '30')],
    };
    const month = periodAt('monthly', new Date(), zone);
    const last = periodAt('monthly', new Date(month.start.getTime() - 1), zone);
    const [first, second] = [last.start, new Date(last.end.getTime() - 1)].map((moment) =>
      periodAt('semiMonthly', moment, zone),
    );
    const inside = (half = first) => new Date((half?.start.getTime() ?? 0) + 30 * hour);
    const [won, lost] = [await agent(), await agent()];
    for (const id of [won, lost])
      await agree(site, id, terms, { at: new Date(last.start.getTime() - hour) });
    await play(site, won, { at: inside(first), stake: 100_000, won: 130_000 });
    await play(site, lost, { at: inside(first), stake: 80_000 });
    for (const id of [won, lost]) await play(site, id, { at: inside(second), stake: 250_000 });
    await settleAt(site);
    expect((await amountsOf(won)).slice(0, 2)).toEqual(['0', '66000']);
    expect((await amountsOf(lost)).slice(0, 2)).toEqual(['22400', '75000']);
  });

  it('CON-04 example 7: a bet counts in the hour in which it settles', async () => {
    const id = await agent();
    const { start } = yesterday();
    const at = (hours: number, minutes: number) =>
      new Date(start.getTime() + hours * hour + minutes * 60_000);
    const condition = { turnover: '20000', netLoss: '0', activeMembers: 5, rate: '0.3' };
    await agree(
      site,
      id,
      { kind: 'hourlySalary', activeMinimum: '100', tiers: [condition] },
      { at: at(9, 30) },
    );
    for (const stake of [6000, 5000, 5000, 5000, 5000, 5000])
      await play(site, (await plant(site, id)).id, { at: at(10, 59), stake });
    // Placed at 10:59, settled at 11:01.
    await play(site, (await plant(site, id)).id, { at: at(11, 1), stake: 19_000 });
    await settleAt(site);
    expect((await billsOf(site, id)).slice(0, 2)).toMatchObject([
      { state: 'paid', amount: '93' },
      { state: 'notReached', amount: '0' },
    ]);
  });

  it('CON-04 example 8: each bill is rounded down once', async () => {
    await brands.set('lantern', ['agreements', 'funding'], 'upline');
    await brands.set('lantern', ['agreements', 'sameLevel'], true);
    const upline = await agent();
    const below = [await agent(upline), await agent(upline), await agent(upline)];
    const at = before();
    await agree(site, upline, salary('0.6'), { at });
    for (const id of below) {
      await agree(site, id, salary('0.6'), { at, upline });
      await play(site, id, { at: noon(), stake: 100 });
    }
    await settleAt(site);
    expect(await paidTo([upline, ...below])).toEqual(['1', '0', '0', '0']);
  });
});

describe('agreements and those who try them', () => {
  it('I5 a change inside a period holds from the next period on', async () => {
    const id = await agent();
    await agree(site, id, salary('1'), { at: before() });
    // Lower terms at noon, with bets before and after.
    await play(site, id, { at: new Date(noon().getTime() - hour), stake: 50_000 });
    await agree(site, id, salary('0.5'), { at: noon() });
    await play(site, id, { at: new Date(noon().getTime() + hour), stake: 50_000 });
    await settleAt(site);
    expect(await amountsOf(id)).toEqual(['1000']);
    const versions = await site.query<{ ended: string | null; next: boolean }>(
      `select ended, starts_at = $2 as next from agreement where agent_id = $1 order by offered_at`,
      [id, yesterday().end],
    );
    expect(versions).toEqual([
      { ended: 'replaced', next: false },
      { ended: null, next: true },
    ]);
  });

  it('I7 bets on opposite outcomes lift no team, and are noted for staff', async () => {
    const upline = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const agreed = await agree(site, upline.id, salary('1'));
    const { id: customerId, token } = await LineMember.below(site, upline);
    const player = new Player(
      site,
      { customerId, token } as ConstructorParameters<typeof Player>[1],
      await site.openGame(token),
    );
    const wash = async (symbols: readonly string[], amount: number) => {
      const stakes = symbols.map((on) => ({ on, amount: String(amount) }));
      const bet = player.bet({ amount: String(amount * symbols.length), details: { stakes } });
      expect(verdictOf(await site.vendorCall('bet', bet))).toBe('ok');
      const win = player.win(bet, { amount: String(amount * 2), roundClosed: true });
      expect(verdictOf(await site.vendorCall('win', win))).toBe('ok');
    };
    await wash(['crab', 'fish', 'rooster', 'prawn', 'stag', 'gourd'], 10_000);
    await wash(['crab'], 5000);
    await rollUpAll(site);
    const now = { token: upline.token, query: { id: agreed } };
    const { calculation } = (await site.client.call(endpoints.agreementNow, now)).value;
    expect(calculation).toMatchObject({ base: '5000', figures: { turnover: '5000' } });
    const noted = await site.query(
      `select from security_event where member_id = $1 and kind = 'covering_stakes'`,
      [customerId],
    );
    expect(noted).toHaveLength(1);
  });

  it('I7 a self-deposit lifts no team before it is played, and is noted for staff', async () => {
    const upline = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const own = await LineMember.below(site, upline, { balance: 0n });
    const friend = await LineMember.below(site, upline, { balance: 0n });
    await bindBank(site, upline.id, 'NGUYEN VAN AN');
    await bindBank(site, own.id, 'NGUYEN VAN AN');
    await bindBank(site, friend.id, 'TRAN THI BINH');
    // All callers of a test come from one network.
    await site.asOwner(`delete from member_network where member_id = '${upline.id}'`);
    const agreed = [
      await agree(site, upline.id, salary('1', { activeMembers: 1 })),
      await agree(site, upline.id, dividend('10')),
    ];
    const payIn = async ({ token }: LineMember) => {
      const { reference } = await openDeposit(site, token);
      await site.webhook(site.gateway.news(reference, { eventId: freshName() }));
    };
    for (const member of [own, own, friend]) await payIn(member);
    await rollUpAll(site);
    expect(await figuresOf(site, upline.id, 'team_day')).toMatchObject({ deposits: '600000' });
    for (const id of agreed) {
      const now = { token: upline.token, query: { id } };
      const { calculation } = (await site.client.call(endpoints.agreementNow, now)).value;
      expect(calculation).toMatchObject({
        ...{ base: '0', tier: null, amount: '0' },
        figures: { turnover: '0', netLoss: '0', activeMembers: 0 },
      });
    }
    const noted = await site.query(
      `select member_id, detail -> 'signals' as signals, detail ->> 'agent' as agent
         from security_event where kind = 'deposit_for_team'`,
    );
    expect(noted).toEqual([{ memberId: own.id, signals: ['holder'], agent: upline.id }]);
  });

  it('I8 money that circles in the line is no turnover of the team', async () => {
    const upline = await LineMember.below(site, undefined, { agent: true });
    const agreed = await agree(site, upline.id, salary('1'));
    const other = await agree(site, upline.id, dividend('10'));
    const below = await LineMember.below(site, upline);
    expect(verdictOf(await upline.down(below.account, 50_000n))).toBe('ok');
    await rollUpAll(site);
    for (const id of [agreed, other]) {
      const now = { token: upline.token, query: { id } };
      const { calculation } = (await site.client.call(endpoints.agreementNow, now)).value;
      expect(calculation).toMatchObject({
        ...{ base: '0', amount: '0' },
        figures: { turnover: '0', netLoss: '0', activeMembers: 0 },
      });
    }
  });

  it('AGT-02 who moves is active for each upline by what was played below it', async () => {
    const [former, next] = [await agent(), await agent()];
    const terms = salary('1', { activeMembers: 1 });
    for (const id of [former, next]) await agree(site, id, terms, { at: before() });
    const [first, second] = [(await plant(site, former)).id, (await plant(site, former)).id];
    for (const [id, morning, evening] of [
      [first, 600, 400],
      [second, 300, 700],
    ] as const) {
      await play(site, id, { at: hoursOfYesterday(10), stake: morning });
      await play(site, id, { at: hoursOfYesterday(14), stake: evening });
    }
    const at = noon().toISOString();
    await site.asOwner(
      `update line_link set until = '${at}' where upline_id = '${former}' and distance > 0;
       insert into line_link (upline_id, member_id, distance, since)
         select '${next}', m, 1, '${at}' from unnest('{${first},${second}}'::uuid[]) m`,
    );
    await settleAt(site);
    const found = await site.query(
      `select amount::text, calculation #> '{figures}' as figures from agreement_bill
        where agent_id = any ($1) order by paid`,
      [[former, next]],
    );
    expect(found).toEqual([
      { amount: '9', figures: { turnover: '900', netLoss: '900', activeMembers: 1 } },
      { amount: '11', figures: { turnover: '1100', netLoss: '1100', activeMembers: 1 } },
    ]);
  });

  it('I9 a bet at the deepest level counts for the top of the line, and once', async () => {
    const line = await plantLine(site, mostUplines + 1);
    const [top = '', deepest = ''] = [line[0], line.at(-1)];
    await site.query('update member set type = 1 where id = $1', [top]);
    await agree(site, top, salary('1'), { at: before() });
    await play(site, deepest, { at: noon(), stake: 100_000 });
    await settleAt(site);
    expect(await amountsOf(top)).toEqual(['1000']);
  });

  it('I9 each of 100,000 members directly below an agent counts, and once', async () => {
    const top = await agent();
    await agree(site, top, salary('1', { activeMembers: 100_000 }), { at: before() });
    await growLeaves(top, 100_000);
    await settleAt(site);
    const [bill] = await site.query<{ figures: object }>(
      `select calculation -> 'figures' as figures from agreement_bill where agent_id = $1`,
      [top],
    );
    expect(bill?.figures).toEqual({
      ...{ turnover: '100000000', netLoss: '100000000', activeMembers: 100_000 },
    });
    expect(await amountsOf(top)).toEqual(['1000000']);
  }, 120_000);
});

/** Members below an agent who each lost 1,000 yesterday, as registrations and rounds leave them. */
async function growLeaves(top: string, count: number): Promise<void> {
  const { from: day } = daysOf(yesterday(), zone);
  const db = new pg.Client(site.site.config.databaseUrl);
  await db.connect();
  try {
    await db.query('set session_replication_role = replica');
    await db.query(
      `with leaf as materialized (
         select uuid_v7() as id, 'leaf' || n as name from generate_series(1, $3::integer) n),
       m as (
         insert into member (id, brand_id, username, username_key, type, currency, nickname,
                             language, upline_id)
           select l.id, t.brand_id, l.name, l.name, 0, 'VND', l.name, 'en', t.id
             from leaf l, member t where t.id = $1),
       k as (
         insert into line_link (upline_id, member_id, distance)
           select id, id, 0 from leaf union all select $1, id, 1 from leaf),
       d as (
         insert into member_day (member_id, day, category, rounds, stakes, turnover)
           select id, $2, 'ELOTT', 1, 1000, 1000 from leaf)
       insert into team_day (upline_id, day, category, rounds, stakes, turnover)
         values ($1, $2, 'ELOTT', $3, 1000 * $3::bigint, 1000 * $3::bigint)`,
      [top, day, count],
    );
    await db.query('analyze member, line_link, member_day');
  } finally {
    await db.end();
  }
}
