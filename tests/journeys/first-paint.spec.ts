import { expect, type Page, test } from '@playwright/test';

/** The position of a picture on the screen, in whole pixels. */
async function placeOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  const { x, y, width, height } = box;
  return [x, y, width, height].map(Math.round);
}

const early = '#splash .splash-banner';

/** Opens a page whose scripts are held back, and answers what lets them come. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  let letScriptsCome = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return letScriptsCome;
}

/** The picture of the page itself is later at the same place as the one before its scripts. */
async function expectToStay(page: Page, letScriptsCome: () => void): Promise<void> {
  await expect(page.locator(`${early} img`)).toBeVisible();
  const before = await placeOf(page, `${early} img`);
  const source = () =>
    page.locator(`${early} img`).evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(source).not.toBe('');
  const { pathname, search } = new URL(await source());
  const art = pathname + search;
  letScriptsCome();
  await expect(page.locator('#splash')).toHaveCount(0);
  const own = `#root picture:has([src="${art}"], [srcset="${art}"])`;
  await expect(page.locator(own).first()).toBeVisible();
  // The site's font may still come, and its text may need one line less.
  await expect.poll(() => placeOf(page, `${own} img`)).toEqual(before);
}

test.describe('P8 before its scripts come', () => {
  for (const address of ['/', '/rng', '/promotions']) {
    test(`${address} shows its banner at its final position`, { tag: '@phone' }, async ({
      page,
    }) => {
      await expectToStay(page, await openWithoutScripts(page, address));
    });
  }

  test('/register shows its promotion at its final position on a phone', { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    const letScriptsCome = await openWithoutScripts(page, '/register');
    if (isMobile) return expectToStay(page, letScriptsCome);
    await expect(page.locator('#splash .splash-mark')).toBeVisible();
    await expect(page.locator(early)).toBeHidden();
    letScriptsCome();
    await expect(page.locator('#splash')).toHaveCount(0);
  });
});
