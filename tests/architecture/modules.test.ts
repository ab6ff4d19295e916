import { globSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@lantern/tooling';
import { expect, test } from 'vitest';
import { textOf } from './repository-files.ts';

const folder = 'apps/api/src';
const sources = globSync(`${folder}/**/*.ts`, { cwd: repository }).filter(
  (file) => !file.endsWith('.test.ts'),
);

/** For each module those that it imports, for types as well. */
function importsOf(files: readonly (readonly [file: string, text: string])[]) {
  const graph = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    const name = /\/modules\/([^/]+)\//.exec(file)?.[1];
    if (!name) continue;
    const others = [...text.matchAll(/from '\.\.\/([a-z-]+)\/index\.ts'/g)].map(
      ([, other]) => other,
    );
    graph.set(name, new Set([...(graph.get(name) ?? []), ...others.flatMap((one) => one ?? [])]));
  }
  return graph;
}

/** The modules that are part of a cycle, or that import one: what is left without leaves. */
function cyclic(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  let left = [...graph.keys()];
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    left = left.filter((name) => [...(graph.get(name) ?? [])].some((one) => left.includes(one)));
  }
  return left;
}

/** SQL that a file runs itself. */
const asksTheDatabase = (text: string): boolean =>
  /\.query\(|\$executeRaw|(findRows?|getRow|askVerdict)[<(]/.test(text) ||
  /['`](select|insert into|delete from) /.test(text);

const mayAsk = (file: string): boolean =>
  file.endsWith('.store.ts') || file.split(path.sep).join('/').startsWith(`${folder}/db/`);

const texts = sources.map((file) => [file.split(path.sep).join('/'), textOf(file)] as const);

test('modules of the API import each other without a cycle', () => {
  expect(importsOf(texts).size).toBeGreaterThan(30);
  expect(cyclic(importsOf(texts))).toEqual([]);
});

test('a cycle of modules is found', () => {
  const module = (name: string, other: string) =>
    [`${folder}/modules/${name}/a.ts`, `import type { A } from '../${other}/index.ts';`] as const;
  const files = [module('hen', 'egg'), module('egg', 'hen'), module('farm', 'barn')];
  expect(cyclic(importsOf(files))).toEqual(['hen', 'egg']);
});

test('only stores and db/ hold SQL', () => {
  const asking = texts.filter(([, text]) => asksTheDatabase(text)).map(([file]) => file);
  expect(asking.length).toBeGreaterThan(50);
  expect(asking.filter((file) => !mayAsk(file))).toEqual([]);
});

test.each([
  "await db.pool.query('select 1')",
  'await findRows<Row>(db.pool, sql)',
  'const sql = `select deposit_match($1) as verdict`;',
  "askVerdict(client, sql, ['a'])",
])('SQL outside of a store is found: %s', (text) => {
  expect(asksTheDatabase(text)).toBe(true);
});

/** Whether a module imports more of the HTTP frame than `Routes` in the files that bind calls. */
const knowsFrame = ([file, text]: readonly [file: string, text: string]): boolean => {
  if (!file.includes('/modules/')) return false;
  const imports = [...text.matchAll(/import ([^;]*?) from '(?:\.\.\/)+http\/[^']*'/g)];
  const mayBind = file.endsWith('.routes.ts');
  return imports.some(([, names]) => !mayBind || names !== 'type { Routes }');
};

test('only routes import the HTTP frame, so a use case knows no request', () => {
  expect(texts.filter(knowsFrame).map(([file]) => file)).toEqual([]);
});

test.each([
  ['log-in.ts', "import type { Call } from '../../http/routes.ts';"],
  ['session.routes.ts', "import type { Routes, SessionCall } from '../../http/routes.ts';"],
])('an import of the HTTP frame is found in %s', (file, text) => {
  expect(knowsFrame([`${folder}/modules/session/${file}`, text])).toBe(true);
});
