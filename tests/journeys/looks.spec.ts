import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from './visitor.ts';

const addresses = ['/', '/register', '/login', '/?overlay=login', '/nowhere'];

for (const language of ['en', 'vi'])
  for (const theme of ['light', 'dark'] as const)
    test.describe(`in ${language}, ${theme}`, () => {
      test.use({ language, theme });

      for (const address of addresses)
        test(`NAV-17 ${address} fits the screen and axe finds nothing serious`, async ({ page }) => {
          await page.goto(address, { waitUntil: 'networkidle' });
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBeLessThanOrEqual(0);
          const { violations } = await new AxeBuilder({ page }).disableRules(['region']).analyze();
          const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
          expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
        });
    });
