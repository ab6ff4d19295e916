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

/** A network that has learned of three taken user names. */
async function askOften(): Promise<{ headers: Record<string, string>; username: string }> {
  const { value } = await register();
  const headers = fromAnywhere();
  for (let time = 0; time < 3; time += 1)
    expect(await register({ username: value.account }, { headers })).toMatchObject(taken);
  return { headers, username: value.account };
}

describe('whether a user name is taken, at a brand without a captcha', () => {
  it('A4 is revealed three times, and then only after a bot check', async () => {
    const { headers, username } = await askOften();
    expect(await register({ username }, { headers })).toMatchObject(captchaRequired);
    const shown = await showCaptcha(site, 'localhost');
    const proved = await register(
      { username, captcha: shown.captcha },
      { headers, cookies: shown.cookies },
    );
    expect(proved).toMatchObject(taken);
  });

  it('A4 is not revealed by the bot check: a free name needs one, too', async () => {
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

  it('A4 B10 is limited for the whole network, without affecting others', async () => {
    const { headers, username } = await askOften();
    const neighbour = {
      'x-forwarded-for': headers['x-forwarded-for']?.replace(/\d+$/, '77') ?? '',
    };
    expect(await register({ username }, { headers: neighbour })).toMatchObject(captchaRequired);
    expect(await register({ username })).toMatchObject(taken);
  });

  it('A4 is unlimited again after half an hour', async () => {
    const { headers } = await askOften();
    for (const key of await site.site.redis.keys('registration:taken:*')) {
      expect(await site.site.redis.ttl(key)).toBeLessThanOrEqual(1800);
      await site.site.redis.del(key);
    }
    expect((await register({}, { headers })).status).toBe(200);
  });
});

describe('the number of registrations', () => {
  /** Resets the registrations of this hour. */
  beforeEach(async () => {
    for (const key of await site.site.redis.keys('registration:budget:*'))
      await site.site.redis.del(key);
  });

  it('B9 is limited per brand and hour, from any address, with one log entry', async () => {
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

  it('B9 excludes failed registrations', async () => {
    const { value } = await register();
    await brands.set('lantern', ['registration', 'budgetPerHour'], 2);
    expect(await register({ username: value.account })).toMatchObject(taken);
    expect((await register()).status).toBe(200);
  });
});
