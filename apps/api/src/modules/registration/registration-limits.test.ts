import { type BodyOf, endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { fromAnywhere } from '../../../testing/any-call.ts';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { showCaptcha } from '../../../testing/harbor.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });
const brands = useBrandChanges(site);

const password = 'Secret-pass-1';
interface From {
  headers?: Record<string, string>;
  cookies?: string[];
}
const register = (change: Partial<BodyOf<typeof endpoints.registerMember>> = {}, from: From = {}) =>
  site.client.call(endpoints.registerMember, {
    headers: fromAnywhere(),
    body: {
      username: freshName(),
      password,
      confirmPassword: password,
      agreement: true,
      ...change,
    },
    ...from,
  });
const captchaRequired = { status: 400, reply: { code: 'captcha_required' } };
const taken = { status: 409, reply: { code: 'username_taken' } };

/** A network that has been told of three names that somebody has. */
async function askOften(): Promise<{ headers: Record<string, string>; username: string }> {
  const { value } = await register();
  const headers = fromAnywhere();
  for (let time = 0; time < 3; time += 1)
    expect(await register({ username: value.account }, { headers })).toMatchObject(taken);
  return { headers, username: value.account };
}

describe('who is registered, at a brand whose form has no captcha', () => {
  it('A4 is told three times, and then behind a bot check alone', async () => {
    const { headers, username } = await askOften();
    expect(await register({ username }, { headers })).toMatchObject(captchaRequired);
    const shown = await showCaptcha(site, 'localhost');
    const proved = await register(
      { username, captcha: shown.captcha },
      { headers, cookies: shown.cookies },
    );
    expect(proved).toMatchObject(taken);
  });

  it('A4 is not told by the bot check itself: a free name is asked for one, too', async () => {
    const { headers } = await askOften();
    const username = freshName();
    expect(await register({ username }, { headers })).toMatchObject(captchaRequired);
    const shown = await showCaptcha(site, 'localhost');
    const proved = await register(
      { username, captcha: shown.captcha },
      { headers, cookies: shown.cookies },
    );
    expect(proved.status).toBe(200);
  });

  it('A4 B10 is told to the whole network together, and to others as before', async () => {
    const { headers, username } = await askOften();
    const neighbour = {
      'x-forwarded-for': headers['x-forwarded-for']?.replace(/\d+$/, '77') ?? '',
    };
    expect(await register({ username }, { headers: neighbour })).toMatchObject(captchaRequired);
    expect(await register({ username })).toMatchObject(taken);
  });

  it('A4 is forgotten after half an hour', async () => {
    const { headers } = await askOften();
    for (const key of await site.site.redis.keys('registration:taken:*')) {
      expect(await site.site.redis.ttl(key)).toBeLessThanOrEqual(1800);
      await site.site.redis.del(key);
    }
    expect((await register({}, { headers })).status).toBe(200);
  });
});

describe('how many may register', () => {
  /** As if nobody had registered in this hour. */
  beforeEach(async () => {
    for (const key of await site.site.redis.keys('registration:budget:*'))
      await site.site.redis.del(key);
  });

  it('B9 is what the brand allows in an hour, from wherever they come; the log says so once', async () => {
    await brands.set('lantern', ['registration', 'budgetPerHour'], 3);
    for (let time = 0; time < 3; time += 1) expect((await register()).status).toBe(200);
    for (let time = 0; time < 2; time += 1) {
      const answer = await register();
      expect(answer).toMatchObject({ status: 429, reply: { code: 'too_many_requests' } });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500);
    }
    expect(
      site.log.filter(({ detail }) => detail.event === 'registration_budget_spent'),
    ).toHaveLength(1);
  });

  it('B9 counts nobody who was not registered', async () => {
    const { value } = await register();
    await brands.set('lantern', ['registration', 'budgetPerHour'], 2);
    expect(await register({ username: value.account })).toMatchObject(taken);
    expect((await register()).status).toBe(200);
  });
});
