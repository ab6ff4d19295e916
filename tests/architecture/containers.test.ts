import { describe, expect, test } from 'vitest';
import { images as testImages } from '../setup/containers.ts';
import { found, textOf } from './repository-files.ts';

const main = textOf('docker-compose.yml');
const added = ['ops/compose.production.yml', 'ops/compose.backups.yml'].map(textOf);
const dockerfile = textOf('ops/Dockerfile');

/** Images that others make; our own is built here and needs no registry. */
const images = [
  ...found(main, /^ +image: (?!lantern:)(.+)$/gm),
  ...found(dockerfile, /^ARG \w*IMAGE=(.+)$/gm),
  ...found(dockerfile, /^FROM (?!\$)(?!pnpm\b)(\S+)/gm),
];

/** The services of docker-compose.yml by name. */
const services = new Map(
  (main.split(/^services:$/m)[1]?.split(/^\w/m)[0] ?? '')
    .split(/^ {2}(?=[a-z]+:$)/m)
    .map((block): [string, string] => [block.split(':')[0] ?? '', block])
    .filter(([, block]) => /^[a-z]+:\n/.test(block)),
);
const runsOnce = ['databases', 'setup'];

test('the services are read', () => {
  expect([...services.keys()].sort()).toEqual(
    [
      'arcade',
      'databases',
      'gateway',
      'parlour',
      'paygate',
      'postgres',
      'proxy',
      'redis',
      'setup',
      'worker',
    ].sort(),
  );
  expect(images.length).toBeGreaterThan(3);
});

describe('images', () => {
  test.each([...new Set(images)])('%s is pinned to a version and names no host', (image) => {
    expect(image).toMatch(/^[a-z]+:\d[\w.-]*$/);
  });

  test('tests with containers use those of docker-compose.yml', () => {
    expect(images).toEqual(expect.arrayContaining(Object.values(testImages)));
  });
});

describe('services', () => {
  const lasting = [...services].filter(([name]) => !runsOnce.includes(name));

  test.each(lasting)('%s says whether it is healthy', (_name, block) => {
    expect(block).toMatch(/^ {4}healthcheck:$/m);
  });

  test.each([...services])(
    '%s can fill neither the memory nor the disk of its machine',
    (_name, block) => {
      expect(block).toMatch(/^ {4}mem_limit: \d+[mg]$/m);
      expect(block).toMatch(/^ {4}(?:logging: \*logging|<<: \*lantern)$/m);
    },
  );

  test('publish their ports on this machine alone', () => {
    const ports = found(main, /^ {6}- (\S+:\d+)$/gm);
    expect(ports.length).toBeGreaterThan(0);
    expect(ports.filter((port) => !port.startsWith('$' + '{HOST:-127.0.0.1}:'))).toEqual([]);
  });

  test('have nothing that only one of Compose 1.29 and the current one knows', () => {
    const all = [main, ...added].join('\n');
    expect(found(all, /^(version|name|include|configs):/gm)).toEqual([]);
    expect(
      found(all, /(!reset|!override|^ *(?:required|develop|pull_policy|additional_contexts):)/gm),
    ).toEqual([]);
  });
});

test('production demands every secret that the demonstration makes up, or goes without', () => {
  const madeUp = new Set(found(main, /\$\{([A-Z_]*(?:SECRET|PASSWORD)):-/g));
  const demanded = new Set(found(added.join('\n'), /\$\{([A-Z_]+):(?:\?|-\})/g));
  expect(madeUp.size).toBeGreaterThan(4);
  expect([...madeUp].filter((name) => !demanded.has(name))).toEqual([]);
});

describe('logins of the database', () => {
  const owner = /postgres:\/\/lantern:/;
  const site = main.split(/^x-site: &site$/m)[1]?.split(/^services:$/m)[0] ?? '';
  const productionSite = added[0]?.split(/^x-site: &site$/m)[1]?.split(/^services:$/m)[0] ?? '';

  test('gateway and worker have one that owns nothing, so that they cannot change the past of the ledger', () => {
    for (const block of [site, productionSite]) {
      expect(block).toMatch(/postgres:\/\/lantern_site:/);
      expect(block).not.toMatch(owner);
    }
    expect([...services].filter(([, block]) => owner.test(block)).map(([name]) => name)).toEqual([
      'setup',
    ]);
  });

  test('it is a member of the role of the site, and of no other', () => {
    const sql = textOf('ops/postgres/databases.sql');
    expect(found(sql, /^grant (\w+) to lantern_site/gm)).toEqual(['lantern_app']);
    expect(found(sql, /^alter role lantern_site (.+)$/gm)).toEqual([
      "login password :'site_password';",
    ]);
  });
});

test('the image runs as a user without rights', () => {
  const last = dockerfile.split(/^FROM /m).at(-1);
  expect(last).toMatch(/^USER node$/m);
});
