import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@lantern/tooling';
import { describe, expect, test } from 'vitest';

/** Files in version control, and new ones that are not ignored. */
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
  {
    cwd: repository,
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter((file) => file !== '' && existsSync(path.join(repository, file)));
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const isText = (file: string) => !/\.(png|ico|woff2|webp|avif)$/.test(file);

/**
 * Hosts of packages and images, put together from pieces so that this file does not match.
 */
const registries = [
  'registry.npmjs' + '.org',
  'registry.yarnpkg' + '.com',
  'npm.pkg.github' + '.com',
  'ghcr' + '.io',
];

describe('a clone installs from the registry of its machine', () => {
  test('no file names the host of a registry', () => {
    const named = files
      .filter(isText)
      .filter((file) => registries.some((host) => read(file).includes(host)));
    expect(named).toEqual([]);
  });

  test('the lockfile has a checksum and no address for every package', () => {
    const lockfile = read('pnpm-lock.yaml');
    expect(lockfile.match(/resolution: \{integrity: sha512-/g)?.length).toBeGreaterThan(100);
    expect(lockfile).not.toMatch(/https?:\/\/|tarball:/);
  });
});

test('generated files are not in version control', () => {
  expect(
    files.filter((file) => /(^|\/)(generated|dist|node_modules|\.data|\.toolchain)\//.test(file)),
  ).toEqual([]);
});

describe('the documents', () => {
  const pages = files.filter((file) => file.endsWith('.md'));

  test.each(pages)('%s has no broken link', (page) => {
    const targets = read(page).matchAll(
      /(?:\]\(|src=")(?!https?:|mailto:)([^)"#\s]+)(?:#[^)\s]*)?[)"]/g,
    );
    const links = [...targets].map(([, link]) => link);
    const broken = links.filter(
      (link) => !existsSync(path.resolve(repository, path.dirname(page), link ?? '')),
    );
    expect(broken).toEqual([]);
  });

  test('the list of decisions is complete', () => {
    const decisions = pages
      .filter((page) => /^docs\/decisions\/\d{3}-/.test(page))
      .map((page) => path.basename(page));
    const listed = [...read('docs/decisions/README.md').matchAll(/\((\d{3}-[^)]+\.md)\)/g)].map(
      ([, name]) => name,
    );
    expect(listed.sort()).toEqual(decisions.sort());
  });

  test('the map in README.md has every workspace folder', () => {
    const folders = [
      ...new Set(
        files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''),
      ),
    ];
    const unmapped = folders.filter(
      (folder) => !folder.startsWith('.') && !read('README.md').includes(folder),
    );
    expect(unmapped).toEqual([]);
  });
});

test('no test is skipped or exclusive', () => {
  const source = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  expect(
    source.filter((file) => /\b(test|it|describe)\.(only|skip|todo|fixme)\b/.test(read(file))),
  ).toEqual([]);
});
