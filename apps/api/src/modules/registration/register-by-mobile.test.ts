import { type BodyOf, endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { referralCodeOf, uplineOf } from '../../../testing/agents.ts';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import {
  freshNumber,
  harbor,
  passSeconds,
  registerAtHarbor,
  sendRegistrationCode,
  showCaptcha,
} from '../../../testing/harbor.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useBrandChanges(site);

const password = 'Secret-pass-1';
const pair = { password, confirmPassword: password };
type Body = BodyOf<typeof endpoints.registerByMobile>;

/** At `harbor`, like a person: code, captcha, form. */
async function register(change: Partial<Body> = {}) {
  const { mobileNum = freshNumber() } = change;
  const verificationCode = change.verificationCode ?? (await sendRegistrationCode(site, mobileNum));
  const { cookies, ...proof } = await showCaptcha(site);
  const body = { mobileNum, verificationCode, agreement: true, ...pair, ...proof, ...change };
  return site.client.call(endpoints.registerByMobile, { body, cookies, host: harbor });
}
const withoutPasswords = () =>
  brands.set(
    'harbor',
    ['switches'],
    ['MOBILEREG3', 'SMSVERIFREG3', 'MOBILEVERCODELOGIN3', 'USERNAMEREG3'],
  );
const problem = (field: string, kind: string) => ({
  status: 400,
  reply: {
    code: 'registration_invalid',
    value: { problems: [expect.objectContaining({ field, problem: kind })] },
  },
});

describe('registration by phone', () => {
  it('REG-08 takes the number as the username, in any spelling, and no other name', async () => {
    const number = freshNumber();
    const named = await register({ mobileNum: number, username: `0${number}` });
    expect(named.value.account).toBe(`63${number}`);
    const mobileNum = freshNumber();
    const verificationCode = await sendRegistrationCode(site, mobileNum);
    expect(await register({ mobileNum, verificationCode, username: 'other1' })).toMatchObject(
      problem('username', 'mismatch'),
    );
  });

  it('REG-08 uses the phone number as the account name and logs the member in', async () => {
    const number = freshNumber();
    const verificationCode = await sendRegistrationCode(site, number);
    const { value } = await register({ mobileNum: `0${number}`, verificationCode });
    expect(value).toMatchObject({ account: `63${number}`, isAgent: 0, firstTimeLogin: true });
    const [row] = await site.query(
      `select mobile, mobile_verified, registration_method from member_profile
        where member_id = $1`,
      [value.customerId],
    );
    expect(row).toEqual({
      mobile: `+63${number}`,
      mobileVerified: true,
      registrationMethod: 'WEB',
    });
    expect(value.nickname, 'the number is not public').toBe(`member${number.slice(-4)}`);
  });

  it('REG-08 accepts a password pair where the brand asks for it, which then logs in', async () => {
    const { value } = await register();
    const body = { type: 'username' as const, username: value.account, password };
    expect((await site.client.call(endpoints.login, { host: harbor, body })).status).toBe(200);
    const number = freshNumber();
    const verificationCode = await sendRegistrationCode(site, number);
    const wrong = await register({ mobileNum: number, verificationCode, confirmPassword: 'other' });
    expect(wrong).toMatchObject(problem('confirmPassword', 'mismatch'));
    const weak = await register({
      mobileNum: number,
      verificationCode,
      password: 'a',
      confirmPassword: 'a',
    });
    expect(weak).toMatchObject(problem('password', 'length'));
  });

  it('REG-08 otherwise creates an account without a password, which none can open', async () => {
    await withoutPasswords();
    const bare = { password: undefined, confirmPassword: undefined } as Partial<Body>;
    const { value } = await register(bare);
    const [row] = await site.query('select password_hash from member where id = $1', [
      value.customerId,
    ]);
    expect(row).toEqual({ passwordHash: null });
    for (const guess of [value.account, 'null', ' ']) {
      const body = { type: 'username' as const, username: value.account, password: guess };
      expect((await site.client.call(endpoints.login, { host: harbor, body })).status).toBe(401);
    }
    expect(await register(), 'an unrequested password').toMatchObject(
      problem('password', 'not_enabled'),
    );
  });

  it('REG-08 logs a member without a password in by a code', async () => {
    await withoutPasswords();
    const number = freshNumber();
    await register({
      ...({ password: undefined, confirmPassword: undefined } as Partial<Body>),
      mobileNum: number,
    });
    await passSeconds(site, 61);
    const phone = { countryDialingCode: '63', mobileNum: number };
    await site.client.call(endpoints.loginSms, { host: harbor, body: phone });
    await expect.poll(() => site.sms.sent.filter(({ to }) => to === `+63${number}`).length).toBe(2);
    const verificationCode = site.sms.codeFor(`+63${number}`);
    const body = { type: 'sms' as const, ...phone, verificationCode };
    expect((await site.client.call(endpoints.login, { host: harbor, body })).value.account).toBe(
      `63${number}`,
    );
  });

  it('REG-08 REG-04 requires the number and its code', async () => {
    expect(await register({ verificationCode: '000000' })).toMatchObject({
      reply: { code: 'code_wrong' },
    });
    expect(await register({ verificationCode: '' })).toMatchObject(
      problem('verificationCode', 'required'),
    );
    const other = await sendRegistrationCode(site, freshNumber());
    expect(await register({ verificationCode: other })).toMatchObject({
      reply: { code: 'code_wrong' },
    });
  });

  it('REG-08 REG-04 requires the code even if registration by username does not', async () => {
    await brands.set('harbor', ['switches'], ['MOBILEREG3', 'MOBILEREGPWD3']);
    expect(await register({ verificationCode: '' })).toMatchObject(
      problem('verificationCode', 'required'),
    );
    expect((await register()).status).toBe(200);
  });

  it('REG-07 REG-08 creates one account per number in any spelling, even at once', async () => {
    const number = freshNumber();
    const verificationCode = await sendRegistrationCode(site, number);
    const answers = await Promise.all(
      [number, `0${number}`, `+63 ${number}`].map((mobileNum) =>
        register({ mobileNum, verificationCode }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await passSeconds(site, 61);
    const again = await sendRegistrationCode(site, number);
    const taken = { status: 409, reply: { code: 'mobile_taken' } };
    expect(await register({ mobileNum: number, verificationCode: again })).toMatchObject(taken);
    expect(
      await registerAtHarbor(site, { mobileNum: number, verificationCode: again }),
    ).toMatchObject(taken);
  });

  it('REG-07 REG-08 creates one account per number even if numbers may be shared', async () => {
    await brands.set('harbor', ['registration', 'uniqueHandles'], []);
    const number = freshNumber();
    await register({ mobileNum: number });
    await passSeconds(site, 61);
    expect(await register({ mobileNum: number })).toMatchObject({
      reply: { code: 'mobile_taken' },
    });
  });

  it('K14 REG-08 reserves numeric user names for phone numbers', async () => {
    await brands.set('harbor', ['registration', 'fields', 'username', 'patternId'], 'digits');
    expect(await registerAtHarbor(site, { username: '639171234567' })).toMatchObject({
      status: 409,
      reply: { code: 'username_taken' },
    });
  });

  it('REG-08 is closed where the brand has switched it off', async () => {
    const body = { mobileNum: freshNumber(), verificationCode: '123456', agreement: true };
    const answer = await site.client.call(endpoints.registerByMobile, { body });
    expect(answer).toMatchObject({ status: 403, reply: { code: 'feature_disabled' } });
  });

  it('REG-04 REG-08 requires agreement and captcha', async () => {
    expect(await register({ agreement: false })).toMatchObject({
      reply: { code: 'agreement_required' },
    });
    const verificationCode = '123456';
    const body = { mobileNum: freshNumber(), verificationCode, agreement: true, ...pair };
    const bare = await site.client.call(endpoints.registerByMobile, { host: harbor, body });
    expect(bare).toMatchObject({ reply: { code: 'captcha_required' } });
  });

  it('REG-07 REG-08 accepts an e-mail that no other member has', async () => {
    await brands.set('harbor', ['registration', 'fields', 'email', 'enabled'], true);
    const email = `${freshName()}@mail.test`;
    expect((await register({ email })).status).toBe(200);
    expect(await register({ email })).toMatchObject({
      status: 409,
      reply: { code: 'email_taken' },
    });
  });

  it('REG-11 rejects an unknown invite code', async () => {
    const wrong = { reply: { code: 'invitation_code_error', value: { field: 'referralCode' } } };
    expect(await register({ referralCode: 'NOBODYS1' })).toMatchObject(wrong);
  });

  it('REG-11 puts an invited member under the owner of the code', async () => {
    const friend = (await register()).value;
    const referralCode = await referralCodeOf(site, friend.customerId);
    const { value } = await register({ referralCode });
    expect(await uplineOf(site, value.customerId)).toBe(friend.customerId);
  });
});

it('REG-05 the form’s tabs and the password pair follow the brand’s settings', async () => {
  const ask = (host: string) => site.client.call(endpoints.registerSettings, { host });
  expect((await ask('localhost')).value).toMatchObject({
    usernameRegistration: true,
    mobileRegistration: false,
  });
  expect((await ask(harbor)).value).toMatchObject({
    mobileRegistration: true,
    mobilePassword: true,
  });
});
