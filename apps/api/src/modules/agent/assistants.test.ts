import { type AgentRight, agentRights, endpointList, endpoints } from '@lantern/contracts';
import { accountType, isAssistant } from '@lantern/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { LineMember } from '../../../testing/line-members.ts';
import { logIn } from '../../../testing/logins.ts';
import { plant } from '../../../testing/planted.ts';
import { verdictOf } from '../../../testing/player.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const password = 'Secret-pass-1';

let agent: LineMember;
let stranger: LineMember;
const line: string[] = [];
let beside: string;
beforeAll(async () => {
  agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  stranger = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  for (let depth = 1; depth <= 10; depth += 1)
    line.push((await plant(site, line.at(-1) ?? agent.id)).id);
  beside = (await plant(site, stranger.id)).id;
});

const add = (rights: readonly AgentRight[], { token } = agent) =>
  site.client.call(endpoints.addAssistant, {
    token,
    body: { username: freshName(), password, rights: [...rights] },
  });
/** An assistant who has chosen a password. */
const assistantWith = async (rights: readonly AgentRight[], own = agent) => {
  const { value } = await add(rights, own);
  await site.query('update member set password_is_default = false where id = $1', [value.id]);
  const login = await logIn(site, { account: value.account, password });
  return { id: value.id, token: login.value.token, type: login.value.isAgent };
};
const change = (
  id: string,
  rights: readonly AgentRight[],
  active = true,
  { token }: { token: string } = agent,
) =>
  site.client.call(endpoints.changeAssistant, { token, body: { id, rights: [...rights], active } });

/** The calls about a member of the team, with the right that each needs. */
const aboutMember = [
  [endpoints.teamMembers, 'team'],
  [endpoints.teamMember, 'team'],
  [endpoints.teamMembersFile, 'team'],
  [endpoints.teamProfit, 'figures'],
  [endpoints.teamMembersProfit, 'figures'],
  [endpoints.teamMembersProfitFile, 'figures'],
  [endpoints.teamProfitFile, 'figures'],
  [endpoints.teamBets, 'bets'],
  [endpoints.teamBetsFile, 'bets'],
  [endpoints.teamTransactions, 'transactions'],
  [endpoints.teamTransactionsFile, 'transactions'],
] as const;
type AboutMember = (typeof aboutMember)[number][0];
const ask = async (call: AboutMember, token: string, member: string) => {
  const answer = site.client.call(call as typeof endpoints.teamMember, {
    token,
    query: { member },
  });
  return verdictOf(await answer);
};

describe('AGT-02 the assistants of an agent', () => {
  it('AGT-02 D3 see the line of their agent at any depth, and no other', async () => {
    const { token } = await assistantWith(agentRights);
    for (const [call] of aboutMember.filter(([call]) => !('file' in call))) {
      for (const depth of [1, 3, 10])
        expect(await ask(call, token, line[depth - 1] ?? ''), call.name).toBe('ok');
      for (const outside of [stranger.id, beside, site.random.id()])
        expect(await ask(call, token, outside), call.name).toBe('member_not_found');
    }
  });

  it.each(aboutMember)(
    'AGT-02 D5 $name needs the right “%s”, from the next call on',
    async (call, right) => {
      const others = agentRights.filter((one) => one !== right);
      const { id, token } = await assistantWith(others);
      expect(await ask(call, token, line[0] ?? '')).toBe('right_missing');
      expect(verdictOf(await change(id, [right]))).toBe('ok');
      expect(await ask(call, token, beside)).toBe('member_not_found');
      expect(verdictOf(await change(id, []))).toBe('ok');
      expect(await ask(call, token, line[0] ?? '')).toBe('right_missing');
    },
  );

  it('AGT-02 know their rights; an agent has all of them', async () => {
    const { token } = await assistantWith(['team']);
    const accessOf = async (one: string) =>
      (await site.client.call(endpoints.agentAccess, { token: one })).value;
    expect(await accessOf(token)).toEqual({ assistant: true, rights: ['team'] });
    expect(await accessOf(agent.token)).toMatchObject({ assistant: false });
  });

  it('AGT-02 are refused with a used name, or a name of a wrong form', async () => {
    const named = (username: string) =>
      site.client.call(endpoints.addAssistant, {
        token: agent.token,
        body: { username, password, rights: [] },
      });
    expect(verdictOf(await named(agent.account))).toBe('username_taken');
    expect(verdictOf(await named('?'))).toBe('registration_invalid');
  });

  it('AGT-02 create links and accounts for their agent', async () => {
    const { token } = await assistantWith(['links', 'accounts']);
    const body = { type: accountType.member, landing: 'home', note: '' } as const;
    expect(verdictOf(await site.client.call(endpoints.addInviteLink, { token, body }))).toBe('ok');
    const links = await site.client.call(endpoints.inviteLinks, { token: agent.token });
    expect(links.value.total).toBe(1);
    const made = await site.client.call(endpoints.createDownline, {
      token,
      body: { type: accountType.member, username: freshName(), password },
    });
    expect(await site.query('select upline_id from member where id = $1', [made.value.id])).toEqual(
      [{ uplineId: agent.id }],
    );
  });

  it('AGT-02 D5 are shut out with their agent, and by their agent', async () => {
    const chief = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const { id, token } = await assistantWith(['team'], chief);
    const own = async () => verdictOf(await site.client.call(endpoints.teamMembers, { token }));
    expect(await own()).toBe('ok');
    await site.query("update member set status = 'disabled' where id = $1", [chief.id]);
    expect(await own()).toBe('feature_disabled');
    await site.query("update member set status = 'active' where id = $1", [chief.id]);
    const again = (await logIn(site, { account: chief.account, password })).value;
    expect(verdictOf(await change(id, ['team'], false, again))).toBe('ok');
    expect(await own()).toBe('session_expired');
  });

  it('AGT-02 belong to their agent alone, and appoint no one', async () => {
    const { id, token, type } = await assistantWith(agentRights);
    expect(isAssistant(type)).toBe(true);
    expect(verdictOf(await change(id, [], true, stranger))).toBe('member_not_found');
    expect(verdictOf(await change(line[0] ?? '', ['team']))).toBe('member_not_found');
    expect(verdictOf(await site.client.call(endpoints.assistants, { token }))).toBe(
      'right_missing',
    );
    const list = await site.client.call(endpoints.assistants, { token: stranger.token });
    expect(list.value).toEqual([]);
  });

  it('AGT-02 MEM-05 are of type 41 for an agent, and 42 for a general agent', async () => {
    expect((await assistantWith(['team'])).type).toBe(41);
    const made = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    await site.query('update member set type = 2 where id = $1', [made.id]);
    const { value } = await logIn(site, { account: made.account, password });
    const general = new LineMember(site, value);
    expect((await assistantWith(['team'], general)).type).toBe(42);
  });

  it('AGT-02 MEM-05 have no play and move no money', async () => {
    const { token } = await assistantWith(agentRights);
    const query = { nodeId: 'BGS:lucky-bowl', vassalage: 'BGS' };
    const launch = await site.client.call(endpoints.launchGame, { token, query });
    expect(verdictOf(launch)).toBe('feature_disabled');
    const moving = endpointList.filter(
      ({ access, movesMoney }) => movesMoney && (access === 'member' || access === 'session'),
    );
    for (const call of moving) {
      const asked = { token, body: {}, key: freshName() } as never;
      expect(verdictOf(await site.client.call(call, asked)), call.name).toBe('feature_disabled');
    }
  });

  it('AGT-02 are outside the line: no upline, no code and no team', async () => {
    const { id } = await assistantWith([]);
    const [row] = await site.query(
      `select upline_id, (select count(*)::integer from invite_code where member_id = $1) as codes
         from member where id = $1`,
      [id],
    );
    expect(row).toEqual({ uplineId: null, codes: 0 });
  });

  it('AGT-02 are at most twenty', async () => {
    const own = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    await site.query(
      `insert into assistant (member_id, agent_id, rights)
       select id, $1, '{}' from member where id = any ($2) or upline_id = any ($2) limit 10`,
      [own.id, line],
    );
    for (let made = 0; made < 9; made += 1) {
      const { id } = await plant(site, null);
      await site.query(
        "insert into assistant (member_id, agent_id, rights) values ($1, $2, '{}')",
        [id, own.id],
      );
    }
    const answers = await Promise.all([add([], own), add([], own)]);
    expect(answers.map(verdictOf).sort()).toEqual(['limit_reached', 'ok']);
  });
});
