import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterPassword, staffAt } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const { addStaff, changeStaffPassword, proposals, staffLogout, staffSession, startStaffEnrolment } =
  endpoints;

let hired: { username: string; password: string; host: string };
beforeEach(async () => {
  const owner = await staffAt(site, 'owner');
  const body = { username: freshName(), role: 'reviewer' } as const;
  const { firstPassword } = (await site.client.call(addStaff, { token: owner.token, body })).value;
  hired = { username: body.username, password: firstPassword, host: 'localhost' };
});

const own = 'A-password-of-my-own';
const enter = async (password = hired.password) =>
  (await enterPassword(site, { ...hired, password })).value;
const choose = (token: string, newPassword = own) =>
  site.client.call(changeStaffPassword, { token, body: { newPassword } });

describe('OPR-01 A19 a first password', () => {
  it('OPR-01 A19 opens only the choice of another one, and no authenticator setup', async () => {
    const { token, step } = await enter();
    expect(step).toBe('change_password');
    expect((await site.client.call(proposals, { token })).reply).toMatchObject({
      code: 'password_change_required',
    });
    const enrolment = await site.client.call(startStaffEnrolment, { token, body: {} });
    expect(enrolment.reply).toMatchObject({ code: 'password_change_required' });
    expect((await site.client.call(staffSession, { token })).value).toMatchObject({
      step: 'change_password',
    });
    expect((await site.client.call(staffLogout, { token })).status).toBe(200);
  });

  it('OPR-01 A19 is invalid afterwards, also for the person who created it', async () => {
    const [mine, theirs] = [await enter(), await enter()];
    expect((await choose(mine.token)).status).toBe(200);
    expect((await choose(theirs.token, 'A-password-of-theirs')).reply).toMatchObject({
      code: 'staff_session_expired',
    });
    expect((await enterPassword(site, hired)).reply).toMatchObject({ code: 'wrong_credentials' });
    expect(await enter(own)).toMatchObject({ step: 'enrol' });
  });

  it('OPR-01 A19 cannot be chosen again', async () => {
    const { token } = await enter();
    expect((await choose(token, hired.password)).reply).toMatchObject({
      code: 'password_unchanged',
    });
    expect(await enter()).toMatchObject({ step: 'change_password' });
  });

  it('OPR-01 A19 never exists beside an authenticator: the database forbids it', async () => {
    const forced = site.query(
      "update staff set totp_secret = 'x', totp_confirmed_at = now() where username = $1",
      [hired.username],
    );
    await expect(forced).rejects.toThrow('staff_first_password');
  });
});
