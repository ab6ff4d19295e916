import path from 'node:path';
import { findBrowser, quietFlags } from '@lantern/tooling/browser';
import { defineConfig } from '@playwright/test';

const browser = findBrowser();

/**
 * Journeys that choose the size of the screen themselves, or are about what is the same on each.
 */
const sameOnAnyScreen = ['addresses', 'attacks', 'page-weight', 'shut'].map(
  (name) => `${name}.spec.ts`,
);

export default defineConfig({
  testDir: '.',
  outputDir: path.resolve(import.meta.dirname, '../../test-results'),
  globalSetup: path.join(import.meta.dirname, 'start-site.ts'),
  retries: 0,
  // Each journey has its own members and its own address, so two can go on at once; a machine with
  // two cores has no use for more.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI === 'true',
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // Set by the global setup, before a worker reads this.
    ...(process.env.BASE_URL && { baseURL: process.env.BASE_URL }),
    // The worker is the matter of one journey; in every other it would fetch the shell once more.
    serviceWorkers: 'block',
    // Each frame as a picture and each step as a copy of the page would cost a third of the time;
    // the last one is kept by `screenshot`, and `--trace=on` keeps them all.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { args: [...quietFlags], ...(browser && { executablePath: browser }) },
  },
  projects: [
    {
      name: 'desktop',
      // The phone moves all that moves. Here it stands still, as for those who ask for less motion,
      // and is drawn in less time.
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      testIgnore: sameOnAnyScreen,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
