import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import {
  freshNumber,
  harbor,
  moveNetwork,
  passSeconds,
  registerAtHarbor,
} from '../../../testing/harbor.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

const ask = (mobileNo: string, host = harbor) =>
  site.client.call(endpoints.registrationSms, {
    host,
    body: { countryDialingCode: '63', mobileNo },
  });
const sentTo = (number: string) => site.sms.sent.filter(({ to }) => to === `+63${number}`);
async function pass(seconds: number): Promise<void> {
  await passSeconds(site, seconds);
  await moveNetwork(site);
}

describe('sending codes', () => {
  it('B4 B6 waits a minute between two to a number, and reports the wait', async () => {
    const number = freshNumber();
    await ask(number);
    const answer = await ask(number);
    expect(answer).toMatchObject({
      status: 429,
      reply: {
        code: 'code_too_soon',
        value: { retryAfter: expect.toSatisfy((s: number) => s > 0 && s <= 60) },
      },
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await pass(60);
    expect((await ask(number)).status).toBe(200);
    expect(sentTo(number)).toHaveLength(2);
  });

  it('B7 sends one for many concurrent requests', async () => {
    const number = freshNumber();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(number)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(sentTo(number)).toHaveLength(1);
  });

  it('B4 sends five an hour and ten a day to a number', async () => {
    const number = freshNumber();
    const answers = [];
    for (let time = 0; time < 6; time += 1) {
      answers.push((await ask(number)).status);
      await pass(60);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    await pass(3600);
    for (let time = 0; time < 6; time += 1) {
      await ask(number);
      await pass(60);
    }
    await pass(3600);
    expect(await ask(number)).toMatchObject({ status: 429, reply: { code: 'too_many_requests' } });
    expect(sentTo(number)).toHaveLength(10);
  });

  it.each([
    '9171230001',
    '09171230001',
    '+63 917 123 0001',
    '+63-917-123-0001',
    '63 917 123 0001',
    '００９１７１２３０００１'.slice(1),
    ' 0917 123 0001 ',
  ])('B8 counts %s as the same number', async (typed) => {
    await ask('9171230001');
    expect(await ask(typed)).toMatchObject({ status: 429, reply: { code: 'code_too_soon' } });
  });

  it.each([
    ['no number', 'hello'],
    ['too short', '917123'],
    ['a land line', '281234567'],
    ['a premium line', '1900123456'],
    ['an emergency number', '911'],
    ['of another country', '+84912345678'],
    ['two numbers', '9171230001;9171230002'],
  ])('B5 sends nothing to what is %s', async (_what, typed) => {
    const before = site.sms.sent.length;
    expect(await ask(typed)).toMatchObject({ status: 400, reply: { code: 'phone_invalid' } });
    const body = { countryDialingCode: '63', mobileNum: typed };
    const answer = await site.client.call(endpoints.loginSms, { host: harbor, body });
    expect(answer).toMatchObject({ status: 400, reply: { code: 'phone_invalid' } });
    expect(site.sms.sent).toHaveLength(before);
  });

  it.each([[{}], [{ countryDialingCode: '' }]])(
    'REG-06 reads a number with the brand’s dialing code where it is %j',
    async (code) => {
      const [first, second] = [freshNumber(), freshNumber()];
      await site.client.call(endpoints.registrationSms, {
        host: harbor,
        body: { ...code, mobileNo: first },
      });
      const body = { ...code, mobileNum: second, purpose: 'forgot' as const };
      const asked = await site.client.call(endpoints.loginSms, { host: harbor, body });
      expect([sentTo(first).length, asked.status]).toEqual([1, 200]);
    },
  );

  it('SMS-04 reports a gateway failure, and can be requested again at once', async () => {
    const number = freshNumber();
    site.sms.broken = true;
    expect(await ask(number)).toMatchObject({ status: 503, reply: { code: 'unavailable' } });
    site.sms.broken = false;
    expect(await ask(number)).toMatchObject({ status: 200 });
  });

  it('A4 does not reveal whether a number is registered', async () => {
    const number = freshNumber();
    await registerAtHarbor(site, { mobileNum: number });
    await pass(60);
    const [known, unknown] = [await ask(number), await ask(freshNumber())];
    expect([known.status, Object.keys(known.value)]).toEqual([
      unknown.status,
      Object.keys(unknown.value),
    ]);
  });

  it.each(['evil.example', 'harbor.localhost.evil.example', 'harbor.localhost@evil.example', ''])(
    'K20 sends nothing for the host %j of no brand',
    async (host) => {
      const number = freshNumber();
      const body = { countryDialingCode: '63', mobileNo: number };
      const headers = { 'x-forwarded-host': harbor, forwarded: `host=${harbor}` };
      const { status } = await site.client.call(endpoints.registrationSms, { host, body, headers });
      expect([400, 404]).toContain(status);
      expect(sentTo(number)).toEqual([]);
    },
  );

  it('D7 is off where the brand does not ask for codes', async () => {
    expect(await ask(freshNumber(), 'localhost')).toMatchObject({
      status: 403,
      reply: { code: 'feature_disabled' },
    });
  });
});
