import { expect, test } from '@playwright/test';

test('the home page shows the name of its brand', { tag: '@phone' }, async ({ page }) => {
  const reply = await page.goto('/');
  expect(reply?.status()).toBe(200);
  await expect(page).toHaveTitle(/Lantern/);
});

test('GAM-01 many games are in sight at first: on a phone and in the lobby of a desktop', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.setViewportSize(isMobile ? { width: 360, height: 740 } : { width: 1280, height: 800 });
  await page.goto(isMobile ? '/' : '/hot');
  /** Tiles of which at least a half is in sight. */
  const inSight = () =>
    page.evaluate(() => {
      const shown = (low: number, high: number, end: number) =>
        Math.max(0, Math.min(high, end) - Math.max(low, 0));
      const boxes = [...document.querySelectorAll('article')].map((one) =>
        one.getBoundingClientRect(),
      );
      return boxes.filter(
        ({ left, right, top, bottom, width, height }) =>
          width > 0 &&
          shown(left, right, innerWidth) * shown(top, bottom, innerHeight) * 2 >= width * height,
      ).length;
    });
  await expect.poll(inSight).toBeGreaterThanOrEqual(isMobile ? 7 : 18);
});

test('GAM-01 tiles in view move on a phone without any layout, and rest with reduced motion', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  /** The names of the changed properties of all loops on tiles. */
  const moved = () =>
    page.evaluate(() => {
      const loops = document
        .getAnimations()
        .map(({ effect }) => effect)
        .filter((effect) => effect instanceof KeyframeEffect)
        .filter((effect) => effect.target?.closest('article'))
        .filter((effect) => effect.getComputedTiming().endTime === Number.POSITIVE_INFINITY);
      const ofFrames = new Set(['offset', 'computedOffset', 'easing', 'composite']);
      const names = loops.flatMap((effect) =>
        effect.getKeyframes().flatMap((frame) => Object.keys(frame)),
      );
      return [...new Set(names)].filter((name) => !ofFrames.has(name)).sort();
    });
  // The desktop journeys ask for no motion.
  await expect.poll(moved).toEqual(isMobile ? ['scale', 'translate'] : []);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moved).toEqual([]);
});
