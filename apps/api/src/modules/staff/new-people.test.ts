import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStaffSession, staffAt, type TestStaff } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const { addStaff, approveProposal, changeStaff, proposals, proposeAdjustment, rejectProposal } =
  endpoints;
const { staffOverview, staffPeople, staffSession } = endpoints;
const reason = 'They have changed teams';

type Person = Pick<TestStaff, 'id' | 'username'> & { token: string };

let owner: Person;
let memberId: string;
beforeEach(async () => {
  owner = await staffAt(site, 'owner');
  memberId = (await site.register()).customerId;
});

const propose = async ({ token }: { token: string }) => {
  const body = {
    memberId,
    direction: 'credit',
    amount: '5000',
    currency: 'VND',
    reason: 'A game broke off',
  } as const;
  return (await site.client.call(proposeAdjustment, { token, key: freshName(), body })).value;
};
const approve = ({ token }: { token: string }, { id }: { id: string }) =>
  site.client.call(approveProposal, { token, key: freshName(), body: { id } });

/**
 * A person added by the owner, with a password and an authenticator already: it may be the owner.
 */
async function hire(role: 'owner' | 'cashier' | 'reviewer'): Promise<Person> {
  const username = freshName();
  const { id } = (
    await site.client.call(addStaff, { token: owner.token, body: { username, role } })
  ).value;
  return { id, username, token: await openStaffSession(site, { id }, null) };
}

/** Changes a person as the owner, and logs the person in again. */
async function change(person: Person, what: object): Promise<Person> {
  const answer = await site.client.call(changeStaff, {
    token: owner.token,
    body: { id: person.id, reason, ...what },
  });
  expect(answer.status).toBe(200);
  return { ...person, token: await openStaffSession(site, person, null) };
}

/** Skips the time until a new person counts. */
const letTimePass = ({ id }: { id: string }) =>
  site.query(
    "update staff set counts_from = counts_from - interval '24 hours 1 second' where id = $1",
    [id],
  );

const soon = () => ({ from: expect.stringMatching(/^\d{4}-/) });
const tooNew = { code: 'person_too_new', value: soon() };

describe('E16 two people, one of whom was added by the other', () => {
  it('E16 are not two for a day: a new person approves nothing', async () => {
    const puppet = await hire('reviewer');
    const proposed = await propose(owner);
    expect((await approve(puppet, proposed)).reply).toMatchObject(tooNew);
    await letTimePass(puppet);
    expect((await approve(puppet, proposed)).value).toMatchObject({ status: 'approved' });
  });

  it('E16 are not two the other way round: a new person’s proposals are not approved', async () => {
    const puppet = await hire('cashier');
    const proposed = await propose(puppet);
    expect((await approve(owner, proposed)).reply).toMatchObject(tooNew);
    await letTimePass(puppet);
    expect((await approve(owner, proposed)).value).toMatchObject({ status: 'approved' });
  });

  it('E16 get the date from which they count as two', async () => {
    const puppet = await hire('reviewer');
    const [row] = await site.query<{ at: Date; hours: number }>(
      `select counts_from as at, extract(epoch from counts_from - created_at) / 3600 as hours
        from staff where id = $1`,
      [puppet.id],
    );
    expect(Number(row?.hours)).toBeCloseTo(24, 5);
    const { reply } = await approve(puppet, await propose(owner));
    expect(reply).toMatchObject({ value: { from: row?.at.toISOString() } });
  });

  it('E16 may always reject and withdraw', async () => {
    const puppet = await hire('reviewer');
    const body = { id: (await propose(owner)).id, reason };
    expect((await site.client.call(rejectProposal, { token: puppet.token, body })).status).toBe(
      200,
    );
  });

  it('E16 are compared with the database’s clock, whatever time a caller names', async () => {
    const puppet = await hire('reviewer');
    const proposed = await propose(owner);
    const verdicts = await site.query('select verdict from proposal_approvable($1, $2)', [
      proposed.id,
      puppet.id,
    ]);
    expect(verdicts).toEqual([{ verdict: 'person_too_new' }]);
  });
});

describe('E16 a person counts as new who', () => {
  it.each([
    ['is promoted to a role that approves', 'cashier', { role: 'reviewer' }],
    ['has the login reset', 'reviewer', { resetLogin: true }],
  ] as const)('E16 %s', async (_what, role, what) => {
    const person = await change(await staffAt(site, role), what);
    expect((await approve(person, await propose(owner))).reply).toMatchObject(tooNew);
  });

  it('E16 is enabled again', async () => {
    const person = await staffAt(site, 'reviewer');
    await change(person, { disabled: true });
    const back = await change(person, { disabled: false });
    expect((await approve(back, await propose(owner))).reply).toMatchObject(tooNew);
  });

  it.each([
    ['changes from one approving role to another', 'reviewer', { role: 'owner' }],
    ['was never disabled and is enabled', 'owner', { disabled: false }],
  ] as const)('E16 but not one who %s', async (_what, role, what) => {
    const person = await change(await staffAt(site, role), what);
    expect((await approve(person, await propose(owner))).status).toBe(200);
  });

  it('E16 and the earlier proposals wait as well', async () => {
    const cashier = await staffAt(site, 'cashier');
    const proposed = await propose(cashier);
    await change(cashier, { resetLogin: true });
    expect((await approve(owner, proposed)).reply).toMatchObject(tooNew);
  });
});

describe('E16 OPR-01 that a person is new', () => {
  it('E16 OPR-01 is shown to every colleague of the brand, and to no other brand', async () => {
    const puppet = await hire('reviewer');
    const [support, stranger] = [
      await staffAt(site, 'support'),
      await staffAt(site, 'owner', 'harbor'),
    ];
    const seenBy = async (person: { token: string; host: string }) => {
      const { newPeople } = (
        await site.client.call(staffOverview, { token: person.token, host: person.host })
      ).value;
      return newPeople.filter(({ username }) => username === puppet.username);
    };
    expect(await seenBy(support)).toEqual([
      { username: puppet.username, role: 'reviewer', countsFrom: soon().from },
    ]);
    expect(await seenBy(stranger)).toEqual([]);
    await letTimePass(puppet);
    expect(await seenBy(support)).toEqual([]);
  });

  it('E16 OPR-01 is shown beside the person, their proposals and their own profile', async () => {
    const puppet = await hire('cashier');
    const { countsFrom } = (await site.client.call(staffSession, { token: puppet.token })).value;
    const proposed = await propose(puppet);
    const people = (await site.client.call(staffPeople, { token: owner.token })).value;
    const listed = (
      await site.client.call(proposals, { token: owner.token, query: { status: 'open' } })
    ).value.list;
    expect(countsFrom).toEqual(soon().from);
    expect(people.find(({ id }) => id === puppet.id)).toMatchObject({
      countsFrom,
      passwordIsDefault: true,
    });
    expect(listed.find(({ id }) => id === proposed.id)).toMatchObject({
      proposerCountsFrom: countsFrom,
    });
  });

  it('E16 OPR-01 is audited, with the time', async () => {
    const person = await change(await staffAt(site, 'cashier'), { role: 'owner' });
    const rows = await site.query('select action, after from audit_event where subject = $1', [
      person.username,
    ]);
    expect(rows).toEqual([
      { action: 'staff_changed', after: { role: 'owner', countsFrom: soon().from } },
    ]);
  });
});
