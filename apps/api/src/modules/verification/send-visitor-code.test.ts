import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { doWork, showSlider, slideTo } from '../../../testing/bot-proofs.ts';
import {
  freshNumber,
  harbor,
  moveNetwork,
  registerAtHarbor,
  showCaptcha,
} from '../../../testing/harbor.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });

interface Sent {
  mobileNo?: string;
  proofs?: object;
  cookies?: readonly string[];
  headers?: Record<string, string>;
}
const forRegistration = ({ mobileNo = freshNumber(), proofs = {}, ...wish }: Sent = {}) =>
  site.client.call(endpoints.registrationSms, {
    host: harbor,
    body: { countryDialingCode: '63', mobileNo, ...proofs },
    ...wish,
  });
const withoutLogin = (
  purpose: 'login' | 'forgot' | undefined,
  { mobileNo = freshNumber(), proofs = {}, ...wish }: Sent = {},
) =>
  site.client.call(endpoints.loginSms, {
    host: harbor,
    body: {
      countryDialingCode: '63',
      mobileNum: mobileNo,
      ...(purpose ? { purpose } : {}),
      ...proofs,
    },
    ...wish,
  });
const refused = (code: string) => ({
  status: 400,
  reply: { code, value: { captcha: true, kind: 'slider' } },
});

describe('from the fourth code of an hour', () => {
  it('SMS-01 B9 a network needs a bot check', async () => {
    const answers = [
      await forRegistration(),
      await withoutLogin('login'),
      await withoutLogin('forgot'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const ask of [forRegistration, (sent: Sent) => withoutLogin('login', sent)]) {
      expect(await ask({})).toMatchObject(refused('captcha_required'));
      const { captcha, cookies } = await showCaptcha(site);
      expect(await ask({ proofs: { captcha: `${captcha}X` }, cookies })).toMatchObject(
        refused('captcha_wrong'),
      );
      expect(await ask({ proofs: { captcha }, cookies })).toMatchObject(refused('captcha_wrong'));
    }
    const { gap, cookies } = await showSlider(site);
    expect(await forRegistration({ proofs: { slider: slideTo(gap) }, cookies })).toMatchObject({
      status: 200,
    });
    expect(
      await withoutLogin('login', { proofs: { proofOfWork: await doWork(site) } }),
    ).toMatchObject({ status: 200 });
  });

  it('SMS-01 a proof is not consumed before: it stays valid for the form', async () => {
    const { captcha, cookies } = await showCaptcha(site);
    const mobileNum = freshNumber();
    await forRegistration({ mobileNo: mobileNum, proofs: { captcha }, cookies });
    const verificationCode = site.sms.codeFor(`+63${mobileNum}`);
    expect(
      await registerAtHarbor(site, { mobileNum, verificationCode, captcha }, { cookies }),
    ).toMatchObject({
      status: 200,
    });
  });

  it('B7 SMS-01 concurrent requests get no more codes without a bot check', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => forRegistration()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject(refused('captcha_required'));
  });

  it('B10 no header of a stranger makes it another network', async () => {
    await Promise.all([forRegistration(), forRegistration(), forRegistration()]);
    const names = ['x-real-ip', 'cf-connecting-ip', 'forwarded', 'true-client-ip', 'x-client-ip'];
    for (const [at, name] of names.entries()) {
      const headers = {
        [name]: name === 'forwarded' ? `for=198.51.100.${at}` : `198.51.100.${at}`,
      };
      expect(await forRegistration({ headers })).toMatchObject(refused('captcha_required'));
    }
  });

  it('B10 nor does anything before the address added by a trusted proxy', async () => {
    const from = (at: number) => ({
      headers: { 'x-forwarded-for': `198.51.100.${at}, 203.0.113.77` },
    });
    for (let at = 0; at < 3; at += 1) expect((await forRegistration(from(at))).status).toBe(200);
    expect(await forRegistration(from(9))).toMatchObject(refused('captcha_required'));
  });

  it('B11 nor does another address of the same /64', async () => {
    const from = (at: number) => ({ headers: { 'x-forwarded-for': `2001:db8:7:7:${at}::${at}` } });
    for (let at = 1; at <= 3; at += 1) expect((await forRegistration(from(at))).status).toBe(200);
    expect(await forRegistration(from(9))).toMatchObject(refused('captcha_required'));
    expect(
      (await forRegistration({ headers: { 'x-forwarded-for': '2001:db8:7:8::1' } })).status,
    ).toBe(200);
  });

  it('B4 a bot check allows twenty at most, even if Redis lost its data', async () => {
    await site.query(
      `insert into code_request (brand_id, channel, destination, network, goes_out)
       select id, 'sms', 'x', '127.0.0.1', true from brand, generate_series(1, 20)
         where code = 'harbor'`,
    );
    await site.forgetShortLived();
    expect(await forRegistration({ proofs: { proofOfWork: await doWork(site) } })).toMatchObject({
      status: 429,
      reply: {
        code: 'too_many_requests',
        value: { retryAfter: expect.toSatisfy((s: number) => s > 3590 && s <= 3600) },
      },
    });
  });
});

describe('A15 the purpose of a code', () => {
  const purposes = ['register', 'login', 'forgot'] as const;

  /** A member's number, and the code last sent to it. */
  async function codeFor(purpose: (typeof purposes)[number]) {
    const mobileNo = freshNumber();
    await registerAtHarbor(site, { mobileNum: mobileNo });
    await site.query('delete from code_request');
    const { status } =
      purpose === 'register'
        ? await forRegistration({ mobileNo })
        : await withoutLogin(purpose, { mobileNo });
    expect(status).toBe(200);
    return { mobileNo, code: site.sms.codeFor(`+63${mobileNo}`) };
  }

  it.each(purposes)('A15 %s is its only use, with its number', async (purpose) => {
    const { mobileNo, code } = await codeFor(purpose);
    const { codes } = site.site.verification;
    const brand = site.site.brands.byHost(harbor);
    if (!brand) throw new Error('there is no brand');
    const take = (other: Parameters<typeof codes.take>[1], to = `+63${mobileNo}`) =>
      codes.take(brand, other, to, code);
    for (const other of ['register', 'login', 'forgot', 'bind', 'verify'] as const)
      if (other !== purpose) expect(await take(other)).toBeUndefined();
    expect(await take(purpose, `+63${freshNumber()}`)).toBeUndefined();
    expect(await take(purpose)).toBeDefined();
  });

  it('A15 D7 a new password needs its own switch', async () => {
    const body = { countryDialingCode: '63', mobileNum: freshNumber(), purpose: 'forgot' } as const;
    expect(await site.client.call(endpoints.loginSms, { body })).toMatchObject({
      status: 403,
      reply: { code: 'feature_disabled' },
    });
  });

  it.each(['login', 'forgot'] as const)(
    'A4 %s gets a reply before the code is sent: the delay would reveal a member',
    async (purpose) => {
      const { mobileNo } = await codeFor(purpose);
      await site.query('delete from code_request');
      const own = site.site.sms;
      site.site.sms = { send: () => new Promise(() => {}) };
      expect((await withoutLogin(purpose, { mobileNo })).status).toBe(200);
      site.site.sms = own;
    },
  );

  it('A4 a new password sends codes to members only, with the same reply for all', async () => {
    const { mobileNo } = await codeFor('forgot');
    await moveNetwork(site);
    const stranger = freshNumber();
    const answer = await withoutLogin('forgot', { mobileNo: stranger });
    expect(answer).toMatchObject({
      status: 200,
      reply: { value: { expiredMinutes: 5, expirationTime: expect.any(Number) } },
    });
    expect(site.sms.sent.filter(({ to }) => to === `+63${stranger}`)).toEqual([]);
    expect(site.sms.sent.some(({ to }) => to === `+63${mobileNo}`)).toBe(true);
  });
});
