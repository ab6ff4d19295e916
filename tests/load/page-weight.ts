import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { repository } from '@lantern/tooling';
import type { Page } from '@playwright/test';

/** The built site. */
export const dist = path.join(repository, 'apps', 'web', 'dist');

/**
 * From this delay on, a page's timers wait for a visitor who has seen it. On a slow machine they
 * would fire while the first load still runs.
 */
const afterFirstLookMs = 3000;

/**
 * The files that a visitor loads for an address before using it. The page must be new, without a
 * cache.
 */
export async function filesOf(page: Page, address: string): Promise<Set<string>> {
  const loaded = new Set<string>();
  await page.addInitScript((longest) => {
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms = 0, ...rest: never[]) =>
      ms < longest ? start(run, ms, ...rest) : 0) as typeof window.setTimeout;
  }, afterFirstLookMs);
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
  await page.goto(address, { waitUntil: 'networkidle' });
  return loaded;
}

/** Gzipped bytes of the files with this ending. */
export const sizeOf = (files: ReadonlySet<string>, ending: string): number =>
  [...files]
    .filter((name) => name.endsWith(ending))
    .reduce(
      (sum, name) => sum + gzipSync(readFileSync(path.join(dist, name)), { level: 9 }).length,
      0,
    );

/** The files of one address that another one has not loaded. */
export const beyond = (files: ReadonlySet<string>, known: ReadonlySet<string>): Set<string> =>
  new Set([...files].filter((file) => !known.has(file)));
