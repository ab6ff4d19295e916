import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type MoneyBody, Player } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

const fairness = {
  algorithm: 'lucky-bowl-1',
  serverSeedHash: 'ab'.repeat(32),
  clientSeed: 'mine',
  nonce: 3,
  outcome: 'fish,fish,crab',
  verifyUrl: 'http://arcade.test/verify',
};

let player: Player;
const rounds: Record<string, MoneyBody> = {};
beforeAll(async () => {
  player = await Player.with(site, 100_000n);
  const bet = (amount: string) => player.bet({ amount, details: { selection: `fish ${amount}` } });
  Object.assign(rounds, {
    open: bet('100'),
    won: bet('200'),
    lost: bet('300'),
    refunded: bet('400'),
  });
  const { won = {}, lost = {}, refunded = {} } = rounds;
  const calls: [string, MoneyBody][] = [
    ...Object.values(rounds).map((body): [string, MoneyBody] => ['bet', body]),
    ['win', player.win(won, { amount: '500', roundClosed: true, details: { fairness } })],
    ['win', player.win(lost, { amount: '0', roundClosed: true })],
    ['rollback', player.rollback(refunded)],
  ];
  for (const [call, body] of calls) expect((await site.vendorCall(call, body)).status).toBe(200);
});

const record = (query = {}, token = player.member.token) =>
  site.client.call(endpoints.betHistory, { token, query });

/** Moves a bet that many days into the past. */
const moveBack = ({ roundId }: MoneyBody, days: number) =>
  site.asOwner(
    `with moved as (
       update game_round set started_at = now() - interval '${days} days'
        where vendor_round_id = '${roundId}' returning *)
     update vendor_transaction v set created_at = m.started_at
       from moved m where v.operator_transaction_id = m.id`,
  );

describe('GAM-24 the betting record', () => {
  it('GAM-24 lists every round with stake, win, state and number, newest first', async () => {
    const { value } = await record();
    const shown = value.list.map(({ vendorRoundId, status, stake, win, refund, net, endedAt }) => ({
      vendorRoundId,
      status,
      stake,
      win,
      refund,
      net,
      ended: endedAt !== null,
    }));
    const told = (name: string) => ({ vendorRoundId: rounds[name]?.roundId, status: name });
    expect(shown).toEqual([
      { ...told('refunded'), stake: '400', win: '0', refund: '400', net: '0', ended: false },
      { ...told('lost'), stake: '300', win: '0', refund: '0', net: '-300', ended: true },
      { ...told('won'), stake: '200', win: '500', refund: '0', net: '300', ended: true },
      { ...told('open'), stake: '100', win: '0', refund: '0', net: '-100', ended: false },
    ]);
    expect(value.totals).toEqual({ currency: 'VND', stake: '600', win: '500', net: '-100' });
  });

  it('GAM-24 labels a round by its total result', async () => {
    const other = await Player.with(site, 1000n);
    for (const amount of ['99', '100', '101']) {
      const bet = other.bet({ amount: '100' });
      await site.vendorCall('bet', bet);
      await site.vendorCall('win', other.win(bet, { amount, roundClosed: true }));
    }
    const { list } = (await record({}, other.member.token)).value;
    expect(list.map(({ status, net }) => `${status} ${net}`)).toEqual([
      'won 1',
      'even 0',
      'lost -1',
    ]);
  });

  it('GAM-24 GAM-25 shows what was bet on, and the data to verify a round', async () => {
    const { value } = await record();
    const won = value.list.find(({ status }) => status === 'won');
    expect(won?.details).toEqual({ selection: 'fish 200', fairness });
    expect(won).toMatchObject({
      gameName: 'Lucky Bowl',
      vendorName: 'Lantern Originals',
      currency: 'VND',
    });
  });

  it('K2 GAM-25 links only to the vendor, and a win with another link is still paid', async () => {
    const other = await Player.with(site, 1000n);
    const bet = other.bet({ amount: '100' });
    await site.vendorCall('bet', bet);
    const verifyUrl = 'http://arcade.test.evil.test/verify';
    const win = other.win(bet, {
      amount: '300',
      roundClosed: true,
      details: { fairness: { ...fairness, verifyUrl } },
    });
    for (let times = 0; times < 2; times += 1)
      expect((await site.vendorCall('win', win)).status).toBe(200);
    expect(await other.balance()).toBe(1200n);
    const [round] = (await record({}, other.member.token)).value.list;
    const { verifyUrl: _ownLink, ...proof } = fairness;
    expect(round?.details?.fairness).toEqual(proof);
    expect(site.log.map(({ detail }) => detail)).toContainEqual({
      event: 'vendor_link_foreign',
      vendor: 'BGS',
      origin: 'http://arcade.test.evil.test',
    });
  });

  it('GAM-24 is paged, with totals of all pages', async () => {
    const { value } = await record({ pageNo: '2', pageSize: '3' });
    expect(value.list.map(({ status }) => status)).toEqual(['open']);
    expect([value.total, value.totalPages, value.totals.stake]).toEqual([4, 2, '600']);
  });

  it('WAL-05 GAM-24 covers the requested days, by preset or by dates', async () => {
    const own = await Player.with(site, 1000n);
    const [old, fresh] = [own.bet({ amount: '50' }), own.bet({ amount: '60' })];
    for (const bet of [old, fresh]) await site.vendorCall('bet', bet);
    await moveBack(old, 8);
    const stakes = async (query: object) =>
      (await record(query, own.member.token)).value.list.map(({ stake }) => stake);
    expect(await stakes({})).toEqual(['60']);
    expect(await stakes({ days: 'today' })).toEqual(['60']);
    expect(await stakes({ days: 'last30' })).toEqual(['60', '50']);
    const { from, to } = (await record({ days: 'today' }, own.member.token)).value;
    expect(from).toBe(to);
    const dayOfOld = new Date(Date.parse(`${from}T00:00:00Z`) - 8 * 24 * 3600 * 1000)
      .toISOString()
      .slice(0, 10);
    expect(await stakes({ from: dayOfOld, to: dayOfOld })).toEqual(['50']);
  });

  it.each(['open', 'won', 'lost', 'refunded'])(
    'WAL-05 filtered to rounds that are %s, it totals only those',
    async (status) => {
      const { value } = await record({ status });
      expect(value.list.map((round) => round.status)).toEqual([status]);
      const [round] = value.list;
      const staked = BigInt(round?.stake ?? 0) - BigInt(round?.refund ?? 0);
      expect(value.totals).toMatchObject({
        stake: staked.toString(),
        win: round?.win,
        net: round?.net,
      });
      expect(value).toMatchObject({ total: 1, totalPages: 1 });
    },
  );

  it('WAL-05 can be filtered by a vendor that was played', async () => {
    const { vendors } = (await record({ status: 'won' })).value;
    expect(vendors).toEqual([{ vassalage: 'BGS', vendorName: 'Lantern Originals' }]);
    expect((await record({ vassalage: 'BGS' })).value.total).toBe(4);
    expect((await record({ vassalage: 'PLR' })).value).toMatchObject({ list: [], total: 0 });
  });

  it('E20 pages have every round once, even while more is played', async () => {
    const own = await Player.with(site, 10_000n);
    const play = async (amount: string) =>
      expect((await site.vendorCall('bet', own.bet({ amount }))).status).toBe(200);
    for (const amount of ['1', '2', '3', '4', '5', '6', '7']) await play(amount);
    const pageOf = async (query: object) =>
      (await record({ pageSize: '3', ...query }, own.member.token)).value;
    const first = await pageOf({});
    await play('8');
    await play('9');
    const others = [
      await pageOf({ pageNo: '2', upTo: first.upTo }),
      await pageOf({ pageNo: '3', upTo: first.upTo }),
    ];
    expect([first, ...others].flatMap(({ list }) => list.map(({ stake }) => stake))).toEqual([
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
      '1',
    ]);
    expect(others.map(({ total }) => total)).toEqual([7, 7]);
    expect((await pageOf({})).total).toBe(9);
  });

  it('D1 D12 is the member’s own', async () => {
    const other = await site.register();
    expect((await record({}, other.token)).value).toMatchObject({ list: [], total: 0 });
  });

  it('D2 is not shown at another brand', async () => {
    const answer = await site.client.call(endpoints.betHistory, {
      token: player.member.token,
      host: 'harbor.localhost',
    });
    expect(answer).toMatchObject({ status: 401, reply: { code: 'session_expired' } });
  });

  it.each([
    { pageSize: '1000000000' },
    { pageSize: '0' },
    { pageSize: '-1' },
    { pageSize: '42abc' },
    { pageNo: '1000000000' },
    { pageNo: '0' },
    { range: '7' },
    { days: 'last36500' },
    { status: 'paid' },
    { vassalage: '' },
    { upTo: '-1' },
    { upTo: '9'.repeat(19) },
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2026-03-02' },
    { from: '2026-01-01', to: '2026-12-31' },
    { sort: 'stake' },
    { memberId: '00000000-0000-7000-8000-000000000000' },
  ])('K17 K18 D8 rejects %j', async (query) => {
    expect(await record(query)).toMatchObject({ status: 400, reply: { code: 'invalid_input' } });
  });

  it('D9 returns only the contract’s fields', async () => {
    const { value } = await record();
    const text = JSON.stringify(value);
    for (const inside of [player.id, 'member_id', 'brand']) expect(text).not.toContain(inside);
  });

  it('GAM-24 E6 stores round totals beyond the largest single amount', async () => {
    const rich = await Player.with(site, 10_000n);
    const bet = rich.bet();
    await site.vendorCall('bet', bet);
    for (const _ of [1, 2])
      await site.vendorCall('win', rich.win(bet, { amount: '999999999999999' }));
    const { value } = await record({}, rich.member.token);
    expect(value.list).toMatchObject([{ win: '1999999999999998', net: '1999999999998998' }]);
    expect(value.totals).toMatchObject({ win: '1999999999999998' });
  });
});
