import { type AgreementTerms, endpoints } from '@lantern/contracts';
import { periodAt } from '@lantern/rules/agreements';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
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
  yesterday,
} from '../../../testing/agreements.ts';
import { openDeposit } from '../../../testing/deposits.ts';
import { rollUpAll } from '../../../testing/figures.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { plant } from '../../../testing/planted.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { settleDue } from './index.ts';

const site = useTestSite();
const brands = useAgreements(site);
const zone = 'Asia/Ho_Chi_Minh';
const hour = 60 * 60_000;
const noon = () => hoursOfYesterday(12);
const before = () => hoursOfYesterday(-1);
const later = () => new Date(Date.now() + 3 * hour);

beforeEach(async () => {
  await brands.set('lantern', ['agreements', 'reviewFrom'], '0');
});

const agent = async (upline: string | null = null) => (await plant(site, upline, { type: 1 })).id;
const amountsOf = async (id: string) => (await billsOf(site, id)).map(({ amount }) => amount);

describe('I4 two workers', () => {
  it.each(['upline', 'difference'])(
    'I4 settle an unsettled day once, where %s pays',
    async (by) => {
      await brands.set('lantern', ['agreements', 'funding'], by);
      const top = await agent();
      const low = await agent(top);
      await agree(site, top, salary('1'), { at: before() });
      await agree(site, low, salary('0.5'), { at: before(), upline: top });
      await play(site, low, { at: noon(), stake: 100_000 });
      await rollUpAll(site);
      await Promise.all([1, 2, 3].map(() => settleDue(siteAt(site, later()))));
      expect(await Promise.all([top, low].map((id) => mainOf(site, id)))).toEqual(['500', '500']);
      expect([...(await billsOf(site, top)), ...(await billsOf(site, low))]).toHaveLength(2);
      expect(await site.query('select from ledger_violations()')).toEqual([]);
    },
  );

  it('I4 settle each window of real-time salary once', async () => {
    const id = await agent();
    const terms: AgreementTerms = {
      kind: 'realTimeSalary',
      tiers: [{ singleBet: '1', winRate: '0', lossRate: '1' }],
    };
    await agree(site, id, terms, { at: before() });
    for (let nth = 0; nth < 6; nth += 1)
      await play(site, id, { at: new Date(noon().getTime() + nth * 5 * 60_000), stake: 1000 });
    await rollUpAll(site);
    await Promise.all([1, 2, 3].map(() => settleDue(siteAt(site, later()))));
    expect(await amountsOf(id)).toEqual(Array.from({ length: 6 }, () => '10'));
    expect(await mainOf(site, id)).toBe('60');
  });
});

describe('I6 a correction', () => {
  it('I6 lowers the salary of the open day, and a negative rest that of the next one', async () => {
    const id = await agent();
    await agree(site, id, salary('1'), { at: hoursOfYesterday(-73) });
    const subject = await play(site, id, { at: hoursOfYesterday(-60), stake: 100_000 });
    await play(site, id, { at: hoursOfYesterday(-36), stake: 20_000 });
    const correction = { kind: 'correction' as const, subject };
    await play(site, id, { at: hoursOfYesterday(-35), stake: -30_000, ...correction });
    await play(site, id, { at: hoursOfYesterday(-12), stake: 25_000 });
    await play(site, id, { at: hoursOfYesterday(-11), stake: -20_000, ...correction });
    await play(site, id, { at: noon(), stake: 50_000 });
    await settleAt(site);
    // 100,000; 20,000 − 30,000; 25,000 − 20,000 − 10,000 carried; 50,000 − 5,000 carried.
    expect(await amountsOf(id)).toEqual(['1000', '0', '0', '450']);
  });

  it('I6 lowers the dividend of the open day by what the bet lost less', async () => {
    const id = await agent();
    await agree(site, id, dividend('10'), { at: hoursOfYesterday(-25) });
    const subject = await play(site, id, { at: hoursOfYesterday(-12), stake: 10_000 });
    await play(site, id, { at: noon(), stake: 50_000 });
    await play(site, id, { at: noon(), won: 8000, kind: 'correction', subject });
    await settleAt(site);
    expect(await amountsOf(id)).toEqual(['1000', '4200']);
  });
});

describe('CON-04 what an upline owes', () => {
  /** An upline that owes 14,000 (example 5). All that it had is in a round that is still open. */
  async function owing() {
    await brands.set('lantern', ['agreements', 'funding'], 'upline');
    await brands.set('lantern', ['agreements', 'sameLevel'], true);
    const top = await LineMember.below(site, undefined, { agent: true, balance: 100_000n });
    const upline = await LineMember.below(site, top, { agent: true, balance: 10_000n });
    const round = await betAll(upline);
    const downline = await agent(upline.id);
    const other = (await plant(site, upline.id)).id;
    const at = before();
    await agree(site, top.id, dividend('40'), { at });
    await agree(site, upline.id, dividend('40'), { at, upline: top.id });
    await agree(site, downline, dividend('30'), { at, upline: upline.id });
    await play(site, downline, { at: noon(), stake: 100_000 });
    await play(site, other, { at: noon(), stake: 100_000, won: 160_000 });
    await settleAt(site);
    return { top, upline, downline, round };
  }

  it('CON-04 is paid at once by a deposit', async () => {
    const { upline, downline } = await owing();
    expect(await mainOf(site, downline)).toBe('16000');
    const { reference } = await openDeposit(site, upline.token);
    await site.webhook(site.gateway.news(reference, { eventId: freshName() }));
    expect(await mainOf(site, downline)).toBe('30000');
    expect(await mainOf(site, upline.id)).toBe(String(200_000 - 14_000));
  });

  it('CON-04 is paid at once by money along the line', async () => {
    const { top, upline, downline } = await owing();
    expect(verdictOf(await top.down(upline.account, 50_000n))).toBe('ok');
    expect(await mainOf(site, downline)).toBe('30000');
    expect(await mainOf(site, upline.id)).toBe('36000');
  });

  it('CON-04 is paid at once by a win', async () => {
    const { upline, downline, round } = await owing();
    const { player, bet } = round;
    const win = player.win(bet, { amount: '9000', roundClosed: true });
    expect(verdictOf(await site.vendorCall('win', win))).toBe('ok');
    expect([await mainOf(site, downline), await mainOf(site, upline.id)]).toEqual(['25000', '0']);
  });

  async function betAll({ id: customerId, token }: LineMember) {
    const player = new Player(
      site,
      { customerId, token } as ConstructorParameters<typeof Player>[1],
      await site.openGame(token),
    );
    const bet = player.bet({ amount: '10000' });
    expect(verdictOf(await site.vendorCall('bet', bet))).toBe('ok');
    return { player, bet };
  }
});

describe('AGT-02 an agent that moves', () => {
  it('AGT-02 CON-04 is paid for the period; then its agreement and those below end', async () => {
    const [former, next] = [await agent(), await agent()];
    const moved = await agent(former);
    const below = await agent(moved);
    const at = before();
    await agree(site, former, salary('1'), { at });
    const own = await agree(site, moved, salary('0.8'), { at, upline: former });
    const low = await agree(site, below, salary('0.5'), { at, upline: moved });
    await play(site, below, { at: hoursOfYesterday(10), stake: 100_000 });
    const when = noon().toISOString();
    await site.asOwner(
      `update line_link set until = '${when}'
        where upline_id = '${former}' and member_id in ('${moved}', '${below}');
       insert into line_link (upline_id, member_id, distance, since)
         values ('${next}', '${moved}', 1, '${when}'), ('${next}', '${below}', 2, '${when}')`,
    );
    await settleAt(site);
    expect(await Promise.all([moved, below].map(amountsOf))).toEqual([['800'], ['500']]);
    const ends = await site.query(
      'select ended, ends_at = $2 as on_time from agreement where id = any ($1) order by id',
      [[own, low], yesterday().end],
    );
    expect(ends).toEqual([
      { ended: 'moved', onTime: true },
      { ended: 'uplineEnded', onTime: true },
    ]);
  });
});

describe('CON-04 figures that are not complete', () => {
  it('CON-04 hold a period back, which staff see, until they are', async () => {
    const id = await agent();
    await agree(site, id, salary('1'), { at: before() });
    await play(site, id, { at: noon(), stake: 100_000 });
    await rollUpAll(site);
    const { end } = yesterday();
    const early = new Date(end.getTime() - 1).toISOString();
    await site.asOwner(`update figure_cursor set complete_until = '${early}'`);
    await settleDue(siteAt(site, later()));
    expect(await billsOf(site, id)).toEqual([]);
    // The period is due, at whatever time of the day this runs.
    site.clock.turn({ hours: 3 });
    onTestFinished(() => site.clock.turn({ hours: -3 }));
    const { token } = await staffAt(site, 'reviewer');
    const runs = async () =>
      (await site.client.call(endpoints.agreementRuns, { token })).value.list.filter(
        (run) => run.period.end === end.toISOString() && run.kind === 'dailySalary',
      );
    expect((await runs())[0]?.state).toBe('waiting');
    await settleAt(site, later());
    expect(await amountsOf(id)).toEqual(['1000']);
    expect((await runs()).map(({ state }) => state)).toEqual(['settled']);
  });
});

describe('CON-01 options of the brand', () => {
  it.each([
    [499, 'notReached', '0'],
    [500, 'paid', '9'],
  ])('CON-01 a member with a turnover of %i: %s', async (turnover, state, amount) => {
    const id = await agent();
    await agree(site, id, salary('1', { activeMembers: 1 }), { at: before() });
    const [first, second] = [await plant(site, id), await plant(site, id)];
    // In two bets; the other member and the agent stay below the minimum of 500.
    await play(site, first.id, { at: noon(), stake: 400 });
    await play(site, first.id, { at: noon(), stake: turnover - 400 });
    await play(site, second.id, { at: noon(), stake: 900, valid: 499 });
    await settleAt(site);
    expect(await billsOf(site, id)).toMatchObject([{ state, amount }]);
  });

  it('CON-01 the turnover step rounds down: 12,345 at 1.2 % by 10,000 is 120', async () => {
    await brands.set('lantern', ['agreements', 'turnoverStep'], '10000');
    const id = await agent();
    await agree(site, id, salary('1.2'), { at: before() });
    await play(site, id, { at: noon(), stake: 12_345 });
    await settleAt(site);
    expect(await amountsOf(id)).toEqual(['120']);
  });

  it.each([
    ['none', ['0', '2000', '5000']],
    ['previous', ['0', '0', '5000']],
    ['forever', ['0', '0', '4000']],
  ])('CON-04 a team win is carried over: %s', async (option, amounts) => {
    await brands.set('lantern', ['agreements', 'carryOver'], option);
    const id = await agent();
    await agree(site, id, dividend('10'), { at: hoursOfYesterday(-49) });
    await play(site, id, { at: hoursOfYesterday(-36), won: 30_000 });
    await play(site, id, { at: hoursOfYesterday(-12), stake: 20_000 });
    await play(site, id, { at: noon(), stake: 50_000 });
    await settleAt(site);
    expect(await amountsOf(id)).toEqual(amounts);
  });

  it('CON-04 a month is one bill, from offer to money', async () => {
    const month = periodAt('monthly', new Date(), zone);
    const last = periodAt('monthly', new Date(month.start.getTime() - 1), zone);
    const id = await agent();
    const monthly = { ...dividend('10'), period: 'monthly' as const };
    await agree(site, id, monthly, { at: new Date(last.start.getTime() - hour) });
    await play(site, id, { at: new Date(last.start.getTime() + hour), stake: 10_000 });
    await play(site, id, { at: new Date(last.end.getTime() - 1), stake: 5000 });
    await settleAt(site, new Date(last.end.getTime() + 3 * hour));
    expect(await amountsOf(id)).toEqual(['1500']);
    expect(await mainOf(site, id)).toBe('1500');
  });
});
