import { check } from './check.ts';
import { journeys } from './journeys.ts';
import type { Part } from './part.ts';
import { vitestPart } from './vitest.ts';

const cruise = ['--config=tooling/dependency-cruiser.config.mjs', '--output-type=err-long'];

/**
 * Every part of the test run, in the order in which they run: what is quick to fail comes first.
 */
export const parts: readonly Part[] = [
  check('format', 'that every file is formatted', 3, ['@biomejs/biome', 'biome'], ['format', '.']),
  check(
    'lint',
    'that the linter has no complaint',
    5,
    ['@biomejs/biome', 'biome'],
    ['lint', '--error-on-warnings', '.'],
  ),
  check(
    'types',
    'the types of every package',
    50,
    ['turbo', 'turbo'],
    ['run', 'typecheck', '--output-logs=errors-only'],
  ),
  check(
    'imports',
    'who imports whom',
    8,
    ['dependency-cruiser', 'depcruise'],
    [...cruise, 'apps', 'packages', 'prisma', 'tests', 'tooling'],
  ),
  vitestPart('unit', 'the packages', 25, [
    'rules',
    'contracts',
    'signing',
    'migrate',
    'outside',
    'locales',
    'ui',
  ]),
  vitestPart('repo', 'the repository’s own rules (tests/architecture)', 10),
  vitestPart('chaos', 'what the run that breaks the site reckons with (tests/chaos)', 5),
  vitestPart('launcher', 'what `npm start` and `npm test` promise (tests/launcher, tooling)', 35, [
    'launcher',
    'tooling',
  ]),
  vitestPart('api', 'the gateway and its database, on a real PostgreSQL and Redis', 240, [
    'api',
    'api-replies',
    'database',
  ]),
  vitestPart('backups', 'that a lost database comes back (ops/postgres)', 15),
  vitestPart('arcade', 'the in-house game vendor', 45),
  vitestPart('parlour', 'the stand-in vendor with wallets of its own', 10),
  vitestPart('paygate', 'the stand-in payment gateway', 10),
  vitestPart('web', 'the player and agent site', 180),
  vitestPart('console', 'the console of the staff', 25),
  journeys,
];
