import { endpoints } from '@lantern/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { staffAt } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { followUp, Holder, useParlour, vassalage } from '../../../testing/wallets.ts';

const site = useTestSite();
useParlour(site);

/** No test may leave stuck transfers to the next one. */
afterEach(async () => {
  site.parlour.mood = 'well';
  await site.query(
    "update wallet_transfer set created_at = now() - interval '1 minute' where settled_at is null",
  );
  await followUp(site);
});

async function look(brand: 'lantern' | 'harbor' = 'lantern') {
  const { token, host } = await staffAt(site, 'support', brand);
  const { list, total } = (await site.client.call(endpoints.stuckTransfers, { token, host })).value;
  const { queues } = (await site.client.call(endpoints.staffOverview, { token, host })).value;
  return { list, total, queue: queues.find(({ name }) => name === 'wallets') };
}

/** A member whose transfer gets the vendor's answer of a mood. */
async function sentTo(mood: typeof site.parlour.mood): Promise<Holder> {
  const member = await Holder.with(site, 10_000n);
  await member.fetch();
  site.parlour.mood = mood;
  await member.send(4_000n);
  return member;
}

const minutesAgo = ({ id }: Holder, minutes: number) =>
  site.query(
    `update wallet_transfer set created_at = now() - make_interval(mins => $2)
      where member_id = $1 and settled_at is null`,
    [id, minutes],
  );

describe('OPR-02 E13 a transfer that a vendor does not complete', () => {
  it('E13 reported with another amount is shown to staff at once, with the report', async () => {
    const member = await sentTo('wrong');
    const { list, total, queue } = await look();
    expect(list).toMatchObject([
      {
        member: { id: member.id },
        ...{
          vassalage,
          vendorName: 'Moon Parlour',
          direction: 'in',
          amount: '4000',
          currency: 'VND',
        },
        heard: { what: 'other_amount', amount: '4001' },
      },
    ]);
    expect([total, queue]).toEqual([1, { name: 'wallets', waiting: 1, oldestAt: list[0]?.since }]);
  });

  it('E13 without a report is shown to staff after five minutes, not before', async () => {
    const member = await sentTo('loses');
    await minutesAgo(member, 4);
    expect((await look()).list).toEqual([]);
    await minutesAgo(member, 6);
    expect((await look()).list).toMatchObject([{ heard: { what: 'silence', amount: null } }]);
  });

  it('E13 is no longer shown after the vendor corrects its report', async () => {
    await sentTo('wrong');
    site.parlour.mood = 'well';
    await followUp(site);
    expect(await look()).toEqual({
      list: [],
      total: 0,
      queue: { name: 'wallets', waiting: 0, oldestAt: null },
    });
  });

  it('D2 E13 is shown only to the staff of its brand', async () => {
    await sentTo('wrong');
    expect((await look('harbor')).list).toEqual([]);
  });
});
