import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { repository } from '@lantern/tooling';
import { findBrowser, quietFlags } from '@lantern/tooling/browser';
import { type Browser, chromium } from '@playwright/test';
import { scoresOf } from './lighthouse.ts';
import { plain, type Table } from './report.ts';
import type { MeasuredSite } from './site.ts';

const dist = path.join(repository, 'apps', 'web', 'dist');

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** The files that a visitor without a cache loads for an address. */
async function filesOf(browser: Browser, address: string): Promise<Set<string>> {
  const page = await browser.newPage();
  const loaded = new Set<string>();
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  return loaded;
}

/** Bytes of those with this ending, as gzip would send them. */
const sizeOf = (files: ReadonlySet<string>, ending: string) =>
  [...files]
    .filter((name) => name.endsWith(ending))
    .reduce((sum, name) => sum + gzipSync(readFileSync(path.join(dist, name)), { level: 9 }).length, 0);

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
  const home = await filesOf(browser, site.url);
  const registration = await filesOf(browser, `${site.url}/register`);
  await browser.close();
  const added = new Set([...registration].filter((file) => !home.has(file)));
  return {
    title: 'P8  first load of /, everything that is loaded until the page is still, gzip',
    target: '≤ 175 KB JS, ≤ 25 KB CSS, Lighthouse ≥ 95; /register adds ≤ 60 KB JS',
    rows: [
      plain('JavaScript', kilobytes(sizeOf(home, '.js'))),
      plain('CSS', kilobytes(sizeOf(home, '.css'))),
      plain('fonts', kilobytes(sizeOf(home, '.woff2'))),
      plain('JavaScript that /register adds', kilobytes(sizeOf(added, '.js'))),
      ...Object.entries(scoresOf(site.url, executablePath, quietFlags)).map(([name, score]) =>
        plain(`Lighthouse ${name}`, String(score)),
      ),
    ],
  };
}
