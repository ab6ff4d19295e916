import path from 'node:path';
import { findBrowser, quietFlags } from '@lantern/tooling/browser';
import { defineConfig } from '@playwright/test';

const browser = findBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: path.resolve(import.meta.dirname, '../../test-results'),
  globalSetup: path.join(import.meta.dirname, 'start-site.ts'),
  retries: 0,
  // Each journey has its own members and its own address. A journey waits a quarter of the time, so
  // that three of them use two cores.
  workers: 3,
  // Also the tests of one file: they share nothing, and a long file would be left to one worker.
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI === 'true',
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Set by the global setup, before a worker reads this.
    ...(process.env.BASE_URL && { baseURL: process.env.BASE_URL }),
    // Only one journey is about the service worker; in all others it would fetch the shell again.
    serviceWorkers: 'block',
    // Screenshots and snapshots of each step would add a third of the time. `screenshot` keeps the
    // last one, and `--trace=on` keeps all.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { args: [...quietFlags], ...(browser && { executablePath: browser }) },
  },
  projects: [
    {
      name: 'desktop',
      // Without motion, which saves time. The phone runs show all motion.
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      // Journeys of which a phone has a path of its own. The looks are checked at both sizes on the
      // desktop.
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
