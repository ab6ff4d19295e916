import { globSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@lantern/tooling';
import { expect, test } from 'vitest';
import { found, textOf } from './repository-files.ts';

/** Settings come from the operator's own files and environment, and are never stored. */
const isOwn = (file: string) =>
  /\/config(-values)?\.ts$|outside-config\.ts$|contracts\/src\/strings\.ts$/.test(file);

const protocols = globSync('{apps,packages}/*/src/**/*.ts', { cwd: repository })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !/node_modules|\.test\.ts$/.test(file) && !isOwn(file));

const plain = (text: string) => found(text, /\bz\s*\.(string|url|email)\(/g);

test('every string of a protocol rejects what cannot be stored: string() and url()', () => {
  expect(protocols.length).toBeGreaterThan(300);
  expect(protocols.flatMap((file) => plain(textOf(file)).map((one) => `${file}: ${one}`))).toEqual(
    [],
  );
});

test.each([
  ['z.string()', ['string']],
  ['z\n  .string()', ['string']],
  ['z.url()', ['url']],
  ['string()', []],
])('this test finds %j', (text, expected) => {
  expect(plain(text)).toEqual(expected);
});
