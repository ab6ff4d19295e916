import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpointList } from '@lantern/contracts';
import { expect, it } from 'vitest';
import { readNotes } from './noted-replies.ts';

const source = path.join(import.meta.dirname, '..', 'src');

const siteTests = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => path.join(source, file))
  .filter((file) => readFileSync(file, 'utf8').includes('useTestSite('));

/**
 * The replies that a call's own tests must have seen: a success, and each refusal only this call
 * has.
 */
const expected = endpointList
  // Foreign protocols have separate tests of their replies.
  .filter(({ foreign }) => foreign === undefined)
  .flatMap(({ name, refusals }) => ['success', ...refusals].map((code) => `${name} ${code}`));

it('every call has succeeded in a test, and has returned each of its own refusals', ({ skip }) => {
  const { replies, ended } = readNotes();
  const missing = siteTests.filter((file) => !ended.has(file));
  if (missing.length > 0)
    skip(`${missing.length} of ${siteTests.length} test files of the gateway did not run`);
  expect(expected.filter((reply) => !replies.has(reply))).toEqual([]);
});
