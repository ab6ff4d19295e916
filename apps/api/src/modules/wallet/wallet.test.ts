import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { Player } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const balance = (token: string, host = 'localhost') =>
  site.client.call(endpoints.walletBalance, { token, host });

describe('WAL-01 the balance', () => {
  it('WAL-01 of a new member is zero, in the brand’s currency', async () => {
    const { token } = await site.register();
    expect((await balance(token)).value).toEqual({
      sumBalance: '0',
      currency: 'VND',
      currencySymbol: '₫',
      version: 0,
      unreadCount: 0,
      isSingle: false,
    });
  });

  it('WAL-01 WAL-03 is always the sum of the purse’s entries', async () => {
    const player = await Player.with(site, 5000n);
    const bet = player.bet({ amount: '1250' });
    await site.vendorCall('bet', bet);
    await site.vendorCall('win', player.win(bet, { amount: '1' }));
    const [sum] = await site.query<{ sum: string }>(
      'select sum(e.amount) from entry e join purse p on p.id = e.purse_id where p.member_id = $1',
      [player.id],
    );
    expect((await balance(player.member.token)).value).toMatchObject({
      sumBalance: sum?.sum,
      version: 3,
    });
    expect(sum?.sum).toBe('3751');
  });

  it('D1 D2 is read by the token only, at its own brand', async () => {
    const [rich, poor] = [await site.memberWith(900n), await site.register()];
    expect(await site.balanceOf(poor.token)).toBe(0n);
    expect(await site.balanceOf(rich.token)).toBe(900n);
    expect(await balance(rich.token, 'harbor.localhost')).toMatchObject({
      status: 401,
      reply: { code: 'session_expired' },
    });
    expect(await site.client.call(endpoints.walletBalance)).toMatchObject({
      status: 401,
      reply: { code: 'not_logged_in' },
    });
  });

  it('WAL-01 is each member’s own, for many concurrent readers', async () => {
    const amounts = [100n, 200n, 300n, 400n];
    const members = await Promise.all(amounts.map((amount) => site.memberWith(amount)));
    const asked = members.flatMap(({ token }) =>
      Array.from({ length: 10 }, () => site.balanceOf(token)),
    );
    expect(await Promise.all(asked)).toEqual(amounts.flatMap((amount) => Array(10).fill(amount)));
  });
});
