import { endpoints } from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { fromAnywhere } from '../../../testing/any-call.ts';
import { showCaptcha } from '../../../testing/harbor.ts';
import { cheapHashes, freshName, useTestSite } from '../../../testing/test-site.ts';
import { owaspCost, setHashCost } from './passwords.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });
// One test lets passwords cost what they do outside of tests.
afterEach(() => setHashCost(cheapHashes));

interface From {
  address?: string;
  cookies?: string[];
}

/** An attempt from a fresh address by default, with the captcha that a browser would read. */
async function attempt(
  username: string,
  password: string,
  { address, cookies: own = [] }: From = {},
) {
  const { captcha, cookies } = await showCaptcha(site, 'localhost');
  const headers = address ? { 'x-forwarded-for': address } : fromAnywhere();
  const body = { type: 'username', username, password, captcha } as const;
  return site.client.call(endpoints.login, { body, headers, cookies: [...own, ...cookies] });
}
/** The same without a captcha, which no name needs at first. */
const bare = (username: string, password: string, address?: string) =>
  site.client.call(endpoints.login, {
    body: { type: 'username', username, password },
    headers: address ? { 'x-forwarded-for': address } : fromAnywhere(),
  });
const codesOf = (answers: { reply: { success: boolean; code?: string } }[]) =>
  answers.map(({ reply }) => reply.code ?? 'success');

async function fail(username: string, times: number, from: From = {}) {
  const answers = [];
  for (let time = 0; time < times; time += 1)
    answers.push(await attempt(username, 'Wrong-pass-1', from));
  return answers;
}

describe('guessing the password of one account', () => {
  it('A1 CAP-03 shows the captcha at the third failure, and requires it from then on', async () => {
    const { account, password } = await site.register();
    const flags = (await fail(account, 3)).map(({ reply }) =>
      reply.success ? undefined : reply.value,
    );
    expect(flags).toEqual([{ captcha: false }, { captcha: false }, { captcha: true }]);
    expect(await bare(account, password)).toMatchObject({
      status: 400,
      reply: { code: 'captcha_required', value: { captcha: true } },
    });
    expect((await attempt(account, password)).status).toBe(200);
  });

  it('A1 LOG-10 locks after ten failures, with the refusal of an unknown name', async () => {
    const { account, password } = await site.register();
    const nobody = freshName();
    const [known, unknown] = [await fail(account, 11), await fail(nobody, 11)];
    expect(codesOf(known)).toEqual([
      ...Array.from({ length: 10 }, () => 'wrong_credentials'),
      'login_locked',
    ]);
    expect(unknown.map(({ status, reply }) => [status, reply])).toEqual(
      known.map(({ status, reply }) => [status, reply]),
    );
    expect((await attempt(account, password)).reply).toEqual(known.at(-1)?.reply);
  });

  it('A1 checks ten of forty concurrent attempts, and locks the later ones', async () => {
    const { account } = await site.register();
    await fail(account, 3);
    const captchas = [];
    for (let one = 0; one < 40; one += 1) captchas.push(await showCaptcha(site, 'localhost'));
    const answers = await Promise.all(
      captchas.map(({ captcha, cookies }) =>
        site.client.call(endpoints.login, {
          body: { type: 'username', username: account, password: 'Wrong-pass-1', captcha },
          headers: fromAnywhere(),
          cookies,
        }),
      ),
    );
    expect(codesOf(answers).filter((code) => code === 'wrong_credentials')).toHaveLength(7);
    expect(codesOf(answers).filter((code) => code === 'login_locked')).toHaveLength(33);
  });

  it('LOG-10 is reset by a successful login', async () => {
    const { account, password } = await site.register();
    await fail(account, 3);
    await attempt(account, password);
    expect(codesOf([await bare(account, 'Wrong-pass-1')])).toEqual(['wrong_credentials']);
  });

  it('A1 does not count attempts with a wrong captcha', async () => {
    const { account, password } = await site.register();
    await fail(account, 9);
    for (let time = 0; time < 5; time += 1)
      expect(codesOf([await bare(account, 'Wrong-pass-1')])).toEqual(['captcha_required']);
    expect((await attempt(account, password)).status).toBe(200);
  });

  it('B1 CAP-03 rejects a wrong captcha without checking the password', async () => {
    const { account, password } = await site.register();
    await fail(account, 3);
    const { cookies } = await showCaptcha(site, 'localhost');
    const body = { type: 'username', username: account, password, captcha: 'WRONG' } as const;
    const answer = await site.client.call(endpoints.login, {
      body,
      headers: fromAnywhere(),
      cookies,
    });
    expect(answer).toMatchObject({
      status: 400,
      reply: { code: 'captcha_wrong', value: { captcha: true } },
    });
  });

  it('A1 A4 takes equally long for an unknown name and a locked account', async () => {
    // Nearly all of the compared time is the password's.
    const [nobody, locked] = [freshName(), freshName()];
    await fail(locked, 11);
    setHashCost(owaspCost);
    const { account } = await site.register();
    const brand = site.site.brands.byHost('localhost');
    if (!brand) throw new Error('there is no brand');
    /**
     * CPU time for each name: it does not count what else the machine does. The fastest run counts,
     * because others include work of this process such as collecting garbage.
     */
    const quickest = new Map(
      [account, nobody, locked].map((name) => [name, Number.POSITIVE_INFINITY]),
    );
    const measure = async (username: string, least: number) => {
      const headers = fromAnywhere();
      const { cookies } = await site.client.call(endpoints.captchaImage, { headers });
      const { captcha } = site.random;
      const body = { type: 'username', username, password: 'Wrong-pass-1', captcha };
      // Sealed in advance, so that only the login is measured, nearly all of which is the
      // password.
      const sealed = await site.client.seal(endpoints.login, body);
      const call = site.client.raw(endpoints.login.method, endpoints.login.path).set(headers);
      const start = process.cpuUsage();
      const { status } = await call
        .set({ cookie: cookies.join('; '), 'content-type': 'application/jose' })
        .send(sealed);
      expect(status).toBe(username === locked ? 429 : 401);
      const { user, system } = process.cpuUsage(start);
      quickest.set(username, Math.min(least, user + system));
    };
    const spread = () => Math.max(...quickest.values()) / Math.min(...quickest.values());
    for (let round = 0; round < 7 || (round < 60 && spread() > 1.4); round += 1) {
      for (const [name, least] of quickest) await measure(name, least);
      for (const name of [account, nobody]) await site.site.loginGuard.unlock(brand, nameKey(name));
    }
    // A login that skips the password would take about half.
    expect(spread()).toBeLessThan(1.5);
  });
});

describe('a stranger who locks an account', () => {
  it('A3 does not lock its owner out on a known device', async () => {
    const { account, password } = await site.register();
    const { cookies } = await attempt(account, password);
    await fail(account, 12);
    expect(codesOf([await attempt(account, password)])).toEqual(['login_locked']);
    expect((await attempt(account, password, { cookies })).status).toBe(200);
  });

  it('A3 gains nothing from a device of another account, or a forged one', async () => {
    const { account, password } = await site.register();
    const mine = await site.register();
    const { cookies } = await attempt(mine.account, mine.password);
    await fail(account, 10);
    for (const own of [cookies, ['device=x.y'], ['device=']])
      expect(codesOf([await attempt(account, password, { cookies: own })])).toEqual([
        'login_locked',
      ]);
  });

  it('A3 on a known device is counted and locked only there', async () => {
    const { account, password } = await site.register();
    const { cookies } = await attempt(account, password);
    expect(codesOf(await fail(account, 11, { cookies })).at(-1)).toBe('login_locked');
    expect((await attempt(account, password)).status).toBe(200);
  });
});

describe('trying one password on many accounts', () => {
  it('A2 delays an address after thirty failures, and no other', async () => {
    const address = '198.51.100.7';
    const spray = () => bare(freshName(), 'Wrong-pass-1', address);
    for (let time = 0; time < 30; time += 1)
      expect(codesOf([await spray()])).toEqual(['wrong_credentials']);
    const answer = await spray();
    expect(answer).toMatchObject({ status: 429, reply: { code: 'too_many_requests' } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500);
    expect(codesOf([await bare(freshName(), 'Wrong-pass-1', '198.51.100.8')])).toEqual([
      'wrong_credentials',
    ]);
  });

  it('A2 delays a network after 120 failures from any of its addresses', async () => {
    const spray = (last: number) => bare(freshName(), 'Wrong-pass-1', `198.51.101.${last}`);
    for (let last = 1; last <= 120; last += 1) await spray(last);
    expect(codesOf([await spray(200)])).toEqual(['too_many_requests']);
    expect(codesOf([await bare(freshName(), 'Wrong-pass-1', '198.51.102.1')])).toEqual([
      'wrong_credentials',
    ]);
  });

  it('A2 does not affect members who know their password', async () => {
    const { account, password } = await site.register();
    const address = '198.51.103.1';
    for (let time = 0; time < 35; time += 1)
      expect((await bare(account, password, address)).status).toBe(200);
  });
});
