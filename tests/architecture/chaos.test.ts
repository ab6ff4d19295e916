import { globSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@lantern/tooling';
import { expect, test } from 'vitest';
import { manifests } from '../chaos/capabilities/manifests.ts';
import { found, textOf } from './repository-files.ts';

const folders = globSync('tests/chaos/capabilities/*/manifest.ts', { cwd: repository })
  .map((file) => path.basename(path.dirname(file)))
  .sort();
const modules = globSync('apps/api/src/modules/*/manifest.ts', { cwd: repository }).map(textOf);

test('each part of the fault run belongs to the one module that names it', () => {
  const named = modules.flatMap((text) => found(text, /^ {2}chaos: \{ part: '([a-z-]+)' \},$/gm));
  expect(named.sort()).toEqual(folders);
});

test('the fault run lists all its parts, and each operation once', () => {
  expect(manifests).toHaveLength(folders.length);
  const names = manifests.flatMap(({ acts = {} }) => Object.keys(acts));
  expect(names).toEqual([...new Set(names)]);
});
