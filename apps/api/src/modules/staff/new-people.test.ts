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
 * Somebody whom the owner lets in, who has a password and an authenticator already: it may be the
 * owner.
 */
async function hire(role: 'owner' | 'cashier' | 'reviewer'): Promise<Person> {
  const username = freshName();
  const { id } = (
    await site.client.call(addStaff, { token: owner.token, body: { username, role } })
  ).value;
  return { id, username, token: await openStaffSession(site, { id }, null) };
}

/** What the owner changes about somebody, who is logged in again after it. */
async function change(person: Person, what: object): Promise<Person> {
  const answer = await site.client.call(changeStaff, {
    token: owner.token,
    body: { id: person.id, reason, ...what },
  });
  expect(answer.status).toBe(200);
  return { ...person, token: await openStaffSession(site, person, null) };
}

/** As if the moment from which somebody counts had come. */
const letTimePass = ({ id }: { id: string }) =>
  site.query(
    "update staff set counts_from = counts_from - interval '24 hours 1 second' where id = $1",
    [id],
  );

const soon = () => ({ from: expect.stringMatching(/^\d{4}-/) });
const tooNew = { code: 'person_too_new', value: soon() };

describe('E16 two people, of whom one was let in by the other', () => {
  it('E16 are not two for a day: whoever is new approves nothing', async () => {
    const puppet = await hire('reviewer');
    const proposed = await propose(owner);
    expect((await approve(puppet, proposed)).reply).toMatchObject(tooNew);
    await letTimePass(puppet);
    expect((await approve(puppet, proposed)).value).toMatchObject({ status: 'approved' });
  });

  it('E16 are not two the other way round either: what somebody new proposes is not approved', async () => {
    const puppet = await hire('cashier');
    const proposed = await propose(puppet);
    expect((await approve(owner, proposed)).reply).toMatchObject(tooNew);
    await letTimePass(puppet);
    expect((await approve(owner, proposed)).value).toMatchObject({ status: 'approved' });
  });

  it('E16 are told from when they are', async () => {
    const puppet = await hire('reviewer');
    const [row] = await site.query<{ at: Date; hours: number }>(
      'select counts_from as at, extract(epoch from counts_from - created_at) / 3600 as hours from staff where id = $1',
      [puppet.id],
    );
    expect(Number(row?.hours)).toBeCloseTo(24, 5);
    const { reply } = await approve(puppet, await propose(owner));
    expect(reply).toMatchObject({ value: { from: row?.at.toISOString() } });
  });

  it('E16 may always turn down, and take back', async () => {
    const puppet = await hire('reviewer');
    const body = { id: (await propose(owner)).id, reason };
    expect((await site.client.call(rejectProposal, { token: puppet.token, body })).status).toBe(
      200,
    );
  });

  it('E16 are not decided by a moment that somebody asks the site for: the database compares it with its own clock', async () => {
    const puppet = await hire('reviewer');
    const proposed = await propose(owner);
    const verdicts = await site.query('select proposal_approve($1, $2) as verdict', [
      proposed.id,
      puppet.id,
    ]);
    expect(verdicts).toEqual([{ verdict: 'person_too_new' }]);
  });
});

describe('E16 somebody counts as new who', () => {
  it.each([
    ['is promoted to a role that approves', 'cashier', { role: 'reviewer' }],
    ['begins a login anew', 'reviewer', { resetLogin: true }],
  ] as const)('E16 %s', async (_what, role, what) => {
    const person = await change(await staffAt(site, role), what);
    expect((await approve(person, await propose(owner))).reply).toMatchObject(tooNew);
  });

  it('E16 is let in again', async () => {
    const person = await staffAt(site, 'reviewer');
    await change(person, { disabled: true });
    const back = await change(person, { disabled: false });
    expect((await approve(back, await propose(owner))).reply).toMatchObject(tooNew);
  });

  it.each([
    ['goes from one role that approves to another', 'reviewer', { role: 'owner' }],
    ['was never disabled and is let in', 'owner', { disabled: false }],
  ] as const)('E16 but nobody who %s', async (_what, role, what) => {
    const person = await change(await staffAt(site, role), what);
    expect((await approve(person, await propose(owner))).status).toBe(200);
  });

  it('E16 whose proposals from before wait with them', async () => {
    const cashier = await staffAt(site, 'cashier');
    const proposed = await propose(cashier);
    await change(cashier, { resetLogin: true });
    expect((await approve(owner, proposed)).reply).toMatchObject(tooNew);
  });
});

describe('E16 OPR-01 that somebody is new', () => {
  it('E16 OPR-01 is told to every colleague of the brand, and to nobody of another one', async () => {
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

  it('E16 OPR-01 stands beside them, beside what they propose, and in what they are told of themselves', async () => {
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

  it('E16 OPR-01 is kept in the audit log, with the moment', async () => {
    const person = await change(await staffAt(site, 'cashier'), { role: 'owner' });
    const rows = await site.query('select action, after from audit_event where subject = $1', [
      person.username,
    ]);
    expect(rows).toEqual([
      { action: 'staff_changed', after: { role: 'owner', countsFrom: soon().from } },
    ]);
  });
});
