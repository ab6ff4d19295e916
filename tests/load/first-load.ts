import { findBrowser, quietFlags } from '@lantern/tooling/browser';
import { chromium } from '@playwright/test';
import { type Scores, scoresOf } from './lighthouse.ts';
import { beyond, filesOf, sizeOf } from './page-weight.ts';
import { plain, type Table } from './report.ts';
import type { MeasuredSite } from './site.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** The pages that Lighthouse scores. */
const judged = ['/', '/rng', '/register', '/promotions'];

const scoreText = (scores: Scores) =>
  Object.entries(scores)
    .map(([name, score]) => `${name} ${score}`)
    .join(', ');

/** P8: what a browser loads for `/`, as gzip would send it. */
export async function measureFirstLoad(site: MeasuredSite): Promise<Table> {
  const executablePath = findBrowser();
  if (!executablePath)
    return {
      title: 'P8  first load of /',
      target: '≤ 175 KB JS, ≤ 25 KB CSS',
      rows: [plain('skipped', 'no Chromium on this machine')],
    };
  const browser = await chromium.launch({ executablePath, args: [...quietFlags] });
  const home = await filesOf(await browser.newPage(), site.url);
  const registration = await filesOf(await browser.newPage(), `${site.url}/register`);
  await browser.close();
  const added = beyond(registration, home);
  return {
    title: 'P8  first load of /, everything that is loaded until the page is still, gzip',
    target: '≤ 175 KB JS, ≤ 25 KB CSS, Lighthouse ≥ 95; /register adds ≤ 60 KB JS',
    rows: [
      plain('JavaScript', kilobytes(sizeOf(home, '.js'))),
      plain('CSS', kilobytes(sizeOf(home, '.css'))),
      plain('fonts', kilobytes(sizeOf(home, '.woff2'))),
      plain('JavaScript that /register adds', kilobytes(sizeOf(added, '.js'))),
      ...judged.map((path) =>
        plain(
          `Lighthouse of ${path}`,
          scoreText(scoresOf(site.url + path, executablePath, quietFlags)),
        ),
      ),
    ],
  };
}
