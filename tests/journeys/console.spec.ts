import { expect, type Page } from '@playwright/test';
import { query } from './database.ts';
import { goInside } from './inside.ts';
import { sendPassword } from './login-form.ts';
import { expectLooks, looks } from './looks.ts';
import { newMember, uplineOf } from './members.ts';
import {
  chooseOwnPassword,
  colleague,
  confirmApproval,
  enterConsole,
  goToRoom,
  hire,
  openConsole,
  typeCode,
  typePassword,
} from './staff.ts';
import { test } from './visitor.ts';

const balanceOf = async (username: string) => {
  const [row] = await query<{ balance: string }>(
    `select balance::text from purse join member on member.id = member_id
      where username = $1 and purpose = 'main'`,
    [username],
  );
  return row?.balance;
};

async function openMember(page: Page, username: string): Promise<void> {
  await goToRoom(page, 'Members');
  await page.getByRole('searchbox').fill(username);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: username }).click();
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible();
}

test('E16 OPR-01 two people adjust a wallet, and the audit log shows both', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await newMember('lantern');
  const [cashier, reviewer] = [await hire('lantern', 'cashier'), await hire('lantern', 'reviewer')];
  await openConsole(page, cashier);
  await openMember(page, member.username);
  await page.getByRole('button', { name: 'Adjust' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('75000');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A game broke off');
  await dialog.getByRole('button', { name: 'Adjust' }).click();
  const own = page.getByRole('article').filter({ hasText: member.username });
  await expect(own).toContainText("You can't approve your own request.");
  await expect(own.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  expect(await balanceOf(member.username)).toBe('0');

  const other = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en' });
  const second = await other.newPage();
  await openConsole(second, reviewer);
  await goToRoom(second, 'Proposals');
  const proposed = second.getByRole('article').filter({ hasText: member.username });
  await expect(proposed).toContainText('₫75,000');
  await expect(proposed).toContainText(cashier);
  await confirmApproval(second, proposed);
  expect(await balanceOf(member.username)).toBe('75000');

  await goToRoom(second, 'Audit log');
  await expect(second.getByRole('region', { name: 'Hash chain' })).toContainText('Verified');
  const log = second.getByRole('table', { name: 'Audit log' });
  await expect(
    log.getByRole('row').filter({ hasText: reviewer }).filter({ hasText: 'Approved' }),
  ).toHaveCount(1);
  await expect(
    log.getByRole('row').filter({ hasText: cashier }).filter({ hasText: 'Proposed' }),
  ).toHaveCount(1);
  await goToRoom(second, 'Ledger');
  await expect(second.getByRole('region', { name: 'Ledger status' })).toContainText('Zero');
  await other.close();
});

test('OPR-01 each login needs a new code of the authenticator', async ({ page }) => {
  const username = await hire('lantern', 'support');
  const app = await enterConsole(page, username);
  await page.getByRole('button', { name: 'Log out' }).click();
  await typePassword(page, username);
  await typeCode(page, '000000');
  await expect(page.getByRole('alert')).toBeVisible();
  const code = app.next();
  await typeCode(page, code);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await typePassword(page, username);
  await typeCode(page, code);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
});

test('E16 OPR-01 A19 new staff choose a password, and colleagues see that they are new', async ({
  page,
  browser,
}) => {
  await openConsole(page, await hire('lantern', 'owner'));
  await goToRoom(page, 'Staff');
  await page.getByRole('button', { name: 'Add staff' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add staff' });
  const username = `n${Date.now().toString(36)}`;
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username);
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('reviewer');
  await dialog.getByRole('button', { name: 'Add staff' }).click();
  const first = await page.getByTestId('shown-once').innerText();
  await expectLooks(page, 'a first password');
  await page.getByRole('button', { name: "I've saved it" }).click();
  await expect(page.getByRole('row').filter({ hasText: username })).toContainText('Approves from');

  const other = await colleague(browser, page);
  await typePassword(other, username, first);
  await expect(other.getByRole('heading', { name: 'Set your own password' })).toBeVisible();
  await expectLooks(other, 'the choice of one’s own password');
  await chooseOwnPassword(other);
  await typePassword(other, username, first);
  await expect(other.getByRole('alert')).toBeVisible();
  await enterConsole(other, username);
  await expect(other.getByRole('region', { name: 'New staff permissions' })).toContainText(
    username,
  );
  await other.context().close();
});

/** Someone of the staff proposes that the member on a page moves below another one. */
async function proposeMove(page: Page, upline: string): Promise<void> {
  await page.getByRole('button', { name: 'Move to another upline' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Account of the new upline' }).fill(upline);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('They came by that agent');
  await dialog.getByRole('button', { name: 'Move to another upline' }).click();
  await expect(dialog).toBeHidden();
}

test('LOG-04 E16 AGT-01 two people move a member, and reset its password', async ({
  page,
  browser,
}) => {
  const [member, upline] = [await newMember('lantern'), await newMember('lantern')];
  await query('update member set type = 1 where username = $1', [upline.username]);
  const [support, reviewer] = [await hire('lantern', 'support'), await hire('lantern', 'reviewer')];
  await openConsole(page, support);
  await openMember(page, member.username);
  await page.getByRole('button', { name: 'New password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Checked by video');
  await dialog.getByRole('button', { name: 'New password' }).click();
  const first = await page.getByTestId('shown-once').innerText();
  await page.getByRole('button', { name: "I've saved it" }).click();
  await proposeMove(page, upline.username);

  const second = await colleague(browser, page);
  await openConsole(second, reviewer);
  await goToRoom(second, 'Proposals');
  const proposals = second.getByRole('article').filter({ hasText: member.username });
  const move = proposals.filter({ hasText: upline.username });
  await expect(move).toContainText(support);
  expect(await uplineOf(member.username)).toEqual([]);
  await confirmApproval(second, move);
  const reset = proposals.filter({ hasText: 'Checked by video' });
  await expect(reset).not.toContainText(first);
  await confirmApproval(second, reset);
  expect(await uplineOf(member.username)).toEqual([upline.username]);
  await openMember(second, member.username);
  await expect(second.getByText(`${upline.username}, 1 member`)).toBeVisible();
  await second.context().close();

  await page.goto('/login');
  await sendPassword(page, member.username, first);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
});

test('OPR-02 revealing personal data and disabling a member need a reason', async ({ page }) => {
  const member = await newMember('lantern');
  await openConsole(page, await hire('lantern', 'support'));
  await openMember(page, member.username);
  const identity = page.getByRole('region', { name: 'Identity' });
  await expect(identity).not.toContainText(member.mobile);
  await identity.getByRole('button', { name: 'Reveal' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reveal' }).click();
  await expect(dialog.getByText('Please fill in this field.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('They called us');
  await dialog.getByRole('button', { name: 'Reveal' }).click();
  await expect(identity).toContainText(member.mobile);

  await page.getByRole('button', { name: 'Disable' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('They asked for it');
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible();
  const told = await query<{ action: string; reason: string }>(
    `select action, reason from audit_event join member on member.id::text = subject
      where username = $1 order by seq`,
    [member.username],
  );
  expect(told).toEqual([
    { action: 'member_revealed', reason: 'They called us' },
    { action: 'member_disabled', reason: 'They asked for it' },
  ]);
});

test('REG-02 K11 an expression with exponential run time is rejected, a good one works', async ({
  page,
}) => {
  await openConsole(page, await hire('lantern', 'owner'));
  await goToRoom(page, 'Registration');
  await page.getByRole('button', { name: 'Change Zalo' }).click();
  const dialog = page.getByRole('dialog');
  const own = dialog.getByRole('textbox', { name: 'Custom expression' });
  await own.fill('(a+)+$');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('To see what happens');
  await dialog.getByRole('button', { name: 'Save rule' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'This expression is too slow for some texts.',
  );
  await own.fill('[0-9]{9,11}');
  const example = dialog.getByRole('textbox', { name: 'Try it out' });
  await example.fill('0912 345');
  await expect(dialog.getByRole('status')).toContainText('Use digits only.');
  await example.fill('0912345678');
  await expect(dialog.getByRole('status')).toContainText('Valid.');
});

/** The rooms of the console in groups, so that each journey stays short. */
const rooms = {
  'the cash desk': ['', 'deposits', 'withdrawals', 'disputes', 'adjustments', 'proposals'],
  'the books and the staff': ['members', 'reconciliation', 'ledger', 'jobs', 'audit', 'staff'],
};

for (const { language, theme } of looks) {
  test.describe(`the console in ${language}, ${theme}`, () => {
    test.use({ theme });
    const enterAsOwner = async (page: Page) => {
      await openConsole(page, await hire('lantern', 'owner'));
      if (language === 'vi') await page.getByRole('button', { name: 'Tiếng Việt' }).click();
    };
    const goTo = async (page: Page, path: string) => {
      await goInside(page, `/console/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]:not(button)')).toHaveCount(0);
    };

    test('OPR-01 NAV-17 login and member fit the screen, and axe finds nothing serious', async ({
      page,
    }) => {
      const member = await newMember('lantern');
      await typePassword(page, 'nobody-here');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectLooks(page, 'the login');
      await openConsole(page, await hire('lantern', 'owner'));
      await openMember(page, member.username);
      if (language === 'vi') await page.getByRole('button', { name: 'Tiếng Việt' }).click();
      await page.getByRole('button', { name: /^(Change password|Đổi mật khẩu)$/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectLooks(page, 'the change of one’s password');
      await page.keyboard.press('Escape');
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expectLooks(page, `a member, ${await tab.innerText()}`);
      }
    });

    for (const [name, paths] of Object.entries(rooms))
      test(`OPR-01 NAV-17 ${name} fit the screen, and axe finds nothing serious`, async ({
        page,
      }) => {
        await enterAsOwner(page);
        for (const path of paths)
          await test.step(path, async () => {
            await goTo(page, path);
            await expectLooks(page, `the room at /${path}`);
          });
      });

    test('OPR-01 NAV-17 registration rules fit the screen, and axe finds nothing serious', async ({
      page,
    }) => {
      await enterAsOwner(page);
      await goTo(page, 'registration');
      await expectLooks(page, 'the room at /registration');
      await page.getByRole('table').getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectLooks(page, 'a rule of registration');
    });
  });
}
