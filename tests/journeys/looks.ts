import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What most screens are looked at in; each language and each theme once. */
export const looks = [
  { language: 'en', theme: 'light' },
  { language: 'vi', theme: 'dark' },
] as const;

/** By how many pixels the page is wider than the screen, from the left to the right and from the right to the left. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const page = document.documentElement;
    const own = page.dir;
    const overflow = ['rtl', 'ltr'].map((direction) => {
      page.dir = direction;
      return page.scrollWidth - page.clientWidth;
    });
    page.dir = own;
    return Math.max(...overflow);
  });

/**
 * Waits until nothing moves any more, also not what begins when something else has ended: a colour that is still fading in has another
 * contrast. What moves for ever, as a placeholder does, is not waited for.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    for (let still = 0; still < 3; still += 1) {
      const animations = moving();
      if (animations.length > 0) still = 0;
      await Promise.allSettled(animations.map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
    }
  });

/** What stands on the screen fits it, whichever way it is written. */
export async function expectFits(page: Page, screen: string): Promise<void> {
  await settle(page);
  expect.soft(await overflowOf(page), `${screen} is no wider than the window`).toBeLessThanOrEqual(0);
}

/**
 * What stands on the screen fits it, and axe finds nothing serious in it. A journey that looks at many screens on its way goes on
 * after one that fails, and names it.
 */
export async function expectLooks(page: Page, screen: string): Promise<void> {
  await expectFits(page, screen);
  // No frame of another origin is on these screens: without the mode for those, axe opens a page of its own each time.
  const axe = new AxeBuilder({ page }).disableRules(['region']).options({ resultTypes: ['violations'] });
  const { violations } = await axe.setLegacyMode().analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect.soft(found, `axe finds nothing serious in ${screen}`).toEqual([]);
}
