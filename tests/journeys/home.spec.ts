import { expect, test } from '@playwright/test';

test('the home page shows the name of its brand', { tag: '@phone' }, async ({ page }) => {
  const reply = await page.goto('/');
  expect(reply?.status()).toBe(200);
  await expect(page).toHaveTitle(/Lantern/);
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
