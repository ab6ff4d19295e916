import { existsSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@lantern/tooling';
import { describe, expect, test } from 'vitest';
import { found, textOf } from './repository-files.ts';

const page = textOf('docs/security/asvs.md');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+) \| (.+) \|$/gm)].map(
  ([, id = '', level = '', , keptBy = '']) => ({ id, level, keptBy }),
);

describe('docs/security/asvs.md', () => {
  test('has each requirement of level 1 and 2 once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const ofLevel = (level: string) => rows.filter((row) => row.level === level).length;
    expect([ofLevel('1'), ofLevel('2')]).toEqual([70, 183]);
    expect(page).toContain('70 requirements are of level 1 and 183 of level 2');
  });

  test('names files that exist', () => {
    const named = found(page, /`((?:apps|packages|prisma|tests|docs)\/[\w./-]+)`/g);
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter((file) => !existsSync(path.join(repository, file)))).toEqual([]);
  });

  test('gives the reason of each gap', () => {
    const gaps = rows.filter(({ keptBy }) => keptBy.includes('**Gap**'));
    expect(gaps.filter(({ keptBy }) => !keptBy.includes(', accepted'))).toEqual([]);
  });

  test('says of each requirement what keeps it', () => {
    expect(rows.filter(({ keptBy }) => keptBy.trim() === '')).toEqual([]);
  });
});
