import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from './texts/languages.ts';

/** A build of its own: the one of the last start may be older than the pages. */
const dist = mkdtempSync(path.join(tmpdir(), 'lantern-pages-'));
const folder = path.join(dist, 'assets');
const limit = 250 * 1024;

beforeAll(async () => {
  await build({
    configFile: path.resolve(import.meta.dirname, '../vite.config.ts'),
    logLevel: 'error',
    build: { outDir: dist, emptyOutDir: true },
  });
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

/** The controls in a language; a page loads one of them. English is part of the page. */
const isLanguage = new RegExp(`^(${languages.join('|')})-[\\w-]{8}\\.js$`);
const isPacked = /\.(woff2|avif)$/;

function sizeOf(name: string): number {
  const file = readFileSync(path.join(folder, name));
  return isPacked.test(name) ? file.length : gzipSync(file).length;
}

const sum = (names: Iterable<string>): number =>
  [...names].reduce((total, name) => total + sizeOf(name), 0);

/** The files that a text names. A script names those that it loads later, too. */
const namedIn = (text: string): string[] =>
  readdirSync(folder).filter((name) => /\.(js|css|svg|avif)$/.test(name) && text.includes(name));

/** PixiJS would load these for what the page does not use, such as workers. */
const isUnused = /^(browserAll|webworkerAll|init)-/;

/** Everything that a page can load, except the controls in other languages. */
function reachedFrom(page: string): Set<string> {
  const reached = new Set<string>();
  const waiting = namedIn(readFileSync(path.join(dist, page), 'utf8'));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name) || isLanguage.test(name) || isUnused.test(name)) continue;
    reached.add(name);
    if (name.endsWith('.js'))
      waiting.push(...namedIn(readFileSync(path.join(folder, name), 'utf8')));
  }
  return reached;
}

/** The fonts of the most usual letters, and the largest of the languages. */
function textsSize(): number {
  const all = readdirSync(folder);
  const fonts = all.filter((name) => /(latin-wght|vietnamese)[^.]*\.woff2$/.test(name));
  const spoken = all.filter((name) => isLanguage.test(name)).map(sizeOf);
  expect(spoken).toHaveLength(languages.length - 1);
  return sum(fonts.filter((name) => !name.includes('-ext'))) + Math.max(...spoken);
}

/** All these pages together are more than any single game loads before its first bet. */
test('GAM-26 a game loads at most 250 KB before the first bet', () => {
  const pages = readdirSync(dist).filter((name) => /\.html$/.test(name) && name !== 'reef.html');
  const reached = new Set(pages.flatMap((page) => [...reachedFrom(page)]));
  expect(reached.size).toBeGreaterThan(3);
  expect(sum(reached) + textsSize()).toBeLessThanOrEqual(limit);
});

test('GAM-26 the sea loads at most 250 KB before the first bet, with PixiJS', () => {
  const reached = reachedFrom('reef.html');
  const has = (part: RegExp) => [...reached].some((name) => part.test(name));
  expect([has(/^make-scene-.*\.js$/), has(/^sprites-.*\.avif$/)]).toEqual([true, true]);
  expect(sum(reached) + textsSize()).toBeLessThanOrEqual(limit);
});
