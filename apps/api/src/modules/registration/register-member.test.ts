import { type BodyOf, endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { referralCodeOf } from '../../../testing/agents.ts';
import { fromAnywhere } from '../../../testing/any-call.ts';
import {
  freshNumber,
  passSeconds,
  registerAtHarbor,
  sendRegistrationCode,
  showCaptcha,
} from '../../../testing/harbor.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });

const password = 'Secret-pass-1';
type Body = BodyOf<typeof endpoints.registerMember>;
const bodyFor = (username: string): Body => ({
  username,
  password,
  confirmPassword: password,
  agreement: true,
});
const register = (username: string, change: Partial<Body> = {}) =>
  site.client.call(endpoints.registerMember, {
    body: { ...bodyFor(username), ...change },
    headers: fromAnywhere(),
  });
const membersNamed = (username: string) =>
  site.query('select id from member where username = $1', [username]);
const profileOf = async (memberId: string) =>
  (
    await site.query<Record<string, unknown>>('select * from member_profile where member_id = $1', [
      memberId,
    ])
  )[0];

describe('registration by username', () => {
  it('REG-06 REG-14 registers a member, logs the member in and opens an empty purse', async () => {
    const username = freshName();
    const { value } = await register(username);
    expect(value).toMatchObject({ account: username, isAgent: 0, firstTimeLogin: true });
    expect(await site.balanceOf(value.token)).toBe(0n);
    const { value: again } = await site.client.call(endpoints.login, {
      body: { type: 'username', username, password },
    });
    expect(again.firstTimeLogin).toBe(false);
  });

  it('REG-06 stores the member’s origin, and fills in defaults', async () => {
    const bare = await profileOf((await register(freshName())).value.customerId);
    expect(bare).toMatchObject({
      registrationMethod: 'WEB',
      registrationDomain: 'localhost',
      registrationUrl: 'http://localhost',
      referralCode: null,
    });
    const referralCode = await referralCodeOf(site, (await site.register()).customerId);
    const told = {
      referralCode,
      domain: 'promo.example',
      registrationUrl: 'https://promo.example/register?x=1',
    };
    const full = await profileOf(
      (await register(freshName(), { ...told, login: true })).value.customerId,
    );
    expect(full).toMatchObject({
      referralCode,
      registrationDomain: 'promo.example',
      registrationUrl: 'https://promo.example/register?x=1',
    });
  });

  it('REG-06 stores the brand’s fields, and no password in plain text', async () => {
    const { value } = await registerAtHarbor(site, { email: 'Somebody@Example.com' });
    expect(await profileOf(value.customerId)).toMatchObject({
      email: 'Somebody@Example.com',
      mobileVerified: true,
    });
    const [row] = await site.query<{ all: string }>(
      'select m::text as all from member m where id = $1',
      [value.customerId],
    );
    expect(row?.all).toContain('$argon2id$');
    expect(row?.all).not.toContain(password);
  });

  it('REG-04 rejects a differing confirmation, names the field and writes nothing', async () => {
    const username = freshName();
    const answer = await register(username, { confirmPassword: 'Another-pass-1' });
    expect(answer.reply).toMatchObject({
      code: 'registration_invalid',
      value: { problems: [{ field: 'confirmPassword', problem: 'mismatch' }] },
    });
    expect(await membersNamed(username)).toEqual([]);
  });
});

describe('a unique field of a member', () => {
  it('REG-07 rejects a taken user name in any letter case', async () => {
    const { account } = await site.register();
    expect(await register(account.toUpperCase())).toMatchObject({
      status: 409,
      reply: { code: 'username_taken' },
    });
  });

  it('REG-07 creates one account for two registrations at once', async () => {
    const username = freshName();
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(username)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(await membersNamed(username)).toHaveLength(1);
  });

  it('REG-07 B8 rejects a taken mobile number in any spelling', async () => {
    const number = freshNumber();
    await registerAtHarbor(site, { mobileNum: number });
    await passSeconds(site, 61);
    const verificationCode = await sendRegistrationCode(site, number);
    for (const mobileNum of [`0${number}`, `63${number}`])
      expect(await registerAtHarbor(site, { mobileNum, verificationCode })).toMatchObject({
        status: 409,
        reply: { code: 'mobile_taken' },
      });
  });

  it('REG-07 rejects a taken e-mail in any letter case', async () => {
    await registerAtHarbor(site, { email: 'first@example.com' });
    const username = freshName();
    const answer = await registerAtHarbor(site, { username, email: 'FIRST@Example.com' });
    expect(answer).toMatchObject({ status: 409, reply: { code: 'email_taken' } });
    expect(await membersNamed(username), 'nothing is left of a refused registration').toEqual([]);
  });

  it('REG-07 creates one account for two registrations at once with one e-mail', async () => {
    const email = `${freshName()}@example.com`;
    const forms = [];
    for (const mobileNum of [freshNumber(), freshNumber(), freshNumber()]) {
      const verificationCode = await sendRegistrationCode(site, mobileNum);
      forms.push({ mobileNum, verificationCode, email, ...(await showCaptcha(site)) });
    }
    const answers = await Promise.all(
      forms.map(({ cookies, ...form }) => registerAtHarbor(site, form, { cookies })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('SYS-01 is unique within the brand', async () => {
    const { account } = await site.register();
    expect(await registerAtHarbor(site, { username: account })).toMatchObject({ status: 200 });
  });
});
