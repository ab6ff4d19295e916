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

describe('OPR-01 a password of one’s own', () => {
  it('OPR-01 A6 replaces the one that somebody else chose, and ends every session', async () => {
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

  it('OPR-01 is not chosen by whoever finds the console open, who may guess a few times', async () => {
    for (let nth = 0; nth < 5; nth += 1)
      expect((await change({ password: `guess ${nth}` })).reply).toMatchObject({
        code: 'password_wrong',
      });
    expect((await change()).reply).toMatchObject({ code: 'too_many_requests' });
    expect(await standing(person.token)).toBe(200);
  });

  it('OPR-01 is another one, and long enough', async () => {
    expect((await change({ newPassword: person.password })).reply).toMatchObject({
      code: 'password_unchanged',
    });
    expect((await change({ newPassword: 'too short' })).status).toBe(400);
    expect(await standing(person.token)).toBe(200);
  });

  it('OPR-01 is not for a login that has its second step to do', async () => {
    const half = await openStaffSession(site, person, 'verify');
    expect((await change({}, half)).status).toBe(403);
  });

  it('OPR-01 is not chosen in an open console without the one before', async () => {
    const answer = await site.client.call(endpoints.changeStaffPassword, {
      token: person.token,
      body: { newPassword },
    });
    expect(answer.reply).toMatchObject({ code: 'invalid_input', value: { fields: ['password'] } });
    expect(await standing(person.token)).toBe(200);
  });

  it('K20 is in no line of the log and in no entry of the audit', async () => {
    await change({ password: 'Wrong-canary-0' });
    await change({ newPassword: 'Right-canary-0' });
    const kept = JSON.stringify([site.log, await site.query('select * from audit_event')]);
    expect(kept).not.toMatch(/canary/);
  });
});
