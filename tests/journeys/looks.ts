import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What most screens are looked at in; each language and each theme once. */
export const looks = [
  { language: 'en', theme: 'light' },
  { language: 'vi', theme: 'dark' },
] as const;

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Nothing is wider than the screen, from the left to the right or from the right to the left. */
async function expectFit(page: Page): Promise<void> {
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
}

/** Waits until nothing moves any more: a colour that is still fading in has another contrast. */
const settle = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));

/** What stands on the screen fits it, and axe finds nothing serious in it. */
export async function expectLooks(page: Page): Promise<void> {
  await settle(page);
  await expectFit(page);
  const { violations } = await new AxeBuilder({ page }).disableRules(['region']).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
