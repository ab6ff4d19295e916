import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { AuthenticatorApp } from '../../../testing/authenticator.ts';
import { enterPassword, hireStaff, staffAt, type TestStaff } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const {
  staffSession,
  startStaffEnrolment,
  verifyStaff,
  staffLogout,
  proposals,
  auditEvents,
  staffLogin,
} = endpoints;

const at = (host: string, token: string) => ({ host, token });

/** Enables an authenticator, as at the first login. */
async function enrol(person: TestStaff) {
  const { value } = await enterPassword(site, person);
  const wish = at(person.host, value.token);
  const { secret } = (await site.client.call(startStaffEnrolment, { ...wish, body: {} })).value;
  const app = new AuthenticatorApp(site, secret);
  const code = app.next();
  const verified = await site.client.call(verifyStaff, { ...wish, body: { code } });
  return { ...verified.value, app, code, first: value.token };
}

describe('OPR-01 the first login of a staff member', () => {
  it('requires an authenticator, and opens nothing else until it is enabled', async () => {
    const person = await hireStaff(site, 'owner');
    const { value } = await enterPassword(site, person);
    expect(value).toMatchObject({
      step: 'enrol',
      role: 'owner',
      username: person.username,
      brand: { code: 'lantern' },
    });
    const denied = await site.client.call(proposals, at(person.host, value.token));
    expect([denied.status, denied.reply]).toMatchObject([403, { code: 'staff_step_required' }]);
  });

  it('A5 returns a new token and ten recovery codes, and ends the first session', async () => {
    const person = await hireStaff(site, 'owner');
    const { token, first, step, recoveryCodes } = await enrol(person);
    expect(step).toBeNull();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(token).not.toBe(first);
    expect((await site.client.call(staffSession, at(person.host, token))).value).toMatchObject({
      step: null,
    });
    expect((await site.client.call(staffSession, at(person.host, first))).reply).toMatchObject({
      code: 'staff_session_expired',
    });
  });

  it('never returns the secret again once it is confirmed', async () => {
    const person = await hireStaff(site, 'support');
    const { value } = await enterPassword(site, person);
    await enrol(person);
    const again = await site.client.call(startStaffEnrolment, {
      ...at(person.host, value.token),
      body: {},
    });
    expect(again.reply).toMatchObject({ code: 'authenticator_on' });
  });

  it('rejects a code before there is a secret', async () => {
    const person = await hireStaff(site, 'support');
    const { value } = await enterPassword(site, person);
    const wish = { ...at(person.host, value.token), body: { code: '123456' } };
    expect((await site.client.call(verifyStaff, wish)).reply).toMatchObject({
      code: 'authenticator_not_started',
    });
  });
});

describe('OPR-01 the second step', () => {
  it('A14 accepts a code once, even twice at the same time', async () => {
    const person = await hireStaff(site, 'cashier');
    const { app } = await enrol(person);
    const tokens = [
      (await enterPassword(site, person)).value,
      (await enterPassword(site, person)).value,
    ];
    const code = app.next();
    const answers = await Promise.all(
      tokens.map(({ token }) =>
        site.client.call(verifyStaff, { ...at(person.host, token), body: { code } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const late = (await enterPassword(site, person)).value;
    const replay = await site.client.call(verifyStaff, {
      ...at(person.host, late.token),
      body: { code },
    });
    expect(replay.reply).toMatchObject({ code: 'code_wrong' });
  });

  it('accepts a recovery code once', async () => {
    const person = await hireStaff(site, 'cashier');
    const { recoveryCodes } = await enrol(person);
    const enter = async () => {
      const { value } = await enterPassword(site, person);
      const body = { code: recoveryCodes[3] ?? '' };
      return site.client.call(verifyStaff, { ...at(person.host, value.token), body });
    };
    expect((await enter()).value).toMatchObject({ step: null, recoveryCodes: [] });
    expect((await enter()).reply).toMatchObject({ code: 'code_wrong' });
  });

  it('A13 is locked after five wrong codes, from any sessions', async () => {
    const person = await hireStaff(site, 'cashier');
    const { app } = await enrol(person);
    for (let tries = 0; tries < 5; tries += 1) {
      const { value } = await enterPassword(site, person);
      const wrong = await site.client.call(verifyStaff, {
        ...at(person.host, value.token),
        body: { code: '000000' },
      });
      expect(wrong.reply).toMatchObject({ code: 'code_wrong' });
    }
    const { value } = await enterPassword(site, person);
    const right = await site.client.call(verifyStaff, {
      ...at(person.host, value.token),
      body: { code: app.next() },
    });
    expect(right.reply).toMatchObject({
      code: 'too_many_requests',
      value: { retryAfter: expect.any(Number) },
    });
  });

  it('is required once', async () => {
    const { token, host } = await staffAt(site, 'owner');
    const again = await site.client.call(verifyStaff, {
      ...at(host, token),
      body: { code: '123456' },
    });
    expect(again.reply).toMatchObject({ code: 'already_verified' });
  });

  it('is audited, with the address and never with the code', async () => {
    const person = await hireStaff(site, 'reviewer');
    await enrol(person);
    const rows = await site.query(
      'select action, subject, after from audit_event where staff_id = $1',
      [person.id],
    );
    expect(rows).toEqual([
      {
        action: 'authenticator_set_up',
        subject: person.username,
        after: { address: '127.0.0.1', proof: 'totp' },
      },
    ]);
  });
});

describe('the password of a staff member', () => {
  it('A1 is locked after ten wrong ones, even for the right one on an unknown device', async () => {
    const person = await hireStaff(site, 'owner');
    const wrong = { ...person, password: 'not this one' };
    for (let tries = 0; tries < 10; tries += 1)
      expect((await enterPassword(site, wrong)).reply).toMatchObject({ code: 'wrong_credentials' });
    expect((await enterPassword(site, person)).reply).toMatchObject({ code: 'login_locked' });
  });

  it('A4 has the same refusal for an unknown name', async () => {
    const person = await hireStaff(site, 'owner');
    const wrong = await enterPassword(site, { ...person, password: 'not this one' });
    const nobody = await enterPassword(site, { ...person, username: 'nobody-here' });
    expect(nobody.reply).toEqual(wrong.reply);
  });

  it('D2 is invalid at another brand, and so is a token', async () => {
    const person = await staffAt(site, 'owner');
    const host = 'harbor.localhost';
    expect((await enterPassword(site, { ...person, host })).reply).toMatchObject({
      code: 'wrong_credentials',
    });
    expect((await site.client.call(staffSession, at(host, person.token))).reply).toMatchObject({
      code: 'staff_session_expired',
    });
  });

  it('is refused to a disabled staff member', async () => {
    const person = await hireStaff(site, 'owner');
    await site.query('update staff set disabled_at = now() where id = $1', [person.id]);
    expect((await enterPassword(site, person)).reply).toMatchObject({ code: 'account_disabled' });
  });

  it('does not open a member’s account of the same name, or the other way round', async () => {
    const member = await site.register();
    const body = { username: member.account, password: member.password };
    expect((await site.client.call(staffLogin, { body })).reply).toMatchObject({
      code: 'wrong_credentials',
    });
  });
});

describe('a session of a staff member', () => {
  const whoIs = (person: { host: string; token: string }) =>
    site.client.call(staffSession, at(person.host, person.token));

  it('A7 ends after fifteen minutes without an active call', async () => {
    const person = await staffAt(site, 'auditor');
    site.clock.turn({ minutes: 14 });
    expect((await whoIs(person)).status).toBe(200);
    site.clock.turn({ minutes: 2 });
    expect((await whoIs(person)).reply).toMatchObject({ code: 'staff_session_expired' });
  });

  it('A7 is extended by activity, for eight hours at most', async () => {
    const person = await staffAt(site, 'auditor');
    const seen = async () => {
      const [row] = await site.query<{ at: Date }>(
        'select last_seen_at as at from staff_session where staff_id = $1',
        [person.id],
      );
      return row?.at.getTime() ?? 0;
    };
    for (let quarters = 0; quarters < 34; quarters += 1) {
      site.clock.turn({ minutes: 14 });
      const before = site.clock.now().getTime();
      expect((await site.client.call(auditEvents, at(person.host, person.token))).status).toBe(200);
      await expect.poll(seen).toBeGreaterThanOrEqual(before);
    }
    site.clock.turn({ minutes: 5 });
    expect((await whoIs(person)).reply).toMatchObject({ code: 'staff_session_expired' });
  });

  it.each([
    ['disabled', 'disabled_at = now()'],
    ['given another role', "role = 'support'"],
    ['given another password', "password_hash = 'x'"],
  ])('A6 ends at once when its person is %s', async (_what, change) => {
    const person = await staffAt(site, 'owner');
    await site.query(`update staff set ${change} where id = $1`, [person.id]);
    expect((await whoIs(person)).reply).toMatchObject({ code: 'staff_session_expired' });
  });

  it('A6 ends when its person logs out', async () => {
    const person = await staffAt(site, 'owner');
    expect((await site.client.call(staffLogout, at(person.host, person.token))).status).toBe(200);
    expect((await whoIs(person)).reply).toMatchObject({ code: 'staff_session_expired' });
  });

  it('is not a member session, and a member session is not a staff session', async () => {
    const person = await staffAt(site, 'owner');
    const member = await site.register();
    expect(
      (await site.client.call(endpoints.memberInfo, { token: person.token })).reply,
    ).toMatchObject({
      code: 'session_expired',
    });
    expect((await site.client.call(staffSession, { token: member.token })).reply).toMatchObject({
      code: 'staff_session_expired',
    });
  });

  it('stores only the hash of its token', async () => {
    const person = await staffAt(site, 'owner');
    const rows = await site.query('select s::text as row from staff_session s');
    expect(JSON.stringify(rows)).not.toContain(person.token);
  });
});
