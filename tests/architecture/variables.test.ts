import { describe, expect, test } from 'vitest';
import { found, textOf } from './repository-files.ts';

/** Where variables are read, and by which pattern. */
const readers: Record<string, RegExp> = {
  'apps/api/src/config.ts': /^ {2}([A-Z][A-Z0-9_]+): /gm,
  'apps/api/src/vendor-command.ts': /^ {2}([A-Z][A-Z0-9_]+): /gm,
  'apps/api/src/outside-config.ts': /^ {2}([A-Z][A-Z0-9_]+): /gm,
  'apps/arcade/src/config.ts': /^ {2}([A-Z][A-Z0-9_]+): /gm,
  'apps/parlour/src/config.ts': /^ {2}([A-Z][A-Z0-9_]+): /gm,
  'apps/paygate/src/config.ts': /^ {2}([A-Z][A-Z0-9_]+): /gm,
  'prisma/src/add-owner.ts': /\b([A-Z][A-Z0-9_]+): \w+ \} = process\.env/g,
  'prisma/src/setup.ts': /\b([A-Z][A-Z0-9_]+): \w+(?=[^}]*\} = process\.env)/g,
  'tooling/src/launcher/settings.ts': /\(env, '([A-Z_]+)'/g,
  'tooling/src/test-run/browser.ts': /env\.([A-Z_]+)/g,
  'tests/setup/containers.ts': /\b([A-Z][A-Z0-9_]+): \w+ \}: NodeJS\.ProcessEnv/g,
  'tests/setup/postgres.ts': /\b([A-Z][A-Z0-9_]+): \w+ \} = process\.env/g,
  'tests/setup/redis.ts': /\b([A-Z][A-Z0-9_]+): \w+ \} = process\.env/g,
  'docker-compose.yml': /\$\{([A-Z0-9_]+)/g,
  'ops/compose.production.yml': /\$\{([A-Z0-9_]+)/g,
  'ops/compose.backups.yml': /\$\{([A-Z0-9_]+)/g,
};
/** Variables of the machine, not of Lantern. */
const ofTheMachine = new Set(['PATH', 'LOCALAPPDATA', 'PROGRAMFILES']);

const read = new Map(
  Object.entries(readers).map(([file, shape]) => [
    file,
    found(textOf(file), shape).filter((name) => !ofTheMachine.has(name)),
  ]),
);
const documented = found(textOf('.env.example'), /^([A-Z0-9_]+)=/gm);

describe('.env.example', () => {
  test.each([...read])('has every variable that %s reads', (_file, names) => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !documented.includes(name))).toEqual([]);
  });

  test('has no unused variable, and none twice', () => {
    const known = new Set([...read.values()].flat());
    expect(
      documented.filter((name, index) => !known.has(name) || documented.indexOf(name) !== index),
    ).toEqual([]);
  });

  test('has a comment above every group', () => {
    const groups = textOf('.env.example').split('\n\n');
    expect(groups.filter((group) => /^[A-Z]/m.test(group) && !/^# \S+ \S+/m.test(group))).toEqual(
      [],
    );
  });

  test('contains no secret', () => {
    expect(found(textOf('.env.example'), /^[A-Z_]*(?:SECRET|PASSWORD)=(.+)$/gm)).toEqual([]);
  });
});
