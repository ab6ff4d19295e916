import { type BodyOf, endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { plant } from '../../../testing/planted.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useBrandChanges(site);
type Person = TestStaff & { token: string };
let reviewer: Person;
beforeAll(async () => {
  reviewer = await staffAt(site, 'reviewer');
  await brands.set('lantern', ['downline', 'contacts'], 'masked');
});

const read = ({ token, host } = reviewer) =>
  site.client.call(endpoints.teamContacts, { token, host });
type Rule = BodyOf<typeof endpoints.saveTeamContacts>;
const save = async (change: Partial<Rule>, { token, host } = reviewer) => {
  const { version } = (await read()).value;
  const body = { contacts: 'hidden' as const, version, reason: 'Agents called members', ...change };
  return site.client.call(endpoints.saveTeamContacts, { token, host, body });
};

describe('AGT-01 how a brand shows contacts of the downline', () => {
  it('AGT-01 OPR-01 is changed once for each version, with an audited reason', async () => {
    const agent = await LineMember.below(site, undefined, { agent: true, balance: 0n });
    const { id } = await plant(site, agent.id);
    await site.query(
      `insert into member_profile (member_id, brand_id, mobile)
       select id, brand_id, '+639171234567' from member where id = $1`,
      [id],
    );
    const seen = async () =>
      (await site.client.call(endpoints.teamMember, { token: agent.token, query: { member: id } }))
        .value.contacts.mobile;
    const before = (await read()).value;
    expect(before.contacts).toBe('masked');
    expect(await seen()).toBe('+63•••567');
    expect((await save({ contacts: 'shown' })).value.contacts).toBe('shown');
    expect(await seen()).toBe('+639171234567');
    expect((await save({ contacts: 'hidden' })).value.contacts).toBe('hidden');
    expect(await seen()).toBeNull();
    expect(verdictOf(await save({ version: before.version }))).toBe('rule_changed');
    const audited = await site.query(
      `select before, after, reason from audit_event where action = 'team_contacts_changed'
        order by seq desc limit 1`,
    );
    expect(audited).toEqual([
      {
        ...{ before: { contacts: 'shown' }, after: { contacts: 'hidden' } },
        reason: 'Agents called members',
      },
    ]);
  });

  it('AGT-01 D2 is of one brand, and in the hands of those who change agreements', async () => {
    const { contacts } = (await read()).value;
    const abroad = await staffAt(site, 'owner', 'harbor');
    expect(verdictOf(await save({}, abroad))).toBe('rule_changed');
    const support = await staffAt(site, 'support');
    expect(verdictOf(await read(support))).toBe('ok');
    expect(verdictOf(await save({}, support))).toBe('permission_denied');
    expect(verdictOf(await save({ contacts: 'all' as 'shown' }))).toBe('invalid_input');
    expect((await read()).value.contacts).toBe(contacts);
  });
});
