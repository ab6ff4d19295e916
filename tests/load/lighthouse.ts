import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Fetched on demand: it has hundreds of packages, and only this measurement needs them.
 */
const lighthouse = 'lighthouse@13.5.0';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Scores = Record<(typeof categories)[number], number>;

/** Lighthouse's scores of a page on its slow phone profile, 0 to 100. */
export function scoresOf(url: string, chromium: string, chromiumFlags: readonly string[]): Scores {
  const profile = mkdtempSync(path.join(tmpdir(), 'lantern-lighthouse-'));
  const flags = [
    '--headless=new',
    '--no-sandbox',
    `--user-data-dir=${profile}`,
    ...chromiumFlags,
  ].join(' ');
  const options = [
    '--quiet',
    '--output=json',
    `--only-categories=${categories}`,
    `--chrome-flags=${flags}`,
  ];
  const run = spawnSync('pnpm', ['dlx', lighthouse, url, ...options], {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 64 * 1024 * 1024,
  });
  rmSync(profile, { recursive: true, force: true });
  if (run.status !== 0) throw new Error(`Lighthouse failed: ${run.stderr}`);
  const report = JSON.parse(run.stdout) as { categories: Record<string, { score: number }> };
  return Object.fromEntries(
    categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
  ) as Scores;
}
