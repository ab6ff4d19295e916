import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { credentialsOf } from '../../../testing/browsers.ts';
import { playerBelow, playRound, rollUpAll } from '../../../testing/figures.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { moveLine } from '../../../testing/line-moves.ts';
import { plant } from '../../../testing/planted.ts';
import { type Player, verdictOf } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

let former: LineMember;
let next: LineMember;
let middle: LineMember;
let player: Player;
let account: string;

/**
 * The player deposits and plays 1,000 below `former`, plays 300 below `next`, and 50 there without
 * `middle`.
 */
beforeAll(async () => {
  former = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  next = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  middle = await LineMember.below(site, former, { agent: true, balance: 0n });
  player = await playerBelow(site, middle);
  const [named] = await site.query<{ username: string }>(
    'select username from member where id = $1',
    [player.id],
  );
  account = named?.username ?? '';
  await plant(site, next.id);
  await site.query(
    `select figure_note(m.brand_id, m.id, x.kind, null, x.amount, x.times)
       from member m, (values ('deposit', 700, 1), ('fee', 30, 0)) x (kind, amount, times)
      where m.id = $1`,
    [player.id],
  );
  await playRound(site, player, { amount: '1000' });
  await moveLine(site, middle.id, next.account);
  await playRound(site, player, { amount: '300' });
  await moveLine(site, player.id, next.account);
  await playRound(site, player, { amount: '50' });
  await rollUpAll(site);
});

type Wish = { member?: string; from?: string; to?: string };
const profit = (who: LineMember, query: Wish = {}) =>
  site.client.call(endpoints.teamProfit, { token: who.token, query });
const stakesOf = async (who: LineMember, member?: string) =>
  (await profit(who, member ? { member } : {})).value.total.stakes;
const rowsOf = async ({ token }: LineMember, query: Wish = {}) => {
  const { value } = await site.client.call(endpoints.teamMembersProfit, { token, query });
  return value.list.map(({ account: name, direct, stakes }) => [name, direct, stakes]);
};
const betsOf = async (who: LineMember, query: Wish = {}) =>
  (await site.client.call(endpoints.teamBets, { token: who.token, query })).value.list.map(
    ({ stake }) => stake,
  );

describe('AGT-02 the pages of a team follow the tree of their time', () => {
  it('AGT-02 a former upline keeps the figures, rows and bets from before a move', async () => {
    expect(await stakesOf(former)).toBe('1000');
    expect(await rowsOf(former)).toEqual([[middle.account, null, '1000']]);
    expect(await rowsOf(former, { member: middle.id })).toEqual([[account, null, '1000']]);
    for (const member of [undefined, middle.id, player.id])
      expect(await betsOf(former, member ? { member } : {})).toEqual(['1000']);
    expect(await stakesOf(former, player.id)).toBe('1000');
    const { above } = (await profit(former, { member: player.id })).value;
    expect(above.map(({ id }) => id)).toEqual([middle.id, player.id]);
  });

  it('AGT-02 the files of a former upline have the same rows', async () => {
    const { body } = await site.app.inject({
      url: endpoints.teamBetsFile.path,
      headers: { host: 'localhost', ...credentialsOf(former.token) },
    });
    const [, ...lines] = body.trim().split('\r\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(account);
  });

  it('AGT-02 a new upline has what came after it, and its rows add up to the total', async () => {
    expect(await stakesOf(next)).toBe('350');
    const rows = await rowsOf(next);
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual([middle.account, 0, '300']);
    expect(rows).toContainEqual([account, 0, '50']);
    expect(await betsOf(next)).toEqual(['50', '300']);
    expect(await rowsOf(next, { member: middle.id })).toEqual([[account, 0, '300']]);
    expect(await betsOf(next, { member: middle.id })).toEqual(['300']);
    expect(await stakesOf(next, middle.id)).toBe('300');
    expect(await stakesOf(next, player.id)).toBe('350');
    expect(await betsOf(next, { member: player.id })).toEqual(['50', '300']);
  });

  it('AGT-02 who joined and deposited counts for the uplines of that moment', async () => {
    const totalOf = async (who: LineMember, member: string) =>
      (await profit(who, { member })).value.total;
    const deposited = { firstDeposits: 1, deposits: '700', fees: '30', withdrawals: '0' };
    for (const [member, registrations] of [
      [middle.id, 2],
      [player.id, 1],
    ] as const) {
      expect(await totalOf(former, member)).toMatchObject({
        ...{ registrations, rounds: 1, ...deposited },
      });
      expect(await totalOf(next, member)).toMatchObject({
        ...{ registrations: 0, firstDeposits: 0, deposits: '0', fees: '0' },
      });
    }
  });

  it('AGT-02 D3 a former upline does not find a member in days of another time', async () => {
    for (const [from, to] of [
      ['2020-01-01', '2020-01-02'],
      ['2040-01-01', '2040-01-02'],
    ] as const) {
      for (const member of [middle.id, player.id])
        expect(verdictOf(await profit(former, { from, to, member }))).toBe('member_not_found');
      expect(await rowsOf(former, { from, to })).toEqual([]);
    }
  });
});
