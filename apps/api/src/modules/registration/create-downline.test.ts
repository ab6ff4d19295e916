import { type BodyOf, endpoints } from '@lantern/contracts';
import { accountType, mostUplines } from '@lantern/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { uplineOf } from '../../../testing/agents.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { logIn } from '../../../testing/logins.ts';
import { plantLine } from '../../../testing/planted.ts';
import { verdictOf } from '../../../testing/player.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const password = 'Secret-pass-1';

let agent: LineMember;
beforeAll(async () => {
  agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
});

type Wish = Record<string, unknown>;
const create = (wish: Wish = {}, { token } = agent) =>
  site.client.call(endpoints.createDownline, {
    token,
    body: { type: accountType.member, username: freshName(), password, ...wish } as BodyOf<
      typeof endpoints.createDownline
    >,
  });

describe('AGT-01 an account that an agent creates', () => {
  it.each([accountType.member, accountType.agent])(
    'AGT-01 is directly below the agent, with type %i, and changes its password first',
    async (type) => {
      const { value } = await create({ type });
      expect(await uplineOf(site, value.id)).toBe(agent.id);
      const first = await logIn(site, { account: value.account, password });
      expect(first.value).toMatchObject({ isAgent: type, next: 'change_password' });
      const { token } = first.value;
      const info = await site.client.call(endpoints.memberInfo, { token });
      expect(verdictOf(info)).toBe('password_change_required');
    },
  );

  it.each([
    [{ type: accountType.generalAgent }, 'invalid_input'],
    [{ type: accountType.agentAssistant }, 'invalid_input'],
    [{ balance: '1' }, 'invalid_input'],
    [{ username: 'a' }, 'registration_invalid'],
    [{ password: 'password' }, 'registration_invalid'],
    [{ username: 'lantern' }, 'username_taken'],
  ])('AGT-01 D8 is refused with %j: %s', async (wish, verdict) => {
    expect(verdictOf(await create(wish))).toBe(verdict);
  });

  it('AGT-01 has a name of its own', async () => {
    const { value } = await create();
    expect(verdictOf(await create({ username: value.account.toUpperCase() }))).toBe(
      'username_taken',
    );
  });

  it('AGT-02 is refused to members, and at the end of a full line', async () => {
    const member = await LineMember.below(site, agent, { balance: 0n });
    expect(verdictOf(await create({}, member))).toBe('feature_disabled');
    const id = (await plantLine(site, mostUplines)).at(-1) ?? '';
    await site.query('select invitation_give_code(brand_id, id) from member where id = $1', [id]);
    const last = await LineMember.below(site, { id } as LineMember, { agent: true, balance: 0n });
    expect(verdictOf(await create({}, last))).toBe('line_too_deep');
  });
});
