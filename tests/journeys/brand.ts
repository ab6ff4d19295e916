import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { test as visit } from './visitor.ts';

export const brands = ['lantern', 'harbor'] as const;
export type Brand = (typeof brands)[number];

interface Visit {
  /** The brand of the visited site. */
  brand: Brand;
  /**
   * A page of another browser at the same address, which is new or has the given storage.
   */
  elsewhere: (kept?: BrowserContextOptions['storageState']) => Promise<Page>;
}

/** A visitor of either brand. Paths are relative to the brand's host. */
export const test = visit.extend<Visit>({
  brand: ['lantern', { option: true }],
  baseURL: async ({ baseURL, brand }, use) => {
    await use(brand === 'harbor' ? baseURL?.replace('//localhost', '//harbor.localhost') : baseURL);
  },
  elsewhere: async ({ browser, language }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (storageState) => {
      const context = await browser.newContext({ ...(storageState && { storageState }) });
      contexts.push(context);
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
