import { endpoints } from '@lantern/contracts';
import { expect, it } from 'vitest';
import { logIn } from '../../../testing/logins.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const cookieOf = ({ cookies }: { cookies: readonly string[] }) =>
  cookies.find((one) => one.startsWith('browser='))?.split(';')[0] ?? '';
const halvesOf = (answer: { cookies: readonly string[] }) =>
  cookieOf(answer).replace('browser=', '').split('.');
const info = async (token: string, cookies: string[]) =>
  (await site.client.call(endpoints.memberInfo, { token, cookies })).status;

it('A5 each login gets another half of the browser; its other tabs stay logged in', async () => {
  const [one, other] = [await site.register(), await site.register()];
  const first = await logIn(site, one);
  const second = await logIn(site, other, { cookies: [cookieOf(first)] });
  const [fresh, kept] = halvesOf(second);
  expect(fresh).not.toBe(kept);
  expect(kept).toBe(halvesOf(first)[0]);
  const cookies = [cookieOf(second)];
  expect(await info(first.value.token, cookies)).toBe(200);
  expect(await info(second.value.token, cookies)).toBe(200);
  expect(await info(second.value.token, [cookieOf(first)])).toBe(401);
});

it('A5 a half that was planted before the login opens no session', async () => {
  const planted = `browser=${'A'.repeat(22)}`;
  const { value } = await logIn(site, await site.register(), { cookies: [planted] });
  expect(await info(value.token, [planted])).toBe(401);
});

it('LOG-08 a logout removes its half, and clears what the browser has cached', async () => {
  const answer = await logIn(site, await site.register());
  const { token } = answer.value;
  const out = await site.client.call(endpoints.logout, { token, cookies: [cookieOf(answer)] });
  expect(out.headers['clear-site-data']).toBe('"cache"');
  expect(out.headers['set-cookie']).toEqual(
    expect.arrayContaining([expect.stringMatching(/^browser=;.*Max-Age=0/)]),
  );
});
