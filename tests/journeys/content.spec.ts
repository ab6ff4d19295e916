import { expect } from '@playwright/test';
import { query } from './database.ts';
import { gamePng } from './pictures.ts';
import { test } from './visitor.ts';

test('CS-03 the search finds a help section, and its link opens it again', async ({ page }) => {
  await page.goto('/helpmc');
  await page.getByRole('textbox', { name: 'Search the help centre' }).fill('password');
  await expect(page.getByText(/sections? found/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Search the help centre' }).fill('zzzzzz');
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'No results for “zzzzzz”' }),
  ).toBeVisible();
  await page.goto('/help#responsible');
  await expect(page.getByRole('article').getByRole('heading').first()).toContainText(/responsib/i);
});

test('CS-03 CSH-05 a visitor writes a message with a picture and gets a reference', async ({
  page,
}) => {
  await page.goto('/?overlay=feedback');
  const form = page.getByRole('dialog', { name: 'Feedback' });
  await form.getByLabel('What is it about?').selectOption('A game');
  await form.getByLabel('Your message').fill('The bowl covers the third die on my phone.');
  await form.locator('input[type=file]').setInputFiles([
    { name: 'bowl.png', mimeType: 'image/png', buffer: gamePng },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
  ]);
  await expect(form.getByText("notes.txt isn't a PNG or JPEG file.")).toBeVisible();
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Message sent')).toBeVisible();
  const reference = (await page.getByText(/^F-[0-9A-Z]{6}$/).textContent()) ?? '';
  const rows = await query<{ content: string; pictures: string }>(
    `select content, (select count(*) from stored_file where feedback_id = f.id) as pictures
       from feedback f where reference = $1`,
    [reference],
  );
  expect(rows).toEqual([{ content: 'The bowl covers the third die on my phone.', pictures: '1' }]);
});

test('PRO-01 NAV-03 a promotion shows its terms at both of its addresses', async ({ page }) => {
  await page.goto('/promotions');
  const [first] = await page.getByRole('article').all();
  const title = (await first?.getByRole('heading').first().textContent()) ?? '';
  await first?.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';
  for (const address of [`/promotions/${id}`, `/promoDetail?id=${id}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('NAV-14 the app guide has four steps for each kind of phone, and a QR code', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/?overlay=app');
  const guide = page.getByRole('dialog');
  for (const phone of ['Android', 'iPhone and iPad']) {
    await guide.getByRole('tab', { name: phone }).click();
    await expect(guide.getByRole('listitem')).toHaveCount(4);
    await expect(guide.getByRole('img', { name: /QR code/ })).toBeVisible();
  }
});

test.describe('customer service', () => {
  test('CS-01 opens in a new window, whose address only the gateway knows', async ({
    page,
    context,
  }) => {
    await context.route('https://example.com/**', (route) => route.fulfill({ body: 'the chat' }));
    await page.goto('/helpmc');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Contact us' }).click();
    const popup = await opened;
    await popup.waitForURL(/^https:\/\/example\.com\//);
    expect(await page.content()).not.toContain('https://example.com');
  });

  test('CS-01 ERR-01 a failed call closes the window and shows an error', async ({ page }) => {
    await page.route('**/wps/system/customerService/open', (route) => route.abort());
    await page.goto('/helpmc');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Contact us' }).click();
    const popup = await opened;
    if (!popup.isClosed()) await popup.waitForEvent('close');
    await expect(page.getByRole('dialog', { name: "Customer service didn't open" })).toBeVisible();
  });
  test.use({ expectedComplaint: /ERR_FAILED/ });
});

test('MSG-01 the home page’s strip links to all announcements with their times', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'More' }).click();
  const list = page.getByRole('dialog', { name: 'Announcements' });
  await list.getByRole('tab', { name: 'Promotions' }).click();
  const time = list.getByRole('time').first();
  await expect(time).toBeVisible();
  await expect(time).toHaveAttribute('title', /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
});
