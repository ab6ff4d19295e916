import { endpoints } from '@lantern/contracts';
import { postTransfers } from '@lantern/database';
import { describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { Depositor } from '../../../testing/depositor.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { winUndoneTheDayAfter } from '../../../testing/midnight.ts';
import { Player } from '../../../testing/player.ts';
import { housePurseOf } from '../../../testing/purses.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { Holder, useParlour } from '../../../testing/wallets.ts';
import { openWithdrawal, withdrawerWith } from '../../../testing/withdrawals.ts';

const site = useTestSite();
const brand = useBrandChanges(site);
useParlour(site);

const record = (player: Player, query: Record<string, string> = {}) =>
  site.client.call(endpoints.accountRecord, { token: player.member.token, query });

async function playerWith(bets: number): Promise<Player> {
  const player = await Player.with(site, 1_000_000n);
  for (let nth = 1; nth <= bets; nth += 1)
    expect((await site.vendorCall('bet', player.bet({ amount: String(nth) }))).status).toBe(200);
  return player;
}

/** Money from the house outside all games. */
async function correct({ id }: Player, amount: bigint): Promise<void> {
  const [to] = await site.query<{ id: string }>(
    "select id from purse where member_id = $1 and purpose = 'main'",
    [id],
  );
  const from = await housePurseOf(site, 'house_adjustments');
  await postTransfers(site.site.db.pool, [
    [{ key: freshName(), from, to: to?.id ?? '', amount, kind: 'adjustment' }],
  ]);
}

/** Moves every movement of a wallet that many days into the past. */
const age = (player: Player, days: number) =>
  site.asOwner(`set session_replication_role = replica;
    update entry set posted_at = posted_at - make_interval(days => ${days})
     where purse_id = (select id from purse where member_id = '${player.id}' and purpose = 'main');
    update transfer set posted_at = posted_at - make_interval(days => ${days})
     where id in (select transfer_id from entry where purse_id =
       (select id from purse where member_id = '${player.id}' and purpose = 'main'));
    reset session_replication_role`);

describe('WAL-05 the account record', () => {
  it('WAL-05 lists every movement with the balance after it, newest first', async () => {
    const player = await playerWith(2);
    const { value } = await record(player);
    expect(
      value.list.map(({ type, kind, amount, balanceAfter }) => [type, kind, amount, balanceAfter]),
    ).toEqual([
      ['game', 'bet', '-2', '999997'],
      ['game', 'bet', '-1', '999999'],
      ['correction', expect.any(String), '1000000', '1000000'],
    ]);
    expect(value).toMatchObject({ total: 3, totalPages: 1, currency: 'VND' });
  });

  it('WAL-05 totals income and expenses by type', async () => {
    const player = await playerWith(3);
    const { value } = await record(player);
    expect(value.totals).toContainEqual({ type: 'game', in: '0', out: '6' });
    expect(value.totals).toContainEqual({ type: 'correction', in: '1000000', out: '0' });
  });

  it('F6 WAL-05 keeps a win of yesterday that is rolled back today', async () => {
    const player = await Player.with(site, 10_000n);
    await winUndoneTheDayAfter(site, player, '1000', '1500');
    const { status, value } = await record(player, { days: 'today' });
    expect(status).toBe(200);
    expect(value.totals).toContainEqual({ type: 'game', in: '-1500', out: '0' });
  });

  it('WAL-05 can be filtered by type', async () => {
    const player = await playerWith(1);
    const { value } = await record(player, { type: 'correction' });
    expect(value.list.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      ['1000000', null],
    ]);
    expect(value.totals.map(({ type }) => type)).toEqual(['correction']);
    expect((await record(player, { type: 'deposit' })).value).toMatchObject({
      list: [],
      total: 0,
      totals: [],
    });
  });

  it('E20 pages have every movement once, even while new ones are written', async () => {
    const player = await playerWith(7);
    const first = (await record(player, { pageSize: '3' })).value;
    expect((await site.vendorCall('bet', player.bet({ amount: '99' }))).status).toBe(200);
    const { upTo } = first;
    const others = await Promise.all(
      ['2', '3'].map((pageNo) =>
        record(player, { pageSize: '3', pageNo, upTo }).then(({ value }) => value),
      ),
    );
    const amounts = [first, ...others].flatMap(({ list }) => list.map(({ amount }) => amount));
    expect(amounts).toEqual(['-7', '-6', '-5', '-4', '-3', '-2', '-1', '1000000']);
    expect(others.map(({ total }) => total)).toEqual([8, 8]);
  });

  it('E20 pages of one type have every movement once, while new ones are written', async () => {
    const player = await playerWith(0);
    for (const amount of [1n, 2n, 3n, 4n]) await correct(player, amount);
    const query = { type: 'correction', pageSize: '2' };
    const first = (await record(player, query)).value;
    await correct(player, 99n);
    const { upTo } = first;
    const others = await Promise.all(
      ['2', '3'].map((pageNo) =>
        record(player, { ...query, pageNo, upTo }).then(({ value }) => value),
      ),
    );
    const amounts = [first, ...others].flatMap(({ list }) => list.map(({ amount }) => amount));
    expect(amounts).toEqual(['4', '3', '2', '1', '1000000']);
    expect(others.map(({ total }) => total)).toEqual([5, 5]);
  });

  it('WAL-05 leaves out other days', async () => {
    const player = await playerWith(1);
    await age(player, 10);
    expect((await site.vendorCall('bet', player.bet({ amount: '5' }))).status).toBe(200);
    const amountsIn = async (days: string) =>
      (await record(player, { days })).value.list.map(({ amount }) => amount);
    expect(await amountsIn('today')).toEqual(['-5']);
    expect(await amountsIn('last7')).toEqual(['-5']);
    expect(await amountsIn('last30')).toEqual(['-5', '-1', '1000000']);
    expect(await amountsIn('next7')).toEqual(['-5']);
  });

  it.each([
    ['inverted', { from: '2026-03-02', to: '2026-03-01' }],
    ['with one end only', { from: '2026-03-02' }],
    ['from the year 1', { from: '0001-01-01', to: '0001-01-02' }],
    ['to the year 9999', { from: '2026-01-01', to: '9999-12-31' }],
    ['longer than a quarter', { from: '2026-01-01', to: '2026-12-31' }],
  ])('K18 a range %s is rejected', async (_, query) => {
    const player = await Player.with(site, 0n);
    expect(await record(player, query)).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input' },
    });
  });

  it('D1 lists only the member’s own movements', async () => {
    await playerWith(1);
    const other = await Player.with(site, 0n);
    expect((await record(other)).value).toMatchObject({ list: [], total: 0 });
  });
});

/** Puts a member into debt: a win is spent and then rolled back. */
async function owe(memberId: string, amount: bigint): Promise<void> {
  const [debt] = await site.query<{ id: string }>(
    `insert into purse (id, brand_id, member_id, purpose, currency, may_go_negative)
     select uuid_v7(), brand_id, id, 'receivable', currency, true from member where id = $1
       returning id`,
    [memberId],
  );
  const to = await housePurseOf(site, 'house_games');
  const owed = { key: freshName(), from: debt?.id ?? '', to, amount, kind: 'win_rollback_debt' };
  await postTransfers(site.site.db.pool, [[owed]]);
}

it.each(['all', 'deposit'])(
  'WAL-05 a deposit and the debt it repaid name each other, in the record of %s',
  async (type) => {
    const depositor = await Depositor.at(site);
    await owe(depositor.id, 50_000n);
    await depositor.tell();
    const { status, value } = await site.client.call(endpoints.accountRecord, {
      token: depositor.token,
      query: { type },
    });
    expect(status).toBe(200);
    const shown = value.list.map(({ kind, amount, reference }) => [kind, amount, reference]);
    expect(shown).toContainEqual(['deposit', '200000', depositor.reference]);
    if (type === 'all')
      expect(shown).toContainEqual(['debt_repaid', '-50000', depositor.reference]);
  },
);

describe('WAL-05 a movement has the reference that its own page shows', () => {
  /** Movements in the whole record and in the record of one type. */
  async function told(token: string, type: string): Promise<unknown[][]> {
    const lists = await Promise.all(
      ['all', type].map((asked) =>
        site.client.call(endpoints.accountRecord, { token, query: { type: asked } }),
      ),
    );
    return lists.map(({ value }) =>
      value.list
        .filter((one) => one.type === type)
        .map(({ amount, reference }) => [amount, reference]),
    );
  }

  it('WAL-04 WAL-05 of a line transfer, with its sender and its recipient', async () => {
    await brand.set('lantern', ['transfers', 'toUpline'], true);
    const agent = await LineMember.below(site, undefined, { agent: true });
    const member = await LineMember.below(site, agent);
    const { reference } = (await member.up(50_000n)).value;
    expect(await told(member.token, 'transfer')).toEqual([
      [['-50000', reference]],
      [['-50000', reference]],
    ]);
    expect(await told(agent.token, 'transfer')).toEqual([
      [['50000', reference]],
      [['50000', reference]],
    ]);
  });

  it('WAL-02 WAL-05 of a transfer to a vendor and back', async () => {
    const holder = await Holder.with(site, 100_000n);
    const [there] = (await holder.send(60_000n)).value.transfers;
    const [back] = (await holder.fetch(25_000n)).value.transfers;
    const rows = [
      ['25000', back?.reference],
      ['-60000', there?.reference],
    ];
    expect(await told(holder.token, 'wallet')).toEqual([rows, rows]);
  });

  it('CSH-03 WAL-05 of a withdrawal', async () => {
    const member = await withdrawerWith(site, 1_000_000n);
    const { reference, amount } = await openWithdrawal(site, member);
    expect(await told(member.token, 'withdrawal')).toEqual([
      [[`-${amount}`, reference]],
      [[`-${amount}`, reference]],
    ]);
  });
});
