import { endpoints } from '@lantern/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { registerAtHarbor } from '../../../testing/harbor.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { Holder, readRounds, useParlour } from '../../../testing/wallets.ts';
import { askWithdrawal, readyToWithdraw, termsOf } from '../../../testing/withdrawals.ts';

const site = useTestSite();
useParlour(site);
const brand = useBrandChanges(site);

afterEach(() => {
  site.parlour.mood = 'well';
  site.parlour.feed = 'well';
});

const rounds = async (token: string) =>
  (await site.client.call(endpoints.betHistory, { token, query: {} })).value;
const spent = async (token: string) =>
  (await site.client.call(endpoints.spending, { token, query: { by: 'day' } })).value.totals.day;
const launch = (token: string) =>
  site.client.call(endpoints.launchGame, {
    token,
    query: { nodeId: 'PLR:moon-dice', vassalage: 'PLR' },
  });
/** What the vendor holds for the member, by our books. */
async function booked(memberId: string): Promise<bigint> {
  const [row] = await site.query<{ balance: string }>(
    "select balance::text from purse where member_id = $1 and purpose = 'vendor'",
    [memberId],
  );
  return BigInt(row?.balance ?? 0);
}
const limit = (memberId: string, kind: string, amount: bigint) =>
  site.query(
    "insert into protection_limit (member_id, kind, period, amount) values ($1, $2, 'day', $3)",
    [memberId, kind, amount],
  );

/** A member with money at the vendor. */
async function sent(amount: bigint): Promise<Holder> {
  const member = await Holder.with(site, amount);
  await member.send(amount);
  return member;
}

describe('GAM-22 rounds that a vendor with its own wallets reports', () => {
  it('GAM-24 WAL-05 are in the betting record, the profit report and the spending', async () => {
    const member = await sent(500_000n);
    site.parlour.play(member.id, 200_000n, 0n);
    site.parlour.play(member.id, 150_000n, 90_000n, { details: { selection: '< 50 · 12.00' } });
    await readRounds(site);
    expect(await rounds(member.token)).toMatchObject({
      total: 2,
      totals: { stake: '350000', win: '90000', net: '-260000' },
      list: [
        { vassalage: 'PLR', gameName: 'Moon Dice', stake: '150000', win: '90000', status: 'lost' },
        { stake: '200000', win: '0', status: 'lost' },
      ],
    });
    const { value } = await site.client.call(endpoints.profitReport, {
      token: member.token,
      query: {},
    });
    expect(value).toMatchObject({
      total: { staked: '350000', won: '90000', bets: 2 },
      vendors: [{ vassalage: 'PLR', net: '-260000' }],
    });
    expect(await spent(member.token)).toMatchObject({ staked: '350000', lost: '260000' });
    expect(await booked(member.id)).toBe(240_000n);
  });

  it('GAM-22 OPR-02 are in the member file, and their result in the funds of members', async () => {
    const { token, host } = await staffAt(site, 'owner');
    const funds = async () => {
      const { value } = await site.client.call(endpoints.trialBalance, { token, host });
      return value.liabilities
        .filter(({ currency }) => currency === 'VND')
        .reduce((sum, one) => sum + BigInt(one.sum), 0n);
    };
    const before = await funds();
    const member = await sent(500_000n);
    expect((await funds()) - before).toBe(500_000n);
    site.parlour.play(member.id, 200_000n, 0n);
    await readRounds(site);
    expect((await funds()) - before).toBe(300_000n);
    const { value } = await site.client.call(endpoints.staffMember, {
      ...{ token, host },
      query: { id: member.id },
    });
    expect(value.rounds).toMatchObject([{ stake: '200000', win: '0', ended: true }]);
    await member.recall();
    expect([(await funds()) - before, await booked(member.id)]).toEqual([300_000n, 0n]);
  });

  it('CSH-03 count towards the turnover requirement', async () => {
    const registered = await site.memberWith(500_000n);
    const member = new Holder(site, registered);
    await readyToWithdraw(site, registered);
    await site.query('select turnover_raise($1, 300000, 100)', [member.id]);
    await member.send(500_000n);
    site.parlour.play(member.id, 100_000n, 195_000n);
    await readRounds(site);
    expect((await termsOf(site, member.token)).turnover).toEqual({
      left: '200000',
      required: '300000',
    });
  });

  it('F2 GAM-24 count once, however often and in whatever order they are reported', async () => {
    const member = await sent(100_000n);
    const first = site.parlour.play(member.id, 10_000n, 19_000n);
    site.parlour.report(first);
    site.parlour.report({ ...first, revision: 3, payout: '5000' });
    site.parlour.report({ ...first, revision: 2, payout: '50000' });
    site.parlour.report(first);
    await readRounds(site);
    expect(await rounds(member.token)).toMatchObject({
      total: 1,
      list: [{ stake: '10000', win: '5000', status: 'lost' }],
    });
    expect(await booked(member.id)).toBe(95_000n);
    expect(await spent(member.token)).toMatchObject({ staked: '10000', lost: '5000' });
    expect(await readRounds(site)).toBe(0);
  });

  it('GAM-24 that are open, corrected or cancelled follow their last report', async () => {
    const member = await sent(100_000n);
    const open = site.parlour.play(member.id, 10_000n, 0n, { status: 'open' });
    const other = site.parlour.play(member.id, 20_000n, 39_000n);
    await readRounds(site);
    expect((await rounds(member.token)).list.map(({ status }) => status)).toEqual(['won', 'open']);
    site.parlour.report({ ...open, revision: 2, status: 'settled', payout: '25000' });
    site.parlour.report({ ...other, revision: 2, status: 'cancelled' });
    await readRounds(site);
    expect((await rounds(member.token)).list).toMatchObject([
      { stake: '20000', win: '0', refund: '20000', status: 'refunded' },
      { stake: '10000', win: '25000', status: 'won' },
    ]);
    site.parlour.report({ ...open, revision: 3, status: 'settled', stake: '8000', payout: '0' });
    await readRounds(site);
    expect(await booked(member.id)).toBe(92_000n);
    expect(await spent(member.token)).toMatchObject({ staked: '8000', lost: '8000' });
  });

  it('GAM-22 that cannot be true change nothing, and do not stop the others', async () => {
    const [member, other] = [await sent(100_000n), await sent(100_000n)];
    const stranger = await Holder.with(site, 0n);
    const mine = site.parlour.play(member.id, 1_000n, 0n);
    site.parlour.report({ ...mine, playerId: other.id, revision: 2 });
    site.parlour.report({ ...mine, payout: '7000' });
    site.parlour.play(stranger.id, 1_000n, 0n);
    site.parlour.play(other.id, 1_000n, 0n, { currency: 'PHP' });
    site.parlour.play(other.id, 2_000n, 0n);
    await readRounds(site);
    const refused = site.log
      .filter(({ detail }) => detail.event === 'vendor_round_refused')
      .map(({ detail }) => detail.verdict);
    expect(refused).toEqual([
      'round_of_another_player',
      'other_content',
      'player_not_found',
      'wrong_currency',
    ]);
    expect((await rounds(other.token)).totals).toMatchObject({ stake: '2000' });
    expect((await rounds(stranger.token)).total).toBe(0);
    expect((await rounds(member.token)).totals).toMatchObject({ stake: '1000', win: '0' });
  });

  it('D2 GAM-22 of another brand’s member stay with that brand', async () => {
    const here = await sent(10_000n);
    const { customerId: there } = (await registerAtHarbor(site)).value;
    await site.query(
      `insert into vendor_player (brand_id, member_id, vendor_code)
       select brand_id, id, 'PLR' from member where id = $1`,
      [there],
    );
    site.parlour.play(here.id, 1_000n, 0n);
    site.parlour.play(there, 300n, 0n, { currency: 'PHP' });
    await readRounds(site);
    expect(
      await site.query(
        `select b.code, r.stake::text from game_round r join brand b on b.id = r.brand_id
          where r.member_id = any ($1) order by 1 desc`,
        [[here.id, there]],
      ),
    ).toEqual([
      { code: 'lantern', stake: '1000' },
      { code: 'harbor', stake: '300' },
    ]);
  });

  it('E13 GAM-24 of a vendor that is silent or late are read later, without a gap', async () => {
    const member = await sent(100_000n);
    site.parlour.play(member.id, 1_000n, 0n);
    site.parlour.feed = 'silent';
    await expect(readRounds(site)).rejects.toThrow();
    site.parlour.feed = 'late';
    await readRounds(site);
    expect((await rounds(member.token)).total).toBe(0);
    site.parlour.feed = 'well';
    site.parlour.play(member.id, 2_000n, 0n);
    await readRounds(site);
    expect((await rounds(member.token)).totals).toMatchObject({ stake: '3000' });
  });
});

describe('RGC-01 limits and rounds that are already played', () => {
  it('RGC-01 a round beyond a limit is recorded, and then nothing more goes there', async () => {
    const member = await sent(20_000n);
    await limit(member.id, 'loss', 5_000n);
    site.parlour.play(member.id, 9_000n, 0n);
    await readRounds(site);
    expect(await spent(member.token)).toMatchObject({ lost: '9000' });
    expect(await launch(member.token)).toMatchObject({
      status: 409,
      reply: { code: 'limit_reached', value: { kind: 'loss', amount: '5000', left: '0' } },
    });
    await member.recall();
    expect(verdictOf(await member.send(1n))).toBe('limit_reached');
  });

  it('RGC-01 money that came back frees a stake limit as far as it was not played', async () => {
    const member = await Holder.with(site, 10_000n);
    await limit(member.id, 'stake', 10_000n);
    await member.send(10_000n);
    await member.recall();
    expect(verdictOf(await member.send(10_000n))).toBe('ok');
    site.parlour.play(member.id, 4_000n, 4_000n);
    await member.recall();
    expect(verdictOf(await member.send(6_001n))).toBe('limit_reached');
    expect(verdictOf(await member.send(6_000n))).toBe('ok');
  });

  it('RGC-01 reported rounds count towards the limits of other games', async () => {
    const player = await Player.with(site, 10_000n);
    const member = new Holder(site, player.member);
    await limit(player.id, 'loss', 5_000n);
    await member.send(4_000n);
    site.parlour.play(member.id, 4_000n, 1_000n);
    await member.recall();
    const bet = (amount: string) => site.vendorCall('bet', player.bet({ amount })).then(verdictOf);
    expect([await bet('2001'), await bet('2000')]).toEqual(['limit_reached', 'ok']);
  });

  it('RGC-01 a self-excluded member cannot open a game there', async () => {
    const member = await sent(1_000n);
    await site.query(
      `insert into protection (member_id, brand_id, excluded_until, exclusion, excluded_at)
       select id, brand_id, now() + interval '1 day', 'cool_off', now() from member where id = $1`,
      [member.id],
    );
    expect(verdictOf(await launch(member.token))).toBe('member_excluded');
  });
});

describe('OPR-02 a large win at a vendor with its own wallets', () => {
  async function winner() {
    await brand.set('lantern', ['winnings'], {
      heldFrom: '900000000',
      heldFromOf: { PLR: '500000' },
    });
    const registered = await site.memberWith(1_000_000n);
    const withdrawer = await readyToWithdraw(site, registered);
    const member = new Holder(site, registered);
    await member.send(400_000n);
    return {
      member,
      withdraw: (amount: string) => askWithdrawal(site, withdrawer, { body: { amount } }),
    };
  }
  const held = async ({ id }: Holder) => {
    const { token, host } = await staffAt(site, 'reviewer');
    const query = { show: 'held', pageSize: '100' } as const;
    const { value } = await site.client.call(endpoints.heldWins, { token, host, query });
    return value.list.filter((one) => one.member.id === id);
  };

  it('OPR-02 is held from withdrawal once it is back in the main wallet', async () => {
    const { member, withdraw } = await winner();
    site.parlour.play(member.id, 100_000n, 800_000n);
    await readRounds(site);
    expect(await held(member)).toMatchObject([{ vassalage: 'PLR', amount: '800000' }]);
    expect((await termsOf(site, member.token)).most).toBe('600000');
    await member.recall();
    expect(await member.places()).toEqual([1_700_000n, 0n, 0n]);
    expect((await withdraw('900001')).reply).toMatchObject({
      code: 'winnings_held',
      value: { held: '800000' },
    });
    expect(verdictOf(await withdraw('900000'))).toBe('ok');
  });

  it('OPR-02 is held also when it comes back before its round is reported', async () => {
    const { member, withdraw } = await winner();
    site.parlour.play(member.id, 100_000n, 800_000n);
    site.parlour.feed = 'silent';
    await member.recall();
    expect(await booked(member.id)).toBe(-700_000n);
    expect((await withdraw('1000001')).reply).toMatchObject({
      code: 'winnings_held',
      value: { held: '700000' },
    });
    site.parlour.feed = 'well';
    await readRounds(site);
    expect(await booked(member.id)).toBe(0n);
    expect((await withdraw('900001')).reply).toMatchObject({ value: { held: '800000' } });
  });
});
