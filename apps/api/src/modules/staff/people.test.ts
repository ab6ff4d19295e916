import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { enterPassword, staffAt } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const { staffPeople, addStaff, changeStaff, staffSession } = endpoints;
const reason = 'They have changed teams';

describe('OPR-01 the staff of a brand', () => {
  it('are listed for their own brand', async () => {
    const [owner, stranger] = [
      await staffAt(site, 'owner'),
      await staffAt(site, 'owner', 'harbor'),
    ];
    const names = (await site.client.call(staffPeople, { token: owner.token })).value.map(
      ({ username }) => username,
    );
    expect(names).toContain(owner.username);
    expect(names).not.toContain(stranger.username);
  });

  it('are added with a role, and log in with a first password that is shown once', async () => {
    const owner = await staffAt(site, 'owner');
    const body = { username: freshName(), role: 'cashier' } as const;
    const add = () => site.client.call(addStaff, { token: owner.token, body });
    const added = await add();
    expect((await add()).reply).toMatchObject({ code: 'username_taken' });
    const entered = await enterPassword(site, {
      ...body,
      password: added.value.firstPassword,
      host: 'localhost',
    });
    expect(entered.value).toMatchObject({ step: 'change_password', role: 'cashier' });
    const [row] = await site.query<{ after: object }>(
      'select actor, after from audit_event where subject = $1',
      [body.username],
    );
    expect(row).toEqual({
      actor: owner.username,
      after: { role: 'cashier', countsFrom: expect.any(String) },
    });
  });

  it('C9 have first passwords that appear in no log line and no audit entry', async () => {
    const owner = await staffAt(site, 'owner');
    const body = { username: freshName(), role: 'cashier' } as const;
    const { id, firstPassword } = (await site.client.call(addStaff, { token: owner.token, body }))
      .value;
    const reset = { id, resetLogin: true as const, reason };
    const second =
      (await site.client.call(changeStaff, { token: owner.token, body: reset })).value
        .firstPassword ?? '';
    expect(new Set([firstPassword, second, '']).size).toBe(3);
    const kept = JSON.stringify([
      site.log,
      await site.query('select * from audit_event'),
      await site.query('select * from staff'),
    ]);
    expect([firstPassword, second].filter((password) => kept.includes(password))).toEqual([]);
  });

  it('A6 lose their sessions when their role is changed', async () => {
    const [owner, person] = [await staffAt(site, 'owner'), await staffAt(site, 'cashier')];
    const change = { id: person.id, role: 'support' as const, reason };
    expect((await site.client.call(changeStaff, { token: owner.token, body: change })).status).toBe(
      200,
    );
    expect((await site.client.call(staffSession, { token: person.token })).status).toBe(401);
    const [row] = await site.query(
      'select before, after, reason from audit_event where subject = $1',
      [person.username],
    );
    expect(row).toEqual({
      before: { role: 'cashier', disabled: false, enrolled: false },
      after: { role: 'support' },
      reason,
    });
  });

  it('are disabled and enabled, and set up again after a login reset', async () => {
    const [owner, person] = [await staffAt(site, 'owner'), await staffAt(site, 'cashier')];
    const change = (what: object) =>
      site.client.call(changeStaff, {
        token: owner.token,
        body: { id: person.id, reason, ...what },
      });
    await change({ disabled: true });
    expect((await enterPassword(site, person)).reply).toMatchObject({ code: 'account_disabled' });
    await change({ disabled: false });
    await site.query(
      "update staff set totp_secret = 'x', totp_confirmed_at = now() where id = $1",
      [person.id],
    );
    expect((await enterPassword(site, person)).value.step).toBe('verify');
    const { firstPassword } = (await change({ resetLogin: true })).value;
    expect((await enterPassword(site, person)).reply).toMatchObject({ code: 'wrong_credentials' });
    const begun = await enterPassword(site, { ...person, password: firstPassword ?? '' });
    expect(begun.value.step).toBe('change_password');
  });

  it('cannot change themselves', async () => {
    const owner = await staffAt(site, 'owner');
    const body = { id: owner.id, disabled: true, reason };
    expect((await site.client.call(changeStaff, { token: owner.token, body })).reply).toMatchObject(
      {
        code: 'same_person',
      },
    );
  });

  it('D2 are not found by another brand', async () => {
    const [owner, stranger] = [
      await staffAt(site, 'owner'),
      await staffAt(site, 'owner', 'harbor'),
    ];
    const body = { id: owner.id, disabled: true, reason };
    const answer = await site.client.call(changeStaff, {
      token: stranger.token,
      host: stranger.host,
      body,
    });
    expect(answer.reply).toMatchObject({ code: 'staff_not_found' });
  });
});
