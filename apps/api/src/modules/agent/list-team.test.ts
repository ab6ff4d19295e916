import { endpoints, type QueryOf } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { credentialsOf } from '../../../testing/browsers.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { plant } from '../../../testing/planted.ts';
import { verdictOf } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { findTeam } from './team.store.ts';

const site = useTestSite();
const brands = useBrandChanges(site);
type Planted = { id: string; account: string };

let agent: LineMember;
let stranger: LineMember;
/** Each is the upline of the next one; the first is a direct downline member. */
const line: Planted[] = [];
let sibling: Planted;
let beside: Planted;
beforeAll(async () => {
  agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  stranger = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  for (let depth = 1; depth <= 10; depth += 1)
    line.push(await plant(site, line.at(-1)?.id ?? agent.id));
  sibling = await plant(site, agent.id, { type: 1, status: 'disabled' });
  beside = await plant(site, stranger.id);
});

const ask = (
  query: Partial<Record<keyof QueryOf<typeof endpoints.teamMembers>, string>> = {},
  { token } = agent,
) => site.client.call(endpoints.teamMembers, { token, query });
const details = (member: string, { token } = agent) =>
  site.client.call(endpoints.teamMember, { token, query: { member } });
const names = async (query: Parameters<typeof ask>[0]) =>
  (await ask(query)).value.list.map(({ account }) => account);
const at = (depth: number) => line[depth - 1] ?? { id: '', account: '' };

describe('AGT-01 the team of an agent', () => {
  it('AGT-01 lists the direct downline, newest first, with type, state and team', async () => {
    const { value } = await ask();
    expect(value.above).toEqual([]);
    expect(value).toMatchObject({ total: 2, totalPages: 1 });
    expect(value.list).toMatchObject([
      { account: sibling.account, type: 1, active: false, level: 1, direct: 0 },
      { account: at(1).account, type: 0, active: true, level: 1, direct: 1 },
    ]);
    expect(await names({ pageSize: '1', pageNo: '2' })).toEqual([at(1).account]);
  });

  it.each([1, 3, 9])('AGT-02 opens a member at depth %i, with the way to it', async (depth) => {
    const { value } = await ask({ member: at(depth).id });
    expect(value.above).toEqual(line.slice(0, depth));
    expect(value.list).toMatchObject([{ account: at(depth + 1).account, level: depth + 1 }]);
  });

  it('AGT-01 searches the whole team by the beginning of an account', async () => {
    for (const depth of [1, 3, 10])
      expect(await names({ search: ` ${at(depth).account.toUpperCase()} ` })).toEqual([
        at(depth).account,
      ]);
    const all = await ask({ search: 'm', pageSize: '100' });
    expect(all.value.total).toBe(11);
    const found = all.value.list.map(({ account }) => account);
    expect(found).toEqual([...found].sort());
    expect(await names({ search: 'm', pageSize: '1', pageNo: '2' })).toEqual([found[1]]);
    expect(await names({ member: at(5).id, search: at(3).account })).toEqual([]);
  });

  it('AGT-01 P10 counts the hits of a search up to 1,000', async () => {
    const own = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    await site.query(
      `insert into member (id, brand_id, username, username_key, type, currency, nickname, language,
                           upline_id)
       select uuid_v7(), brand_id, 'hit' || n, 'hit' || n, 0, currency, 'hit', 'en', id
         from member, generate_series(1, 1001) n where id = $1`,
      [own.id],
    );
    const { value } = await ask({ search: 'hit' }, own);
    expect(value).toMatchObject({ total: 1000, totalPages: 50 });
    expect(value.list[0]).toMatchObject({ account: 'hit1', level: 1 });
    expect((await ask({}, own)).value.total).toBe(1001);
  });

  it('AGT-01 exports what a page of the team lists', async () => {
    const fileOf = async (query: string, { token } = agent) => {
      const { body } = await site.app.inject({
        url: `${endpoints.teamMembersFile.path}${query}`,
        headers: { host: 'localhost', 'accept-language': 'en', ...credentialsOf(token) },
      });
      return body.trim().split('\r\n');
    };
    const [head, ...direct] = await fileOf('');
    expect(head).toMatch(/Account,Type,Level,Joined,Direct members$/);
    expect(direct).toHaveLength(2);
    expect(direct[0]).toMatch(new RegExp(`^${sibling.account},Agent,1,.*,0$`));
    expect(direct[1]).toMatch(new RegExp(`^${at(1).account},Member,1,.*,1$`));
    const [, ...below] = await fileOf(`?member=${at(3).id}`);
    expect(below).toEqual([expect.stringMatching(new RegExp(`^${at(4).account},Member,4,`))]);
    const [, ...found] = await fileOf('?search=m');
    expect(found).toHaveLength(11);
    const hits = { agent: agent.id, top: agent.id, name: 'm' };
    const [hit] = await findTeam(site.site.db, hits, { limit: 1 });
    const [later] = await findTeam(site.site.db, hits, { after: hit, limit: 1 });
    expect([hit, later].map((row) => row?.account)).toEqual(
      found.slice(0, 2).map((line) => line.split(',')[0]),
    );
    const team = { agent: agent.id, top: agent.id, name: undefined };
    const [first] = await findTeam(site.site.db, team, { limit: 1 });
    const [next] = await findTeam(site.site.db, team, { after: first, limit: 1 });
    expect([first?.account, next?.account]).toEqual([sibling.account, at(1).account]);
    const [refused] = await fileOf(`?member=${agent.id}`, stranger);
    expect(refused).toContain('member_not_found');
  });

  it.each(['%', '_', '\\', "' or 1=1 --"])('J9 a search for %s finds nothing', async (search) => {
    expect((await ask({ search })).value.total).toBe(0);
  });

  it('AGT-02 D3 members above, beside and of other brands are all “not found”', async () => {
    const outside = [stranger.id, beside.id, site.random.id()];
    const answers = await Promise.all([
      ...outside.map((member) => ask({ member })),
      ask({ member: agent.id }, stranger),
    ]);
    for (const { reply } of answers) expect(reply).toEqual(answers[0]?.reply);
    expect(answers.map(verdictOf)).toEqual(Array(4).fill('member_not_found'));
    expect(await names({ search: beside.account })).toEqual([]);
  });

  it.each([1, 3, 10])('AGT-02 shows the details of a member at depth %i', async (depth) => {
    const { value } = await details(at(depth).id);
    expect(value).toMatchObject({ account: at(depth).account, level: depth, link: null });
  });

  it('AGT-01 shows contacts as the brand allows', async () => {
    const { id } = at(3);
    await site.query(
      `insert into member_profile (member_id, brand_id, mobile, email)
       select id, brand_id, '+639171234567', 'anna@example.com' from member where id = $1`,
      [id],
    );
    const contacts = async () => (await details(id)).value.contacts;
    expect(await contacts()).toEqual({ mobile: '+63•••567', email: 'a•••@example.com' });
    await brands.set('lantern', ['downline', 'contacts'], 'hidden');
    expect(await contacts()).toEqual({ mobile: null, email: null });
    await brands.set('lantern', ['downline', 'contacts'], 'shown');
    expect(await contacts()).toEqual({ mobile: '+639171234567', email: 'anna@example.com' });
  });

  it('AGT-02 D3 shows no details of members above, beside and of oneself', async () => {
    const answers = await Promise.all([
      ...[stranger.id, beside.id, agent.id, site.random.id()].map((id) => details(id)),
      details(agent.id, stranger),
    ]);
    expect(answers.map(verdictOf)).toEqual(Array(5).fill('member_not_found'));
  });

  it('AGT-02 is for agents only', async () => {
    const member = await site.register();
    expect(verdictOf(await site.client.call(endpoints.teamMembers, member))).toBe(
      'feature_disabled',
    );
  });
});
