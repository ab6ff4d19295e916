import { globSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@lantern/tooling';
import { expect, test } from 'vitest';
import { found, textOf } from './repository-files.ts';

const page = textOf('docs/deployment.md');
const runbooks = globSync('docs/runbooks/*.md', { cwd: repository }).map(textOf).join('\n');
const sources = globSync('apps/api/src/**/*.ts', { cwd: repository }).filter(
  (file) => !file.endsWith('.test.ts'),
);
const source = sources.map(textOf).join('\n');

/** The first column of the table whose header begins like this. */
function firstColumn(header: string): string[] {
  const table = page.split(`| ${header} |`)[1]?.split('\n\n')[0] ?? '';
  const cells = found(table, /^\| (`[^|]+) \|/gm);
  return cells.flatMap((cell) => found(cell, /`([a-z_-]+)`/g)).sort();
}

test('docs/deployment.md explains exactly the events of the log', () => {
  const verdicts = ['bad_signature', 'stale'];
  const written = new Set([...found(source, /\bevent: '([a-z_]+)'/g), ...verdicts]);
  expect(firstColumn('event')).toEqual([...written].sort());
});

test('docs/deployment.md explains exactly the jobs that run', () => {
  const jobs = found(source, /\bname: '([a-z-]+)',\s+cron:/g);
  expect(firstColumn('job')).toEqual(jobs.sort());
});

test('docs/deployment.md explains exactly our own metrics', () => {
  const measured = found(textOf('apps/api/src/metrics.ts'), /name: '(lantern_[a-z_]+)'/g);
  const roles = ['lantern_app', 'lantern_site'];
  const named = found(page, /`(lantern_[a-z_]+?)(?:_count)?`/g).filter(
    (name) => !roles.includes(name),
  );
  expect([...new Set(named)].sort()).toEqual(measured.sort());
});

test('the gateway writes every event that a runbook names as a symptom', () => {
  const symptoms = found(runbooks, /^\*\*Symptom:\*\* ((?:.+\n)+)/gm);
  const lookedFor = symptoms.flatMap((paragraph) => found(paragraph, /`([a-z]+_[a-z_]+)`/g));
  expect(lookedFor.length).toBeGreaterThan(4);
  expect(lookedFor.filter((name) => !source.includes(`'${name}'`))).toEqual([]);
});

test('the list of runbooks is complete', () => {
  const pages = globSync('docs/runbooks/*.md', { cwd: repository }).map((file) =>
    path.basename(file),
  );
  const listed = found(textOf('docs/runbooks/README.md'), /\(([a-z-]+\.md)\)/g);
  expect([...listed, 'README.md'].sort()).toEqual(pages.sort());
});
