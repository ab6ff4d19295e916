import { endpointList, endpoints, limitOf, unsignedLimit } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { fromAnywhere, sendAny } from '../../testing/any-call.ts';
import { useTestSite } from '../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });
const counted = endpointList.filter(limitOf).map((call) => [call.name, call] as const);

/** The first call with each limit, which is made as often as allowed; the others go on in Redis. */
const madeOften = new Set(
  new Map(
    counted.toReversed().map(([name, call]) => [JSON.stringify(limitOf(call)), name]),
  ).values(),
);

/** Counts more calls of an address, as if they had been made. */
async function countOn(address: string, more: number): Promise<void> {
  const keys = await site.site.redis.keys(`limit:*:${address}`);
  expect(keys).toHaveLength(1);
  for (const key of keys) await site.site.redis.incrby(key, more);
}

describe('a rate limit', () => {
  it.each(counted)('B9 %s refuses the call after the last allowed one', async (name, call) => {
    const headers = fromAnywhere();
    const { calls = 0 } = limitOf(call) ?? {};
    const ask = () => sendAny(site, call, { headers, ...(call.body ? { text: '{}' } : {}) });
    const first = await ask();
    const between = calls - 2;
    const answers = madeOften.has(name)
      ? await Promise.all(Array.from({ length: between }, ask))
      : await countOn(headers['x-forwarded-for'], between).then(() => []);
    const last = await ask();
    expect([first, last].map((answer) => answer.headers['x-ratelimit-remaining'])).toEqual([
      `${calls - 1}`,
      '0',
    ]);
    expect(
      [first, ...answers, last].filter(
        ({ reply }) => !reply.success && reply.code === 'too_many_requests',
      ),
    ).toEqual([]);
    const answer = await sendAny(site, call, { headers });
    expect(answer.reply).toMatchObject({
      code: 'too_many_requests',
      value: { retryAfter: expect.any(Number) },
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const elsewhere = await sendAny(site, call, { headers: fromAnywhere() });
    expect(elsewhere.reply).not.toMatchObject({ code: 'too_many_requests' });
  });

  it('B4 both kinds of SMS share one limit', async () => {
    const headers = fromAnywhere();
    await Promise.all(
      Array.from({ length: 20 }, () => sendAny(site, endpoints.loginSms, { headers, text: '{}' })),
    );
    const answer = await sendAny(site, endpoints.registrationSms, { headers, text: '{}' });
    expect(answer.reply).toMatchObject({ code: 'too_many_requests' });
  });
});

describe('the limit of a session’s call', () => {
  const launch = (token: string) =>
    sendAny(site, endpoints.launchGame, {
      token,
      query: '?nodeId=BGS:nothing&vassalage=BGS',
      headers: fromAnywhere(),
    });

  it('B9 counts by member, from any address', async () => {
    const [busy, other] = await Promise.all([site.register(), site.register()]);
    const { calls = 0 } = limitOf(endpoints.launchGame) ?? {};
    await Promise.all(Array.from({ length: calls }, () => launch(busy.token)));
    expect((await launch(busy.token)).reply).toMatchObject({ code: 'too_many_requests' });
    expect((await launch(other.token)).reply).toMatchObject({ code: 'game_not_found' });
  });

  it('B9 reports how many calls are left, like a limit by address', async () => {
    const { token } = await site.register();
    const answers = [
      await launch(token),
      await sendAny(site, endpoints.freePlay, { headers: fromAnywhere(), text: '{}' }),
    ];
    expect(
      answers.map(({ headers }) => [
        headers['x-ratelimit-limit'],
        headers['x-ratelimit-remaining'],
      ]),
    ).toEqual([
      ['30', '29'],
      ['10', '9'],
    ]);
  });

  it('B9 counts every call that writes', () => {
    const writes = endpointList.filter(
      ({ access, method }) => ['session', 'member'].includes(access) && method !== 'GET',
    );
    expect(writes.filter((call) => !limitOf(call))).toEqual([]);
    expect(limitOf(endpoints.launchGame)).toBeDefined();
  });
});

describe('the limit of a machine’s call', () => {
  const knock = (headers: Record<string, string>) =>
    sendAny(site, { ...endpoints.vendorBet, path: '/vendor/nobody/bet' }, { text: '{}', headers });
  const sign = (headers: Record<string, string>) =>
    sendAny(site, endpoints.vendorBet, { text: '{}', headers });

  it('B9 F1 counts by address while the signature is invalid', async () => {
    const headers = fromAnywhere();
    const answers = await Promise.all(
      Array.from({ length: unsignedLimit.calls }, () => knock(headers)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await knock(headers)).reply).toMatchObject({ code: 'too_many_requests' });
    expect((await knock(fromAnywhere())).reply).toMatchObject({ code: 'unknown_vendor' });
  });

  it('F1 never counts signed calls, even beside a stranger at the same address', async () => {
    const headers = fromAnywhere();
    await Promise.all(Array.from({ length: unsignedLimit.calls + 1 }, () => knock(headers)));
    const answers = await Promise.all(
      Array.from({ length: unsignedLimit.calls * 3 }, () => sign(headers)),
    );
    expect(new Set(answers.map(({ reply }) => !reply.success && reply.code))).toEqual(
      new Set(['invalid_input']),
    );
  });
});

describe('the address of a limit', () => {
  const ask = (forwarded: string) =>
    sendAny(site, endpoints.freePlay, { text: '{}', headers: { 'x-forwarded-for': forwarded } });
  const exhaust = (forwarded: string) =>
    Promise.all(Array.from({ length: 10 }, () => ask(forwarded)));

  it('B11 is the /64 of an IPv6 address in any notation', async () => {
    await exhaust('2001:db8:1:2::1');
    expect(await ask('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toMatchObject({ status: 429 });
    expect(await ask('2001:db8:1:3::1')).toMatchObject({ status: 200 });
  });

  it('B10 is the one the trusted proxy saw, whatever headers a client adds', async () => {
    await exhaust('203.0.113.9');
    expect(await ask('6.6.6.6, 203.0.113.9')).toMatchObject({ status: 429 });
  });
});
