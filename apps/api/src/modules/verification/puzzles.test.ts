import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { harbor, registerAtHarbor, showCaptcha } from '../../../testing/harbor.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const ask = (cookies: readonly string[] = [], host = harbor) =>
  site.client.call(endpoints.captchaImage, { host, cookies });
const members = async () => (await site.query('select id from member')).length;

describe('a captcha', () => {
  it('CAP-01 is a base64 PNG, with an HttpOnly, same-site cookie', async () => {
    const { value, headers } = await ask();
    expect(Buffer.from(value, 'base64').subarray(0, 8)).toEqual(
      Buffer.from('89504e470d0a1a0a', 'hex'),
    );
    expect(String(headers['set-cookie'])).toMatch(
      /^captcha=[\w-]{22}; Max-Age=180; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('CAP-01 is drawn at most once a second for one browser', async () => {
    const { cookies } = await ask();
    expect(await ask(cookies)).toMatchObject({ status: 429, reply: { code: 'captcha_too_soon' } });
    expect(await ask()).toMatchObject({ status: 429, reply: { code: 'captcha_too_soon' } });
  });

  it('CAP-01 accepts the right answer at its brand, in any letter case', async () => {
    const { captcha, cookies } = await showCaptcha(site);
    expect(captcha).toMatch(/^[A-Z2-9]{5}$/);
    expect(
      await registerAtHarbor(site, { captcha: ` ${captcha.toLowerCase()} ` }, { cookies }),
    ).toMatchObject({
      status: 200,
    });
  });

  it('B1 is valid for one attempt, of two at once', async () => {
    const { captcha, cookies } = await showCaptcha(site);
    const answers = await Promise.all(
      [1, 2, 3].map(() => registerAtHarbor(site, { captcha }, { cookies })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('B1 is consumed by a wrong answer', async () => {
    const { captcha, cookies } = await showCaptcha(site);
    for (const given of ['WRONG', captcha])
      expect(await registerAtHarbor(site, { captcha: given }, { cookies })).toMatchObject({
        status: 400,
        reply: { code: 'captcha_wrong' },
      });
  });

  it('B1 belongs to the browser it was shown to', async () => {
    const { captcha } = await showCaptcha(site);
    const { cookies } = await showCaptcha(site);
    for (const own of [cookies, [], ['captcha=made-up'], [`captcha=${'x'.repeat(22)}`]])
      expect(await registerAtHarbor(site, { captcha }, { cookies: own })).toMatchObject({
        reply: { code: 'captcha_wrong' },
      });
  });

  it('CAP-01 is void as soon as the next one is drawn, and after three minutes', async () => {
    const first = await showCaptcha(site);
    await site.site.redis.del(...(await site.site.redis.keys('captcha:asked:*')));
    await ask(first.cookies);
    expect(
      await registerAtHarbor(site, { captcha: first.captcha }, { cookies: first.cookies }),
    ).toMatchObject({
      reply: { code: 'captcha_wrong' },
    });
    const [key = ''] = await site.site.redis.keys('captcha:[^a]*');
    expect(await site.site.redis.ttl(key)).toBeGreaterThan(120);
    expect(await site.site.redis.ttl(key)).toBeLessThanOrEqual(180);
  });

  it('is stored as a hash that reveals nothing', async () => {
    const { captcha } = await showCaptcha(site);
    const keys = await site.site.redis.keys('captcha:*');
    const kept = await Promise.all(keys.map((key) => site.site.redis.get(key)));
    expect([...keys, ...kept].join(' ')).not.toContain(captcha);
  });
});

describe('a required captcha', () => {
  it.each([
    ['is absent', undefined, 'captcha_required'],
    ['is empty', '', 'captcha_required'],
    ['is null', null, 'invalid_input'],
    ['is a list', ['AB'], 'invalid_input'],
    ['is true', true, 'invalid_input'],
  ])('B2 registers no one when it %s', async (_how, captcha, code) => {
    const before = await members();
    const answer = await registerAtHarbor(site, { captcha: captcha as never });
    expect(answer).toMatchObject({ status: 400, reply: { code } });
    expect(await members()).toBe(before);
  });

  it('A4 is checked before anything about members is revealed', async () => {
    const { value } = await registerAtHarbor(site);
    const answer = await registerAtHarbor(site, {
      username: value.account,
      captcha: undefined as never,
    });
    expect(answer).toMatchObject({ reply: { code: 'captcha_required' } });
  });

  it('CAP-01 is required per brand, and ignored at another one', async () => {
    const password = 'Secret-pass-1';
    const body = {
      username: freshName(),
      password,
      confirmPassword: password,
      agreement: true,
      captcha: 'ABCDE',
    };
    expect((await site.client.call(endpoints.registerMember, { body })).status).toBe(200);
  });
});
