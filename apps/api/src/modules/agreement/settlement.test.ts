import { type AgreementTerms, endpoints } from '@lantern/contracts';
import { daysOf, periodAt } from '@lantern/rules/agreements';
import { describe, expect, it } from 'vitest';
import {
  agree,
  billsOf,
  dividend,
  hoursOfYesterday,
  mainOf,
  play,
  salary,
  settleAt,
  siteAt,
  useAgreements,
} from '../../../testing/agreements.ts';
import { credentialsOf } from '../../../testing/browsers.ts';
import { rollUpAll } from '../../../testing/figures.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { moveLine } from '../../../testing/line-moves.ts';
import { plant } from '../../../testing/planted.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { payOpenDebts } from './index.ts';

const site = useTestSite();
const brands = useAgreements(site);
const noon = () => hoursOfYesterday(12);
const before = () => hoursOfYesterday(-1);
const hour = 60 * 60_000;
const zone = 'Asia/Ho_Chi_Minh';
const dayOf = (at: Date) => daysOf(periodAt('daily', at, zone), zone).from;

const agentType = { type: 1 };
/** A line of agents, each the upline of the next one. */
async function lineOfAgents(length: number): Promise<string[]> {
  const line: string[] = [];
  for (let at = 0; at < length; at += 1)
    line.push((await plant(site, line.at(-1) ?? null, agentType)).id);
  return line;
}

/** Example 2: A, B and C with 1 %, 0.8 % and 0.5 %. */
async function example2(): Promise<[string, string, string]> {
  const [a = '', b = '', c = ''] = await lineOfAgents(3);
  const at = before();
  await agree(site, a, salary('1'), { at });
  await agree(site, b, salary('0.8'), { at, upline: a });
  await agree(site, c, salary('0.5'), { at, upline: b });
  for (const [id, stake] of [
    [a, 100_000],
    [b, 200_000],
    [c, 300_000],
  ] as const)
    await play(site, id, { at: noon(), stake });
  return [a, b, c];
}
const paidTo = (ids: readonly string[]) => Promise.all(ids.map((id) => mainOf(site, id)));

describe('CON-04 settlement', () => {
  it.each(['upline', 'difference'])('CON-04 example 2 pays the same where %s pays', async (by) => {
    await brands.set('lantern', ['agreements', 'funding'], by);
    const line = await example2();
    await settleAt(site);
    expect(await paidTo(line)).toEqual(['2000', '2500', '1500']);
    const amounts = (await Promise.all(line.map((id) => billsOf(site, id)))).map(
      ([bill]) => bill?.amount,
    );
    expect(amounts).toEqual(by === 'upline' ? ['6000', '4000', '1500'] : ['2000', '2500', '1500']);
  });

  it('I4 CON-04 pays once, however often and in how many workers it runs', async () => {
    const line = await example2();
    await settleAt(site);
    const paid = await paidTo(line);
    await Promise.all([settleAt(site), settleAt(site)]);
    expect(await paidTo(line)).toEqual(paid);
    expect(await billsOf(site, line[0])).toHaveLength(1);
  });

  it('I4 a worker that dies before the commit leaves nothing; the next one settles', async () => {
    const line = await example2();
    // The last statement of the transaction fails, as if the worker had been killed before it.
    await site.asOwner(`
      create function break_settlement() returns trigger language plpgsql as
        $$ begin raise exception 'killed'; end $$;
      create trigger break_settlement before update of settled_until on agreement
        for each row execute function break_settlement()`);
    await expect(settleAt(site)).rejects.toThrow('killed');
    expect(await paidTo(line)).toEqual(['0', '0', '0']);
    expect(await billsOf(site, line[0])).toEqual([]);
    await site.asOwner(
      'drop trigger break_settlement on agreement; drop function break_settlement()',
    );
    await settleAt(site);
    expect(await paidTo(line)).toEqual(['2000', '2500', '1500']);
  });

  it.each([
    ['insert on agreement_run'],
    ['insert on agreement_bill'],
    ['insert on transfer'],
    ['insert on agreement_payment'],
    ['insert on agreement_debt'],
    ['insert or update on agreement_carry'],
    ['update of settled_until on agreement'],
    ['update on agreement_run'],
  ])(
    'I4 a worker that dies at the %s pays nothing twice, and nothing is left out',
    async (step) => {
      await brands.set('lantern', ['agreements', 'funding'], 'upline');
      const line = await example2();
      const [top] = line;
      // The top lost its own bets, so that it owes a dividend that it cannot pay.
      const at = before();
      await agree(site, top, dividend('40'), { at });
      await agree(site, line[1], dividend('30'), { at, upline: top });
      await play(site, top, { at: noon(), stake: 10, won: 400_000 });
      await site.asOwner(`
      create function die() returns trigger language plpgsql as
        $$ begin raise exception 'killed'; end $$;
      create trigger die before ${step} for each row execute function die()`);
      await expect(settleAt(site)).rejects.toThrow('killed');
      await site.asOwner('drop function die() cascade');
      await settleAt(site);
      const paid = await paidTo(line);
      const bills = (await Promise.all(line.map((id) => billsOf(site, id)))).flat();
      expect(bills).toHaveLength(5);
      await settleAt(site);
      expect(await paidTo(line)).toEqual(paid);
      expect(await site.query('select from agreement_violations()')).toEqual([]);
      expect(await site.query('select from ledger_violations()')).toEqual([]);
    },
  );

  it('CON-04 example 5: a short upline pays later, oldest debt first', async () => {
    await brands.set('lantern', ['agreements', 'funding'], 'upline');
    const upline = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const downline = await LineMember.below(site, upline, { agent: true, balance: 0n });
    const other = await plant(site, upline.id);
    const at = before();
    await agree(site, upline.id, dividend('40'), { at });
    await agree(site, downline.id, dividend('30'), { at, upline: upline.id });
    await play(site, downline.id, { at: noon(), stake: 100_000 });
    await play(site, other.id, { at: noon(), stake: 100_000, won: 160_000 });
    await settleAt(site);
    expect(await paidTo([upline.id, downline.id])).toEqual(['0', '16000']);
    const ask = (token: string) => site.client.call(endpoints.agreementDebts, { token });
    expect((await ask(upline.token)).value).toMatchObject({ owesTotal: '14000' });
    expect((await ask(downline.token)).value).toMatchObject({ isOwedTotal: '14000' });

    // Any credit to the upline's main wallet pays at once.
    const credit = async (amount: number) =>
      site.query(
        `select purse_move('member', $1::uuid, $3, purse_of(brand_id, null, 'house_opening', 'VND'),
                           purse_of(brand_id, id, 'main', 'VND'), $2, 'opening_balance'),
                ledger_repay(purse_of(brand_id, id, 'main', 'VND'), 'member', id, 'debt:' || $3)
           from member where id = $1`,
        [upline.id, amount, site.random.id()],
      );
    await credit(4000);
    expect(await paidTo([upline.id, downline.id])).toEqual(['0', '20000']);
    await credit(50_000);
    expect(await paidTo([upline.id, downline.id])).toEqual(['40000', '30000']);
    await payOpenDebts(siteAt(site, new Date()));
    const [bill] = await billsOf(site, downline.id);
    expect(bill).toMatchObject({ state: 'paid', amount: '30000', paid: '30000' });
    expect((await ask(upline.token)).value).toMatchObject({ owes: [], owesTotal: '0' });
  });

  it('CON-04 example 6: real-time salary pays each winning and losing bet its rate', async () => {
    const top = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const [upline, agent] = [top.id, (await plant(site, top.id, agentType)).id];
    const member = await plant(site, agent);
    const tier = (winRate: string, lossRate: string, singleBet = '100') => ({
      kind: 'realTimeSalary' as const,
      tiers: [{ singleBet, winRate, lossRate }],
    });
    const at = before();
    await agree(site, upline, tier('0.3', '1.8'), { at });
    await agree(site, agent, tier('0.2', '1.5'), { at, upline });
    const when = noon();
    await play(site, member.id, { at: when, stake: 50_000 });
    await play(site, member.id, { at: when, stake: 20_000, won: 40_000 });
    await play(site, member.id, { at: when, stake: 50 });
    // Tickets of a draw that lost are one row: each of them is below the tier.
    await play(site, member.id, { at: when, stake: 40 * 50, times: 40 });
    await play(site, member.id, { at: when, stake: 500, won: 500 });
    await settleAt(site);
    expect(await paidTo([agent, upline])).toEqual(['790', '170']);
    expect(await billsOf(site, agent)).toHaveLength(1);
    // The upline's bill and its bets say what is left of its rates for each of them.
    const [own] = await billsOf(site, upline);
    const asked = { token: top.token, query: { id: own?.id ?? '' } };
    expect(
      (await site.client.call(endpoints.agreementBill, asked)).value.calculation,
    ).toMatchObject({
      base: '70000',
      bets: [
        { won: true, rate: '0.1', turnover: '20000' },
        { won: false, rate: '0.3', turnover: '50000' },
      ],
    });
    const { value } = await site.client.call(endpoints.agreementBillBets, asked);
    expect(value.list.map(({ stake, rate }) => [stake, rate]).sort()).toEqual([
      ['2000', '0'],
      ['20000', '0.1'],
      ['50', '0'],
      ['500', '0'],
      ['50000', '0.3'],
    ]);
    expect(value.list.find(({ stake }) => stake === '2000')?.gameName).toMatch(/ × 40$/);
  });

  it('I6 CON-04 real-time salary takes back the rate of a losing bet that wins later', async () => {
    const { id, token } = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const tiers = [{ singleBet: '100', winRate: '0.2', lossRate: '1' }];
    await agree(site, id, { kind: 'realTimeSalary', tiers }, { at: before() });
    const subject = await play(site, id, { at: noon(), stake: 10_000 });
    const later = new Date(noon().getTime() + 6 * 60_000);
    await play(site, id, { at: later, stake: 0, won: 30_000, kind: 'correction', subject });
    await play(site, id, { at: later, stake: 30_000 });
    await settleAt(site);
    const [first, second] = await billsOf(site, id);
    expect([first?.amount, second?.amount]).toEqual(['100', '220']);
    const query = { id: second?.id ?? '' };
    const { value } = await site.client.call(endpoints.agreementBill, { token, query });
    expect(value.calculation.bets).toEqual([
      { won: true, rate: '0.2', turnover: '10000' },
      { won: false, rate: '1', turnover: '20000' },
    ]);
    const recalculate = () =>
      site.client.call(endpoints.recalculateBill, { token, body: { id: query.id } });
    expect((await recalculate()).value.same).toBe(true);
    // A bill of an earlier version has no sums of its bets.
    await site.asOwner(
      `set local session_replication_role = replica;
       update agreement_bill set calculation = calculation - 'bets' where id = '${query.id}'`,
    );
    expect((await recalculate()).value.same).toBe(true);
  });

  it('CON-04 tickets in one row are winning or losing by what one of them has won', async () => {
    const [agent = ''] = await lineOfAgents(1);
    await agree(
      site,
      agent,
      {
        kind: 'realTimeSalary',
        tiers: [{ singleBet: '100', winRate: '0', lossRate: '1' }],
      },
      { at: before() },
    );
    await play(site, agent, { at: noon(), stake: 4 * 1000, won: 4 * 600, times: 4 });
    await settleAt(site);
    expect(await paidTo([agent])).toEqual(['40']);
  });

  it('I6 a correction lowers the open period; the closed bill stays', async () => {
    const [agent = ''] = await lineOfAgents(1);
    const at = before();
    await agree(site, agent, salary('1'), { at });
    const subject = await play(site, agent, { at: noon(), stake: 100_000 });
    await settleAt(site);
    const [bill] = await billsOf(site, agent);
    await play(site, agent, { at: new Date(), stake: -100_000, kind: 'correction', subject });
    await settleAt(site);
    expect(await billsOf(site, agent)).toEqual([bill]);
    await expect(
      site.asOwner(`update agreement_bill set amount = 1 where id = '${bill?.id}'`),
    ).rejects.toThrow('a closed bill does not change');
  });

  it('CON-04 a bill explains itself down to the bets, and recalculates to the same', async () => {
    const agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const member = await plant(site, agent.id);
    await agree(site, agent.id, salary('1', { turnover: '50000', activeMembers: 1 }), {
      at: before(),
    });
    await play(site, member.id, { at: noon(), stake: 60_000, won: 10_000 });
    await settleAt(site);
    const { token } = agent;
    const [bill] = await billsOf(site, agent.id);
    const query = { id: bill?.id ?? '' };
    const whole = await site.client.call(endpoints.agreementBill, { token, query });
    expect(whole.value).toMatchObject({ state: 'paid', amount: '600', paid: '600', short: '0' });
    expect(whole.value.calculation).toMatchObject({
      figures: { turnover: '60000', netLoss: '50000', activeMembers: 1 },
      ...{ base: '60000', tier: 0, rate: '1', next: null },
    });
    const members = await site.client.call(endpoints.agreementBillMembers, { token, query });
    expect(members.value.list).toMatchObject([
      { id: agent.id, own: true, turnover: '0' },
      { id: member.id, own: false, turnover: '60000', netLoss: '50000' },
    ]);
    const bets = await site.client.call(endpoints.agreementBillBets, { token, query });
    expect(bets.value.list).toMatchObject([{ stake: '60000', win: '10000' }]);
    const again = await site.client.call(endpoints.recalculateBill, { token, body: query });
    expect(again.value.same).toBe(true);
    const stranger = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    for (const call of [endpoints.agreementBill, endpoints.agreementBillBets])
      expect(
        verdictOf(
          await site.client.call(call as typeof endpoints.agreementBill, {
            token: stranger.token,
            query,
          }),
        ),
      ).toBe('bill_not_found');
  });

  const none = { turnover: '0', netLoss: '0', activeMembers: 0 };
  it.each<[string, AgreementTerms, string]>([
    ['dividend', dividend('10'), '4000'],
    ['daily salary', salary('1'), '500'],
    [
      'hourly salary',
      { kind: 'hourlySalary', activeMinimum: '100', tiers: [{ ...none, rate: '0.5' }] },
      '250',
    ],
    [
      'real-time salary',
      { kind: 'realTimeSalary', tiers: [{ singleBet: '100', winRate: '0', lossRate: '0.4' }] },
      '200',
    ],
  ])('CON-04 a %s goes from its offer to money, and down to the bet', async (_, terms, paid) => {
    const agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const { token } = agent;
    const member = await plant(site, agent.id);
    await agree(site, agent.id, terms, { at: before() });
    await play(site, member.id, { at: noon(), stake: 50_000, won: 10_000 });
    await settleAt(site);
    expect(await mainOf(site, agent.id)).toBe(paid);
    const { kind } = terms;
    const bills = await site.client.call(endpoints.agreementBills, {
      token,
      query: { kind, days: 'yesterday', pageSize: '50' },
    });
    const bill = bills.value.list.find(({ amount }) => amount !== '0');
    expect(bill).toMatchObject({ state: 'paid', amount: paid });
    const query = { id: bill?.id ?? '' };
    const members = await site.client.call(endpoints.agreementBillMembers, { token, query });
    expect(members.value.list.at(-1)).toMatchObject({ id: member.id, turnover: '50000' });
    const bets = await site.client.call(endpoints.agreementBillBets, {
      token,
      query: { ...query, member: member.id },
    });
    expect(bets.value.list).toMatchObject([{ stake: '50000', win: '10000' }]);
  });

  it('CON-04 real-time salary has a bill as of now; its offer, one of the last', async () => {
    const agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const junior = await plant(site, agent.id, { type: 1 });
    const member = await plant(site, junior.id);
    const termsOf = (lossRate: string) => ({
      kind: 'realTimeSalary' as const,
      tiers: [{ singleBet: '100', winRate: '0', lossRate }],
    });
    const own = await agree(site, agent.id, termsOf('0.4'), { at: before() });
    await agree(site, junior.id, termsOf('0.3'), { at: before(), upline: agent.id });
    const minutes = (count: number) => new Date(noon().getTime() + count * 60_000);
    await play(site, member.id, { at: minutes(-3), stake: 20_000 });
    await play(site, member.id, { at: minutes(1), stake: 50_000 });
    await play(site, agent.id, { at: minutes(1), stake: 1000 });
    await play(site, (await plant(site, null)).id, { at: minutes(1), stake: 7000 });
    await rollUpAll(site);
    const standAt = (moment: string) =>
      site.asOwner(`update figure_cursor set complete_until = ${moment}`);
    await standAt(`'${minutes(2).toISOString()}'`);
    const now = await site.client.call(endpoints.agreementNow, {
      ...{ token: agent.token, query: { id: own } },
    });
    expect(now.value).toMatchObject({
      period: { start: minutes(0).toISOString(), end: minutes(5).toISOString() },
      calculation: { figures: null, base: '51000', amount: '54', tier: null },
    });
    const { token } = await staffAt(site, 'reviewer');
    const offer = await site.client.call(endpoints.staffPreviewOffer, {
      ...{ token, body: { member: agent.id, terms: termsOf('0.5') } },
    });
    expect(offer.value).toMatchObject({
      problems: [],
      lastPeriod: {
        period: { start: minutes(-5).toISOString(), end: minutes(0).toISOString() },
        calculation: { base: '20000', amount: '40' },
      },
    });
    await standAt('now()');
  });

  it('CON-04 a bill opens those that it pays, and the one that left it something', async () => {
    await brands.set('lantern', ['agreements', 'funding'], 'upline');
    await brands.set('lantern', ['agreements', 'carryOver'], 'forever');
    const agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const { token } = agent;
    const [junior, other] = [
      (await plant(site, agent.id, agentType)).id,
      (await plant(site, agent.id, agentType)).id,
    ];
    const at = hoursOfYesterday(-25);
    await agree(site, agent.id, dividend('40'), { at });
    for (const id of [junior, other])
      await agree(site, id, dividend('30'), { at, upline: agent.id });
    // The team wins on the first day, which lowers the base of the second one.
    await play(site, agent.id, { at: hoursOfYesterday(-12), stake: 1000, won: 3000 });
    await play(site, junior, { at: noon(), stake: 10_000 });
    await settleAt(site);
    const [earlier, later] = await billsOf(site, agent.id);
    const query = { id: later?.id ?? '' };
    const { value } = await site.client.call(endpoints.agreementBill, { token, query });
    expect(value).toMatchObject({ own: true, before: earlier?.id, amount: '3200', owes: '3000' });
    const left = await site.client.call(endpoints.agreementBill, {
      ...{ token, query: { id: earlier?.id ?? '' } },
    });
    expect(left.value).toMatchObject({ before: null, after: later?.id });
    expect(value.after).toBeNull();
    const passedOn = await site.client.call(endpoints.agreementBillDownlines, { token, query });
    expect(passedOn.value).toMatchObject({ total: 1, totalPages: 1 });
    expect(passedOn.value.list).toMatchObject([{ agent: { id: junior }, amount: '3000' }]);
    const below = { id: passedOn.value.list[0]?.id ?? '' };
    const opened = await site.client.call(endpoints.agreementBill, { token, query: below });
    expect(opened.value).toMatchObject({ own: false, amount: '3000', before: null });
    const stranger = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const refused = await site.client.call(endpoints.agreementBillDownlines, {
      ...{ token: stranger.token, query },
    });
    expect(verdictOf(refused)).toBe('bill_not_found');
  });

  it('AGT-02 CON-04 a bill opens to members at depth 1, 3 and 10, none outside', async () => {
    const agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const { token } = agent;
    const below: string[] = [];
    for (let depth = 0; depth < 10; depth += 1)
      below.push((await plant(site, below.at(-1) ?? agent.id)).id);
    await agree(site, agent.id, salary('1'), { at: before() });
    for (const id of below) await play(site, id, { at: noon(), stake: 1000 });
    await settleAt(site);
    const [bill] = await billsOf(site, agent.id);
    const query = { id: bill?.id ?? '' };
    for (const depth of [1, 3, 10]) {
      const member = below[depth - 1] ?? '';
      const part = { token, query: { ...query, member } };
      const members = await site.client.call(endpoints.agreementBillMembers, part);
      expect(members.value.above).toHaveLength(depth);
      expect(members.value.list[0]).toMatchObject({ id: member, own: true, turnover: '1000' });
      const bets = await site.client.call(endpoints.agreementBillBets, part);
      expect(bets.value.list).toHaveLength(11 - depth);
    }
    const beside = (await plant(site, null)).id;
    for (const member of [beside, site.random.id()])
      for (const call of [endpoints.agreementBillMembers, endpoints.agreementBillBets]) {
        const outside = await site.client.call(call, { token, query: { ...query, member } });
        expect(verdictOf(outside)).toBe('member_not_found');
      }
  });

  it('AGT-03 a bill’s members come from sums of days, a late one’s from the log', async () => {
    const agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const { token } = agent;
    const [stayed, came] = [(await plant(site, agent.id)).id, (await plant(site, agent.id)).id];
    const below = (await plant(site, stayed)).id;
    await site.asOwner(`update line_link set since = '${noon().toISOString()}'
                         where member_id = '${came}' and distance = 1`);
    await agree(site, agent.id, salary('1'), { at: before() });
    await play(site, agent.id, { at: noon(), stake: 100, won: 40 });
    await play(site, below, { at: noon(), stake: 2000, won: 500 });
    for (const at of [new Date(noon().getTime() - hour), new Date(noon().getTime() + hour)])
      await play(site, came, { at, stake: 300 });
    await settleAt(site);
    const [bill] = await billsOf(site, agent.id);
    const members = async () => {
      const query = { id: bill?.id ?? '' };
      const { value } = await site.client.call(endpoints.agreementBillMembers, { token, query });
      // Ids of one millisecond have no order of their own.
      return Object.fromEntries(value.list.map((row) => [row.id, [row.turnover, row.netLoss]]));
    };
    const counted = {
      [agent.id]: ['100', '60'],
      [came]: ['300', '300'],
      [stayed]: ['2000', '1500'],
    };
    expect(await members()).toEqual(counted);
    // Other sums show where each figure comes from.
    const shift = (by: number) =>
      site.asOwner(`update member_day set turnover = turnover + ${by}
                     where member_id in ('${agent.id}', '${came}');
                    update team_day set turnover = turnover + ${by} where upline_id = '${stayed}'`);
    await shift(7);
    expect(await members()).toEqual({
      [agent.id]: ['107', '60'],
      [came]: ['300', '300'],
      [stayed]: ['2007', '1500'],
    });
    await shift(-7);
    expect(await members()).toEqual(counted);
  });

  it('AGT-02 CON-04 a bill opens to those who have moved since, as before', async () => {
    const agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const { token } = agent;
    const branch = (await plant(site, agent.id)).id;
    const player = (await plant(site, branch)).id;
    await agree(site, agent.id, salary('1'), { at: before() });
    await play(site, player, { at: noon(), stake: 1000 });
    await settleAt(site);
    const [bill] = await billsOf(site, agent.id);
    const query = { id: bill?.id ?? '' };
    const read = async () => {
      const answers = [];
      for (const member of [undefined, branch, player]) {
        const part = { token, query: { ...query, ...(member && { member }) } };
        const { value } = await site.client.call(endpoints.agreementBillMembers, part);
        const { list } = (await site.client.call(endpoints.agreementBillBets, part)).value;
        answers.push({ ...value, bets: list });
      }
      return answers;
    };
    const asItWas = await read();
    expect(asItWas[0]?.list).toMatchObject([
      { id: agent.id, direct: 1 },
      { id: branch, turnover: '1000', direct: 1 },
    ]);
    await moveLine(site, player, '');
    await moveLine(site, branch, '');
    expect(await read()).toEqual(asItWas);
  });

  it('CON-04 each day of a bill opens to its members and bets', async () => {
    const agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const { token } = agent;
    const [first, second] = [(await plant(site, agent.id)).id, (await plant(site, agent.id)).id];
    const { start } = periodAt('weekly', new Date(Date.now() - 7 * 24 * hour), zone);
    const onDay = (nth: number) => new Date(start.getTime() + (nth * 24 + 12) * hour);
    const weekly = { ...dividend('10'), period: 'weekly' as const };
    await agree(site, agent.id, weekly, { at: new Date(start.getTime() - hour) });
    await play(site, first, { at: onDay(0), stake: 1000 });
    await play(site, first, { at: onDay(2), stake: 2000 });
    await play(site, second, { at: onDay(2), stake: 500 });
    await settleAt(site);
    const [bill] = await billsOf(site, agent.id);
    const query = { id: bill?.id ?? '', day: dayOf(onDay(2)) };
    const members = await site.client.call(endpoints.agreementBillMembers, { token, query });
    expect(members.value.list).toMatchObject([
      { id: agent.id, turnover: '0' },
      { id: second, turnover: '500' },
      { id: first, turnover: '2000' },
    ]);
    const bets = await site.client.call(endpoints.agreementBillBets, {
      token,
      query: { ...query, member: first },
    });
    expect(bets.value.list).toMatchObject([{ stake: '2000' }]);
    const outside = { ...query, day: dayOf(onDay(-1)) };
    for (const call of [endpoints.agreementBillMembers, endpoints.agreementBillBets])
      expect(verdictOf(await site.client.call(call, { token, query: outside }))).toBe(
        'bill_not_found',
      );
    const days = async (member?: string) => {
      const of = { id: query.id, ...(member && { member }) };
      const { value } = await site.client.call(endpoints.agreementBillDays, { token, query: of });
      return value.list.map(({ day, turnover, netLoss }) => [day, turnover, netLoss]);
    };
    expect(await days()).toEqual([
      [dayOf(onDay(2)), '2500', '2500'],
      [dayOf(onDay(0)), '1000', '1000'],
    ]);
    expect(await days(second)).toEqual([[dayOf(onDay(2)), '500', '500']]);
  });

  it('CON-04 AGT-01 a bill is exported with everything that it counts', async () => {
    const agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const { token } = agent;
    const member = await plant(site, agent.id);
    await agree(site, agent.id, dividend('10'), { at: before() });
    // More than one read of the file, some of it at the same moment.
    for (let nth = 0; nth < 3; nth += 1)
      await site.asOwner(
        `insert into figure_log (brand_id, member_id, kind, category, subject_id, times, stake,
                                 valid, won, settled_at)
         select brand_id, id, 'round', 'ELOTT', uuid_v7(), 1, 100, 80, 30,
                '${hoursOfYesterday(8 + nth).toISOString()}'
           from member, generate_series(1, 250) where id = '${member.id}'`,
      );
    await site.asOwner(
      `insert into figure_log (brand_id, member_id, kind, category, amount, settled_at)
       select brand_id, id, 'promotion', '', 500, '${noon().toISOString()}'
         from member where id = '${member.id}'`,
    );
    await settleAt(site);
    const [bill] = await billsOf(site, agent.id);
    const { value } = await site.client.call(endpoints.agreementBill, {
      ...{ token, query: { id: bill?.id ?? '' } },
    });
    const figures = { turnover: '60000', netLoss: '52000', activeMembers: 1 };
    expect(value.calculation.figures).toEqual(figures);
    const rowsOf = async (query: string) => {
      const { body } = await site.app.inject({
        url: `${endpoints.agreementBillFile.path}?${query}`,
        headers: { host: 'localhost', 'accept-language': 'en', ...credentialsOf(token) },
      });
      return body.trim().split('\r\n').slice(1);
    };
    const rows = (await rowsOf(`id=${bill?.id}`)).map((row) => row.split(','));
    expect(rows).toHaveLength(751);
    const sum = (column: number) => rows.reduce((all, row) => all + Number(row[column]), 0);
    expect([String(sum(5)), String(sum(7))]).toEqual([figures.turnover, figures.netLoss]);
    expect(new Set(rows.map((row) => row[2]))).toEqual(new Set(['Round', 'Bonuses']));
    expect(await rowsOf(`id=${bill?.id}&member=${agent.id}&day=${value.period.from}`)).toHaveLength(
      751,
    );
  });

  it('CON-04 what a list of bills says as received is what the income says', async () => {
    await brands.set('lantern', ['agreements', 'funding'], 'upline');
    const { id: upline, token } = await LineMember.below(site, undefined, {
      ...{ agent: true, balance: 0n },
    });
    const { id: downline } = await plant(site, upline, agentType);
    await agree(site, upline, dividend('40'), { at: before() });
    await agree(site, downline, dividend('30'), { at: before(), upline });
    await play(site, upline, { at: noon(), won: 60_000 });
    await play(site, downline, { at: noon(), stake: 100_000 });
    await settleAt(site);
    const query = { days: 'yesterday' as const };
    const bills = await site.client.call(endpoints.agreementBills, { token, query });
    expect(bills.value).toMatchObject({ amount: '16000', paid: '16000' });
    const income = await site.client.call(endpoints.agreementIncome, { token, query });
    expect(income.value.byKind).toMatchObject([
      { received: '16000', passedOn: '16000', net: '0', bills: 1 },
    ]);
  });
});
