import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { credentialsOf } from '../../../testing/browsers.ts';
import { playerBelow, playRound, rollUpAll } from '../../../testing/figures.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { plant } from '../../../testing/planted.ts';
import { type Player, verdictOf } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { spanStart } from './team-overview.ts';

const site = useTestSite();
type Planted = { id: string; account: string };

let agent: LineMember;
let stranger: LineMember;
let player: Player;
/** Each is the upline of the next one; the first is a direct downline member. */
const line: Planted[] = [];
let beside: Planted;

const note = (id: string, kind: string, amount: number) =>
  site.query('select figure_note(brand_id, id, $2, null, $3, $4) from member where id = $1', [
    id,
    kind,
    amount,
    kind === 'deposit' ? 1 : 0,
  ]);
beforeAll(async () => {
  agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  stranger = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  player = await playerBelow(site, agent);
  for (let depth = 1; depth <= 10; depth += 1)
    line.push(await plant(site, line.at(-1)?.id ?? agent.id));
  beside = await plant(site, stranger.id);
  await playRound(site, player, { amount: '2000', win: '500' });
  for (const depth of [1, 3, 10]) await note(at(depth).id, 'deposit', 1000 * depth);
  await note(at(3).id, 'fee', 30);
  await note(beside.id, 'deposit', 77);
  await rollUpAll(site);
});

const at = (depth: number) => line[depth - 1] ?? { id: '', account: '' };
const pages = [
  endpoints.teamProfit,
  endpoints.teamMembersProfit,
  endpoints.teamBets,
  endpoints.teamTransactions,
] as const;
const files = [
  endpoints.teamProfitFile,
  endpoints.teamMembersProfitFile,
  endpoints.teamBetsFile,
  endpoints.teamTransactionsFile,
] as const;
const all = [...pages, ...files] as const;
type Page = (typeof all)[number];

const ask = (call: Page, member?: string, { token } = agent) =>
  site.client.call(call as typeof endpoints.teamProfit, {
    token,
    query: member === undefined ? {} : { member },
  });
const profit = async (member?: string, who = agent) =>
  (await ask(endpoints.teamProfit, member, who)).value;
/** The lines of a file, without its head. */
const linesOf = (call: (typeof files)[number], member?: string) =>
  linesAt(`${call.path}${member === undefined ? '' : `?member=${member}`}`);
const linesAt = async (url: string) => {
  const { body } = await site.app.inject({
    url,
    headers: { host: 'localhost', 'accept-language': 'en', ...credentialsOf(agent.token) },
  });
  return body.trim().split('\r\n').slice(1);
};

describe('AGT-01 the overview', () => {
  it('AGT-01 has the figures of the whole team, and says when they are complete', async () => {
    for (const span of ['day', 'week', 'month'] as const) {
      const { value } = await site.client.call(endpoints.teamOverview, {
        token: agent.token,
        query: { span },
      });
      expect(value.current).toMatchObject({
        ...{ rounds: 1, stakes: '2000', turnover: '2000', wins: '500', fees: '30' },
        ...{ deposits: '14000', net: '1470', active: 1 },
        ...{ registrations: 12, firstDeposits: 3 },
      });
      expect(value.before).toMatchObject({ rounds: 0, net: '0', active: 0 });
      expect(value.before.to < value.current.from).toBe(true);
      expect(value.days).toHaveLength(14);
      expect(value.days.at(-1)).toMatchObject({
        ...{ day: value.current.to, turnover: '2000', net: '1470' },
        ...{ active: 1, registrations: 12, firstDeposits: 3 },
      });
      expect(value.days.slice(0, -1).every(({ active }) => active === 0)).toBe(true);
      expect(Date.parse(value.asOf)).toBeGreaterThan(0);
    }
  });

  it('AGT-01 exports the days of each span, and at least the 14 of the charts', async () => {
    for (const span of ['day', 'month'] as const) {
      const lines = await linesAt(`${endpoints.teamOverviewFile.path}?span=${span}`);
      const { value } = await site.client.call(endpoints.teamOverview, {
        ...{ token: agent.token, query: { span } },
      });
      const first = [value.before.from, value.days[0]?.day ?? ''].sort()[0];
      expect(lines[0]).toBe(`${first},0,0,0,0,0,0,0,VND`);
      expect(lines.at(-1)).toBe(`${value.current.to},2000,1470,14000,0,1,12,3,VND`);
      const days = (Date.parse(value.current.to) - Date.parse(first ?? '')) / 86_400_000;
      expect(lines).toHaveLength(days + 1);
    }
  });

  it('AGT-01 is for agents only', async () => {
    const { token } = await site.register();
    for (const call of [endpoints.teamOverview, endpoints.teamOverviewFile] as const) {
      const answer = await site.client.call(call as typeof endpoints.teamOverview, { token });
      expect(verdictOf(answer)).toBe('feature_disabled');
    }
  });

  it('AGT-01 a week starts on Monday, a month on its first day', () => {
    expect(spanStart('week', '2026-11-29')).toBe('2026-11-23');
    expect(spanStart('week', '2026-11-23')).toBe('2026-11-23');
    expect(spanStart('month', '2026-11-29')).toBe('2026-11-01');
    expect(spanStart('day', '2026-11-29')).toBe('2026-11-29');
  });
});

describe('AGT-01 profit and loss of members', () => {
  it('AGT-01 is by day and category, in total and of the agent alone', async () => {
    const { total, own, byDay, byCategory, above } = await profit();
    expect(total).toMatchObject({ stakes: '2000', deposits: '14000', net: '1470' });
    expect(own).toMatchObject({ stakes: '0', deposits: '0', registrations: 1 });
    expect(byDay).toMatchObject([{ turnover: '2000', deposits: '14000' }]);
    expect(byCategory).toMatchObject([{ category: 'INHOUSE', rounds: 1, net: '1500' }]);
    expect(above).toEqual([]);
  });

  it('AGT-01 lists direct members with all below each', async () => {
    const { value } = await site.client.call(endpoints.teamMembersProfit, {
      token: agent.token,
      query: {},
    });
    expect(value.list).toMatchObject([
      { account: at(1).account, direct: 1, deposits: '14000', rounds: 0 },
      { id: player.id, direct: 0, deposits: '0', stakes: '2000', net: '1500' },
    ]);
    expect(value).toMatchObject({ total: 2, totalPages: 1 });
  });

  it.each([
    [1, '14000'],
    [3, '13000'],
    [10, '10000'],
  ])('AGT-02 opens the member at depth %i, with the way to it', async (depth, deposits) => {
    const { total, above } = await profit(at(depth).id);
    expect(total).toMatchObject({ deposits });
    expect(above).toEqual(line.slice(0, depth));
  });

  it('AGT-01 is of one category of games alone, if it is asked for', async () => {
    const read = async (category: string) => {
      const query = { category };
      const { value } = await site.client.call(endpoints.teamProfit, { token: agent.token, query });
      const { value: members } = await site.client.call(endpoints.teamMembersProfit, {
        ...{ token: agent.token, query },
      });
      return { ...value, rows: members.list.map(({ stakes, deposits }) => [stakes, deposits]) };
    };
    const own = await read('INHOUSE');
    expect(own.total).toMatchObject({ stakes: '2000', net: '1500', deposits: '0', fees: '0' });
    expect(own.byDay).toMatchObject([{ stakes: '2000', deposits: '0' }]);
    expect(own.rows).toEqual([
      ['0', '0'],
      ['2000', '0'],
    ]);
    const other = await read('LOTT');
    expect(other).toMatchObject({ byDay: [], byCategory: [{ category: 'INHOUSE' }] });
    expect(other.rows.flat().every((sum) => sum === '0')).toBe(true);
  });

  it('AGT-01 has no figures of other days', async () => {
    const { value } = await site.client.call(endpoints.teamProfit, {
      token: agent.token,
      query: { from: '2020-01-01', to: '2020-01-31' },
    });
    expect(value).toMatchObject({ byDay: [], byCategory: [], total: { net: '0' } });
  });
});

describe('AGT-01 the bets and transactions of a team', () => {
  it('AGT-01 lists settled rounds with member, game and turnover', async () => {
    const { value } = await site.client.call(endpoints.teamBets, {
      token: agent.token,
      query: {},
    });
    expect(value.list).toMatchObject([
      {
        ...{ member: player.id, kind: 'round', category: 'INHOUSE', stake: '2000' },
        ...{ turnover: '2000', win: '500', gameName: 'Lucky Bowl' },
      },
    ]);
    expect(value.more).toBe(false);
    expect(value.total).toEqual({ rounds: 1, stakes: '2000', turnover: '2000', wins: '500' });
    expect(value.categories).toEqual(['INHOUSE']);
  });

  it.each([
    ['INHOUSE', 1, '2000'],
    ['LOTT', 0, '0'],
  ])('AGT-01 lists and sums the rounds of the category %s', async (category, rows, stakes) => {
    const { value } = await site.client.call(endpoints.teamBets, {
      ...{ token: agent.token, query: { category } },
    });
    expect(value.list).toHaveLength(rows);
    expect(value).toMatchObject({ total: { rounds: rows, stakes }, categories: ['INHOUSE'] });
    expect(await linesAt(`${endpoints.teamBetsFile.path}?category=${category}`)).toHaveLength(rows);
  });

  it.each([
    ['deposit', 3],
    ['fee', 1],
    ['rebate', 0],
  ] as const)('AGT-01 lists the transactions of the kind %s, and sums all', async (kind, rows) => {
    const { value } = await site.client.call(endpoints.teamTransactions, {
      ...{ token: agent.token, query: { kind } },
    });
    expect(value.list.map((row) => row.kind)).toEqual(Array.from({ length: rows }, () => kind));
    expect(value.total).toEqual({
      ...{ deposit: '14000', withdrawal: '0', fee: '30', promotion: '0', rebate: '0' },
    });
    expect(await linesAt(`${endpoints.teamTransactionsFile.path}?kind=${kind}`)).toHaveLength(rows);
  });

  it.each([
    [1, ['10000', '30', '3000', '1000']],
    [3, ['10000', '30', '3000']],
    [10, ['10000']],
  ])('AGT-02 lists the transactions below depth %i, newest first', async (depth, amounts) => {
    const read = (query: object) =>
      site.client.call(endpoints.teamTransactions, {
        token: agent.token,
        query: { member: at(depth).id, ...query },
      });
    const { value } = await read({});
    const byTime = (list: typeof value.list) => list.map(({ amount }) => amount);
    expect([...byTime(value.list)].sort()).toEqual([...amounts].sort());
    const paged: string[] = [];
    for (let pageNo = 1, more = true; more; pageNo += 1) {
      const page = (await read({ pageNo: String(pageNo), pageSize: '1', upTo: value.upTo })).value;
      paged.push(...byTime(page.list));
      more = page.more;
    }
    expect(paged).toEqual(byTime(value.list));
  });

  it('AGT-01 exports each page as a file', async () => {
    expect(await linesOf(endpoints.teamProfitFile)).toHaveLength(2);
    // The player, and the first of the line with all below.
    const members = await linesOf(endpoints.teamMembersProfitFile);
    expect(members).toHaveLength(2);
    expect(members).toContain(`${at(1).account},0,0,0,0,14000,0,-30,VND`);
    expect(members.join()).toContain(',1,2000,2000,500,0,0,1500,VND');
    for (const depth of [1, 3])
      for (const call of [endpoints.teamProfitFile, endpoints.teamMembersProfitFile])
        expect(await linesOf(call, at(depth).id)).toHaveLength(1);
    expect(await linesOf(endpoints.teamBetsFile)).toHaveLength(1);
    expect(await linesOf(endpoints.teamTransactionsFile)).toHaveLength(4);
    expect(await linesOf(endpoints.teamTransactionsFile, at(10).id)).toHaveLength(1);
  });
});

describe('AGT-02 D3 what is outside the own downline', () => {
  it.each(all.map((call) => [call.name, call] as const))(
    'AGT-02 D3 %s does not find members above, beside and unknown ones',
    async (_, call) => {
      const outside = [stranger.id, beside.id, site.random.id()];
      for (const member of outside)
        expect(verdictOf(await ask(call, member))).toBe('member_not_found');
      expect(verdictOf(await ask(call, agent.id, stranger))).toBe('member_not_found');
    },
  );

  it.each(all.map((call) => [call.name, call] as const))(
    'AGT-02 %s is for agents only',
    async (_, call) => {
      const { token } = await site.register();
      expect(verdictOf(await ask(call, undefined, { ...agent, token } as LineMember))).toBe(
        'feature_disabled',
      );
    },
  );

  it('AGT-02 holds nothing of other teams', async () => {
    const { total } = await profit(undefined, stranger);
    expect(total).toMatchObject({ deposits: '77', rounds: 0 });
  });
});
