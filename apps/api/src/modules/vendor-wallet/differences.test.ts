import { endpoints } from '@lantern/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { staffAt } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { Holder, readRounds, useParlour, vassalage } from '../../../testing/wallets.ts';

const site = useTestSite();
useParlour(site);

afterEach(async () => {
  site.parlour.feed = 'well';
  await site.query('update vendor_player set balance = booked where booked > 0');
});

async function look(brand: 'lantern' | 'harbor' = 'lantern') {
  const { token, host } = await staffAt(site, 'support', brand);
  return (await site.client.call(endpoints.walletDifferences, { token, host })).value;
}

/** A member who played a round that the vendor does not report, and took everything back. */
async function unreported(stake: bigint, payout: bigint): Promise<Holder> {
  const member = await Holder.with(site, 100_000n);
  await member.send(100_000n);
  site.parlour.feed = 'late';
  site.parlour.play(member.id, stake, payout);
  await member.recall();
  return member;
}
const hoursAgo = ({ id }: Holder) =>
  site.query(
    "update vendor_player set held_at = held_at - interval '2 hours' where member_id = $1",
    [id],
  );

describe('OPR-02 a difference with a vendor', () => {
  it.each([
    ['won', 10_000n, 90_000n, '-80000'],
    ['lost', 30_000n, 0n, '30000'],
  ])('OPR-02 is listed after an hour when a round was %s and not reported', async (...told) => {
    const [, stake, payout, booked] = told;
    const member = await unreported(stake, payout);
    expect(await look()).toMatchObject({ total: 0, list: [] });
    await hoursAgo(member);
    expect(await look()).toMatchObject({
      total: 1,
      list: [
        {
          ...{ member: { id: member.id }, vassalage, vendorName: 'Moon Parlour', currency: 'VND' },
          ...{ kind: 'rounds_missing', booked, stated: '0' },
        },
      ],
    });
    expect((await look('harbor')).list).toEqual([]);
    site.parlour.feed = 'well';
    await readRounds(site);
    expect((await look()).list).toEqual([]);
  });

  it('OPR-02 is listed when the vendor states another balance than its rounds say', async () => {
    const member = await Holder.with(site, 100_000n);
    await member.send(100_000n);
    await site.query(
      `update vendor_player set balance = 70000, balance_at = now() + interval '1 second'
        where member_id = $1`,
      [member.id],
    );
    expect((await look()).list, 'rounds may be missing').toEqual([]);
    await site.query(
      `insert into vendor_feed (vendor_code, complete_until)
         values ($1, now() + interval '2 seconds')
       on conflict (vendor_code) do update set complete_until = excluded.complete_until`,
      [vassalage],
    );
    expect((await look()).list).toMatchObject([
      { member: { id: member.id }, kind: 'other_balance', booked: '100000', stated: '70000' },
    ]);
  });
});

describe('OPR-02 asking a vendor again about a difference', () => {
  const recheck = async (memberId: string, brand: 'lantern' | 'harbor' = 'lantern') => {
    const { token, host } = await staffAt(site, 'cashier', brand);
    const body = { memberId, vassalage };
    return site.client.call(endpoints.recheckWallet, { token, host, body });
  };

  it('OPR-02 reads the rounds that the vendor lists by now', async () => {
    const member = await unreported(30_000n, 0n);
    await hoursAgo(member);
    expect((await recheck(member.id)).value.difference).toMatchObject({
      ...{ member: { id: member.id }, booked: '30000', adjusted: '0', proposed: false },
    });
    site.parlour.feed = 'well';
    expect((await recheck(member.id)).value).toEqual({ difference: null });
    expect((await look()).list).toEqual([]);
  });

  it('OPR-02 says if a vendor does not answer, and knows only members of the brand', async () => {
    const member = await unreported(30_000n, 0n);
    site.parlour.feed = 'silent';
    expect((await recheck(member.id)).reply).toMatchObject({ code: 'vendor_unavailable' });
    expect((await recheck(member.id, 'harbor')).reply).toMatchObject({ code: 'wallet_not_found' });
  });

  it('OPR-02 E16 shows which adjustments were proposed and made since', async () => {
    const member = await unreported(30_000n, 0n);
    await hoursAgo(member);
    const [cashier, reviewer] = [await staffAt(site, 'cashier'), await staffAt(site, 'reviewer')];
    const wish = { memberId: member.id, direction: 'credit', amount: '30000' } as const;
    const { value: proposal } = await site.client.call(endpoints.proposeAdjustment, {
      ...{ token: cashier.token, key: freshName() },
      body: { ...wish, currency: 'VND', reason: 'The vendor confirms it' },
    });
    const row = async () => (await look()).list.find(({ member: { id } }) => id === member.id);
    expect(await row()).toMatchObject({ adjusted: '0', proposed: true });
    await site.client.call(endpoints.approveProposal, {
      ...{ token: reviewer.token, key: freshName(), body: { id: proposal.id } },
    });
    expect(await row()).toMatchObject({ adjusted: '30000', proposed: false });
  });
});
