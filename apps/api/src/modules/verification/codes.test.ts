import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { freshNumber, harbor, passSeconds, registerAtHarbor } from '../../../testing/harbor.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

const ask = (mobileNo: string) =>
  site.client.call(endpoints.registrationSms, {
    host: harbor,
    body: { countryDialingCode: '63', mobileNo },
  });
const sentTo = (number: string) => site.sms.sent.filter(({ to }) => to === `+63${number}`);
const register = (mobileNum: string, verificationCode: string) =>
  registerAtHarbor(site, { mobileNum, verificationCode });
const wrongCode = { status: 400, reply: { code: 'code_wrong' } };
const pass = (seconds: number) => passSeconds(site, seconds);

describe('a code for a registration', () => {
  it('SMS-01 SMS-04 is sent to the number with the brand’s name and its lifetime', async () => {
    const number = freshNumber();
    const { value } = await ask(number);
    expect(value).toEqual({ expiredMinutes: 5, expirationTime: expect.any(Number) });
    expect(sentTo(number)).toEqual([
      {
        brandId: expect.any(String),
        brandName: 'Harbor',
        to: `+63${number}`,
        text: expect.stringMatching(/^Harbor: your code is \d{6}\. It's valid for 5 minutes\./),
      },
    ]);
  });

  it('SMS-03 registers its number once', async () => {
    const number = freshNumber();
    await ask(number);
    const code = site.sms.codeFor(`+63${number}`);
    const { value } = await register(number, code);
    const [row] = await site.query(
      'select mobile, mobile_verified from member_profile where member_id = $1',
      [value.customerId],
    );
    expect(row).toEqual({ mobile: `+63${number}`, mobileVerified: true });
    expect(await register(number, code)).toMatchObject(wrongCode);
  });

  it('SMS-03 expires after five minutes, and is voided by a new one', async () => {
    const [late, old] = [freshNumber(), freshNumber()];
    await ask(late);
    await pass(301);
    expect(await register(late, site.sms.codeFor(`+63${late}`))).toMatchObject(wrongCode);
    await ask(old);
    const first = site.sms.codeFor(`+63${old}`);
    await pass(60);
    await ask(old);
    if (first !== site.sms.codeFor(`+63${old}`))
      expect(await register(old, first)).toMatchObject(wrongCode);
  });

  it('A13 SMS-03 is void after five wrong tries; its number is locked five minutes', async () => {
    const number = freshNumber();
    await ask(number);
    const code = site.sms.codeFor(`+63${number}`);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let time = 0; time < 5; time += 1)
      expect(await register(number, wrong)).toMatchObject(wrongCode);
    const locked = {
      status: 429,
      reply: {
        code: 'too_many_requests',
        value: { retryAfter: expect.toSatisfy((s: number) => s > 290 && s <= 300) },
      },
    };
    expect(await register(number, code)).toMatchObject(locked);
    expect(await ask(number)).toMatchObject(locked);
    await pass(300);
    expect(await ask(number)).toMatchObject({ status: 200 });
  });

  it('A13 SMS-03 can be tried five times, even at the same time', async () => {
    const number = freshNumber();
    await ask(number);
    const brand = site.site.brands.byHost(harbor);
    if (!brand) throw new Error('there is no brand');
    const { codes } = site.site.verification;
    const tries = await Promise.allSettled(
      Array.from({ length: 30 }, () => codes.take(brand, 'register', `+63${number}`, 'no code')),
    );
    expect(tries.filter((one) => one.status === 'fulfilled' && one.value !== undefined)).toEqual(
      [],
    );
    const right = codes.take(brand, 'register', `+63${number}`, site.sms.codeFor(`+63${number}`));
    await expect(right).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('SMS-03 is valid again when its registration failed', async () => {
    const number = freshNumber();
    const { value } = await registerAtHarbor(site);
    await ask(number);
    const verificationCode = site.sms.codeFor(`+63${number}`);
    const taken = await registerAtHarbor(site, {
      username: value.account,
      mobileNum: number,
      verificationCode,
    });
    expect(taken).toMatchObject({ status: 409, reply: { code: 'username_taken' } });
    expect(await register(number, verificationCode)).toMatchObject({ status: 200 });
  });

  it('SMS-03 stays valid after any number of failed registrations, without a lock', async () => {
    const number = freshNumber();
    const { value } = await registerAtHarbor(site);
    await ask(number);
    const verificationCode = site.sms.codeFor(`+63${number}`);
    for (let time = 0; time < 8; time += 1) {
      const taken = await registerAtHarbor(site, {
        username: value.account,
        mobileNum: number,
        verificationCode,
      });
      expect(taken).toMatchObject({ status: 409, reply: { code: 'username_taken' } });
    }
    expect(await register(number, verificationCode)).toMatchObject({ status: 200 });
  });

  it('A13 SMS-03 can be tried five times, despite failed registrations in between', async () => {
    const number = freshNumber();
    await ask(number);
    const brand = site.site.brands.byHost(harbor);
    if (!brand) throw new Error('there is no brand');
    const { codes } = site.site.verification;
    const take = (code: string) => codes.take(brand, 'register', `+63${number}`, code);
    const right = site.sms.codeFor(`+63${number}`);
    for (let time = 0; time < 5; time += 1) {
      if (time > 0) await (await take(right))?.giveBack();
      expect(await take('no code')).toBeUndefined();
    }
    await expect(take(right)).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('SMS-03 is stored as a hash', async () => {
    const number = freshNumber();
    await ask(number);
    const { redis } = site.site;
    const kept = await Promise.all((await redis.keys('code:*')).map((key) => redis.get(key)));
    expect(kept).not.toContain(site.sms.codeFor(`+63${number}`));
  });
});

describe('without a real gateway', () => {
  it('SMS-04 each SMS and mail can be read in the outbox of its own brand', async () => {
    const { outbox } = site.site;
    const brand = { brandId: site.site.brands.byHost(harbor)?.id ?? '', brandName: 'Harbor' };
    await outbox?.send({ ...brand, to: '+639170000000', text: 'hello' });
    await outbox?.send({ ...brand, to: 'linh@mail.example', subject: 'Hello', text: 'a letter' });
    const { value } = await site.client.call(endpoints.devOutbox, { host: harbor });
    const sentAt = expect.any(String);
    expect(value).toEqual([
      { channel: 'mail', to: 'linh@mail.example', subject: 'Hello', text: 'a letter', sentAt },
      { channel: 'sms', to: '+639170000000', subject: null, text: 'hello', sentAt },
    ]);
    expect((await site.client.call(endpoints.devOutbox)).value).toEqual([]);
  });
});
