import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { repository } from '@lantern/tooling';
import { findBrowser, quietFlags } from '@lantern/tooling/browser';
import { chromium } from '@playwright/test';
import { scoresOf } from './lighthouse.ts';
import { plain, type Table } from './report.ts';
import type { MeasuredSite } from './site.ts';

const dist = path.join(repository, 'apps', 'web', 'dist');

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

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
  const page = await browser.newPage();
  const loaded = new Set<string>();
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await browser.close();
  const size = (ending: string) =>
    [...loaded]
      .filter((name) => name.endsWith(ending))
      .reduce((sum, name) => sum + gzipSync(readFileSync(path.join(dist, name)), { level: 9 }).length, 0);
  return {
    title: 'P8  first load of /, everything that is loaded until the page is still, gzip',
    target: '≤ 175 KB JS, ≤ 25 KB CSS, Lighthouse ≥ 95',
    rows: [
      plain('JavaScript', kilobytes(size('.js'))),
      plain('CSS', kilobytes(size('.css'))),
      plain('fonts', kilobytes(size('.woff2'))),
      ...Object.entries(scoresOf(site.url, executablePath, quietFlags)).map(([name, score]) =>
        plain(`Lighthouse ${name}`, String(score)),
      ),
    ],
  };
}
