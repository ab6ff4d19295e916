import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './brand.ts';
import { above } from './inside.ts';
import { phoneBrand } from './journey-brands.ts';
import { expectLooks } from './looks.ts';
import { enter, newMember } from './members.ts';
import { confirmSending, equip, moodsOf, placeBelow, silence } from './wallets.ts';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
// A game may stand in several rails of a page.
const play = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`^Play ${name}`) })
    .first()
    .click();
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const says = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();

async function send(page: Page, amount: string): Promise<void> {
  const form = part(page, 'Transfer');
  await form.getByLabel(/^Amount/).fill(amount);
  await form.getByRole('button', { name: 'Transfer', exact: true }).click();
}

/**
 * Asks the vendor until it has reported the transfer; the worker asks too, and may get the answer
 * first.
 */
const askUntilTold = (way: Locator) =>
  expect(async () => {
    if (await way.isVisible())
      await way.getByRole('button', { name: 'Check now' }).click({ timeout: 2000 });
    await expect(way).toBeHidden({ timeout: 2000 });
  }).toPass({ timeout: 120_000 });

test('WAL-02 GAM-22 E13 money of a hanging vendor returns; a game takes and returns all', async ({
  page,
}) => {
  const { username } = await enter(page, 'lantern');
  const setMood = await moodsOf(page);
  await equip(username, '200000');
  await page.goto(above('centre=transferFund'));
  await says(page, 'Moon Parlour');
  await setMood('hang');
  const listen = await silence(page, username);
  await send(page, '60,000');
  await says(page, /Your money is safe under/);
  const way = part(page, 'Pending transfers');
  await expect(way).toContainText('₫60,000 to Moon Parlour');
  await expect(way.getByRole('heading')).toBeInViewport();
  await expect(way.getByRole('listitem')).toBeFocused();
  await expect(part(page, 'Total balance')).toContainText('₫200,000');
  await expectLooks(page, 'a transfer that the vendor has not answered');
  await listen();
  // The news goes away by itself.
  const told = expect(page.getByText("The vendor didn't receive it.").first()).toBeVisible({
    timeout: 120_000,
  });
  await Promise.all([told, askUntilTold(way)]);

  await send(page, '50,000');
  await says(page, '₫50,000 has arrived.');
  await page.goto('/');
  await play(page, 'Moon Dice');
  const game = page.frameLocator('iframe');
  await expect(game.getByText('₫200,000').first()).toBeVisible();
  await expect(part(page, 'Wallet at Moon Parlour')).toContainText('₫150,000 moved');
  await game.getByRole('button', { name: 'Roll', exact: true }).click();
  await expect(game.getByText(/you get|You lose/)).toBeVisible();
  await page.getByRole('button', { name: 'Leave the game' }).first().click();
  await says(page, /is back in your main wallet/);

  await page.goto(above('centre=transferFund'));
  await expect(part(page, 'Your wallets').getByText('₫0')).toBeVisible();
});

test('WAL-02 E13 a vendor loses its replies: each transfer happens exactly once', async ({
  page,
}) => {
  const { username } = await enter(page, 'lantern');
  const setMood = await moodsOf(page);
  await equip(username, '200000');
  await page.goto(above('centre=transferFund'));
  await says(page, 'Moon Parlour');
  const [way, total, places] = [
    part(page, 'Pending transfers'),
    part(page, 'Total balance'),
    part(page, 'Your wallets'),
  ];

  await setMood('lose');
  let listen = await silence(page, username);
  await send(page, '60,000');
  await expect(way).toContainText('₫60,000 to Moon Parlour');
  await expect(
    part(page, 'Transfer').getByRole('button', { name: 'Transfer', exact: true }),
  ).toBeDisabled();
  await listen();
  await askUntilTold(way);
  await expect(part(page, 'Recent transfers')).toContainText('Arrived');
  await expect(places).toContainText('₫60,000');
  await expect(places).toContainText('₫140,000');
  await expect(total).toContainText('₫200,000');

  await setMood('lose');
  listen = await silence(page, username);
  await press(page, 'Recall all');
  await expect(way).toContainText('Full balance from Moon Parlour');
  await listen();
  await askUntilTold(way);
  await expect(places).toContainText('₫200,000');
  await expect(places.getByText('₫0')).toBeVisible();
  await expect(total).toContainText('₫200,000');
});

test.describe('at a brand with one wallet', () => {
  test.use({
    baseURL: ({ baseURL }, use) => use(baseURL?.replace('//localhost', `//${phoneBrand.host}`)),
  });

  test('WAL-01 E14 shows one wallet, and no transfers', async ({ page }) => {
    const { username } = await enter(page, 'phone');
    await equip(username, '200000');
    await page.goto(above('centre=transferFund'));
    await says(page, /^One wallet for every game/);
    await says(page, '₫200,000');
    for (const name of ['Your wallets', 'Transfer', 'Pending transfers'])
      await expect(part(page, name)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Recall all' })).toBeHidden();
    await expectLooks(page, 'the page of a single wallet');
  });
});

test.describe('at the brand whose members move money themselves', () => {
  test.use({ brand: 'harbor' });

  test('GAM-22 one button moves money into the game; after a closed tab it is recalled', async ({
    page,
  }) => {
    const { username } = await enter(page, 'harbor');
    await equip(username, '200000');
    await page.goto('/rng');
    await play(page, 'Moon Dice');
    const wallet = part(page, 'Wallet at Moon Parlour');
    await wallet.getByRole('button', { name: 'Transfer all' }).click();
    await says(page, '₱2,000.00 has arrived.');
    await page.reload();
    await expect(page.frameLocator('iframe').getByText('₱2,000.00').first()).toBeVisible();
    await expectLooks(page, 'a game with its own wallet');
    // As if the tab had been closed: nothing is called back.
    await page.goto(above('centre=transferFund'));
    await expect(part(page, 'Your wallets')).toContainText('₱2,000.00');
    await press(page, 'Recall all');
    await says(page, '₱2,000.00 is back in your main wallet.');
  });
});

test.describe('at the brand with transfers to the upline', () => {
  test.use({ brand: 'harbor' });

  test('WAL-04 D3 member and upline send each other money, and nothing to strangers', async ({
    page,
    elsewhere,
  }) => {
    const agentPage = await elsewhere();
    const agent = await enter(agentPage, 'harbor', 1);
    const member = await enter(page, 'harbor');
    await equip(agent.username, '100000');
    await equip(member.username, '100000');
    await placeBelow(member.username, agent.username);

    await page.goto(above('centre=transferUpline'));
    await says(page, 'Your direct upline');
    await page.getByLabel(/^Amount/).fill('300');
    await expectLooks(page, 'money to the upline');
    await press(page, 'Continue');
    await confirmSending(page);
    await expect(page.getByRole('heading', { name: '₱300.00 sent' })).toBeVisible();
    await expectLooks(page, 'money was sent to the upline');

    await agentPage.goto(above('centre=transferUpline'));
    await says(agentPage, 'From your downline');
    const stranger = await newMember('harbor');
    await agentPage.getByLabel(/^Downline member's account/).fill(stranger.username);
    await agentPage.getByLabel(/^Amount/).fill('120.50');
    await press(agentPage, 'Continue');
    await confirmSending(agentPage);
    await says(agentPage, "We couldn't find this member.");
    await press(agentPage, 'Cancel');
    await agentPage.getByLabel(/^Downline member's account/).fill(member.username);
    await agentPage.getByLabel(/^Amount/).fill('120.50');
    await press(agentPage, 'Continue');
    await confirmSending(agentPage);
    await expect(agentPage.getByRole('heading', { name: '₱120.50 sent' })).toBeVisible();
    // The page of the other one hears of it by itself.
    await says(page, 'From your upline');
    await says(page, '+₱120.50');
  });
});
