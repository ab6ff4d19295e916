import { endpoints } from '@lantern/contracts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdRows, untilBlocked } from '../../../testing/blocked.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { logIn } from '../../../testing/logins.ts';
import { finish, letClose, onlyGames, openDraws, place, slipOn } from '../../../testing/lottery.ts';
import { verdictOf } from '../../../testing/player.ts';
import { Protected } from '../../../testing/protected.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { advanceDraws } from './advance.ts';

const site = useTestSite();
const password = 'Secret-pass-1';
beforeAll(() => onlyGames(site, ['k3-5']));

let draws: string[];
let member: Awaited<ReturnType<typeof site.memberWith>>;
beforeEach(async () => {
  draws = await openDraws(site);
  member = await site.memberWith(10_000n);
});

const bet = async (token = member.token) =>
  verdictOf(await place(site, token, slipOn(draws.slice(0, 1))));
const ticketsOf = async ({ customerId }: { customerId: string }) =>
  (await site.query('select 1 from lottery_ticket where member_id = $1', [customerId])).length;

describe('RGC-01 A22 an excluded member', () => {
  it.each<[string, (own: Protected) => Promise<unknown>]>([
    ['for months', (own) => own.exclude(6)],
    ['for good', (own) => own.exclude(null)],
    ['for a short time', (own) => own.coolOff(24)],
  ])('RGC-01 %s places no ticket, not even after a new login', async (_how, exclude) => {
    expect(await bet()).toBe('ok');
    await exclude(new Protected(site, member.token));
    expect(await bet()).toBe('session_expired');
    expect(await bet((await logIn(site, member)).value.token)).toBe('member_excluded');
    expect(await ticketsOf(member)).toBe(1);
  });

  it('E12 RGC-01 a slip that waits for the exclusion is refused', async () => {
    const release = await holdRows(site, 'select 1 from purse where member_id = $1 for update', [
      member.customerId,
    ]);
    const excluded = new Protected(site, member.token).exclude(6);
    await untilBlocked(site, 1);
    const late = bet();
    await untilBlocked(site, 2);
    await release();
    expect((await excluded).status).toBe(200);
    expect(await late).not.toBe('ok');
    expect(await ticketsOf(member)).toBe(0);
  });

  it('E12 RGC-01 none of nine slips is taken after the reply to the exclusion', async () => {
    const slips = Array.from({ length: 9 }, () => bet());
    await new Protected(site, member.token).exclude(6);
    const taken = (await Promise.all(slips)).filter((verdict) => verdict === 'ok').length;
    const { token } = (await logIn(site, member)).value;
    expect(await bet(token)).toBe('member_excluded');
    expect(await ticketsOf(member)).toBe(taken);
    expect(await site.balanceOf(token)).toBe(10_000n - BigInt(taken) * 1000n);
  });

  it('RGC-01 is paid what a ticket of before wins', async () => {
    const [drawId = ''] = draws;
    const both = ['big', 'small'].map((selection) => ({
      ...{ play: 'sides', selection, unit: '1000000', multiple: 1, series: 1980 },
    }));
    expect(verdictOf(await place(site, member.token, slipOn([drawId], both)))).toBe('ok');
    await new Protected(site, member.token).exclude(6);
    await finish(site, drawId);
    expect(await site.balanceOf((await logIn(site, member)).value.token)).toBe(9980n);
  });
});

describe('F9 D6 others who may not bet', () => {
  it('F9 a disabled member is refused', async () => {
    await site.query("update member set status = 'disabled' where id = $1", [member.customerId]);
    expect(await bet()).not.toBe('ok');
    expect(await ticketsOf(member)).toBe(0);
  });

  it('AGT-02 D6 an assistant of an agent has no tickets', async () => {
    const agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const { value } = await site.client.call(endpoints.addAssistant, {
      token: agent.token,
      body: { username: freshName(), password, rights: ['team'] },
    });
    await site.query('update member set password_is_default = false where id = $1', [value.id]);
    const { token } = (await logIn(site, { account: value.account, password })).value;
    expect(await bet(token)).toBe('feature_disabled');
  });
});

describe('G11 a void draw', () => {
  it('G11 gives turnover, the day’s figures and a limit’s use back too', async () => {
    await site.query('select turnover_raise($1, 5000, 100)', [member.customerId]);
    const own = new Protected(site, member.token);
    await own.wish('stake', '1500');
    const figures = async () => {
      const [day] = await site.query(
        `select turnover_left($1)::text as left,
                (select (staked - refunded)::text from play_day where member_id = $1) as staked`,
        [member.customerId],
      );
      return day;
    };
    const [drawId = ''] = draws;
    expect(await bet()).toBe('ok');
    expect(await bet()).toBe('limit_reached');
    expect(await figures()).toEqual({ left: '4000', staked: '1000' });
    await letClose(site, drawId, 61);
    for (let step = 0; step < 3; step += 1) await advanceDraws(site.site);
    expect(await figures()).toEqual({ left: '5000', staked: '0' });
    expect(await site.balanceOf(member.token)).toBe(10_000n);
    draws = await openDraws(site);
    expect(await bet()).toBe('ok');
  });
});
