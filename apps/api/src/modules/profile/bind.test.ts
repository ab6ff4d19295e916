import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { freshNumber, passSeconds } from '../../../testing/harbor.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

type Member = { token: string; password?: string | undefined };

const askSms = (token: string, mobileNum: string) =>
  site.client.call(endpoints.sendBindingSms, {
    token,
    body: { countryDialingCode: '63', mobileNum },
  });
const askMail = (token: string, email: string) =>
  site.client.call(endpoints.sendBindingEmail, { token, body: { email } });

const mobile = {
  fresh: freshNumber,
  ask: askSms,
  code: (to: string) => site.sms.codeFor(`+63${to}`),
  bind: ({ token, password }: Member, to: string, verificationCode: string) =>
    site.client.call(endpoints.bindMobile, {
      token,
      body: {
        countryDialingCode: '63',
        mobileNum: to,
        verificationCode,
        ...(password ? { password } : {}),
      },
    }),
};
const email = {
  fresh: () => `${freshName()}@example.com`,
  ask: askMail,
  code: (to: string) => site.mail.codeFor(to),
  bind: ({ token, password }: Member, to: string, verificationCode: string) =>
    site.client.call(endpoints.bindEmail, {
      token,
      body: { email: to, verificationCode, ...(password ? { password } : {}) },
    }),
};
const kinds = [
  ['mobile', 'a mobile number', mobile],
  ['email', 'an e-mail address', email],
] as const;

const centre = async (token: string) =>
  (await site.client.call(endpoints.securityCentre, { token })).value;

describe.each(kinds)('adding: %s', (kind, what, how) => {
  /** Sends a code and returns it. */
  async function codeFor({ token }: Member, to: string): Promise<string> {
    const { status } = await how.ask(token, to);
    expect(status).toBe(200);
    return how.code(to);
  }

  it(`MEM-02 SMS-03 ${what} is added and verified by the code sent to it`, async () => {
    const member = await site.register();
    const to = how.fresh();
    expect((await how.bind(member, to, await codeFor(member, to))).status).toBe(200);
    expect(await centre(member.token)).toMatchObject({
      [`${kind}Verified`]: true,
      [kind]: expect.stringContaining('•••'),
    });
  });

  it(`MEM-02 MEM-03 ${what} cannot change once it is verified`, async () => {
    const member = await site.register();
    const [first, second] = [how.fresh(), how.fresh()];
    const code = await codeFor(member, first);
    await how.bind(member, first, code);
    const locked = { status: 409, reply: { code: 'profile_locked', value: { field: kind } } };
    expect(await how.ask(member.token, second)).toMatchObject(locked);
    expect(await how.bind(member, second, '123456')).toMatchObject(locked);
  });

  it(`MEM-02 ${what} needs the password of a member who has one`, async () => {
    const member = await site.register();
    const to = how.fresh();
    const code = await codeFor(member, to);
    for (const password of [undefined, 'Wrong-pass-1'])
      expect(await how.bind({ ...member, password }, to, code)).toMatchObject({
        reply: { code: 'password_wrong' },
      });
    expect((await how.bind(member, to, code)).status).toBe(200);
  });

  it(`MEM-02 ${what} needs no password of a member without one`, async () => {
    const member = await site.register();
    await site.query('update member set password_hash = null where id = $1', [member.customerId]);
    const to = how.fresh();
    expect((await how.bind({ token: member.token }, to, await codeFor(member, to))).status).toBe(
      200,
    );
  });

  it(`A1 ${what} is locked with the login after ten wrong passwords`, async () => {
    const member = await site.register();
    const to = how.fresh();
    for (let time = 0; time < 10; time += 1)
      await how.bind({ ...member, password: 'Wrong-pass-1' }, to, '1');
    expect(await how.bind(member, to, '1')).toMatchObject({
      status: 429,
      reply: { code: 'login_locked' },
    });
  });

  it(`A15 a code sent to another one never adds ${what}`, async () => {
    const member = await site.register();
    const [own, other] = [how.fresh(), how.fresh()];
    const code = await codeFor(member, own);
    expect(await how.bind(member, other, code)).toMatchObject({
      status: 400,
      reply: { code: 'code_wrong' },
    });
  });

  it(`A4 whether another member has ${what} is revealed only by a correct code`, async () => {
    const [owner, other] = [await site.register(), await site.register()];
    const to = how.fresh();
    await how.bind(owner, to, await codeFor(owner, to));
    await passSeconds(site, 61);
    const [known, unknown] = [
      await how.ask(other.token, to),
      await how.ask(other.token, how.fresh()),
    ];
    expect([known.status, Object.keys(known.value)]).toEqual([
      unknown.status,
      Object.keys(unknown.value),
    ]);
    const code = how.code(to);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await how.bind(other, to, wrong)).toMatchObject({
      status: 400,
      reply: { code: 'code_wrong' },
    });
    expect(await how.bind(other, to, code)).toMatchObject({
      status: 409,
      reply: { code: `${kind}_taken` },
    });
    expect(await centre(other.token)).toMatchObject({ [kind]: null, [`${kind}Verified`]: false });
  });

  it(`A14 ${what} belongs to one of two members who use its code at the same time`, async () => {
    const members = [await site.register(), await site.register()];
    const to = how.fresh();
    const code = await codeFor(members[0] as Member, to);
    const answers = await Promise.all(members.map((member) => how.bind(member, to, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it(`B6 a code for ${what} is sent once a minute`, async () => {
    const { token } = await site.register();
    const to = how.fresh();
    await how.ask(token, to);
    expect(await how.ask(token, to)).toMatchObject({
      status: 429,
      reply: { code: 'code_too_soon' },
    });
  });
});

describe('a handle that cannot be added', () => {
  it.each(['hello', '911', '+84281234567'])('B5 is no mobile number: %s', async (mobileNum) => {
    const member = await site.register();
    const invalid = { status: 400, reply: { code: 'phone_invalid' } };
    expect(await askSms(member.token, mobileNum)).toMatchObject(invalid);
    expect(await mobile.bind(member, mobileNum, '123456')).toMatchObject(invalid);
  });

  it.each(['hello', 'a@b', 'a@example.com\u00a0,b@example.com', 'a@@example.com'])(
    'is no address: %s',
    async (typed) => {
      const member = await site.register();
      const invalid = { status: 400, reply: { code: 'email_invalid' } };
      expect(await askMail(member.token, typed)).toMatchObject(invalid);
      expect(await email.bind(member, typed, '123456')).toMatchObject(invalid);
    },
  );

  it('MEM-02 adding a number sends a notice with its last digits', async () => {
    const member = await site.register();
    const [address, to] = [email.fresh(), freshNumber()];
    await site.query('update member_profile set email = $2 where member_id = $1', [
      member.customerId,
      address,
    ]);
    await askSms(member.token, to);
    await mobile.bind(member, to, mobile.code(to));
    await expect.poll(() => site.mail.sentTo(address), { interval: 5 }).toHaveLength(1);
    expect(site.mail.sentTo(address)[0]?.text).toContain(to.slice(-3));
    expect(site.mail.sentTo(address)[0]?.text).not.toContain(to);
  });

  it('MEM-02 a Vietnamese number is added as typed, with the brand’s prefix', async () => {
    const { token, password } = await site.register();
    const { countryDialingCode } = (await site.client.call(endpoints.siteSettings)).value;
    const number = { countryDialingCode, mobileNum: '0912345678' };
    expect((await site.client.call(endpoints.sendBindingSms, { token, body: number })).status).toBe(
      200,
    );
    const body = { ...number, verificationCode: site.sms.codeFor('+84912345678'), password };
    expect((await site.client.call(endpoints.bindMobile, { token, body })).status).toBe(200);
  });

  it('B8 is a number that another member has in another spelling', async () => {
    const [owner, other] = [await site.register(), await site.register()];
    const to = freshNumber();
    await askSms(owner.token, to);
    await mobile.bind(owner, `0${to}`, mobile.code(to));
    await passSeconds(site, 61);
    await askSms(other.token, ` +63 ${to}`);
    expect(await mobile.bind(other, to, mobile.code(to))).toMatchObject({
      reply: { code: 'mobile_taken' },
    });
  });

  it('K14 is an address that another member has in another letter case', async () => {
    const [owner, other] = [await site.register(), await site.register()];
    const to = email.fresh();
    await askMail(owner.token, to);
    await email.bind(owner, to, email.code(to));
    await passSeconds(site, 61);
    const alike = to.toUpperCase().replace('EXAMPLE.COM', 'example.com');
    await askMail(other.token, alike);
    expect(await email.bind(other, alike, email.code(alike))).toMatchObject({
      reply: { code: 'email_taken' },
    });
  });
});
