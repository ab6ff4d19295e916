import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@lantern/tooling';
import { describe, expect, test } from 'vitest';
import { found, textOf } from './repository-files.ts';
import { namedOtherwise, tooLarge } from './sql-exceptions.ts';

const filesOf = (pattern: string) => globSync(pattern, { cwd: repository }).sort();
const migrations = filesOf('prisma/migrations/*/migration.sql');
const functions = filesOf('prisma/functions/**/*.sql');

describe('a migration that has landed', () => {
  const listed = new Map(
    textOf('prisma/migrations/landed.sha256')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('  ').reverse() as [string, string]),
  );

  test.each(migrations)('%s stays as it is, which its hash in landed.sha256 shows', (file) => {
    const name = path.relative('prisma/migrations', file);
    expect(listed.get(name)).toBe(createHash('sha256').update(textOf(file)).digest('hex'));
  });

  test('is not removed', () => {
    const gone = [...listed.keys()].filter(
      (name) => !existsSync(path.join(repository, 'prisma/migrations', name)),
    );
    expect(gone).toEqual([]);
  });

  test('makes no function from 20261123000000 on: functions have files of their own', () => {
    const later = migrations.filter((file) => file > 'prisma/migrations/20261123');
    const making = later.filter((file) => /create( or replace)? function/i.test(textOf(file)));
    expect(making).toEqual([]);
  });
});

describe('a file of prisma/functions', () => {
  const named = functions.map((file) => ({
    file,
    is: path.relative('prisma/functions', file).replace(/\.sql$/, ''),
    text: textOf(file),
  }));

  test.each(named)('$is is <module>/<name>.sql and creates the function of that name', (one) => {
    const made = found(one.text, /^create or replace function (\w+)\(/gm);
    expect(one.is.split('/').slice(1)).toEqual(made);
  });

  test('begins with the name of its module', () => {
    const others = named.filter(({ is }) => !/^(\w+)\/\1_/.test(is)).map(({ is }) => is);
    expect(others).toEqual(namedOtherwise);
  });

  test('has at most 60 lines of at most 100 columns', () => {
    const large = named.filter(({ text }) => {
      const lines = text.trimEnd().split('\n');
      return lines.length > 60 || lines.some((line) => line.length > 100);
    });
    expect(large.map(({ is }) => is)).toEqual(tooLarge);
  });
});
