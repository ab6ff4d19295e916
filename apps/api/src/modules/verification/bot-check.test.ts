import { endpoints } from '@lantern/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import {
  askForWork,
  doWork,
  keysTo,
  proofOf,
  showSlider,
  slideTo,
  solveWork,
} from '../../../testing/bot-proofs.ts';
import { harbor, registerAtHarbor, showCaptcha } from '../../../testing/harbor.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { registry } from '../../metrics.ts';

const site = useTestSite();
type Change = Parameters<typeof registerAtHarbor>[1];

/** A registration with exactly these proofs, from a browser with these cookies. */
const register = (change: Change, cookies: readonly string[] = []) =>
  registerAtHarbor(site, { captcha: undefined as never, ...change }, { cookies });
const brandAt = (host: string) => {
  const brand = site.site.brands.byHost(host);
  if (!brand) throw new Error(`no brand at ${host}`);
  return brand;
};
const many = (times: number, act: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: times }, act));
const wrong = {
  status: 400,
  reply: { code: 'captcha_wrong', value: { captcha: true, kind: 'slider' } },
};

describe('a slider puzzle', () => {
  const ask = (cookies: readonly string[] = []) =>
    site.client.call(endpoints.sliderPuzzle, { host: harbor, cookies });

  it('CAP-02 is two PNGs, with the cookie of other puzzles', async () => {
    const { value, headers } = await ask();
    for (const png of [value.picture, value.piece])
      expect(Buffer.from(png, 'base64').subarray(0, 4)).toEqual(Buffer.from('89504e47', 'hex'));
    expect(value).toMatchObject({ width: 320, height: 160, side: 48 });
    expect(Object.keys(value).sort()).toEqual([
      'height',
      'picture',
      'piece',
      'side',
      'top',
      'width',
    ]);
    expect(String(headers['set-cookie'])).toMatch(
      /^captcha=[\w-]{22}; Max-Age=180; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('CAP-02 is drawn at most once a second for one browser', async () => {
    const { cookies } = await ask();
    expect(await ask(cookies)).toMatchObject({ status: 429, reply: { code: 'captcha_too_soon' } });
  });

  it.each([
    ['by pointer', slideTo],
    ['by keyboard', keysTo],
  ])('CAP-02 accepts a piece placed %s', async (_how, move) => {
    const { gap, cookies } = await showSlider(site);
    expect(await register({ slider: move(gap) }, cookies)).toMatchObject({ status: 200 });
  });

  it('CAP-02 B1 is consumed by a wrong answer', async () => {
    const { gap, cookies } = await showSlider(site);
    for (const x of [gap - 9, gap])
      expect(await register({ slider: slideTo(x) }, cookies)).toMatchObject(wrong);
  });

  it('CAP-02 B1 is valid for one attempt, of three at once', async () => {
    const { gap, cookies } = await showSlider(site);
    const answers = await Promise.all(
      [1, 2, 3].map(() => register({ slider: slideTo(gap) }, cookies)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('CAP-02 B1 belongs to its browser and brand', async () => {
    const { gap } = await showSlider(site);
    const other = await showSlider(site);
    const elsewhere = await showSlider(site, 'localhost');
    expect(await register({ slider: slideTo(gap) })).toMatchObject(wrong);
    if (Math.abs(other.gap - gap) > 4)
      expect(await register({ slider: slideTo(gap) }, other.cookies)).toMatchObject(wrong);
    expect(await register({ slider: slideTo(elsewhere.gap) }, elsewhere.cookies)).toMatchObject(
      wrong,
    );
  });

  it('CAP-01 CAP-02 voids the previous image, and does not answer one', async () => {
    const image = await showCaptcha(site);
    const { gap } = await showSlider(site);
    expect(await register({ slider: slideTo(gap) }, image.cookies)).toMatchObject(wrong);
    const { captcha, cookies } = await showCaptcha(site);
    await site.site.redis.del(...(await site.site.redis.keys('captcha:asked:*')));
    await ask(cookies);
    expect(await register({ captcha }, cookies)).toMatchObject(wrong);
  });

  it.each([
    ['the text “success”', { success: true }],
    ['a position without a track', { x: 100 }],
    ['a track without a position', { track: [[0, 0]] }],
    ['an empty track', { x: 100, track: [] }],
    ['a track of a thousand steps', { x: 100, track: Array.from({ length: 1000 }, () => [0, 0]) }],
    ['a text', '100'],
  ])('B3 rejects %s as an answer', async (_what, slider) => {
    const { cookies } = await showSlider(site);
    expect(await register({ slider: slider as never }, cookies)).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input' },
    });
  });

  it('B3 rejects a track that began before it was shown', async () => {
    const { gap, cookies } = await showSlider(site);
    site.clock.reset();
    expect(await register({ slider: slideTo(gap) }, cookies)).toMatchObject(wrong);
  });
});

describe('a proof of work', () => {
  afterEach(() => site.forgetShortLived());

  it('CAP-02 can replace a puzzle', async () => {
    expect(await register({ proofOfWork: await doWork(site) })).toMatchObject({ status: 200 });
  });

  it('CAP-02 is feasible on a phone, and not trivial', async () => {
    const challenge = await askForWork(site);
    expect(challenge.maxNumber).toBe(26_000);
    expect(solveWork(challenge)).toBeLessThanOrEqual(challenge.maxNumber);
    expect((await askForWork(site)).challenge).not.toBe(challenge.challenge);
  });

  it('B1 grows with the challenges of an address; easy ones are of no use then', async () => {
    const { work } = site.site.verification.botCheck;
    const brand = brandAt(harbor);
    const early = await doWork(site);
    expect((await askForWork(site)).maxNumber).toBe(26_000);
    await many(200, () => work.make({ brand, address: '127.0.0.1' }));
    expect(await register({ proofOfWork: early })).toMatchObject(wrong);
    const challenge = await askForWork(site);
    expect(challenge.maxNumber).toBeGreaterThan(80_000);
    expect(await register({ proofOfWork: proofOf(challenge) })).toMatchObject({ status: 200 });
    const elsewhere = await work.make({ brand, address: '203.0.113.9' });
    expect(elsewhere.maxNumber, 'another address').toBe(26_000);
  });

  it('CAP-02 B1 never takes a phone more than fifteen seconds, and less again later', async () => {
    const { work } = site.site.verification.botCheck;
    const asking = { brand: brandAt(harbor), address: '203.0.113.10' };
    await many(1000, () => work.make(asking));
    expect((await work.make(asking)).maxNumber).toBe(195_000);
    const { redis } = site.site;
    const counts = await redis.keys('work:*');
    for (const key of counts) {
      expect(await redis.ttl(key)).toBeGreaterThan(0);
      expect(await redis.ttl(key)).toBeLessThanOrEqual(600);
    }
    await redis.del(counts);
    expect((await work.make(asking)).maxNumber).toBe(26_000);
  });

  it('B1 grows more slowly with the challenges of a brand from many addresses', async () => {
    const { work } = site.site.verification.botCheck;
    const brand = brandAt(harbor);
    await site.site.redis.set(`work:brand:${brand.id}`, 12_000);
    expect((await work.make({ brand, address: '203.0.113.11' })).maxNumber).toBe(52_004);
    const other = brandAt('localhost');
    expect((await work.make({ brand: other, address: '203.0.113.11' })).maxNumber).toBe(26_000);
  });

  it('B3 B1 counts the proofs of an address, too', async () => {
    const { work } = site.site.verification.botCheck;
    const asking = { brand: brandAt(harbor), address: '203.0.113.12' };
    await many(90, () => work.check(asking, 'x'));
    expect((await work.make(asking)).maxNumber).toBeGreaterThan(26_000);
  });

  it('B1 is counted by outcome, and its largest size is reported', async () => {
    const { work } = site.site.verification.botCheck;
    await many(120, () => work.make({ brand: brandAt(harbor), address: '203.0.113.13' }));
    await work.check({ brand: brandAt(harbor), address: '203.0.113.13' }, 'x');
    const text = await registry.metrics();
    expect(text).toMatch(/lantern_work_total\{brand="harbor",outcome="asked"\} \d{3}/);
    expect(text).toMatch(/lantern_work_total\{brand="harbor",outcome="wrong"\} \d/);
    const [, numbers] = /lantern_work_numbers\{brand="harbor"\} (\d+)/.exec(text) ?? [];
    expect(Number(numbers)).toBeGreaterThanOrEqual(52_000);
  });

  it('B1 is valid once, even for two at once', async () => {
    const proofOfWork = await doWork(site);
    const answers = await Promise.all([register({ proofOfWork }), register({ proofOfWork })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await register({ proofOfWork })).toMatchObject(wrong);
  });

  it('B1 is valid for three minutes', async () => {
    const proofOfWork = await doWork(site);
    site.clock.turn({ minutes: 3, seconds: 1 });
    expect(await register({ proofOfWork })).toMatchObject(wrong);
  });

  it('B1 belongs to the brand that issued it', async () => {
    expect(await register({ proofOfWork: await doWork(site, 'localhost') })).toMatchObject(wrong);
  });

  it('B3 is rejected when forged', async () => {
    const challenge = await askForWork(site);
    const other = await askForWork(site);
    const later = challenge.salt.replace(/expires=\d+/, 'expires=99999999999');
    const harder = challenge.salt.replace(/max=\d+/, 'max=195000');
    const forged = [
      proofOf(challenge, { number: solveWork(challenge) + 1 }),
      proofOf(challenge, { signature: other.signature }),
      proofOf({ ...challenge, salt: later }, { number: solveWork(challenge) }),
      proofOf({ ...challenge, salt: harder }, { number: solveWork(challenge) }),
      proofOf(challenge, { salt: '', number: solveWork(challenge) }),
      proofOf(challenge, { number: -1 }),
      Buffer.from('{"success":true}').toString('base64'),
      Buffer.from('{').toString('base64'),
      'hello',
    ];
    for (const proofOfWork of forged) expect(await register({ proofOfWork })).toMatchObject(wrong);
  });
});

describe('several proofs', () => {
  it('CAP-02 need one right one, and are all consumed', async () => {
    const { captcha, cookies } = await showCaptcha(site);
    const proofOfWork = await doWork(site);
    expect(await register({ captcha: 'WRONG', proofOfWork }, cookies)).toMatchObject({
      status: 200,
    });
    expect(await register({ captcha }, cookies)).toMatchObject(wrong);
    expect(await register({ proofOfWork }, cookies)).toMatchObject(wrong);
  });

  it('CAP-02 a refusal names the brand’s puzzle', async () => {
    expect(await register({})).toMatchObject({
      status: 400,
      reply: { code: 'captcha_required', value: { captcha: true, kind: 'slider' } },
    });
    const body = { type: 'username', username: 'nobody-here', password: 'x' } as const;
    for (let time = 0; time < 3; time += 1) await site.client.call(endpoints.login, { body });
    expect(await site.client.call(endpoints.login, { body })).toMatchObject({
      reply: { code: 'captcha_required', value: { captcha: true, kind: 'image' } },
    });
  });

  it('CAP-02 CAP-03 A1 a login after wrong passwords accepts puzzles, and no work', async () => {
    const { account, password } = await site.register();
    const body = { type: 'username', username: account, password } as const;
    for (let time = 0; time < 3; time += 1)
      await site.client.call(endpoints.login, { body: { ...body, password: 'wrong' } });
    const { gap, cookies } = await showSlider(site, 'localhost');
    const bySlider = await site.client.call(endpoints.login, {
      body: { ...body, slider: slideTo(gap), password: 'wrong' },
      cookies,
    });
    expect(bySlider).toMatchObject({ status: 401, reply: { code: 'wrong_credentials' } });
    const withWork = { ...body, proofOfWork: await doWork(site, 'localhost') };
    expect(await site.client.call(endpoints.login, { body: withWork })).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input', value: { fields: ['proofOfWork'] } },
    });
    expect(await site.client.call(endpoints.login, { body })).toMatchObject({
      status: 400,
      reply: { code: 'captcha_required', value: { captcha: true } },
    });
    const image = await showCaptcha(site, 'localhost');
    const byImage = await site.client.call(endpoints.login, {
      body: { ...body, captcha: image.captcha },
      cookies: image.cookies,
    });
    expect(byImage.status).toBe(200);
  });
});
