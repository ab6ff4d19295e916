import { expect, type Page, type Request } from '@playwright/test';
import { test } from './brand.ts';
import { expectInside, expectOutside } from './login-form.ts';
import { enter } from './members.ts';

/** A login ticket of a page's member. */
const takeTicket = (page: Page) =>
  page.evaluate(async () => {
    const reply = await fetch('/wps/session/ticket', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${sessionStorage.getItem('token')}`,
      },
      body: '{}',
    });
    return ((await reply.json()) as { value: { ticket: string } }).value.ticket;
  });

const question = (page: Page) => page.getByRole('alertdialog', { name: /^Continue as / });
const failure = (page: Page) =>
  page.getByRole('alertdialog', { name: "This login link doesn't work" });

/** The addresses in the history of the browser. */
async function historyOf(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { entries } = await browser.send('Page.getNavigationHistory');
  return entries.map(({ url }) => url);
}

test.describe('harbor', () => {
  test.use({ brand: 'harbor' });

  test('A9 LOG-11 a ticket asks first, logs in once, and its address leaks nowhere', async ({
    page,
    elsewhere,
  }) => {
    const { username } = await enter(page, 'harbor');
    await page.goto('/');
    const ticket = await takeTicket(page);

    const visitor = await elsewhere();
    const requests: Request[] = [];
    visitor.on('request', (request) => requests.push(request));
    await visitor.goto(`/?token=${ticket}`);
    await expect(question(visitor)).toBeVisible();
    expect(visitor.url()).not.toContain(ticket);
    await expectOutside(visitor);
    await question(visitor).getByRole('button', { name: 'Continue' }).click();
    await expectInside(visitor, username);
    expect((await historyOf(visitor)).filter((address) => address.includes(ticket))).toEqual([]);
    expect(requests.filter((request) => request.url().includes(ticket))).toEqual([requests[0]]);
    expect(requests.filter((request) => request.headers().referer?.includes(ticket))).toEqual([]);

    const late = await elsewhere();
    await late.goto(`/?token=${ticket}`);
    await expect(failure(late)).toBeVisible();
    await expectOutside(late);
  });
});

test('A10 LOG-11 a ticket of another member never replaces an open login without asking', async ({
  page,
  elsewhere,
}) => {
  const there = await elsewhere();
  const attacker = await enter(there, 'lantern');
  await there.goto('/');
  const ticket = await takeTicket(there);

  const victim = await enter(page, 'lantern');
  await page.goto(`/?token=${ticket}`);
  await expect(question(page)).toContainText(`If you continue, ${victim.username}`);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeHidden();
  await expectInside(page, victim.username);

  await page.goto(`/?token=${ticket}`);
  await question(page).getByRole('button', { name: 'Continue' }).click();
  await expectInside(page, attacker.username);
});
