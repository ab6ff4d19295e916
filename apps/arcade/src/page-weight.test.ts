import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { languages } from './texts/languages.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const limit = 250 * 1024;
const built = existsSync(path.join(dist, 'game.html'));

/** The controls in a language; a page loads one of them. English is part of the page. */
const isLanguage = new RegExp(`^(${languages.join('|')})-[\\w-]{8}\\.js$`);

/** Every file of the pages together is more than any single game loads before its first bet. */
test.skipIf(!built)('GAM-26 a game loads at most 250 KB before the first bet', () => {
  const folder = path.join(dist, 'assets');
  const counted = readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name));
  const fonts = readdirSync(folder).filter((name) => /latin-wght|vietnamese/.test(name));
  const sizeOf = (name: string) => gzipSync(readFileSync(path.join(folder, name))).length;
  const spoken = counted.filter((name) => isLanguage.test(name)).map(sizeOf);
  const sizes = counted.filter((name) => !isLanguage.test(name)).map(sizeOf);
  const font = fonts
    .filter((name) => name.endsWith('.woff2') && !name.includes('-ext'))
    .map((name) => readFileSync(path.join(folder, name)).length);
  const total = [...sizes, ...font, Math.max(...spoken)].reduce((sum, size) => sum + size, 0);
  expect(counted.length).toBeGreaterThan(3);
  expect(spoken).toHaveLength(languages.length - 1);
  expect(total).toBeLessThanOrEqual(limit);
});
