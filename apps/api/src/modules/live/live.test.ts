import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDeposit } from '../../../testing/deposits.ts';
import { LivePage } from '../../../testing/live-page.ts';
import { Player } from '../../../testing/player.ts';
import { freshName, TestSite, useTestSite } from '../../../testing/test-site.ts';
import { liveChannel } from './relay.ts';

const site = useTestSite();

let player: Player;
beforeEach(async () => {
  player = await Player.with(site, 10_000n);
  await site.tellLive();
});

describe('WAL-06 the balance on a page', () => {
  it('WAL-06 follows every bet and win, in order, with increasing versions', async () => {
    const page = await LivePage.of(site, player.member.token);
    const bet = player.bet();
    await site.vendorCall('bet', bet);
    await site.vendorCall('win', player.win(bet));
    await site.tellLive();
    const [, taken, paid] = await page.until(3);
    expect([taken, paid]).toMatchObject([
      { type: 'balance', sumBalance: '9000', currency: 'VND' },
      { type: 'balance', sumBalance: '11000', currency: 'VND' },
    ]);
    const versions = [taken, paid].map((event) => (event?.type === 'balance' ? event.version : 0));
    const { value } = await site.client.call(endpoints.walletBalance, {
      token: player.member.token,
    });
    expect(versions).toEqual([value.version - 1, value.version]);
  });

  it('WAL-06 CSH-02 follows a deposit, whose completion is sent too', async () => {
    const { reference } = await openDeposit(site, player.member.token);
    const page = await LivePage.of(site, player.member.token);
    await site.webhook(site.gateway.news(reference));
    await site.tellLive();
    expect((await page.until(4)).slice(1)).toMatchObject([
      { type: 'deposit', reference, status: 'paid' },
      { type: 'inbox', unreadCount: 1 },
      { type: 'balance', sumBalance: '210000' },
    ]);
  });

  it('WAL-06 is sent through every gateway where the member has a page', async () => {
    const second = new TestSite();
    await second.start({ databaseUrl: site.site.config.databaseUrl });
    const pages = [
      await LivePage.of(site, player.member.token),
      await LivePage.of(second, player.member.token),
    ];
    await site.vendorCall('bet', player.bet());
    await site.tellLive();
    for (const page of pages)
      expect((await page.until(2))[1]).toMatchObject({ type: 'balance', sumBalance: '9000' });
    await second.stop();
  });
});

describe('D12 the events of a page', () => {
  it('D12 belong to its own member only', async () => {
    const other = await Player.with(site, 10_000n);
    await site.tellLive();
    const [own, others] = [
      await LivePage.of(site, player.member.token),
      await LivePage.of(site, other.member.token),
    ];
    await site.vendorCall('bet', player.bet());
    await site.vendorCall('bet', other.bet({ amount: '1' }));
    await site.tellLive();
    expect((await others.until(2)).slice(1)).toMatchObject([
      { type: 'balance', sumBalance: '9999' },
    ]);
    expect((await own.until(2)).slice(1)).toMatchObject([{ type: 'balance', sumBalance: '9000' }]);
  });

  it('D12 are not sent to a page that only names a member', async () => {
    const other = await Player.with(site, 10_000n);
    await site.tellLive();
    const page = await LivePage.of(site, player.member.token);
    page.say({ type: 'hello', token: other.member.token });
    page.say({ type: 'subscribe', memberId: other.id });
    await site.vendorCall('bet', other.bet());
    await site.vendorCall('bet', player.bet({ amount: '5' }));
    await site.tellLive();
    expect((await page.until(2)).slice(1)).toMatchObject([{ type: 'balance', sumBalance: '9995' }]);
  });

  it.each([
    ['no token', { type: 'hello' }, 'not_logged_in'],
    ['an unknown token', { type: 'hello', token: 'x'.repeat(43) }, 'session_expired'],
    ['a message that is no hello', 'give me everything', 'not_logged_in'],
  ])('D12 are not sent with %s', async (_what, hello, code) => {
    const page = await LivePage.greet(site, hello);
    await page.untilClosed();
    expect(page.heard).toEqual([{ type: 'session_ended', code }]);
  });

  it('D2 are not sent with the token of another brand', async () => {
    const page = await LivePage.greet(
      site,
      { type: 'hello', token: player.member.token },
      'harbor.localhost',
    );
    await page.untilClosed();
    expect(page.heard).toEqual([{ type: 'session_ended', code: 'session_expired' }]);
  });

  it('D9 contain no internal ids', async () => {
    const page = await LivePage.of(site, player.member.token);
    await site.vendorCall('bet', player.bet());
    await site.tellLive();
    const [, event = {}] = await page.until(2);
    expect(Object.keys(event).sort()).toEqual(['currency', 'sumBalance', 'type', 'version']);
  });
});

describe('A6 a session that ends', () => {
  it('A6 closes its own pages and leaves those of others', async () => {
    const other = await Player.with(site, 1000n);
    const [page, stays] = [
      await LivePage.of(site, player.member.token),
      await LivePage.of(site, other.member.token),
    ];
    await site.client.call(endpoints.logout, { token: player.member.token });
    await site.tellLive();
    await page.untilClosed();
    expect(page.heard.at(-1)).toEqual({ type: 'session_ended', code: 'session_expired' });
    expect(stays.closed).toBe(false);
  });
});

describe('an unreadable message on the live channel', () => {
  it.each([
    'no JSON',
    '{}',
    '[]',
    'null',
    '{"topic":"balance","member_id":"?","payload":{"sumBalance":5}}',
    [
      '{"topic":"balances","brand_id":"?","member_id":null,"payload":',
      '{"members":["?"],"balances":[],"currencies":[],"versions":[]}}',
    ].join(''),
    '{"topic":"lottery_tickets","brand_id":"?","member_id":null,"payload":{"references":["?"]}}',
  ])('is logged and ignored: %s', async (words) => {
    const name = freshName();
    const before = site.log.filter(({ detail }) => detail.event === 'live_unreadable').length;
    await site.site.redis.publish(liveChannel(site.site.redis), words.replaceAll('?', name));
    const now = () => site.log.filter(({ detail }) => detail.event === 'live_unreadable').length;
    await expect.poll(now, { interval: 5 }).toBe(before + 1);
  });
});
