import { type BodyOf, endpoints, type SessionValue } from '@lantern/contracts';
import type { Answer } from './client.ts';
import { freshName, type TestSite } from './test-site.ts';

/** The brand of the tests that requires a captcha and an SMS code. */
export const harbor = 'harbor.localhost';

let numbers = 0;

/** An unused Philippine mobile number, as people type it. */
export function freshNumber(): string {
  numbers += 1;
  return `917${String(1_000_000 + numbers)}`;
}

/** The cookies and the answer after a captcha was shown. */
export async function showCaptcha(
  site: TestSite,
  host = harbor,
): Promise<{ captcha: string; cookies: string[] }> {
  // A browser without a cookie is known by its address, which all tests share; its last image must
  // not delay this one.
  const held = await site.site.redis.keys('captcha:asked:*');
  if (held.length > 0) await site.site.redis.del(held);
  const { cookies } = await site.client.call(endpoints.captchaImage, { host });
  return { captcha: site.random.captcha, cookies };
}

/**
 * Moves all earlier code requests to another network: all tests share an address, and only some
 * are about its limit.
 */
export const moveNetwork = (site: TestSite) =>
  site.query("update code_request set network = 'another'");

/** Sends a registration code to a number, and returns the code. */
export async function sendRegistrationCode(site: TestSite, mobileNo: string): Promise<string> {
  await moveNetwork(site);
  const body = { countryDialingCode: '63', mobileNo };
  const { status } = await site.client.call(endpoints.registrationSms, { host: harbor, body });
  if (status !== 200) throw new Error(`no code was sent: ${status}`);
  return site.sms.codeFor(`+63${mobileNo}`);
}

/**
 * Registers at `harbor` like a person: code, captcha, form. A test may change the input, the
 * captcha's brand, or the browser's cookies.
 */
export async function registerAtHarbor(
  site: TestSite,
  change: Partial<BodyOf<typeof endpoints.registerMember>> = {},
  {
    captchaFrom = harbor,
    cookies: own,
  }: { captchaFrom?: string; cookies?: readonly string[] } = {},
): Promise<Answer<SessionValue>> {
  const { mobileNum = freshNumber(), username = freshName() } = change;
  const verificationCode = change.verificationCode ?? (await sendRegistrationCode(site, mobileNum));
  const password = 'Secret-pass-1';
  const { captcha, cookies } = own
    ? { captcha: '', cookies: own }
    : await showCaptcha(site, captchaFrom);
  const body = {
    username,
    password,
    confirmPassword: password,
    agreement: true,
    mobileNum,
    captcha,
    verificationCode,
    ...change,
  };
  return site.client.call(endpoints.registerMember, { body, cookies, host: harbor });
}

/** Ages all codes and their limits by that many seconds. */
export async function passSeconds(site: TestSite, seconds: number): Promise<void> {
  const { redis } = site.site;
  await site.query('update code_request set created_at = created_at - make_interval(secs => $1)', [
    seconds,
  ]);
  for (const key of await redis.keys('code:*')) {
    const left = (await redis.ttl(key)) - seconds;
    await (left > 0 ? redis.expire(key, left) : redis.del(key));
  }
}
