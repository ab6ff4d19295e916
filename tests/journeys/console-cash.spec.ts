import { expect, type Page } from '@playwright/test';
import { query } from './database.ts';
import { ask } from './deposits.ts';
import { enter } from './members.ts';
import { gamePng } from './pictures.ts';
import { approve, colleague, goToRoom, hire, openConsole } from './staff.ts';
import { test } from './visitor.ts';
import { askForWithdrawal, enterWithMoney } from './withdrawals.ts';

const receipt = { name: 'receipt.png', mimeType: 'image/png', buffer: gamePng };

/** Presses a button, fills in its dialog, and confirms. */
async function act(
  page: Page,
  button: string,
  fields: Record<string, string>,
  choose?: string,
): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(fields))
    await dialog.getByRole('textbox', { name: label }).fill(text);
  if (choose) await dialog.getByRole('radio', { name: choose }).check();
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Opens the item with a reference in the queue of a room. */
async function openInQueue(
  page: Page,
  room: string,
  reference: string,
  queue?: RegExp,
): Promise<void> {
  await goToRoom(page, room);
  if (queue) await page.getByRole('radio', { name: queue }).click({ force: true });
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
}

/** The audit events about a reference, in order. */
const toldOf = (reference: string) =>
  query<{ username: string; action: string }>(
    `select username, action from audit_event e join staff s on s.id = e.staff_id
      where e.subject = $1 order by e.seq`,
    [reference],
  );

const mainOf = (username: string) =>
  query<{ balance: string }>(
    `select balance::text from purse p join member m on m.id = p.member_id
      where username = $1 and purpose = 'main'`,
    [username],
  );

test('OPR-02 E16 CSH-01 two people credit a bank transfer of another amount than declared', async ({
  page,
  browser,
}) => {
  const { username } = await enter(page, 'lantern');
  await ask(page, /^Bank transfer/, '500,000');
  await page.locator('input[type=file]').setInputFiles(receipt);
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText(/looking for your transfer/)).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';

  const [cashier, reviewer] = [await hire('lantern', 'cashier'), await hire('lantern', 'reviewer')];
  const [desk, second] = [await colleague(browser, page), await colleague(browser, page)];
  await openConsole(desk, cashier);
  await openConsole(second, reviewer);
  await goToRoom(desk, 'Deposits');
  // As the bank statement shows it.
  await desk.getByRole('searchbox').fill(reference.replace('-', '').toLowerCase());
  await desk.getByRole('button', { name: 'Search' }).click();
  await desk.getByRole('link', { name: reference }).click();
  await expect(desk.getByRole('img', { name: 'Picture 1' })).toHaveJSProperty('complete', true);
  await act(desk, 'Credit', {
    Arrived: '480000',
    'Payment number': `FT${Date.now()}`,
    Reason: 'In the statement of today',
  });
  await expect(desk.getByText('Waiting for a second person:')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Credit' })).toHaveCount(0);
  await approve(second, reference, cashier);
  await expect(page.getByRole('heading', { name: '₫480,000 is in your wallet' })).toBeVisible();
  expect(await mainOf(username)).toEqual([{ balance: '480000' }]);
  expect(await toldOf(reference)).toEqual([
    { username: cashier, action: 'proposal_made' },
    { username: reviewer, action: 'proposal_approved' },
  ]);
  await second.context().close();
  await desk.context().close();
});

test('OPR-02 E16 CSH-03 CSH-04 two people approve a large withdrawal and its dispute', async ({
  page,
  browser,
}) => {
  const username = await enterWithMoney(page, '30000000');
  const reference = await askForWithdrawal(page, '25,000,000');
  const [cashier, reviewer] = [await hire('lantern', 'cashier'), await hire('lantern', 'reviewer')];
  const [first, second] = [await colleague(browser, page), await colleague(browser, page)];
  await openConsole(first, cashier);
  await openConsole(second, reviewer);

  await openInQueue(first, 'Withdrawals', reference);
  await act(first, 'Approve', { Reason: 'Everything fits' });
  await expect(first.getByText('Waiting for a second person:')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Paid by hand' })).toHaveCount(0);
  await approve(second, reference, cashier);
  await openInQueue(first, 'Withdrawals', reference, /^To pay/);
  await act(first, 'Paid by hand', { 'Bank reference': `FT ${reference}` });
  await page.getByRole('button', { name: 'No, nothing arrived', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(receipt);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: "We're investigating" })).toBeVisible();

  await openInQueue(first, 'Disputes', reference);
  await act(first, 'Resolve dispute', { Reason: 'The bank has sent it back' }, 'Refund');
  await expect(first.getByText('Waiting for a second person:')).toBeVisible();
  await approve(second, reference, cashier);
  await expect(
    page.getByRole('heading', { name: 'The missing amount is back in your wallet' }),
  ).toBeVisible();
  expect(await mainOf(username)).toEqual([{ balance: '30000000' }]);

  await goToRoom(second, 'Audit log');
  await second.getByRole('textbox', { name: 'About' }).fill(reference);
  await second.getByRole('button', { name: 'Search' }).click();
  const log = second.getByRole('table', { name: 'Audit log' });
  await expect(
    log.getByRole('row').filter({ hasText: cashier }).filter({ hasText: 'Proposed' }),
  ).toHaveCount(2);
  await expect(
    log.getByRole('row').filter({ hasText: reviewer }).filter({ hasText: 'Approved' }),
  ).toHaveCount(2);
  await first.context().close();
  await second.context().close();
});
