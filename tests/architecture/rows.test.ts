import { globSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@lantern/tooling';
import { describe, expect, test } from 'vitest';
import { found, textOf } from './repository-files.ts';

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: repository })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/node_modules|generated/.test(file));

const all = filesOf('{apps,packages,prisma}/**/*.ts');
const sources = all.filter((file) => /\/src\//.test(file) && !file.endsWith('.test.ts'));
const stores = sources.filter((file) => /\.store\.ts$|^apps\/api\/src\/db\//.test(file));

/** Fields in snake_case: of an interface, whose lines end in a semicolon, or of a type argument. */
const snakeFields = (text: string): string[] => [
  ...found(text, /\b([a-z]+(?:_[a-z0-9]+)+)\??: [^,\n]*;$/gm),
  ...found(text, /<\{[^{}]*?\b([a-z]+(?:_[a-z0-9]+)+)\??:/g),
];
const camelAliases = (text: string): string[] => found(text, /\b[aA][sS]\s+"([a-z]+[A-Z]\w*)"/g);
const ownReads = (text: string): string[] => found(text, /(\.query<|\$queryRaw)/g);

const offenders = (files: readonly string[], find: (text: string) => string[]) =>
  files.flatMap((file) => find(textOf(file)).map((one) => `${file}: ${one}`));

describe('a row of the database (decision 038)', () => {
  test('has camelCase fields in every store', () => {
    expect(stores.length).toBeGreaterThan(70);
    expect(offenders(stores, snakeFields)).toEqual([]);
  });

  test('gets them from the mapper, not from aliases', () => {
    expect(offenders(all, camelAliases)).toEqual([]);
  });

  test('is read through @lantern/rows', () => {
    expect(offenders(sources, ownReads)).toEqual([]);
  });
});

describe('what these tests refuse', () => {
  test.each([
    ['interface Row {\n  created_at: Date;\n}', ['created_at']],
    ["findRows<{ id: string; member_id?: string }>(pool, 'x')", ['member_id']],
    ['const action = {\n  member_id: action.playerId,\n};', []],
    ['`select created_at from member`', []],
  ])('a field of a row type: %s', (text, expected) => {
    expect(snakeFields(text)).toEqual(expected);
  });

  test.each([
    ['`select created_at as "createdAt"`', ['createdAt']],
    ['`SELECT a AS "sessionId"`', ['sessionId']],
    ['`select sum(amount) as total`', []],
  ])('an alias: %s', (text, expected) => {
    expect(camelAliases(text)).toEqual(expected);
  });

  test('a read past the mapper', () => {
    expect(ownReads('await pool.query<Row>(sql)')).toEqual(['.query<']);
    expect(ownReads('await prisma.$queryRaw`select 1`')).toEqual(['$queryRaw']);
    expect(ownReads("await pool.query('delete from job_run')")).toEqual([]);
  });
});
