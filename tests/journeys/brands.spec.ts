import { expect } from '@playwright/test';
import { newMember } from './members.ts';
import { password, test } from './visitor.ts';

const harbor = (baseURL: string | undefined, path: string) =>
  (baseURL ?? '').replace('//localhost', '//harbor.localhost') + path;

test('SYS-09 harbor redirects a visitor to /login', async ({ page, baseURL }) => {
  await page.goto(harbor(baseURL, '/'));
  await expect(page).toHaveURL(/harbor\.localhost:\d+\/login/);
  await expect(page).toHaveTitle('Log in · Harbor');
});

test('SYS-01 D2 a member of one brand cannot log in at the other', async ({ page, baseURL }) => {
  const { username: name } = await newMember('lantern');
  await page.goto(harbor(baseURL, '/login'));
  await page.getByRole('textbox', { name: 'Username' }).fill(name);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  const answered = page.waitForResponse('**/wps/session/login');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  expect((await answered).status()).toBe(401);
});

test('CAP-02 SMS-01 harbor requires a puzzle and an SMS code at registration', async ({
  page,
  baseURL,
  request,
}) => {
  const number = `0917${String(Date.now()).slice(-7)}`;
  await page.goto(harbor(baseURL, '/register'));
  await expect(page.getByRole('img', { name: 'Picture with a gap' })).toBeVisible();
  await page.getByLabel('Mobile number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /Code sent \d+s/ })).toBeDisabled();
  // Only browsers resolve every name under localhost to this machine.
  const host = new URL(harbor(baseURL, '/')).host;
  const outbox = await (await request.get('/dev/outbox', { headers: { host } })).json();
  expect(outbox.value[0]).toMatchObject({ channel: 'sms', to: `+63${number.slice(1)}` });
});
