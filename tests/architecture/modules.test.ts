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
  /\.query(<|\()|\$(queryRaw|executeRaw)|askVerdict\(|['`](select|insert into|delete from) /.test(
    text,
  );

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
  "await db.pool.query<Row>('select 1')",
  'const sql = `select deposit_match($1) as verdict`;',
  "askVerdict(client, sql, ['a'])",
])('SQL outside of a store is found: %s', (text) => {
  expect(asksTheDatabase(text)).toBe(true);
});
