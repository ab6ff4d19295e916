import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const repository = path.resolve(import.meta.dirname, '..');

/**
 * More would compete for a small machine with the databases that the tests use, and make the
 * slowest tests flaky.
 */
const maxWorkers = 2;

/**
 * Milliseconds. A busy machine is slow and nothing else: only what hangs should fail by its time.
 */
const patience = 60_000;

/**
 * One project for each package; its own `vitest.config.ts`, where it has one, says how its tests
 * run.
 */
function project(
  name: string,
  folder: string,
  test: {
    environment?: 'jsdom';
    include?: string[];
    isolate?: boolean;
    sequence?: { groupOrder: number };
  } = {},
): TestProjectConfiguration {
  const root = path.join(repository, folder);
  const own = path.join(root, 'vitest.config.ts');
  return {
    extends: existsSync(own) ? own : false,
    root,
    test: {
      name,
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**'],
      maxWorkers,
      testTimeout: patience,
      hookTimeout: patience,
      expect: { poll: { timeout: patience / 4 } },
      ...test,
    },
  };
}

export default defineConfig({
  test: {
    maxWorkers,
    globalSetup: [path.join(import.meta.dirname, 'setup', 'services.ts')],
    projects: [
      project('rules', 'packages/rules'),
      project('contracts', 'packages/contracts'),
      project('signing', 'packages/signing'),
      project('migrate', 'packages/migrate'),
      project('outside', 'packages/outside'),
      project('locales', 'packages/locales'),
      project('ui', 'packages/ui', { environment: 'jsdom', isolate: false }),
      project('database', 'prisma'),
      // Each file has a site of its own; to load the gateway anew for each would take as long as
      // the tests.
      project('api', 'apps/api', { isolate: false }),
      // After the others: it looks at what the tests of the gateway have had for replies.
      project('api-replies', 'apps/api', {
        include: ['testing/*.check.ts'],
        sequence: { groupOrder: 1 },
      }),
      project('arcade', 'apps/arcade'),
      project('parlour', 'apps/parlour'),
      project('paygate', 'apps/paygate'),
      project('web', 'apps/web', { environment: 'jsdom' }),
      project('console', 'apps/console', { environment: 'jsdom', isolate: false }),
      project('repo', 'tests/architecture'),
      project('chaos', 'tests/chaos'),
      project('tooling', 'tooling'),
      project('launcher', 'tests/launcher'),
      project('backups', 'tests/backups'),
    ],
  },
});
