import { endpoints } from '@lantern/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { holdRows, untilBlocked } from '../../../testing/blocked.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { Holder, owedByVendors, useParlour, vassalage } from '../../../testing/wallets.ts';

const site = useTestSite();
useParlour(site);
afterEach(() => {
  site.parlour.feed = 'well';
});

const limit = (memberId: string, kind: string, amount: bigint, period = 'day') =>
  site.query(
    'insert into protection_limit (member_id, kind, period, amount) values ($1, $2, $3, $4)',
    [memberId, kind, period, amount],
  );

describe('WAL-02 transfers between the main wallet and a vendor', () => {
  it('WAL-02 send an amount, withdraw a part of it, and recall the rest', async () => {
    const member = await Holder.with(site, 100_000n);
    const owed = await owedByVendors(site);
    const sent = await member.send(60_000n);
    expect(sent.value.transfers).toMatchObject([
      {
        vassalage,
        vendorName: 'Moon Parlour',
        direction: 'in',
        amount: '60000',
        currency: 'VND',
        state: 'done',
      },
    ]);
    expect(sent.value.transfers[0]?.reference).toMatch(/^T-[2-9A-HJ-NP-Z]{8}$/);
    expect(await member.places()).toEqual([40_000n, 0n, 60_000n]);
    expect((await member.fetch(25_000n)).value.transfers).toMatchObject([
      { direction: 'out', amount: '25000' },
    ]);
    expect(await member.places()).toEqual([65_000n, 0n, 35_000n]);
    expect((await owedByVendors(site)) - owed).toBe(35_000n);
    expect((await member.recall()).value.transfers).toMatchObject([
      { amount: '35000', state: 'done' },
    ]);
    expect(await member.places()).toEqual([100_000n, 0n, 0n]);
    expect(await owedByVendors(site)).toBe(owed);
  });

  it('WAL-02 return winnings, and the house then owes nothing', async () => {
    const member = await Holder.with(site, 10_000n);
    await member.send(10_000n);
    site.parlour.balances.set(member.id, 35_000n);
    expect((await member.fetch()).value.transfers).toMatchObject([
      { amount: '35000', state: 'done' },
    ]);
    expect(await member.places()).toEqual([35_000n, 0n, 0n]);
  });

  it('WAL-02 send each step and the balance to the pages', async () => {
    const member = await Holder.with(site, 10_000n);
    await site.query('delete from outbox');
    const { value } = await member.send(4_000n);
    const reference = value.transfers[0]?.reference;
    const told = await site.query<{ topic: string; payload: object }>(
      'select topic, payload from outbox where member_id = $1 order by id',
      [member.id],
    );
    expect(told.map(({ topic }) => topic)).toEqual(['wallet', 'balance', 'wallet', 'balance']);
    expect(told[0]?.payload).toEqual({ reference, state: 'requested' });
    expect(told[1]?.payload).toMatchObject({ sumBalance: '6000' });
    expect(told[2]?.payload).toEqual({ reference, state: 'done' });
  });

  it('WAL-02 recall nothing from an empty wallet', async () => {
    const member = await Holder.with(site, 10_000n);
    expect((await member.recall()).value.transfers).toEqual([]);
    expect((await member.fetch()).value.transfers).toMatchObject([{ amount: '0', state: 'done' }]);
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
  });

  it('WAL-02 return what the vendor refuses, with the reason', async () => {
    const member = await Holder.with(site, 10_000n);
    site.parlour.mood = 'refuses';
    expect((await member.send(4_000n)).value.transfers).toMatchObject([
      { state: 'returned', reason: 'player_blocked' },
    ]);
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
    site.parlour.mood = 'well';
    expect((await member.fetch(1n)).value.transfers).toMatchObject([
      { state: 'returned', reason: 'insufficient_funds' },
    ]);
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
  });
});

describe('WAL-02 a refused transfer', () => {
  it('WAL-02 exceeds the balance, or meets a frozen wallet, unknown or closed vendor', async () => {
    const member = await Holder.with(site, 10_000n);
    site.parlour.mood = 'away';
    expect(verdictOf(await member.send(1_000n))).toBe('vendor_unavailable');
    site.parlour.mood = 'well';
    expect(verdictOf(await member.send(10_001n))).toBe('insufficient_funds');
    expect(verdictOf(await member.move({ direction: 'in', vassalage: 'BGS', amount: '1' }))).toBe(
      'wallet_not_found',
    );
    await site.query("update purse set frozen = true where member_id = $1 and purpose = 'main'", [
      member.id,
    ]);
    expect(verdictOf(await member.send(1_000n))).toBe('purse_frozen');
    expect(await member.states()).toEqual([]);
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
  });

  it('D1 cannot name another member’s wallet', async () => {
    const [mine, theirs] = [await Holder.with(site, 10_000n), await Holder.with(site, 10_000n)];
    await theirs.send(10_000n);
    expect(await mine.funds()).toMatchObject({ transfers: [], wallets: [{ balance: '0' }] });
    expect((await mine.fetch()).value.transfers).toMatchObject([{ amount: '0' }]);
    expect(await theirs.places()).toEqual([0n, 0n, 10_000n]);
  });

  it('WAL-02 of a trial account, which has no wallet at a vendor', async () => {
    const { value } = await site.client.call(endpoints.freePlay, { body: {} });
    const answer = await site.client.call(endpoints.consolidatedFunds, { token: value.token });
    expect(verdictOf(answer)).toBe('in_need_true_account');
  });

  it('WAL-02 of a member in debt, which returning money repays first', async () => {
    const player = await Player.with(site, 10_000n);
    const member = new Holder(site, player.member);
    const bet = player.bet();
    await site.vendorCall('bet', bet);
    const win = player.win(bet);
    await site.vendorCall('win', win);
    expect(verdictOf(await member.send(11_000n))).toBe('ok');
    await site.vendorCall('rollback', player.rollback(win));
    expect(verdictOf(await member.send(1n))).toBe('member_in_debt');
    await member.fetch(5_000n);
    expect(await member.places()).toEqual([3_000n, 0n, 6_000n]);
    expect(verdictOf(await member.send(1n))).toBe('ok');
  });

  it('RGC-01 of a self-excluded member, who can only withdraw', async () => {
    const member = await Holder.with(site, 10_000n);
    await member.send(4_000n);
    await site.query(
      `insert into protection (member_id, brand_id, excluded_until, exclusion, excluded_at)
       select id, brand_id, now() + interval '1 day', 'cool_off', now() from member where id = $1`,
      [member.id],
    );
    expect(verdictOf(await member.send(1_000n))).toBe('member_excluded');
    expect(verdictOf(await member.recall())).toBe('ok');
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
  });

  it('RGC-01 exceeds the member’s daily stake limit', async () => {
    const member = await Holder.with(site, 10_000n);
    await limit(member.id, 'stake', 5_000n);
    expect(verdictOf(await member.send(4_000n))).toBe('ok');
    expect(await member.send(2_000n)).toMatchObject({
      status: 409,
      reply: { code: 'limit_reached' },
    });
    expect(verdictOf(await member.send(1_000n))).toBe('ok');
  });

  it('E19 RGC-01 exceeds a stake limit by withdrawing and sending again', async () => {
    const member = await Holder.with(site, 10_000n);
    site.parlour.feed = 'silent';
    await limit(member.id, 'stake', 10_000n);
    expect(verdictOf(await member.send(10_000n))).toBe('ok');
    await member.recall();
    expect(verdictOf(await member.send(10_000n))).toBe('limit_reached');
    expect(await member.places()).toEqual([10_000n, 0n, 0n]);
  });

  it('RGC-01 does not count towards a limit when the vendor never got it', async () => {
    const member = await Holder.with(site, 10_000n);
    await limit(member.id, 'stake', 5_000n);
    site.parlour.mood = 'refuses';
    await member.send(5_000n);
    site.parlour.mood = 'well';
    expect(verdictOf(await member.send(5_000n))).toBe('ok');
  });

  it('RGC-01 is allowed again under a loss limit after money returns', async () => {
    const member = await Holder.with(site, 10_000n);
    await limit(member.id, 'loss', 5_000n);
    for (let time = 0; time < 2; time += 1) {
      expect(verdictOf(await member.send(5_000n))).toBe('ok');
      await member.recall();
    }
  });

  it('RGC-01 of an earlier day adds no room beyond the loss limit when it returns', async () => {
    const member = await Holder.with(site, 10_000n);
    await member.send(6_000n);
    await site.query(
      "update wallet_transfer set created_at = created_at - interval '2 days' where member_id = $1",
      [member.id],
    );
    await member.recall();
    await limit(member.id, 'loss', 5_000n);
    expect(verdictOf(await member.send(5_000n))).toBe('ok');
    expect(verdictOf(await member.send(1n))).toBe('limit_reached');
  });

  it.each(['stake', 'loss'])(
    'RGC-01 sent within the month counts towards the month’s %s limit',
    async (kind) => {
      const member = await Holder.with(site, 10_000n);
      await limit(member.id, kind, 5_000n, 'month');
      await member.send(4_000n);
      await site.query(
        `update wallet_transfer w
            set created_at = protection_period_start('month', brand_day(b.id, now()))::timestamp
              at time zone b.time_zone
         from brand b where b.id = w.brand_id and w.member_id = $1`,
        [member.id],
      );
      expect(verdictOf(await member.send(2_000n))).toBe('limit_reached');
      expect(verdictOf(await member.send(1_000n))).toBe('ok');
    },
  );

  it.each([
    ['stake', 'stays used when it comes back before its rounds', 'silent', 'limit_reached'],
    ['stake', 'has room again when it comes back unplayed', 'well', 'ok'],
    ['loss', 'has room again when it comes back', 'silent', 'ok'],
  ] as const)(
    'RGC-01 money at a vendor counts towards the %s limit for other games, which %s',
    async (kind, _what, feed, afterwards) => {
      site.parlour.feed = feed;
      const player = await Player.with(site, 10_000n);
      const member = new Holder(site, player.member);
      await limit(player.id, kind, 5_000n);
      await member.send(4_000n);
      const bet = (amount: string) =>
        site.vendorCall('bet', player.bet({ amount })).then(verdictOf);
      expect([await bet('1001'), await bet('1000'), await bet('1')]).toEqual([
        'limit_reached',
        'ok',
        'limit_reached',
      ]);
      await member.recall();
      expect(await bet('4000')).toBe(afterwards);
    },
  );
});

describe('WAL-02 a transfer is executed once', () => {
  it('E3 two with the same key at the same time move the money once', async () => {
    const member = await Holder.with(site, 10_000n);
    await member.fetch();
    const key = freshName();
    const release = await holdRows(site, 'select 1 from purse where member_id = $1 for update', [
      member.id,
    ]);
    const first = member.send(4_000n, key);
    await untilBlocked(site, 1);
    const second = member.send(4_000n, key);
    await release();
    expect(verdictOf(await first)).toBe('ok');
    expect(['ok', 'idempotency_in_progress']).toContain(verdictOf(await second));
    expect((await member.send(4_000n, key)).value).toEqual((await first).value);
    expect(verdictOf(await member.send(5_000n, key))).toBe('idempotency_key_reused');
    expect(await member.places()).toEqual([6_000n, 0n, 4_000n]);
  });

  it('E3 a key whose reply was lost makes no second transfer', async () => {
    const member = await Holder.with(site, 10_000n);
    const key = freshName();
    await member.send(4_000n, key);
    await site.query('delete from idempotency where actor_id = $1', [member.id]);
    expect((await member.send(4_000n, key)).value.transfers).toMatchObject([
      { state: 'done', amount: '4000' },
    ]);
    await site.query('delete from idempotency where actor_id = $1', [member.id]);
    expect(verdictOf(await member.send(4_001n, key))).toBe('idempotency_key_reused');
    expect(await member.places()).toEqual([6_000n, 0n, 4_000n]);
  });

  it('E1 concurrent transfers above the balance are never all paid', async () => {
    const member = await Holder.with(site, 10_000n);
    await member.fetch();
    const answers = await Promise.all(Array.from({ length: 8 }, () => member.send(3_000n)));
    const done = answers.filter((answer) => verdictOf(answer) === 'ok').length;
    const [main, inTransit, vendor] = await member.places();
    expect([main + vendor, inTransit]).toEqual([10_000n, 0n]);
    expect(vendor).toBe(3_000n * BigInt(done));
    const others = answers.map(verdictOf).filter((verdict) => verdict !== 'ok');
    expect(
      others.every((code) => code === 'wallet_transfer_open' || code === 'insufficient_funds'),
    ).toBe(true);
  });
});
