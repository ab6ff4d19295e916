import { describe, expect, test } from 'vitest';
import { images as testImages } from '../setup/containers.ts';
import { found, textOf } from './repository-files.ts';

const main = textOf('docker-compose.yml');
const added = ['ops/compose.production.yml', 'ops/compose.backups.yml'].map(textOf);
const dockerfile = textOf('ops/Dockerfile');

/** Images of others; our own is built here and needs no registry. */
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

test('docker-compose.yml has services', () => {
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

  test.each(lasting)('%s has a health check', (_name, block) => {
    expect(block).toMatch(/^ {4}healthcheck:$/m);
  });

  test.each([...services])('%s has limits for memory and log size', (_name, block) => {
    expect(block).toMatch(/^ {4}mem_limit: \d+[mg]$/m);
    expect(block).toMatch(/^ {4}(?:logging: \*logging|<<: \*lantern)$/m);
  });

  test('publish their ports on 127.0.0.1 only', () => {
    const ports = found(main, /^ {6}- (\S+:\d+)$/gm);
    expect(ports.length).toBeGreaterThan(0);
    expect(ports.filter((port) => !port.startsWith('$' + '{HOST:-127.0.0.1}:'))).toEqual([]);
  });

  test('use only what both Compose 1.29 and the current version support', () => {
    const all = [main, ...added].join('\n');
    expect(found(all, /^(version|name|include|configs):/gm)).toEqual([]);
    expect(
      found(all, /(!reset|!override|^ *(?:required|develop|pull_policy|additional_contexts):)/gm),
    ).toEqual([]);
  });
});

test('production requires every secret that the demonstration generates', () => {
  const madeUp = new Set(found(main, /\$\{([A-Z_]*(?:SECRET|PASSWORD)):-/g));
  const demanded = new Set(found(added.join('\n'), /\$\{([A-Z_]+):(?:\?|-\})/g));
  expect(madeUp.size).toBeGreaterThan(4);
  expect([...madeUp].filter((name) => !demanded.has(name))).toEqual([]);
});

describe('logins of the database', () => {
  const owner = /postgres:\/\/lantern:/;
  const site = main.split(/^x-site: &site$/m)[1]?.split(/^services:$/m)[0] ?? '';
  const productionSite = added[0]?.split(/^x-site: &site$/m)[1]?.split(/^services:$/m)[0] ?? '';

  test('gateway and worker use one that owns nothing, so they cannot change ledger history', () => {
    for (const block of [site, productionSite]) {
      expect(block).toMatch(/postgres:\/\/lantern_site:/);
      expect(block).not.toMatch(owner);
    }
    expect([...services].filter(([, block]) => owner.test(block)).map(([name]) => name)).toEqual([
      'setup',
    ]);
  });

  test('it has the role of the site and no other', () => {
    const sql = textOf('ops/postgres/databases.sql');
    expect(found(sql, /^grant (\w+) to lantern_site/gm)).toEqual(['lantern_app']);
    expect(found(sql, /^alter role lantern_site (.+)$/gm)).toEqual([
      "login password :'site_password';",
    ]);
  });
});

test('the image runs as an unprivileged user', () => {
  const last = dockerfile.split(/^FROM /m).at(-1);
  expect(last).toMatch(/^USER node$/m);
});

describe('the image', () => {
  /** The programs of the README's map, such as `apps/api`. */
  const programs = found(textOf('README.md'), /^(apps\/[a-z]+) /gm);
  const builds = (program: string) => /"build":/.test(textOf(`${program}/package.json`));
  const isPages = (program: string) => ['apps/web', 'apps/console'].includes(program);

  test('has every program of the README', () => {
    expect(programs.length).toBeGreaterThan(5);
    const copied = [
      ...found(dockerfile, /^COPY (apps\/\w+) apps\/\w+$/gm),
      ...found(dockerfile, /^COPY --from=made \/app\/(apps\/\w+)\/dist /gm),
    ];
    expect([...new Set(copied)].sort()).toEqual([...programs].sort());
  });

  test.each(programs.filter(builds))('has the pages of %s', (program) => {
    const name = program.replace('apps/', '@lantern/');
    expect(dockerfile).toContain(`COPY --from=made /app/${program}/dist ${program}/dist`);
    expect(found(dockerfile, /--filter '?(@lantern\/\w+)/g)).toContain(name);
    expect(found(dockerfile.replaceAll('\\\n', ' '), /&& pnpm (--filter .* build)/g)[0]).toContain(
      name,
    );
  });

  test.each(programs.filter((one) => !isPages(one)))('can run %s', (program) => {
    expect(dockerfile).toContain(`COPY ${program} ${program}`);
  });
});
