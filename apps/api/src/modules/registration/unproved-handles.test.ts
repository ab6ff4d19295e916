import { type BodyOf, endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { freshNumber, harbor, passSeconds, registerAtHarbor } from '../../../testing/harbor.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useBrandChanges(site);

const password = 'Secret-pass-1';
const countryDialingCode = '63';
const codeWrong = { status: 400, reply: { code: 'code_wrong' } };
const codeTo = (number: string) => site.sms.codeFor(`+63${number}`);
const profileOf = async (memberId: string) =>
  (
    await site.query(
      `select mobile, mobile_verified, email, email_verified from member_profile
        where member_id = $1`,
      [memberId],
    )
  )[0];

/** A form that shows the number without a code, at a brand where a code alone opens an account. */
beforeEach(async () => {
  await brands.switchOn('lantern', 'MOBILEREG3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3');
  await brands.set('lantern', ['registration', 'fields', 'mobileNum', 'enabled'], true);
  await brands.set('lantern', ['registration', 'fields', 'email', 'enabled'], true);
  await site.query('delete from code_request');
  for (const key of await site.site.redis.keys('registration:taken:*'))
    await site.site.redis.del(key);
});

const claim = (mobileNum: string) => site.register({ mobileNum, countryDialingCode });
async function ask(mobileNum: string, purpose?: 'login' | 'forgot') {
  await passSeconds(site, 61);
  const body = { countryDialingCode, mobileNum };
  return site.client.call(endpoints.loginSms, { body: purpose ? { ...body, purpose } : body });
}
async function registerByPhone(
  mobileNum: string,
  change: Partial<BodyOf<typeof endpoints.registerByMobile>> = {},
) {
  await passSeconds(site, 61);
  await site.client.call(endpoints.registrationSms, {
    body: { countryDialingCode, mobileNo: mobileNum },
  });
  const body = {
    mobileNum,
    countryDialingCode,
    verificationCode: codeTo(mobileNum),
    agreement: true,
    ...change,
  };
  return site.client.call(endpoints.registerByMobile, { body });
}
/** A code for this purpose and number, although no member has verified the number. */
async function codeFor(mobileNum: string, purpose: 'login' | 'forgot') {
  const brand = site.site.brands.byHost('localhost');
  if (!brand) throw new Error('there is no brand');
  return (await site.site.verification.codes.make(brand, purpose, `+63${mobileNum}`)).code;
}

describe('a number typed into a form and never verified', () => {
  it('LOG-01 SMS-03 does not open the account, and gets no login code', async () => {
    const mobileNum = freshNumber();
    await claim(mobileNum);
    expect((await ask(mobileNum)).status).toBe(200);
    expect(site.sms.sent.filter(({ to }) => to === `+63${mobileNum}`)).toEqual([]);
    const verificationCode = await codeFor(mobileNum, 'login');
    const body = { type: 'sms' as const, countryDialingCode, mobileNum, verificationCode };
    expect(await site.client.call(endpoints.login, { body })).toMatchObject(codeWrong);
  });

  it('PWD-03 cannot reset the password', async () => {
    const mobileNum = freshNumber();
    await claim(mobileNum);
    const verificationCode = await codeFor(mobileNum, 'forgot');
    const body = { countryDialingCode, mobileNum, verificationCode, newPassword: 'Another-pass-2' };
    expect(await site.client.call(endpoints.resetPasswordByPhone, { body })).toMatchObject(
      codeWrong,
    );
  });

  it('REG-07 goes to a member who registers with a code sent to it', async () => {
    const mobileNum = freshNumber();
    const stranger = await claim(mobileNum);
    const { status, value: owner } = await registerByPhone(mobileNum);
    expect(status).toBe(200);
    expect(await profileOf(stranger.customerId)).toMatchObject({
      mobile: null,
      mobileVerified: false,
    });
    await ask(mobileNum);
    const body = {
      type: 'sms' as const,
      countryDialingCode,
      mobileNum,
      verificationCode: codeTo(mobileNum),
    };
    expect((await site.client.call(endpoints.login, { body })).value.customerId).toBe(
      owner.customerId,
    );
  });

  it('REG-07 goes to one of two members who typed it', async () => {
    const mobileNum = freshNumber();
    await claim(mobileNum);
    const body = { username: freshName(), password, confirmPassword: password, agreement: true };
    const answer = await site.client.call(endpoints.registerMember, {
      body: { ...body, mobileNum, countryDialingCode },
    });
    expect(answer).toMatchObject({ status: 409, reply: { code: 'mobile_taken' } });
  });

  it('REG-07 stays with its owner when the registration with its code is refused', async () => {
    const mobileNum = freshNumber();
    const email = `${freshName()}@example.com`;
    const stranger = await claim(mobileNum);
    await site.register({ email });
    const answer = await registerByPhone(mobileNum, { email });
    expect(answer).toMatchObject({ status: 409, reply: { code: 'email_taken' } });
    expect(await profileOf(stranger.customerId)).toMatchObject({ mobile: `+63${mobileNum}` });
  });

  it('REG-07 cannot be claimed after it was verified', async () => {
    const mobileNum = freshNumber();
    const { value: owner } = await registerByPhone(mobileNum);
    const body = { username: freshName(), password, confirmPassword: password, agreement: true };
    const answer = await site.client.call(endpoints.registerMember, {
      body: { ...body, mobileNum, countryDialingCode },
    });
    expect(answer).toMatchObject({ status: 409, reply: { code: 'mobile_taken' } });
    expect(await profileOf(owner.customerId)).toMatchObject({
      mobile: `+63${mobileNum}`,
      mobileVerified: true,
    });
  });

  it('MEM-02 can be verified later by its member, and then logs that member in', async () => {
    const mobileNum = freshNumber();
    const member = await claim(mobileNum);
    await site.client.call(endpoints.sendBindingSms, {
      token: member.token,
      body: { countryDialingCode, mobileNum },
    });
    const bind = { countryDialingCode, mobileNum, verificationCode: codeTo(mobileNum), password };
    expect(
      (await site.client.call(endpoints.bindMobile, { token: member.token, body: bind })).status,
    ).toBe(200);
    await ask(mobileNum);
    const body = {
      type: 'sms' as const,
      countryDialingCode,
      mobileNum,
      verificationCode: codeTo(mobileNum),
    };
    expect((await site.client.call(endpoints.login, { body })).value.customerId).toBe(
      member.customerId,
    );
  });
});

describe('an address typed into a form and never verified', () => {
  it('REG-07 MEM-02 goes to a member with a code sent to it', async () => {
    const email = `${freshName()}@example.com`;
    const { value: stranger } = await registerAtHarbor(site, { email });
    const { value: owner } = await registerAtHarbor(site);
    const asOwner = { host: harbor, token: owner.token };
    await site.client.call(endpoints.sendBindingEmail, { ...asOwner, body: { email } });
    const body = { email, verificationCode: site.mail.codeFor(email), password };
    expect((await site.client.call(endpoints.bindEmail, { ...asOwner, body })).status).toBe(200);
    expect(await profileOf(owner.customerId)).toMatchObject({ email, emailVerified: true });
    expect(await profileOf(stranger.customerId)).toMatchObject({
      email: null,
      emailVerified: false,
    });
  });

  it('REG-07 A14 goes to one of two members who use its codes at the same time', async () => {
    const email = `${freshName()}@example.com`;
    const members = [await registerAtHarbor(site, { email }), await registerAtHarbor(site)];
    const codes = [];
    for (const { value } of members) {
      await passSeconds(site, 61);
      await site.client.call(endpoints.sendBindingEmail, {
        host: harbor,
        token: value.token,
        body: { email },
      });
      codes.push(site.mail.codeFor(email));
    }
    const verificationCode = codes.at(-1) ?? '';
    const bind = (token: string) =>
      site.client.call(endpoints.bindEmail, {
        host: harbor,
        token,
        body: { email, verificationCode, password },
      });
    const answers = await Promise.all(members.map(({ value }) => bind(value.token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await site.query('select proved from member_handle where handle_key = $1', [
      email,
    ]);
    expect(rows).toEqual([{ proved: true }]);
  });

  const forget = (username: string, email: string) =>
    site.client.call(endpoints.forgotByEmail, { body: { username, email } });

  it('PWD-02 gets the link while nothing of the account is verified', async () => {
    const email = `${freshName()}@example.com`;
    const { account } = await site.register({ email });
    await forget(account, email);
    await expect.poll(() => site.mail.sentTo(email), { interval: 5 }).toHaveLength(1);
  });

  it.each([
    ['a number', 'update member_profile set mobile_verified = true where member_id = $1'],
    [
      'an authenticator',
      "insert into authenticator (member_id, secret, confirmed_at) values ($1, '\\x00', now())",
    ],
    [
      'a sign-in provider',
      `insert into social_identity (brand_id, provider, subject, member_id)
       select brand_id, 'google', id::text, id from member where id = $1`,
    ],
  ])('PWD-02 A18 gets no link once %s of the account is verified', async (_, prove) => {
    const email = `${freshName()}@example.com`;
    const { account, customerId } = await site.register({ email });
    await site.query(prove, [customerId]);
    await forget(account, email);
    await expect
      .poll(() => site.query('select 1 from code_request'), { interval: 5 })
      .toHaveLength(1);
    expect(site.mail.sentTo(email)).toEqual([]);
  });
});
