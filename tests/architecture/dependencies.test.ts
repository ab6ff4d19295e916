import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@lantern/tooling';
import { describe, expect, test } from 'vitest';
import { found, textOf } from './repository-files.ts';

// The audit of packages that needs no network. `pnpm audit` asks the registry for newer advisories.

interface Manifest {
  name: string;
  version: string;
  license?: unknown;
  /** The form of old packages. */
  licenses?: { type: string }[];
  scripts?: Record<string, string>;
}

const store = path.join(repository, 'node_modules', '.pnpm');

/** The packages in the folder of one installed package; links lead to its dependencies. */
function manifestsIn(folder: string): Manifest[] {
  const inside = path.join(store, folder, 'node_modules');
  const own = (at: string): string[] =>
    readdirSync(at, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== '.bin')
      .flatMap(({ name }) =>
        name.startsWith('@') ? own(path.join(at, name)) : [path.join(at, name, 'package.json')],
      );
  return own(inside).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Manifest);
}

const packages = readdirSync(store, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .flatMap(({ name }) => manifestsIn(name));

const advisories = JSON.parse(textOf('docs/security/advisories.json')) as {
  id: string;
  package: string;
  fixedIn: string;
}[];

const parts = (version: string) => (version.split('-')[0] ?? '').split('.').map(Number);
const isBelow = (version: string, other: string): boolean => {
  const [left, right] = [parts(version), parts(other)];
  const at = right.findIndex((part, index) => part !== (left[index] ?? 0));
  return at >= 0 && (left[at] ?? 0) < (right[at] ?? 0);
};

/** Licences that allow use and distribution in a closed product, unchanged files included. */
const accepted: ReadonlySet<string | undefined> = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0'],
  ...['BlueOak-1.0.0', 'OFL-1.1', 'Unlicense', 'PDDL-1.0'],
]);
/** By the first licence of a choice, such as `(MIT OR CC0-1.0)`. */
const isAccepted = (licence = '') => accepted.has(/^\(?([\w.-]+)/.exec(licence)?.[1]);
const reviewed: Record<string, string> = {
  '@img/sharp-libvips-linux-x64': 'LGPL, linked dynamically and not changed',
  '@img/sharp-libvips-linux-arm64': 'LGPL, linked dynamically and not changed',
  'dejavu-fonts-ttf': 'the free licence of the DejaVu fonts',
  elkjs: 'EPL, a tool of development',
  'seq-queue': 'MIT in its README',
};
const licenceOf = ({ license, licenses }: Manifest) =>
  typeof license === 'string' ? license : (licenses ?? [license as { type: string }])[0]?.type;

describe('the packages', () => {
  test('are those of the lockfile', () => expect(packages.length).toBeGreaterThan(300));

  test('are supported by their authors', () => {
    expect(found(textOf('pnpm-lock.yaml'), /^ +(deprecated: .*)$/gm)).toEqual([]);
  });

  test('have no known vulnerability of docs/security/advisories.json', () => {
    const affected = advisories.flatMap((advisory) =>
      packages
        .filter(({ name }) => name === advisory.package)
        .filter(({ version }) => isBelow(version, advisory.fixedIn))
        .map(({ name, version }) => `${advisory.id}: ${name} ${version}`),
    );
    expect(affected).toEqual([]);
  });

  test('have licences that were accepted', () => {
    const others = packages.filter((one) => !isAccepted(licenceOf(one)) && !reviewed[one.name]);
    expect(others.map((one) => `${one.name}: ${licenceOf(one)}`)).toEqual([]);
  });

  test('run no script at the installation that was not decided on', () => {
    const decided = new Set(
      found(textOf('pnpm-workspace.yaml'), /^ {2}'?([^':]+)'?: (?:true|false)$/gm),
    );
    const scripted = packages.filter(({ scripts }) =>
      ['preinstall', 'install', 'postinstall'].some((script) => scripts?.[script]),
    );
    expect(scripted.map(({ name }) => name).filter((name) => !decided.has(name))).toEqual([]);
  });
});

test.each([
  ['8.17.0', '8.17.1', true],
  ['8.18.0', '8.17.1', false],
  ['10.0.0', '9.0.1', false],
  ['8.17.1', '8.17.1', false],
])('%s is below %s: %s', (version, other, expected) => {
  expect(isBelow(version, other)).toBe(expected);
});
