import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
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

const site = useTestSite();
type Change = Parameters<typeof registerAtHarbor>[1];

/** A registration with exactly these proofs, from a browser with these cookies. */
const register = (change: Change, cookies: readonly string[] = []) =>
  registerAtHarbor(site, { captcha: undefined as never, ...change }, { cookies });
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
  it('CAP-02 can replace a puzzle', async () => {
    expect(await register({ proofOfWork: await doWork(site) })).toMatchObject({ status: 200 });
  });

  it('CAP-02 is feasible on a phone, and not trivial', async () => {
    const challenge = await askForWork(site);
    expect(challenge.maxNumber).toBe(26_000);
    expect(solveWork(challenge)).toBeLessThanOrEqual(challenge.maxNumber);
    expect((await askForWork(site)).challenge).not.toBe(challenge.challenge);
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
    const forged = [
      proofOf(challenge, { number: solveWork(challenge) + 1 }),
      proofOf(challenge, { signature: other.signature }),
      proofOf({ ...challenge, salt: later }, { number: solveWork(challenge) }),
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

  it('CAP-02 a login accepts each kind', async () => {
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
    const byWork = await site.client.call(endpoints.login, {
      body: { ...body, proofOfWork: await doWork(site, 'localhost') },
    });
    expect(byWork.status).toBe(200);
  });
});
