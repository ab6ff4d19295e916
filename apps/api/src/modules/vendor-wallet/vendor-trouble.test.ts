import { endpoints } from '@lantern/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { logIn } from '../../../testing/logins.ts';
import { verdictOf } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { followUp, Holder, useParlour, vassalage } from '../../../testing/wallets.ts';
import { endSpentTime } from '../protection/index.ts';

const site = useTestSite();
useParlour(site);
const brand = useBrandChanges(site);

/** No test leaves another one something to follow up. */
afterEach(async () => {
  site.parlour.mood = 'well';
  await site.query(
    "update wallet_transfer set created_at = now() - interval '1 minute' where settled_at is null",
  );
  await followUp(site);
});

/** A member whom the vendor knows, and who has money. */
async function known(balance: bigint): Promise<Holder> {
  const member = await Holder.with(site, balance);
  await member.fetch();
  return member;
}

const exclude = ({ id }: Holder) =>
  site.query(
    `insert into protection (member_id, brand_id, excluded_until, exclusion, excluded_at)
     select id, brand_id, 'infinity', 'self_exclusion', now() from member where id = $1`,
    [id],
  );

describe('E13 a vendor that gives no answer to a transfer in', () => {
  it('E13 leaves the money in transit, in sight, and in no way with the member again', async () => {
    const member = await known(10_000n);
    site.parlour.mood = 'away';
    const { value } = await member.send(4_000n);
    expect(value.transfers).toMatchObject([{ state: 'unknown', amount: '4000', settledAt: null }]);
    expect(await member.places()).toEqual([6_000n, 4_000n, 0n]);
    expect((await member.funds()).transfers[0]).toMatchObject({
      state: 'unknown',
      direction: 'in',
    });
    for (let time = 0; time < 3; time += 1) expect(await followUp(site)).toBe(0);
    expect(await member.places()).toEqual([6_000n, 4_000n, 0n]);
  });

  it('E13 counts as there when the vendor has it after all: the answer was lost', async () => {
    const member = await known(10_000n);
    site.parlour.mood = 'loses';
    expect((await member.send(4_000n)).value.transfers).toMatchObject([{ state: 'unknown' }]);
    expect(await member.places()).toEqual([6_000n, 4_000n, 4_000n]);
    site.parlour.mood = 'well';
    expect(await followUp(site)).toBe(1);
    expect(await member.places()).toEqual([6_000n, 0n, 4_000n]);
    expect(await member.states()).toEqual(['done', 'done']);
  });

  it('E13 comes back when the vendor never had it, and its late call is refused there', async () => {
    const member = await known(10_000n);
    site.parlour.mood = 'late';
    const { value } = await member.send(4_000n);
    expect(await followUp(site)).toBe(1);
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
    expect((await member.funds()).transfers[0]).toMatchObject({
      state: 'returned',
      reason: 'not_received',
    });
    site.parlour.deliver();
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
    expect(
      site.parlour.calls.filter((call) => call === value.transfers[0]?.reference),
    ).toHaveLength(1);
  });

  it('E13 is settled once when the question is asked many times at once', async () => {
    const member = await known(10_000n);
    site.parlour.mood = 'loses';
    await member.send(4_000n);
    site.parlour.mood = 'well';
    await Promise.all([followUp(site), member.ask(), followUp(site), member.ask()]);
    await followUp(site);
    expect(await member.places()).toEqual([6_000n, 0n, 4_000n]);
  });

  it('E13 takes nothing else on its way until it is known what became of it', async () => {
    const member = await known(10_000n);
    site.parlour.mood = 'loses';
    await member.send(4_000n);
    site.parlour.mood = 'well';
    expect(verdictOf(await member.send(1_000n))).toBe('wallet_transfer_open');
    expect(verdictOf(await member.fetch())).toBe('wallet_transfer_open');
    expect((await member.recall()).value.transfers).toEqual([]);
    expect(await member.places()).toEqual([6_000n, 4_000n, 4_000n]);
  });

  it('E13 believes no vendor that says another amount, and tells the staff', async () => {
    const member = await known(10_000n);
    site.parlour.mood = 'wrong';
    expect((await member.send(4_000n)).value.transfers).toMatchObject([{ state: 'unknown' }]);
    expect(await member.places()).toEqual([6_000n, 4_000n, 4_000n]);
    expect(site.log.filter(({ detail }) => detail.event === 'vendor_amount_wrong')).toHaveLength(1);
    site.parlour.mood = 'well';
    await followUp(site);
    expect(await member.places()).toEqual([6_000n, 0n, 4_000n]);
  });
});

describe('E13 a vendor that gives no answer to a transfer out', () => {
  it('E13 is paid home once it is known that it was done, whole', async () => {
    const member = await known(10_000n);
    await member.send(4_000n);
    site.parlour.mood = 'loses';
    expect((await member.recall()).value.transfers).toMatchObject([
      { state: 'unknown', amount: null },
    ]);
    expect(await member.places()).toEqual([6_000n, 0n, 0n]);
    site.parlour.mood = 'well';
    await followUp(site);
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
    expect((await member.funds()).transfers[0]).toMatchObject({
      direction: 'out',
      state: 'done',
      amount: '4000',
    });
  });

  it('E13 leaves with the vendor what it never was asked for', async () => {
    const member = await known(10_000n);
    await member.send(4_000n);
    site.parlour.mood = 'late';
    await member.fetch(1_000n);
    await followUp(site);
    site.parlour.deliver();
    expect(await member.places()).toEqual([6_000n, 0n, 4_000n]);
    expect(await member.states()).toEqual(['done', 'done', 'returned']);
  });
});

describe('E13 a process that died', () => {
  const interrupt = async (member: Holder, state: 'requested' | 'sent', seconds: number) => {
    site.parlour.mood = 'late';
    await member.send(4_000n);
    await site.query(
      `update wallet_transfer set state = $2, created_at = now() - make_interval(secs => $3)
        where member_id = $1 and settled_at is null`,
      [member.id, state, seconds],
    );
  };

  it.each(['requested', 'sent'] as const)(
    'E13 leaves a transfer %s, which the vendor is asked about',
    async (state) => {
      const member = await known(10_000n);
      await interrupt(member, state, 60);
      expect(await followUp(site)).toBe(1);
      expect(await member.places()).toEqual([10_000n, 0n, 0n]);
    },
  );

  it('E13 is not mistaken for one that is still at work', async () => {
    const member = await known(10_000n);
    await interrupt(member, 'sent', 5);
    expect(await followUp(site)).toBe(0);
    expect((await member.states()).sort()).toEqual(['done', 'sent']);
  });
});

describe('WAL-02 the refresh of one wallet', () => {
  it('WAL-02 tells what the vendor says, and says so when it says nothing', async () => {
    const member = await known(10_000n);
    await member.send(4_000n);
    site.parlour.balances.set(member.id, 4_500n);
    expect((await member.ask()).value).toMatchObject({
      vassalage,
      balance: '4500',
      currency: 'VND',
    });
    expect((await member.funds()).wallets).toMatchObject([
      { vassalage, name: 'Moon Parlour', balance: '4500' },
    ]);
    site.parlour.mood = 'away';
    expect((await member.ask()).value).toMatchObject({ balance: null });
    expect((await member.funds()).wallets).toMatchObject([{ balance: '4500' }]);
  });

  it('E13 finds out what became of a transfer', async () => {
    const member = await known(10_000n);
    site.parlour.mood = 'loses';
    await member.send(4_000n);
    site.parlour.mood = 'well';
    expect((await member.ask()).value).toMatchObject({ balance: '4000' });
    expect(await member.places()).toEqual([6_000n, 0n, 4_000n]);
  });

  it('WAL-02 asks no vendor about who was never there, and knows no other vendor', async () => {
    const member = await Holder.with(site, 0n);
    site.parlour.mood = 'away';
    expect((await member.ask()).value).toMatchObject({ balance: '0' });
    const answer = await site.client.call(endpoints.merchantWallet, {
      token: member.token,
      query: { vassalage: 'BGS' },
    });
    expect(answer).toMatchObject({ status: 404, reply: { code: 'wallet_not_found' } });
  });
});

describe('E14 a brand that goes over to one wallet', () => {
  const goSingle = () => brand.set('lantern', ['wallets', 'single'], true);

  it('E14 takes no new transfer to a vendor, and fetches what is there', async () => {
    const member = await known(10_000n);
    await member.send(4_000n);
    await goSingle();
    expect(verdictOf(await member.send(1_000n))).toBe('single_wallet');
    expect(await member.funds()).toMatchObject({ isSingle: true });
    await followUp(site);
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
  });

  it('E14 shows a vendor’s wallet as long as something has to come back from it, and no longer', async () => {
    const [holder, other] = [await known(10_000n), await known(10_000n)];
    await holder.send(4_000n);
    await goSingle();
    expect((await holder.funds()).wallets).toMatchObject([{ vassalage }]);
    expect((await other.funds()).wallets).toEqual([]);
    site.parlour.mood = 'loses';
    await holder.recall();
    expect((await holder.funds()).wallets).toMatchObject([{ vassalage }]);
    site.parlour.mood = 'well';
    await followUp(site);
    expect(await holder.funds()).toMatchObject({ main: '10000', wallets: [] });
  });

  it('E14 finishes what is on its way', async () => {
    const member = await known(10_000n);
    site.parlour.mood = 'loses';
    await member.send(4_000n);
    await goSingle();
    site.parlour.mood = 'well';
    await followUp(site);
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
    expect(await member.states()).toEqual(['done', 'done', 'done']);
  });

  it('E14 turns back what had not left yet', async () => {
    const member = await known(10_000n);
    const [row] = await site.query<{ transfer: string }>(
      `select transfer from wallet_transfer_request(gen_random_uuid(), (select brand_id from member where id = $1), $1, 'PLR',
                                                   'T-23456789', 'interrupted', 'in', 4000)`,
      [member.id],
    );
    await goSingle();
    expect(await site.query('select wallet_transfer_send($1) as go', [row?.transfer])).toEqual([
      { go: false },
    ]);
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
    expect((await member.funds()).transfers[0]).toMatchObject({
      state: 'returned',
      reason: 'single_wallet',
    });
  });
});

it('RGC-01 is not kept from fetching it by a member who fetches a little under a key like ours', async () => {
  const member = await known(10_000n);
  await member.send(4_000n);
  await exclude(member);
  await member.fetch(1n, 'recall-of-a-member');
  expect(verdictOf(await member.fetch(1n, 'recall:of-a-member'))).toBe('idempotency_key_required');
  await followUp(site);
  expect(await member.places()).toEqual([10_000n, 0n, 0n]);
});

it('RGC-01 fetches what members have with vendors once they are excluded', async () => {
  const member = await known(10_000n);
  await member.send(4_000n);
  await exclude(member);
  await followUp(site);
  expect(await member.places()).toEqual([10_000n, 0n, 0n]);
});

const mainOf = async ({ id }: Holder) => {
  const [row] = await site.query<{ balance: string }>(
    "select balance::text from purse where member_id = $1 and purpose = 'main'",
    [id],
  );
  return BigInt(row?.balance ?? -1);
};

it('RGC-01 fetches what members have with vendors once their time of the day is used up', async () => {
  const member = await known(10_000n);
  await member.send(4_000n);
  await site.query(
    "insert into protection_limit (member_id, kind, period, amount) values ($1, 'session', 'day', 1)",
    [member.id],
  );
  await site.query(
    "update session set created_at = now() - interval '5 minutes' where member_id = $1",
    [member.id],
  );
  expect(await endSpentTime(site.site.db)).toBe(1);
  await followUp(site);
  // They are logged out by that.
  expect([await mainOf(member), site.parlour.balances.get(member.id)]).toEqual([10_000n, 0n]);
});

it('RGC-01 fetches what members have with vendors once the staff have disabled them', async () => {
  const member = await known(10_000n);
  await member.send(4_000n);
  await site.query("update member set status = 'disabled' where id = $1", [member.id]);
  await followUp(site);
  // They are logged out by that.
  expect([await mainOf(member), site.parlour.balances.get(member.id)]).toEqual([10_000n, 0n]);
});

describe('GAM-06 what stands with vendors when a login ends', () => {
  const logOut = ({ token }: Holder) => site.client.call(endpoints.logout, { token });

  it('GAM-06 is fetched once the member has logged out', async () => {
    const member = await known(10_000n);
    await member.send(4_000n);
    await followUp(site);
    expect(await member.places()).toEqual([6_000n, 0n, 4_000n]);
    await logOut(member);
    await followUp(site);
    expect([await mainOf(member), site.parlour.balances.get(member.id)]).toEqual([10_000n, 0n]);
  });

  it.each(['last_seen_at', 'expires_at'])(
    'GAM-06 is fetched once the login is over by its %s',
    async (column) => {
      const member = await known(10_000n);
      await member.send(4_000n);
      await site.query(
        `update session set ${column} = now() - interval '31 minutes' where member_id = $1`,
        [member.id],
      );
      await followUp(site);
      expect([await mainOf(member), site.parlour.balances.get(member.id)]).toEqual([10_000n, 0n]);
    },
  );

  it('GAM-06 stays while another login of the member lives on', async () => {
    await brand.set('lantern', ['login', 'singleSession'], false);
    const credentials = await site.memberWith(10_000n);
    const [first, second] = [
      new Holder(site, credentials),
      new Holder(site, (await logIn(site, credentials)).value),
    ];
    await first.send(4_000n);
    await logOut(first);
    await followUp(site);
    expect(await second.places()).toEqual([6_000n, 0n, 4_000n]);
  });

  it('GAM-06 is asked for no more once all was fetched', async () => {
    const member = await known(10_000n);
    await member.send(4_000n);
    await member.recall();
    await logOut(member);
    const before = (await member.states()).length;
    await followUp(site);
    expect(await member.states()).toHaveLength(before);
  });
});

it('RGC-01 fetches what an open round has paid after all was fetched', async () => {
  const member = await known(10_000n);
  await member.send(4_000n);
  await member.fetch();
  site.parlour.balances.set(member.id, 9_000n);
  await exclude(member);
  await followUp(site);
  expect(await member.places()).toEqual([19_000n, 0n, 0n]);
});
