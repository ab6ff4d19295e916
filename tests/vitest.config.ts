import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const repository = path.resolve(import.meta.dirname, '..');

/** One more than the cores: a worker waits for the database or for timers half of the time. */
const maxWorkers = 3;

/**
 * Milliseconds. Only a hanging test should time out, not one on a busy machine.
 */
const patience = 150_000;

/**
 * The project of a package. It extends the package's own `vitest.config.ts`, if there is one.
 */
function project(
  name: string,
  folder: string,
  test: {
    environment?: 'jsdom';
    include?: string[];
    exclude?: string[];
    isolate?: boolean;
    sequence?: { groupOrder: number };
  } = {},
): TestProjectConfiguration {
  const { exclude = [], ...rest } = test;
  const root = path.join(repository, folder);
  const own = path.join(root, 'vitest.config.ts');
  return {
    extends: existsSync(own) ? own : false,
    root,
    test: {
      name,
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**', ...exclude],
      maxWorkers,
      testTimeout: patience,
      hookTimeout: patience,
      expect: { poll: { timeout: patience / 5 } },
      // A wait that fails would print the whole page at each try. Set it to see the page.
      env: { DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0' },
      ...rest,
    },
  };
}

/** The test files of a package whose text contains a word, and its other ones. */
function filesBy(folder: string, word: string): { found: string[]; others: string[] } {
  const files = globSync('src/**/*.test.{ts,tsx}', { cwd: path.join(repository, folder) });
  const found = files.filter((file) =>
    readFileSync(path.join(repository, folder, file), 'utf8').includes(word),
  );
  return { found, others: files.filter((file) => !found.includes(file)) };
}

/** Test files that replace a module. In a shared worker it would stay replaced for later files. */
const webMocks = filesBy('apps/web', 'vi.mock(');
/** Test files of pages, which begin when their modules are loaded. */
const arcadePages = filesBy('apps/arcade', '@vitest-environment jsdom').found;

export default defineConfig({
  test: {
    maxWorkers,
    globalSetup: [path.join(import.meta.dirname, 'setup', 'services.ts')],
    projects: [
      project('rules', 'packages/rules', { isolate: false }),
      project('contracts', 'packages/contracts', { isolate: false }),
      project('signing', 'packages/signing', { isolate: false }),
      project('draws', 'packages/draws', { isolate: false }),
      project('conformance', 'packages/conformance', { isolate: false }),
      project('migrate', 'packages/migrate'),
      project('rows', 'packages/rows'),
      project('art', 'packages/art', { isolate: false }),
      project('outside', 'packages/outside'),
      project('locales', 'packages/locales', { isolate: false }),
      project('ui', 'packages/ui', { environment: 'jsdom', isolate: false }),
      project('database', 'prisma', { isolate: false }),
      // Files share the modules of their worker: loading them again for each file takes as long as
      // the tests. The set-up files clear what a test leaves behind.
      project('api', 'apps/api', { isolate: false }),
      // After the others: it checks the replies that the gateway's tests have recorded.
      project('api-replies', 'apps/api', {
        include: ['testing/*.check.ts'],
        sequence: { groupOrder: 1 },
      }),
      project('arcade', 'apps/arcade', { isolate: false, exclude: arcadePages }),
      project('arcade-pages', 'apps/arcade', { include: arcadePages }),
      project('parlour', 'apps/parlour'),
      project('paygate', 'apps/paygate', { isolate: false }),
      project('web', 'apps/web', { environment: 'jsdom', isolate: false, exclude: webMocks.found }),
      // Excludes, because `include` would be added to the one of the package's own file.
      project('web-mocks', 'apps/web', { environment: 'jsdom', exclude: webMocks.others }),
      project('console', 'apps/console', { environment: 'jsdom', isolate: false }),
      project('repo', 'tests/architecture', { isolate: false }),
      project('chaos', 'tests/chaos'),
      project('tooling', 'tooling', { isolate: false }),
      project('launcher', 'tests/launcher'),
      project('backups', 'tests/backups'),
    ],
  },
});
