import { endpoints } from '@lantern/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Line, openLine } from '../../testing/line.ts';
import { freshName, TestSite, useTestSite } from '../../testing/test-site.ts';

const password = 'Secret-pass-1';

// A second gateway on the same database, over lines that a test can cut.
const first = useTestSite();
const site = new TestSite();
let postgres: Line;
let redis: Line;

beforeAll(async () => {
  postgres = await openLine(first.site.config.databaseUrl);
  redis = await openLine(first.site.config.redisUrl);
  await site.start({ databaseUrl: postgres.url, redisUrl: redis.url, databasePool: 3 });
});

afterEach(async () => {
  for (const line of [postgres, redis]) line.mend();
  await expect.poll(() => site.client.raw('GET', '/readyz').then(({ status }) => status)).toBe(200);
});

afterAll(async () => {
  await site.stop();
  for (const line of [postgres, redis]) await line.close();
});

const ready = async () => {
  const { status, body } = await site.client.raw('GET', '/readyz');
  return { status, body };
};
const unavailable = {
  status: 503,
  reply: { success: false, code: 'unavailable', message: expect.any(String) },
  headers: { 'retry-after': '1' },
};

describe('while Postgres is down', () => {
  it('M2 /readyz reports it, and the process stays alive', async () => {
    postgres.cut();
    expect(await ready()).toMatchObject({ status: 503, body: { troubles: ['postgres'] } });
    expect((await site.client.raw('GET', '/healthz')).status).toBe(200);
  });

  it('M2 calls fail as unavailable, not as errors, and work again afterwards', async () => {
    const { token } = await first.register();
    const calls = () =>
      Promise.all([
        site.client.call(endpoints.memberInfo, { token }),
        site.client.call(endpoints.banners, {
          query: { groupName: `/${freshName().replace(/\d/g, 'x')}` },
        }),
        site.client.call(endpoints.sealingKeys),
        site.client.call(endpoints.betHistory, { token }),
      ]);
    postgres.cut();
    for (const answer of await calls()) expect(answer).toMatchObject(unavailable);
    postgres.mend();
    for (const answer of await calls()) expect(answer).toMatchObject({ status: 200 });
  });

  it('a session that cannot be looked up is not reported as ended', async () => {
    const { token } = await first.register();
    postgres.cut();
    const answer = await site.client.call(endpoints.walletBalance, { token });
    expect(answer).toMatchObject(unavailable);
  });

  it('M2 silent connections delay running calls by seconds, later calls not at all', async () => {
    const { token } = await first.register();
    const read = () => site.client.call(endpoints.walletBalance, { token });
    const hold = () => site.site.db.pool.query('select pg_sleep(0.1)');
    await Promise.all([hold(), hold(), hold()]);
    postgres.stall();
    const [answer] = await Promise.all([
      read(),
      ...[hold(), hold()].map((held) => held.catch(() => undefined)),
    ]);
    expect(answer).toMatchObject(unavailable);
    expect(await read()).toMatchObject({ status: 200 });
  });

  it('a sealed body is not called invalid because its key cannot be read', async () => {
    const body = { type: 'username', username: 'somebody', password } as const;
    const text = await site.client.seal(endpoints.login, body);
    postgres.cut();
    const { status } = await site.client
      .raw('POST', '/wps/session/login')
      .set('content-type', 'application/jose')
      .send(text);
    expect(status).toBe(503);
  });
});

describe.skipIf(inject('redisUrl') === 'memory:')('while Redis is down', () => {
  it.each([
    ['cut off', () => redis.cut()],
    ['frozen', () => redis.freeze()],
  ])(
    'C7 M4 (%s) a sealed body is refused, because a replay could not be detected',
    async (_how, break_) => {
      const username = freshName();
      const body = { username, password, confirmPassword: password, agreement: true };
      const text = await site.client.seal(endpoints.registerMember, body);
      break_();
      const answer = await site.client
        .raw('PUT', '/wps/member/register')
        .set('content-type', 'application/jose')
        .send(text);
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      redis.mend();
      expect(await first.query('select id from member where username = $1', [username])).toEqual(
        [],
      );
    },
  );

  it('M4 no code is sent and no password is checked', async () => {
    redis.cut();
    const sms = { countryDialingCode: '63', mobileNum: '9171234567' };
    expect(
      await site.client.call(endpoints.loginSms, { body: sms, host: 'harbor.localhost' }),
    ).toMatchObject(unavailable);
    expect(site.sms.sent).toEqual([]);
    expect(await ready()).toMatchObject({ status: 503, body: { troubles: ['redis'] } });
  });

  it('M4 a member still reads the balance, and an ended session stays ended', async () => {
    const member = await first.register();
    const other = await first.register();
    await first.client.call(endpoints.logout, { token: other.token });
    redis.cut();
    expect(await site.balanceOf(member.token)).toBe(0n);
    const answer = await site.client.call(endpoints.walletBalance, { token: other.token });
    expect(answer).toMatchObject({ status: 401, reply: { code: 'session_expired' } });
  });

  it('M4 calls limited by address are refused, calls limited by member work', async () => {
    const { token } = await first.register();
    redis.cut();
    expect(await site.client.call(endpoints.freePlay, { body: {} })).toMatchObject(unavailable);
    expect(await site.client.call(endpoints.logout, { token })).toMatchObject({ status: 200 });
  });
});
