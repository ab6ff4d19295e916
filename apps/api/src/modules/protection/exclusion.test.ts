import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdRows, untilBlocked } from '../../../testing/blocked.ts';
import { openDeposit } from '../../../testing/deposits.ts';
import { LivePage } from '../../../testing/live-page.ts';
import { logIn } from '../../../testing/logins.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { Protected } from '../../../testing/protected.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const day = 24 * 3600 * 1000;

async function someone() {
  const credentials = await site.memberWith(10_000n);
  const player = new Player(site, credentials, await site.openGame(credentials.token));
  return { credentials, player, member: new Protected(site, credentials.token) };
}

let player: Player;
let member: Protected;
let credentials: Awaited<ReturnType<typeof someone>>['credentials'];
beforeEach(async () => {
  ({ player, member, credentials } = await someone());
});

/** Logs in again after every session was ended. */
const comeBack = async () => (await logIn(site, credentials)).value.token;
const bet = async () => verdictOf(await site.vendorCall('bet', player.bet()));
const daysUntil = (until: string | null) => (Date.parse(until ?? '') - Date.now()) / day;

describe('RGC-01 a cool-off', () => {
  it('RGC-01 lasts as long as was chosen, and ends by itself', async () => {
    const { value } = await member.coolOff(72);
    expect(value).toMatchObject({ kind: 'cool_off' });
    expect(daysUntil(value.until)).toBeCloseTo(3, 2);
    const token = await comeBack();
    expect((await new Protected(site, token).now()).exclusion).toEqual(value);
    await site.query(
      "update protection set excluded_until = now() - interval '1 second' where member_id = $1",
      [player.id],
    );
    expect((await new Protected(site, token).now()).exclusion).toBeNull();
    const back = new Player(site, { ...credentials, token }, await site.openGame(token));
    expect(verdictOf(await site.vendorCall('bet', back.bet()))).toBe('ok');
  });

  it.each([1, 23, 25, 1008.5, 1009, '24', null])(
    'RGC-01 is one of those the brand offers, and not %j hours',
    async (hours) => {
      expect((await member.coolOff(hours as never)).reply).toMatchObject({ code: 'invalid_input' });
      expect((await member.now()).exclusion).toBeNull();
    },
  );
});

describe('RGC-01 A22 a self-exclusion', () => {
  it.each([
    [6, 181],
    [12, 365],
    [60, 1826],
  ])('RGC-01 of %i months lasts as many', async (months, days) => {
    const { until } = (await member.exclude(months)).value;
    expect(Math.abs(daysUntil(until) - days)).toBeLessThan(4);
  });

  it('RGC-01 without a duration is permanent', async () => {
    expect((await member.exclude(null)).value).toMatchObject({
      kind: 'self_exclusion',
      until: null,
    });
    expect((await new Protected(site, await comeBack()).now()).exclusion).toMatchObject({
      until: null,
    });
  });

  it('RGC-01 ends every session and device at once, and gives the pages the reason', async () => {
    await site.tellLive();
    const page = await LivePage.of(site, credentials.token);
    const { value } = await site.client.call(endpoints.memberSessions, {
      token: credentials.token,
    });
    await member.exclude(6);
    await site.tellLive();
    await page.untilClosed();
    expect(page.heard.at(-1)).toEqual({ type: 'session_ended', code: 'member_excluded' });
    expect(value).toHaveLength(1);
    const { reply } = await site.client.call(endpoints.memberInfo, { token: credentials.token });
    expect(reply).toMatchObject({ code: 'session_expired' });
  });

  it('A22 F9 RGC-01 refuses bets at once, and pays what is owed', async () => {
    const [won, undone] = [player.bet(), player.bet()];
    for (const one of [won, undone]) await site.vendorCall('bet', one);
    await member.exclude(6);
    expect(await bet()).not.toBe('ok');
    expect(verdictOf(await site.vendorCall('win', player.win(won)))).toBe('ok');
    expect(verdictOf(await site.vendorCall('rollback', player.rollback(undone)))).toBe('ok');
    expect(await site.balanceOf(await comeBack())).toBe(11_000n);
  });

  it('E12 RGC-01 refuses a bet that waits for it', async () => {
    const release = await holdRows(site, 'select 1 from purse where member_id = $1 for update', [
      player.id,
    ]);
    const excluded = member.exclude(6);
    await untilBlocked(site, 1);
    const late = bet();
    await untilBlocked(site, 2);
    await release();
    expect((await excluded).status).toBe(200);
    expect(await late).not.toBe('ok');
  });

  it('E12 RGC-01 accepts none of twenty concurrent bets after its own reply', async () => {
    const bets = Array.from({ length: 20 }, () => bet());
    await member.exclude(6);
    const verdicts = await Promise.all(bets);
    const taken = verdicts.filter((verdict) => verdict === 'ok').length;
    expect(await bet()).not.toBe('ok');
    expect(await site.balanceOf(await comeBack())).toBe(10_000n - BigInt(taken) * 1000n);
  });

  it('A22 RGC-01 allows logins, records and withdrawals, but no game and no deposit', async () => {
    await member.exclude(6);
    const token = await comeBack();
    const query = { nodeId: 'BGS:lucky-bowl', vassalage: 'BGS' };
    expect(await site.client.call(endpoints.launchGame, { token, query })).toMatchObject({
      status: 403,
      reply: { code: 'member_excluded' },
    });
    await expect(openDeposit(site, token)).rejects.toThrow('member_excluded');
    for (const call of [
      endpoints.walletBalance,
      endpoints.bankAccounts,
      endpoints.betHistory,
      endpoints.withdrawalTerms,
    ])
      expect([call.name, (await site.client.call(call, { token })).status]).toEqual([
        call.name,
        200,
      ]);
  });

  it('RGC-01 cannot be shortened or cancelled, only extended', async () => {
    await member.exclude(12);
    const again = new Protected(site, await comeBack());
    expect((await again.coolOff(24)).reply).toMatchObject({ code: 'exclusion_shorter' });
    expect((await again.exclude(6)).reply).toMatchObject({ code: 'exclusion_shorter' });
    expect((await again.exclude(60)).value).toMatchObject({ kind: 'self_exclusion' });
    const events = await new Protected(site, await comeBack()).history();
    expect(events.map(({ kind }) => kind)).toEqual(['self_exclusion', 'self_exclusion']);
  });

  it('RGC-01 starts once for five calls at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => member.exclude(null)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([1, 7, 0, 600, 6.5, '6'])(
    'RGC-01 is one of those the brand offers, and not %j months',
    async (months) => {
      expect((await member.exclude(months as never)).reply).toMatchObject({
        code: 'invalid_input',
      });
    },
  );

  it('RGC-01 blocks the confirmation of a raise, while a lower limit still applies', async () => {
    await member.wish('stake', '5000');
    await member.wish('stake', '9000');
    await site.query('update protection_limit set raise_opens_at = now() where member_id = $1', [
      player.id,
    ]);
    await member.exclude(6);
    const again = new Protected(site, await comeBack());
    expect(await again.confirm('stake')).toMatchObject({
      status: 403,
      reply: { code: 'member_excluded' },
    });
    expect((await again.wish('stake', '100')).value).toEqual({ outcome: 'set' });
  });

  it('A16 RGC-01 is not available to a trial account', async () => {
    const { value: trial } = await site.client.call(endpoints.freePlay, { body: {} });
    expect((await new Protected(site, trial.token).exclude(6)).reply).toMatchObject({
      code: 'in_need_true_account',
    });
  });
});
