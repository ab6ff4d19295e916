import { endpoints } from '@lantern/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { logIn } from '../../../testing/logins.ts';
import { verdictOf } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { askSoon, followUp, Holder, useParlour, vassalage } from '../../../testing/wallets.ts';
import { endSpentTime } from '../protection/index.ts';

const site = useTestSite();
useParlour(site);
const brand = useBrandChanges(site);

/** No test may leave transfers for another one to follow up. */
afterEach(async () => {
  site.parlour.mood = 'well';
  await site.query(
    "update wallet_transfer set created_at = now() - interval '1 minute' where settled_at is null",
  );
  await followUp(site);
});

/** A member with money, registered at the vendor. */
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

describe('E13 a transfer to a vendor without a reply', () => {
  it('E13 keeps the money in transit, visible and not available to the member', async () => {
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

  it('E13 completes when the vendor has it: only the reply was lost', async () => {
    const member = await known(10_000n);
    site.parlour.mood = 'loses';
    expect((await member.send(4_000n)).value.transfers).toMatchObject([{ state: 'unknown' }]);
    expect(await member.places()).toEqual([6_000n, 4_000n, 4_000n]);
    site.parlour.mood = 'well';
    expect(await followUp(site)).toBe(1);
    expect(await member.places()).toEqual([6_000n, 0n, 4_000n]);
    expect(await member.states()).toEqual(['done', 'done']);
  });

  it('E13 is asked about within seconds, without waiting for the job of the minute', async () => {
    const member = await known(10_000n);
    site.parlour.mood = 'loses';
    await member.send(4_000n);
    site.parlour.mood = 'well';
    expect(await askSoon(site)).toBe(1);
    expect(await member.places()).toEqual([6_000n, 0n, 4_000n]);
    expect(await member.states()).toEqual(['done', 'done']);
  });

  it('E13 is asked about once within seconds, and then by the job of the minute', async () => {
    const member = await known(10_000n);
    site.parlour.mood = 'away';
    const { value } = await member.send(4_000n);
    const questions = () =>
      site.parlour.questions.filter((one) => one === value.transfers[0]?.reference).length;
    await Promise.all([askSoon(site), askSoon(site)]);
    expect(await askSoon(site)).toBe(0);
    expect([questions(), await member.places()]).toEqual([1, [6_000n, 4_000n, 0n]]);
    site.parlour.mood = 'well';
    expect(await followUp(site)).toBe(1);
    expect([questions(), await member.places()]).toEqual([2, [10_000n, 0n, 0n]]);
  });

  it('E13 is returned when the vendor never got it; its late call is rejected there', async () => {
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

  it('E13 is settled once by many concurrent follow-ups', async () => {
    const member = await known(10_000n);
    site.parlour.mood = 'loses';
    await member.send(4_000n);
    site.parlour.mood = 'well';
    await Promise.all([followUp(site), member.ask(), followUp(site), member.ask()]);
    await followUp(site);
    expect(await member.places()).toEqual([6_000n, 0n, 4_000n]);
  });

  it('E13 blocks other transfers until its outcome is known', async () => {
    const member = await known(10_000n);
    site.parlour.mood = 'loses';
    await member.send(4_000n);
    site.parlour.mood = 'well';
    expect(verdictOf(await member.send(1_000n))).toBe('wallet_transfer_open');
    expect(verdictOf(await member.fetch())).toBe('wallet_transfer_open');
    expect((await member.recall()).value.transfers).toEqual([]);
    expect(await member.places()).toEqual([6_000n, 4_000n, 4_000n]);
  });

  it('E13 is not settled by a report of another amount, and staff are notified', async () => {
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

describe('E13 a transfer from a vendor without a reply', () => {
  it('E13 is credited completely once it is confirmed', async () => {
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

  it('E13 stays at the vendor when it was never requested', async () => {
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
    'E13 leaves a transfer %s, which is followed up at the vendor',
    async (state) => {
      const member = await known(10_000n);
      await interrupt(member, state, 60);
      expect(await followUp(site)).toBe(1);
      expect(await member.places()).toEqual([10_000n, 0n, 0n]);
    },
  );

  it('E13 is not confused with one that is still running', async () => {
    const member = await known(10_000n);
    await interrupt(member, 'sent', 5);
    expect([await askSoon(site), await followUp(site)]).toEqual([0, 0]);
    expect((await member.states()).sort()).toEqual(['done', 'sent']);
  });
});

describe('WAL-02 the refresh of one wallet', () => {
  it('WAL-02 returns the vendor’s balance, or reports that it is unknown', async () => {
    const member = await known(10_000n);
    await member.send(4_000n);
    site.parlour.balances.set(member.id, 4_500n);
    expect((await member.ask()).value).toMatchObject({
      currency: 'VND',
      wallets: [{ vassalage, name: 'Moon Parlour', balance: '4500' }],
    });
    const all = await site.client.call(endpoints.merchantWallet, { token: member.token });
    expect(all.value.wallets).toMatchObject([{ vassalage, balance: '4500' }]);
    expect((await member.funds()).wallets).toMatchObject([
      { vassalage, name: 'Moon Parlour', balance: '4500' },
    ]);
    site.parlour.mood = 'away';
    expect((await member.ask()).value).toMatchObject({ wallets: [{ balance: null }] });
    expect((await member.funds()).wallets).toMatchObject([{ balance: '4500' }]);
  });

  it('E13 settles a pending transfer', async () => {
    const member = await known(10_000n);
    site.parlour.mood = 'loses';
    await member.send(4_000n);
    site.parlour.mood = 'well';
    expect((await member.ask()).value).toMatchObject({ wallets: [{ balance: '4000' }] });
    expect(await member.places()).toEqual([6_000n, 0n, 4_000n]);
  });

  it('WAL-02 returns zero for an unregistered member, and rejects an unknown vendor', async () => {
    const member = await Holder.with(site, 0n);
    site.parlour.mood = 'away';
    expect((await member.ask()).value).toMatchObject({ wallets: [{ balance: '0' }] });
    const answer = await site.client.call(endpoints.merchantWallet, {
      token: member.token,
      query: { vassalage: 'BGS' },
    });
    expect(answer).toMatchObject({ status: 404, reply: { code: 'wallet_not_found' } });
  });
});

describe('E14 a brand that changes to one wallet', () => {
  const goSingle = () => brand.set('lantern', ['wallets', 'single'], true);

  it('E14 accepts no new transfer to a vendor, and recalls the money there', async () => {
    const member = await known(10_000n);
    await member.send(4_000n);
    await goSingle();
    expect(verdictOf(await member.send(1_000n))).toBe('single_wallet');
    expect(await member.funds()).toMatchObject({ isSingle: true });
    await followUp(site);
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
  });

  it('E14 shows a vendor’s wallet only while money is to be returned', async () => {
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

  it('E14 completes transfers in transit', async () => {
    const member = await known(10_000n);
    site.parlour.mood = 'loses';
    await member.send(4_000n);
    await goSingle();
    site.parlour.mood = 'well';
    await followUp(site);
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
    expect(await member.states()).toEqual(['done', 'done', 'done']);
  });

  it('E14 returns transfers that were not sent yet', async () => {
    const member = await known(10_000n);
    const [row] = await site.query<{ transfer: string }>(
      `select transfer from wallet_transfer_request(
         gen_random_uuid(), (select brand_id from member where id = $1), $1, 'PLR',
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

it('RGC-01 still recalls when a member withdraws a little under a similar key', async () => {
  const member = await known(10_000n);
  await member.send(4_000n);
  await exclude(member);
  await member.fetch(1n, 'recall-of-a-member');
  expect(verdictOf(await member.fetch(1n, 'recall:of-a-member'))).toBe('idempotency_key_required');
  await followUp(site);
  expect(await member.places()).toEqual([10_000n, 0n, 0n]);
});

it('RGC-01 recalls money at vendors when members are self-excluded', async () => {
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

it('RGC-01 recalls money at vendors when the time limit of the day is reached', async () => {
  const member = await known(10_000n);
  await member.send(4_000n);
  await site.query(
    `insert into protection_limit (member_id, kind, period, amount)
      values ($1, 'session', 'day', 1)`,
    [member.id],
  );
  await site.query(
    "update session set created_at = now() - interval '5 minutes' where member_id = $1",
    [member.id],
  );
  expect(await endSpentTime(site.site.db)).toBe(1);
  await followUp(site);
  // That logs them out.
  expect([await mainOf(member), site.parlour.balances.get(member.id)]).toEqual([10_000n, 0n]);
});

it('RGC-01 recalls money at vendors when staff disable members', async () => {
  const member = await known(10_000n);
  await member.send(4_000n);
  await site.query("update member set status = 'disabled' where id = $1", [member.id]);
  await followUp(site);
  // That logs them out.
  expect([await mainOf(member), site.parlour.balances.get(member.id)]).toEqual([10_000n, 0n]);
});

describe('WAL-02 money at vendors when a login ends', () => {
  const logOut = ({ token }: Holder) => site.client.call(endpoints.logout, { token });

  it('WAL-02 is recalled after a logout', async () => {
    const member = await known(10_000n);
    await member.send(4_000n);
    await followUp(site);
    expect(await member.places()).toEqual([6_000n, 0n, 4_000n]);
    await logOut(member);
    await followUp(site);
    expect([await mainOf(member), site.parlour.balances.get(member.id)]).toEqual([10_000n, 0n]);
  });

  it.each(['last_seen_at', 'expires_at'])(
    'WAL-02 is recalled when the login is over by its %s',
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

  it('WAL-02 stays while another login of the member is open', async () => {
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

  it('WAL-02 is no longer requested after everything was recalled', async () => {
    const member = await known(10_000n);
    await member.send(4_000n);
    await member.recall();
    await logOut(member);
    const before = (await member.states()).length;
    await followUp(site);
    expect(await member.states()).toHaveLength(before);
  });
});

it('RGC-01 recalls what an open round paid after the recall', async () => {
  const member = await known(10_000n);
  await member.send(4_000n);
  await member.fetch();
  site.parlour.balances.set(member.id, 9_000n);
  await exclude(member);
  await followUp(site);
  expect(await member.places()).toEqual([19_000n, 0n, 0n]);
});
