import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** What most screens are looked at in; each language and each theme once. */
export const looks = [
  { language: 'en', theme: 'light' },
  { language: 'vi', theme: 'dark' },
] as const;

/**
 * By how many pixels the page is wider than the screen, from the left to the right and from the
 * right to the left.
 */
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
 * Waits until nothing moves any more, also not what begins when something else has ended: a colour
 * that is still fading in has another contrast. What moves for ever, as a placeholder does, is not
 * waited for.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
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
  expect
    .soft(await overflowOf(page), `${screen} is no wider than the window`)
    .toBeLessThanOrEqual(0);
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * What axe reads: contrast takes more time than all its other rules together. Only contrast depends
 * on the theme, so that nothing else is read in the dark.
 */
export type Reading = 'all' | 'colours' | 'structure';

/** In a long list the later items are built like the first ones, such as the games of a lobby. */
const laterItems = 'ul > li:nth-child(n + 9)';

/**
 * What axe finds that keeps people out. It is put into a page once: that takes a good part of the
 * time of a look.
 */
async function barriersOf(page: Page, within: string, reading: Reading): Promise<string[]> {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axe.source);
  const contrast = 'color-contrast';
  const rules =
    reading === 'colours'
      ? { runOnly: [contrast] }
      : { rules: { region: { enabled: false }, [contrast]: { enabled: reading === 'all' } } };
  const read = [{ include: within, exclude: laterItems }, rules] as const;
  return page.evaluate(async ([part, chosen]) => {
    if (!window.axe) throw new Error('The page was left while axe was on its way.');
    // A frame holds another company's page.
    const { violations } = await window.axe.run(part, {
      resultTypes: ['violations'],
      iframes: false,
      ...chosen,
    });
    const serious = violations.filter(
      ({ impact }) => impact === 'serious' || impact === 'critical',
    );
    return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, read);
}

const softly = expect.configure({ soft: true });

const dialogs = '[role=dialog], [role=alertdialog]';

interface Look {
  reading?: Reading;
  /** Whether axe also reads the frame around a page, which is the same at each address. */
  frame?: boolean;
}

/**
 * The screen fits, and axe finds nothing serious in it. Of a page with open dialogs it reads the
 * dialogs alone. A part that is still fading in has another contrast, so the screen is judged again
 * until it is at rest. A journey that checks many screens goes on after a failure, and names the
 * screen.
 */
export async function expectLooksHere(
  page: Page,
  screen: string,
  { reading = 'all', frame = true }: Look = {},
): Promise<void> {
  await expectFits(page, screen);
  const barriers = async () => {
    await settle(page);
    const isCovered = (await page.locator(dialogs).filter({ visible: true }).count()) > 0;
    return barriersOf(page, isCovered ? dialogs : frame ? 'html' : 'main', reading);
  };
  await softly
    .poll(barriers, { message: `axe finds nothing serious in ${screen}`, timeout: 20_000 })
    .toEqual([]);
}

/**
 * Axe reads the colours of each theme at one size, and the structure of a page at both, in the
 * light.
 */
const sizes = [
  { name: 'a desktop', width: 1440, height: 900, light: 'all', dark: undefined },
  { name: 'a phone', width: 360, height: 740, light: 'structure', dark: 'colours' },
] as const;

const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.theme === 'dark');

/** The same on a desktop and on a phone. Resizing a page is cheaper than a second journey. */
export async function expectLooks(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize();
  const theme = (await isDark(page)) ? 'dark' : 'light';
  for (const { name, width, height, [theme]: reading } of sizes) {
    await page.setViewportSize({ width, height });
    if (reading) await expectLooksHere(page, `${screen} on ${name}`, { reading });
    else await expectFits(page, `${screen} on ${name}`);
  }
  if (before) await page.setViewportSize(before);
}
