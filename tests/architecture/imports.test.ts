import { rmSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@lantern/tooling';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Cruise, cruise } from './cruise.ts';
import { plant, violations } from './planted.ts';

const { default: config } = await import(
  path.join(repository, 'tooling', 'dependency-cruiser.config.mjs')
);
const rules: string[] = config.forbidden.map(({ name }: { name: string }) => name);

async function cruisePlanted(...files: Record<string, string>[]): Promise<Cruise> {
  const folder = plant(...files);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return cruise(folder);
}

/** Folders with the imports that are looked for. The part `imports` reads the whole repository. */
const some = [
  'apps/web/src/lib/money',
  'apps/api/src/modules/ledger',
  'apps/api/src/modules/wallet',
  'apps/parlour/src/wallet',
  'apps/arcade/src/operator',
];

describe('the import rules see the repository', () => {
  let seen: Cruise;
  beforeAll(async () => {
    seen = await cruise(repository, some);
  });

  test.each([
    ['the site and its contracts', /^apps\/web\/src\//, /^packages\/contracts\/src\//],
    [
      'the gateway and its ledger',
      /^apps\/api\/src\/(?!modules\/ledger)/,
      /^apps\/api\/src\/modules\/ledger\/index\.ts$/,
    ],
    ['the ledger and the database', /^apps\/api\/src\/modules\/ledger\//, /^prisma\/src\//],
    [
      'the parlour and its protocol',
      /^apps\/parlour\/src\//,
      /^packages\/contracts\/src\/transfer-wallet\.ts$/,
    ],
    [
      'the arcade and its protocol',
      /^apps\/arcade\/src\//,
      /^packages\/contracts\/src\/seamless-wallet\.ts$/,
    ],
  ])('%s', (_what, from, to) => {
    expect(seen.edges.some((edge) => from.test(edge.from) && to.test(edge.to))).toBe(true);
  });
});

describe('each import rule works', () => {
  test('a correct repository has no violation', async () => {
    const { broken } = await cruisePlanted();
    expect([...broken]).toEqual([]);
  });

  test('a file that violates a rule is found', async () => {
    const { broken } = await cruisePlanted(...Object.values(violations));
    expect(rules.filter((name) => !broken.has(name))).toEqual([]);
  });

  test('every rule has such a file', () => {
    expect(Object.keys(violations).sort()).toEqual([...rules].sort());
  });
});
