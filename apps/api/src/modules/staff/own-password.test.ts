import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  enterPassword,
  openStaffSession,
  staffAt,
  type TestStaff,
} from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

let person: TestStaff & { token: string };
beforeEach(async () => {
  person = await staffAt(site, 'cashier');
});

const newPassword = 'A-password-of-my-own';
const change = (body: { password?: string; newPassword?: string } = {}, token = person.token) =>
  site.client.call(endpoints.changeStaffPassword, {
    token,
    body: { password: person.password, newPassword, ...body },
  });
const standing = async (token: string) =>
  (await site.client.call(endpoints.staffSession, { token })).status;

describe('OPR-01 the own password of a staff member', () => {
  it('OPR-01 A6 replaces the first one, and ends every session', async () => {
    const elsewhere = await openStaffSession(site, person, null);
    expect((await change()).status).toBe(200);
    expect([await standing(person.token), await standing(elsewhere)]).toEqual([401, 401]);
    expect((await enterPassword(site, person)).reply).toMatchObject({ code: 'wrong_credentials' });
    expect((await enterPassword(site, { ...person, password: newPassword })).status).toBe(200);
    const events = await site.query(
      'select actor, action, before, after from audit_event where subject = $1',
      [person.username],
    );
    expect(events).toEqual([
      { actor: person.username, action: 'password_changed', before: null, after: null },
    ]);
  });

  it('OPR-01 cannot be changed at an open console, and guessing is limited', async () => {
    for (let nth = 0; nth < 5; nth += 1)
      expect((await change({ password: `guess ${nth}` })).reply).toMatchObject({
        code: 'password_wrong',
      });
    expect((await change()).reply).toMatchObject({ code: 'too_many_requests' });
    expect(await standing(person.token)).toBe(200);
  });

  it('OPR-01 must differ, and be long enough', async () => {
    expect((await change({ newPassword: person.password })).reply).toMatchObject({
      code: 'password_unchanged',
    });
    expect((await change({ newPassword: 'too short' })).status).toBe(400);
    expect((await change({ newPassword: 'Pass-word-Pass-word-' })).reply).toMatchObject({
      code: 'password_weak',
    });
    expect((await change({ newPassword: `own ${person.username} pass` })).reply).toMatchObject({
      code: 'password_has_name',
    });
    expect(await standing(person.token)).toBe(200);
  });

  it('OPR-01 cannot be changed while the second step is pending', async () => {
    const half = await openStaffSession(site, person, 'verify');
    expect((await change({}, half)).status).toBe(403);
  });

  it('OPR-01 needs the previous one in an open console', async () => {
    const answer = await site.client.call(endpoints.changeStaffPassword, {
      token: person.token,
      body: { newPassword },
    });
    expect(answer.reply).toMatchObject({ code: 'invalid_input', value: { fields: ['password'] } });
    expect(await standing(person.token)).toBe(200);
  });

  it('C9 appears in no log line and no audit entry', async () => {
    await change({ password: 'Wrong-canary-0' });
    await change({ newPassword: 'Right-canary-0' });
    const kept = JSON.stringify([site.log, await site.query('select * from audit_event')]);
    expect(kept).not.toMatch(/canary/);
  });
});
